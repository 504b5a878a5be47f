#if Desktop
    extension SymbolNames {
        /// A symbol and how it is drawn, as `SymbolStrokes` reads it.
        static let strokes = [shapes, figures, animals, sports, household].joined(separator: "\n")

        /// Shapes, arrows and signs.
        private static let shapes = """
            square.lefthalf.filled b M 1.5 2.5 Q 1.5 1.5 2.5 1.5 H 13.5 Q 14.5 1.5 14.5 2.5 V 13.5 Q 14.5 14.5 13.5 \
            14.5 H 2.5 Q 1.5 14.5 1.5 13.5 Z; k M 2 2 H 8 V 14 H 2 Z
            square.inset.filled b M 1.5 2.5 Q 1.5 1.5 2.5 1.5 H 13.5 Q 14.5 1.5 14.5 2.5 V 13.5 Q 14.5 14.5 13.5 \
            14.5 H 2.5 Q 1.5 14.5 1.5 13.5 Z; k M 4 4 H 12 V 12 H 4 Z
            rectangle.lefthalf.filled s M 1.5 3.5 H 14.5 V 12.5 H 1.5 Z; f M 2 4 H 8 V 12 H 2 Z
            rectangle.tophalf.filled s M 1.5 3.5 H 14.5 V 12.5 H 1.5 Z; f M 2 4 H 14 V 8 H 2 Z
            rectangle.bottomhalf.filled s M 1.5 3.5 H 14.5 V 12.5 H 1.5 Z; f M 2 8 H 14 V 12 H 2 Z
            rectangle.inset.filled s M 1.5 3.5 H 14.5 V 12.5 H 1.5 Z; f M 3.5 5.5 H 12.5 V 10.5 H 3.5 Z
            rectangle.center.inset.filled s M 1.5 3.5 H 14.5 V 12.5 H 1.5 Z; f M 5 6 H 11 V 10 H 5 Z
            rectangle.leftthird.inset.filled s M 1.5 3.5 H 14.5 V 12.5 H 1.5 Z; f M 3 5 H 6.5 V 11 H 3 Z
            rectangle.lefthalf.inset.filled s M 1.5 3.5 H 14.5 V 12.5 H 1.5 Z; f M 3 5 H 8 V 11 H 3 Z
            rectangle.bottomthird.inset.filled s M 1.5 3.5 H 14.5 V 12.5 H 1.5 Z; f M 3 9 H 13 V 11 H 3 Z
            rectangle.topthird.inset.filled s M 1.5 3.5 H 14.5 V 12.5 H 1.5 Z; f M 3 5 H 13 V 7 H 3 Z
            rectangle.split.1x2 b M 1.5 3.5 H 14.5 V 12.5 H 1.5 Z; h M 1.5 8 H 14.5
            rectangle.split.2x2 b M 1.5 3.5 H 14.5 V 12.5 H 1.5 Z; h M 1.5 8 H 14.5 M 8 3.5 V 12.5
            capsule.portrait b M 4.5 5 Q 4.5 1.5 8 1.5 Q 11.5 1.5 11.5 5 V 11 Q 11.5 14.5 8 14.5 Q 4.5 14.5 4.5 11 Z
            oval.portrait b M 8 1.5 C 10.8 1.5 12.5 4.4 12.5 8 C 12.5 11.6 10.8 14.5 8 14.5 C 5.2 14.5 3.5 11.6 3.5 8 \
            C 3.5 4.4 5.2 1.5 8 1.5 Z
            poweron w M 8 1.5 V 14.5
            righttriangle b M 2 2 V 14 H 14 Z
            cone b M 8 1.5 L 13.5 12 Q 13 14.5 8 14.5 Q 3 14.5 2.5 12 Z; h M 2.7 12 Q 3.5 10.3 8 10.3 Q 12.5 10.3 \
            13.3 12
            pyramid b M 8 1.5 L 14.5 11 L 9 14.5 L 1.5 11 Z; h M 8 1.5 L 9 14.5
            cross b M 5.5 1.5 H 10.5 V 5.5 H 14.5 V 10.5 H 10.5 V 14.5 H 5.5 V 10.5 H 1.5 V 5.5 H 5.5 Z
            burst b M 8 1 L 9.4 4 L 12 2 L 11.7 5.2 L 15 5.5 L 12.6 8 L 15 10.5 L 11.7 10.8 L 12 14 L 9.4 12 L 8 15 \
            L 6.6 12 L 4 14 L 4.3 10.8 L 1 10.5 L 3.4 8 L 1 5.5 L 4.3 5.2 L 4 2 L 6.6 4 Z
            rays w M 8 1 V 4.5 M 8 11.5 V 15 M 1 8 H 4.5 M 11.5 8 H 15 M 3 3 L 5.5 5.5 M 10.5 10.5 L 13 13 M 13 3 L \
            10.5 5.5 M 5.5 10.5 L 3 13
            circles.hexagongrid b O 8 8 1.7; b O 8 3 1.7; b O 8 13 1.7; b O 3.7 5.5 1.7; b O 12.3 5.5 1.7; b O 3.7 \
            10.5 1.7; b O 12.3 10.5 1.7
            circle.grid.2x2 b O 4.5 4.5 2.5; b O 11.5 4.5 2.5; b O 4.5 11.5 2.5; b O 11.5 11.5 2.5
            circle.grid.cross b O 8 3 2; b O 8 13 2; b O 3 8 2; b O 13 8 2
            camera.filters b O 8 5.5 4; b O 5.5 10 4; b O 10.5 10 4
            dial.min b O 8 8 6.5; h M 3.7 12.3 L 6 10
            scribble w M 2 10 Q 5 1 7 3.5 Q 8 6 4.5 11 Q 4 13.5 6 12.5 L 11 5.5 Q 12.5 4 12 6.5 L 9.5 11 Q 9 13.5 14 10
            lasso s M 4 10.5 Q 1.5 9.5 1.5 6.8 Q 2 2.5 8.5 2.5 Q 14.5 2.8 14.5 6.5 Q 14 10.5 7 10.8; s O 5.2 11 1.5; \
            s M 6 12.3 Q 6.3 14 4 14.8
            arrow.uturn.left w M 5.5 2.5 L 2 6 L 5.5 9.5 M 2 6 H 10 Q 14 6.2 14 9.8 Q 14 13.3 10 13.5 H 7
            arrow.triangle.branch s M 4.5 14.5 V 5; f M 2 5.5 L 4.5 1.5 L 7 5.5 Z; s M 4.5 12.5 Q 4.5 10 8 9.8 Q \
            11.5 9.5 11.5 6.5; f M 9 7 L 11.5 3 L 14 7 Z
            arrow.triangle.merge s M 3.5 14.5 V 12 Q 3.5 9 8 8.5 Q 12.5 9 12.5 12 V 14.5 M 8 8.5 V 5; f M 5.5 5.5 L \
            8 1.5 L 10.5 5.5 Z
            arrow.triangle.swap w M 1.5 5 H 10 M 14.5 11 H 6; f M 10 2 L 14.8 5 L 10 8 Z; f M 6 8 L 1.2 11 L 6 14 Z
            arrowshape.right b M 8.5 2 L 14.5 8 L 8.5 14 V 10.5 H 1.5 V 5.5 H 8.5 Z
            wave.3.right w A 0 8 5 -45 45; w A 0 8 9 -45 45; w A 0 8 13 -45 45
            cursorarrow b M 4 1.5 V 12.3 L 6.7 9.8 L 8.7 14.2 L 10.6 13.3 L 8.6 9.1 H 12.2 Z
            cursorarrow.rays b M 6 6 L 14.5 9.5 L 11 11 L 9.5 14.5 Z; s M 6 1 V 3 M 1 6 H 3 M 2.5 2.5 L 4 4 M 9.5 \
            2.5 L 8 4 M 2.5 9.5 L 4 8
            bubble.left.and.bubble.right b M 1.5 3 Q 1.5 2 2.5 2 H 9.5 Q 10.5 2 10.5 3 V 7 Q 10.5 8 9.5 8 H 5 L 3 10 \
            V 8 H 2.5 Q 1.5 8 1.5 7 Z; b M 12 5.5 H 13.5 Q 14.5 5.5 14.5 6.5 V 11 Q 14.5 12 13.5 12 H 13 V 14 L 11 \
            12 H 7.5 Q 6.5 12 6.5 11 V 9.7 H 10 Q 12 9.7 12 7.5 Z
            point.topleft.down.to.point.bottomright.curvepath s O 3.5 3.5 2; s O 12.5 12.5 2; s M 5.5 3.5 H 9 Q 13 \
            3.5 11.5 6 L 4.5 10 Q 3 12.5 7 12.5 H 10.5
            tray.and.arrow.down b M 1.5 9.5 H 5 Q 5.3 11.5 8 11.5 Q 10.7 11.5 11 9.5 H 14.5 V 13.5 Q 14.5 14.5 13.5 \
            14.5 H 2.5 Q 1.5 14.5 1.5 13.5 Z; s M 8 1.5 V 8 M 5.3 5.3 L 8 8 L 10.7 5.3
            tray.and.arrow.up b M 1.5 9.5 H 5 Q 5.3 11.5 8 11.5 Q 10.7 11.5 11 9.5 H 14.5 V 13.5 Q 14.5 14.5 13.5 \
            14.5 H 2.5 Q 1.5 14.5 1.5 13.5 Z; s M 8 8 V 1.5 M 5.3 4.2 L 8 1.5 L 10.7 4.2
            playpause b M 1.5 3.5 L 8 8 L 1.5 12.5 Z; w M 10.5 4 V 12 M 13.5 4 V 12
            flag.checkered s M 2.5 1 V 15 M 2.5 2 H 14.5 V 10.5 H 2.5; f M 2.5 2 H 5.5 V 4.8 H 2.5 Z; f M 8.5 2 H \
            11.5 V 4.8 H 8.5 Z; f M 5.5 4.8 H 8.5 V 7.7 H 5.5 Z; f M 11.5 4.8 H 14.5 V 7.7 H 11.5 Z; f M 2.5 7.7 H \
            5.5 V 10.5 H 2.5 Z; f M 8.5 7.7 H 11.5 V 10.5 H 8.5 Z
            road.lanes w M 4.5 2 L 1.5 14 M 11.5 2 L 14.5 14 M 8 2 V 4.5 M 8 7 V 9.5 M 8 12 V 14
            stairs w M 1.5 14 H 4.7 V 10.7 H 8 V 7.3 H 11.3 V 4 H 14.5
            checkerboard.rectangle s M 1.5 3.5 H 14.5 V 12.5 H 1.5 Z; f M 1.5 3.5 H 4.7 V 6.5 H 1.5 Z; f M 8 3.5 H \
            11.2 V 6.5 H 8 Z; f M 4.7 6.5 H 8 V 9.5 H 4.7 Z; f M 11.2 6.5 H 14.5 V 9.5 H 11.2 Z; f M 1.5 9.5 H 4.7 V \
            12.5 H 1.5 Z; f M 8 9.5 H 11.2 V 12.5 H 8 Z
            """

        /// People and their parts.
        private static let figures = """
            figure.stand f O 8 2.6 1.7; w M 5 9.5 L 5.8 5.8 H 10.2 L 11 9.5 M 6.8 6 V 14.5 M 9.2 6 V 14.5 M 8 6 V 10
            figure.wave f O 8 2.6 1.7; w M 5 9.5 L 5.8 5.8 H 10.2 L 13 2.5 M 6.8 6 V 14.5 M 9.2 6 V 14.5 M 8 6 V 10
            figure.walk f O 8.6 2.3 1.6; w M 8.4 5.3 L 7.6 9.3 L 9.8 11.3 L 10.8 14.8 M 7.6 9.3 L 6.9 12 L 4.8 14.8 \
            M 8.4 5.3 L 5.4 6.8 L 4.7 9.2 M 8.4 5.3 L 10.2 7.8 L 12.3 8.7
            figure.run f O 10.6 2.3 1.6; w M 9.4 5 L 7.2 9 L 9.8 11 L 9 14.8 M 7.2 9 L 5.8 11.7 L 2 12 M 9.4 5 L 6 \
            4.6 L 4 7 M 9.4 5 L 11 7.7 L 13.8 7.2
            figure.hiking f O 7.6 2.3 1.6; w M 7.4 5.3 L 6.6 9.3 L 8.6 11.3 L 9.3 14.8 M 6.6 9.3 L 5.9 12 L 3.8 14.8 \
            M 7.4 5.3 L 9.2 7.8 L 12 7.6; s M 12.2 5.8 L 13.5 14.8; f M 3.2 5 L 5.8 4.6 L 5.2 9 L 2.7 8.6 Z
            figure.dance f O 8 2.3 1.6; w M 8 5.2 V 9.3 M 8 5.2 L 4.8 6.8 L 2.5 4.5 M 8 5.2 L 11.3 4.2 L 13.5 6.5 M \
            8 9.3 L 5.3 11.5 L 6 14.8 M 8 9.3 L 11.3 11 L 13.2 14.3
            figure.yoga f O 8 2.4 1.6; w M 1.8 6.5 H 14.2 M 8 6.3 V 9.8 L 4 11.3 L 3.4 14.8 M 8 9.8 L 13.8 14.8
            figure.mind.and.body f O 8 2.8 1.7; w M 8 5.8 V 10 M 8 5.8 L 5.5 8 L 3 10.8 M 8 5.8 L 10.5 8 L 13 10.8 M \
            3 13.8 L 8 10.8 L 13 13.8 H 3
            figure.strengthtraining.traditional f O 8 4.9 1.5; s M 1.5 1.8 H 14.5; w M 2.7 .5 V 3.2 M 13.3 .5 V 3.2 \
            M 5 2 L 5.2 6 L 8 7.5 L 10.8 6 L 11 2 M 8 7.5 V 10.5 L 5.8 14.8 M 8 10.5 L 10.2 14.8
            figure.pool.swim f O 12 7 1.6; w M 3 9.8 L 9.5 8 L 6.5 4.3 L 10 3; s M 1 12.5 Q 2.75 10.8 4.5 12.5 Q \
            6.25 14.2 8 12.5 Q 9.75 10.8 11.5 12.5 Q 13.25 14.2 15 12.5
            figure.roll f O 6.3 2.3 1.5; w M 6.3 5 V 9.5 H 10.3 L 12.2 13.8 M 6.3 6.8 H 9.8; s A 6.8 10.8 3.8 20 230
            hand.raised b M 4 9.6 L 2.3 7.6 Q 1.4 6.4 2.3 5.7 Q 3.2 5.2 4 6.1 L 4.8 7.1 V 3 Q 4.8 2 5.7 2 Q 6.6 2 \
            6.6 3 V 2 Q 6.6 1 7.5 1 Q 8.5 1 8.5 2 V 2.6 Q 8.5 1.6 9.4 1.6 Q 10.4 1.6 10.4 2.6 V 4 Q 10.4 3.2 11.3 \
            3.2 Q 12.2 3.2 12.2 4.2 V 10 Q 12.2 15 8.3 15 Q 5.8 15 4 9.6 Z; h M 6.6 3 V 7 M 8.5 2.6 V 7 M 10.4 4 V \
            7.3
            figure.2 f O 4.8 3 1.6; f O 11.2 3 1.6; w M 2 9.5 L 2.8 6.2 H 6.8 L 8 9 L 9.2 6.2 H 13.2 L 14 9.5 M 3.7 \
            6.4 V 14.5 M 5.9 6.4 V 14.5 M 10.1 6.4 V 14.5 M 12.3 6.4 V 14.5
            hands.clap b M 7.5 13.6 Q 3.5 14.5 2.5 10.5 L 1.8 7.5 Q 1.6 6.3 2.6 6.2 Q 3.4 6.2 3.7 7.2 L 4.2 8.5 L 6 \
            4 Q 7.4 3.4 7.5 5 Z; b M 8.5 13.6 Q 12.5 14.5 13.5 10.5 L 14.2 7.5 Q 14.4 6.3 13.4 6.2 Q 12.6 6.2 12.3 \
            7.2 L 11.8 8.5 L 10 4 Q 8.6 3.4 8.5 5 Z; s M 8 2.3 V .8 M 4.5 2.8 L 3.7 1.5 M 11.5 2.8 L 12.3 1.5; h M 8 5 V 13.5
            hand.wave b M 4 9.6 L 2.3 7.6 Q 1.4 6.4 2.3 5.7 Q 3.2 5.2 4 6.1 L 4.8 7.1 V 3 Q 4.8 2 5.7 2 Q 6.6 2 6.6 \
            3 V 2 Q 6.6 1 7.5 1 Q 8.5 1 8.5 2 V 2.6 Q 8.5 1.6 9.4 1.6 Q 10.4 1.6 10.4 2.6 V 4 Q 10.4 3.2 11.3 3.2 Q \
            12.2 3.2 12.2 4.2 V 10 Q 12.2 15 8.3 15 Q 5.8 15 4 9.6 Z; h M 6.6 3 V 7 M 8.5 2.6 V 7 M 10.4 4 V 7.3; s \
            M 12.5 .7 Q 14.3 1.5 14.8 3.5 M 1 11.5 Q 1.5 13.5 3.2 14.6
            brain b M 8 3 Q 8 1.5 6.3 1.5 Q 4.8 1.5 4.5 3 Q 2.5 3.2 2.5 5.2 Q 1 6 1 8 Q 1 9.7 2.3 10.5 Q 2.2 12.7 \
            4.4 13 Q 5 14.5 6.5 14.5 Q 8 14.5 8 13 Q 8 14.5 9.5 14.5 Q 11 14.5 11.6 13 Q 13.8 12.7 13.7 10.5 Q 15 \
            9.7 15 8 Q 15 6 13.5 5.2 Q 13.5 3.2 11.5 3 Q 11.2 1.5 9.7 1.5 Q 8 1.5 8 3 Z; h M 8 3.5 V 12.5 M 5.7 5 Q \
            5.7 6.6 4.2 6.6 M 5.7 11 Q 5.7 9.4 4.2 9.4 M 10.3 5 Q 10.3 6.6 11.8 6.6 M 10.3 11 Q 10.3 9.4 11.8 9.4
            brain.head.profile b M 5.5 15 V 12.5 H 4.3 Q 3 12.5 3 11.2 V 9.5 L 1.6 9 L 3 6.3 Q 3.2 1.2 8.5 1.2 Q \
            14.2 1.4 14.3 7 Q 14.2 9.5 12 11.5 V 15; h M 8 9.5 V 7.7 Q 5.7 8 5.6 6.2 Q 5.8 4.8 7 4.8 Q 7.5 3.4 9 3.6 \
            Q 10.3 3.5 10.7 4.7 Q 12.2 5 12 6.5 Q 11.8 7.8 10.3 7.6 Q 9.5 8.3 8 7.7
            mouth b M 1.5 8 Q 4 4.5 6 4.5 Q 7.2 4.5 8 5.3 Q 8.8 4.5 10 4.5 Q 12 4.5 14.5 8 Q 12 12 8 12 Q 4 12 1.5 8 \
            Z; h M 1.5 8 Q 5 7.5 8 8.2 Q 11 7.5 14.5 8
            nose b M 6.8 1.5 Q 6.8 6 5 9.5 Q 3.5 11.8 4.8 12.8 Q 5.8 13.4 6.6 12.8 Q 7.2 14 8 14 Q 8.8 14 9.4 12.8 Q \
            10.2 13.4 11.2 12.8 Q 12.5 11.8 11 9.5 Q 9.2 6 9.2 1.5
            eyes b O 4.5 8 3.3; b O 11.5 8 3.3; k O 5.3 8.3 1.4; k O 12.3 8.3 1.4
            facemask b M 3.5 5.5 Q 8 2.8 12.5 5.5 V 9 Q 11 13 8 13 Q 5 13 3.5 9 Z; s M 3.5 6 H 2 Q 1 8.5 3.7 9.5 M \
            12.5 6 H 14 Q 15 8.5 12.3 9.5; h M 5.5 7.3 H 10.5 M 5.5 9.6 H 10.5
            """
    }
#endif
