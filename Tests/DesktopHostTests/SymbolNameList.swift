#if Desktop
    /// Names of SF Symbols that programs use.
    enum SymbolNameList {
        /// The eighty that open-source programs use most, the most used first.
        static let mostUsed = """
            plus trash xmark star.fill heart.fill xmark.circle.fill xmark.circle checkmark checkmark.circle.fill
            gear star photo calendar pencil clock magnifyingglass square.and.arrow.up info.circle plus.circle globe
            person.fill chevron.right plus.circle.fill checkmark.seal.fill paintpalette person.crop.circle
            arrow.right person checkmark.circle ellipsis flame.fill minus.circle airplane person.3 heart gearshape
            chevron.down clock.fill square.and.pencil ellipsis.circle doc.on.doc arrow.up.arrow.down 1.circle
            forward.fill arrow.clockwise chevron.left house.fill slider.vertical.3 house arrow.2.squarepath
            arrow.counterclockwise cart link 2.circle arrow.circlepath doc.on.clipboard person.circle.fill
            text.insert questionmark minus.circle.fill 3.circle archivebox at bell chevron.right.circle
            person.crop.circle.badge.xmark person.crop.square qrcode.viewfinder star.circle timer book list.bullet
            circle list.dash camera hand.thumbsup line.3.horizontal.decrease.circle multiply.circle.fill safari
            person.badge.plus
            """.split(whereSeparator: \.isWhitespace).map(String.init)

        /// Others of the most common.
        static let others = """
            plus.square plus.square.fill plus.app minus minus.square xmark.square xmark.square.fill xmark.octagon
            xmark.octagon.fill xmark.seal checkmark.square checkmark.square.fill checkmark.seal checkmark.shield
            checkmark.shield.fill checkmark.rectangle questionmark.circle questionmark.circle.fill
            questionmark.square questionmark.diamond exclamationmark exclamationmark.circle
            exclamationmark.circle.fill exclamationmark.triangle exclamationmark.triangle.fill
            exclamationmark.octagon exclamationmark.shield info info.circle.fill info.square ellipsis.circle.fill
            ellipsis.bubble ellipsis.message number number.circle percent divide multiply equal equal.circle
            equal.square lessthan greaterthan sum function infinity plusminus asterisk nosign slash.circle
            chevron.up chevron.forward chevron.backward chevron.up.chevron.down chevron.left.circle
            chevron.left.circle.fill chevron.right.circle.fill chevron.down.circle chevron.up.circle
            chevron.right.square chevron.right.2 chevron.left.2 chevron.compact.down
            chevron.left.forwardslash.chevron.right arrow.up arrow.down arrow.left arrow.forward arrow.backward
            arrow.up.circle arrow.up.circle.fill arrow.down.circle arrow.down.circle.fill arrow.left.circle
            arrow.right.circle arrow.right.circle.fill arrow.up.right arrow.up.left arrow.down.right arrow.down.left
            arrow.up.right.square arrow.up.right.circle.fill arrow.left.arrow.right arrow.left.and.right
            arrow.up.and.down arrow.triangle.2.circlepath arrow.triangle.branch arrow.triangle.merge
            arrow.uturn.left arrow.uturn.right arrow.uturn.backward arrow.uturn.forward arrow.turn.down.right
            arrow.turn.up.left arrow.down.to.line arrow.up.to.line arrow.up.left.and.arrow.down.right
            arrow.down.right.and.arrow.up.left arrow.clockwise.circle arrow.clockwise.circle.fill
            arrow.counterclockwise.circle arrowshape.turn.up.left arrowshape.turn.up.right
            arrowshape.turn.up.left.fill arrowtriangle.up.fill arrowtriangle.down.fill arrowtriangle.right.fill
            square.and.arrow.down square.and.arrow.up.fill rectangle.portrait.and.arrow.right
            square.and.arrow.up.on.square tray.and.arrow.down icloud.and.arrow.down circle.fill circle.dashed
            circle.lefthalf.filled smallcircle.filled.circle largecircle.fill.circle circle.inset.filled square
            square.fill square.dashed triangle triangle.fill diamond diamond.fill hexagon hexagon.fill octagon
            pentagon capsule capsule.fill oval oval.fill rectangle rectangle.fill rectangle.portrait app.fill target
            scope person.2 person.2.fill person.3.fill person.circle person.crop.circle.fill
            person.crop.circle.badge.plus person.crop.square.fill person.crop.rectangle person.fill.badge.plus
            person.badge.minus person.fill.checkmark person.text.rectangle person.2.circle person.slash figure.walk
            figure.stand accessibility hand.thumbsup.fill hand.thumbsdown hand.thumbsdown.fill hand.tap
            hand.point.up.left face.smiling face.smiling.fill eye eye.fill eye.slash eye.slash.fill ear
            brain.head.profile lungs graduationcap graduationcap.fill eyeglasses sunglasses house.circle
            house.and.flag building building.fill building.2 building.2.fill building.columns building.columns.fill
            storefront gear.circle gearshape.fill gearshape.2 wrench wrench.fill wrench.and.screwdriver hammer
            hammer.fill screwdriver heart.circle heart.circle.fill heart.slash heart.slash.fill heart.text.square
            star.slash star.slash.fill star.circle.fill star.square star.leadinghalf.filled sparkles trash.fill
            trash.circle trash.slash trash.square pencil.circle pencil.circle.fill pencil.line
            square.and.pencil.circle eraser highlighter scribble bell.fill bell.slash bell.slash.fill bell.badge
            bell.badge.fill bell.circle bookmark bookmark.fill bookmark.slash bookmark.circle calendar.badge.plus
            calendar.circle calendar.badge.clock clock.arrow.circlepath clock.badge.checkmark alarm alarm.fill
            stopwatch stopwatch.fill hourglass hourglass.bottomhalf.filled deskclock cloud cloud.fill cloud.rain
            cloud.rain.fill cloud.bolt cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill cloud.snow
            cloud.snow.fill cloud.fog cloud.sun cloud.sun.fill cloud.sun.rain cloud.moon cloud.moon.fill
            cloud.drizzle cloud.heavyrain cloud.hail icloud icloud.fill sun.max sun.max.fill sun.min sun.haze
            sunrise sunrise.fill sunset sunset.fill moon moon.fill moon.stars moon.stars.fill moon.zzz snowflake
            wind tornado hurricane thermometer thermometer.medium thermometer.sun thermometer.snowflake drop
            drop.fill humidity flame leaf leaf.fill tree tree.fill water.waves bolt bolt.fill bolt.circle bolt.slash
            umbrella umbrella.fill doc doc.fill doc.text doc.text.fill doc.badge.plus doc.plaintext doc.richtext
            doc.on.doc.fill doc.circle doc.text.magnifyingglass doc.append folder folder.fill folder.badge.plus
            folder.badge.minus folder.circle tray tray.fill tray.full tray.2 archivebox.fill shippingbox
            shippingbox.fill envelope envelope.fill envelope.open envelope.open.fill envelope.badge envelope.circle
            paperplane paperplane.fill paperplane.circle.fill message message.fill bubble.left bubble.left.fill
            bubble.right bubble.left.and.bubble.right quote.bubble text.bubble plus.bubble exclamationmark.bubble
            phone phone.fill phone.circle phone.circle.fill phone.down phone.down.fill phone.arrow.up.right
            phone.badge.plus megaphone megaphone.fill photo.fill photo.on.rectangle photo.stack photo.circle
            photo.artframe camera.fill camera.circle camera.viewfinder camera.rotate video video.fill video.slash
            video.slash.fill film tv tv.fill play play.fill play.circle play.circle.fill play.rectangle
            play.rectangle.fill pause pause.fill pause.circle pause.circle.fill stop stop.fill stop.circle
            stop.circle.fill record.circle backward.fill forward backward.end.fill forward.end.fill goforward
            gobackward goforward.15 gobackward.15 playpause shuffle repeat repeat.1 speaker speaker.fill
            speaker.wave.1 speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill speaker.slash
            speaker.slash.fill music.note music.note.list music.mic mic mic.fill mic.slash mic.slash.fill mic.circle
            headphones waveform waveform.path.ecg waveform.circle radio gamecontroller gamecontroller.fill
            paintbrush paintbrush.fill paintbrush.pointed paintpalette.fill eyedropper theatermasks lock lock.fill
            lock.open lock.open.fill lock.circle lock.slash lock.shield key key.fill faceid touchid shield
            shield.fill shield.slash map map.fill mappin mappin.circle mappin.circle.fill mappin.and.ellipse
            mappin.slash location location.fill location.circle location.circle.fill location.slash location.north
            signpost.right network globe.europe.africa globe.americas.fill wifi wifi.slash wifi.circle
            wifi.exclamationmark antenna.radiowaves.left.and.right dot.radiowaves.left.and.right cellularbars
            personalhotspot battery.0 battery.25 battery.50 battery.75 battery.100 battery.100.bolt powerplug
            powerplug.fill power cart.fill cart.badge.plus cart.badge.minus cart.circle bag bag.fill bag.badge.plus
            bag.circle basket basket.fill creditcard creditcard.fill creditcard.circle banknote wallet.pass gift
            gift.fill giftcard tag tag.fill tag.circle tag.slash ticket ticket.fill dollarsign dollarsign.circle
            dollarsign.circle.fill eurosign eurosign.circle sterlingsign.circle yensign.circle bitcoinsign.circle
            indianrupeesign.circle flag flag.fill flag.circle flag.slash flag.checkered pin pin.fill pin.slash
            pin.circle link.circle link.badge.plus paperclip paperclip.circle magnifyingglass.circle
            magnifyingglass.circle.fill plus.magnifyingglass minus.magnifyingglass slider.horizontal.3 switch.2
            list.bullet.circle list.number list.star list.bullet.rectangle list.clipboard list.bullet.indent
            checklist line.3.horizontal line.3.horizontal.decrease line.3.horizontal.decrease.circle.fill
            line.horizontal.3 text.alignleft text.aligncenter text.alignright text.justify text.badge.plus
            text.quote text.cursor textformat textformat.size textformat.abc bold italic underline strikethrough
            square.grid.2x2 square.grid.2x2.fill square.grid.3x3 square.grid.3x3.fill rectangle.grid.1x2
            rectangle.grid.2x2 circle.grid.2x2 tablecells sidebar.left sidebar.right sidebar.leading
            rectangle.split.2x1 rectangle.split.3x1 square.split.2x1 square.stack square.stack.3d.up
            square.stack.3d.up.fill square.on.square rectangle.stack rectangle.stack.fill rectangle.on.rectangle
            rectangle.3.group book.fill book.closed book.closed.fill book.circle books.vertical books.vertical.fill
            newspaper newspaper.fill magazine note note.text text.book.closed chart.bar chart.bar.fill chart.pie
            chart.pie.fill chart.line.uptrend.xyaxis chart.xyaxis.line chart.bar.xaxis lightbulb lightbulb.fill
            lightbulb.slash lamp.desk desktopcomputer laptopcomputer display keyboard printer printer.fill iphone
            ipad applewatch server.rack externaldrive internaldrive cpu memorychip terminal terminal.fill apple.logo
            curlybraces qrcode barcode barcode.viewfinder viewfinder medal medal.fill trophy trophy.fill rosette
            puzzlepiece puzzlepiece.fill puzzlepiece.extension cube cube.fill cross cross.fill cross.case pills
            pills.fill bandage cup.and.saucer cup.and.saucer.fill mug wand.and.stars scissors ruler ruler.fill ant
            ladybug airplane.circle car car.fill car.circle bus bus.fill tram tram.fill train.side.front.car bicycle
            scooter fuelpump fuelpump.fill parkingsign suitcase suitcase.fill briefcase briefcase.fill backpack
            binoculars binoculars.fill lifepreserver die.face.1 die.face.6 die.face.6.fill dice dice.fill suit.heart
            suit.heart.fill suit.club.fill suit.diamond.fill suit.spade.fill command option shift control escape
            return delete.left delete.left.fill eject at.circle a.circle b.circle.fill z.square 0.circle
            5.circle.fill 10.circle 12.square.fill translate character.bubble airplane.arrival airplane.departure
            baseball basketball bed.double bird birthday.cake brain carrot cat.fill comb crown.fill dog.fill
            dumbbell ferry figure.dance figure.hiking figure.mind.and.body figure.pool.swim figure.run
            figure.strengthtraining.traditional figure.yoga fish flashlight.on.fill flask football fork.knife
            fork.knife.circle guitars hand.point.down hand.point.left hand.point.right hand.raised hand.raised.fill
            hand.wave hands.clap hands.sparkles hare lizard motorcycle mountain.2 mouth nose party.popper pawprint
            pawprint.fill pianokeys sailboat seal seal.fill shoe soccerball sofa sportscourt stethoscope syringe
            tennis.racket tent testtube.2 tortoise tshirt wineglass plus.bubble.fill lock.icloud bolt.heart.fill
            checkmark.diamond.fill bolt.shield person.fill.viewfinder lock.rotation square.lefthalf.filled
            rectangle.inset.filled circle.bottomhalf.filled tennisball.fill volleyball teddybear.fill popcorn
            movieclapper scroll.fill cross.case.fill keyboard.chevron.compact.down plus.rectangle.on.rectangle
            doc.badge.gearshape person.fill.questionmark phone.fill.arrow.up.right battery.100percent.bolt eyes
            steeringwheel 07.circle l1.circle
            """.split(whereSeparator: \.isWhitespace).map(String.init)
    }
#endif
