#if Desktop
    extension SymbolNames {
        /// Things and places: as `marks`.
        static let things = """
            gear gear emblem-system
            gearshape gear emblem-system
            gearshape.2 gear-wide-connected emblem-system
            wrench wrench applications-engineering
            wrench.and.screwdriver tools applications-utilities
            hammer hammer applications-engineering
            magnifyingglass search edit-find
            plus.magnifyingglass zoom-in zoom-in
            minus.magnifyingglass zoom-out zoom-out
            1.magnifyingglass search zoom-original
            lock lock changes-prevent
            lock.open unlock changes-allow
            key key dialog-password
            faceid person-bounding-box auth-face
            touchid fingerprint auth-fingerprint
            house house user-home
            house.and.flag house-door user-home
            building.2 buildings
            building.columns bank
            storefront shop
            calendar calendar x-office-calendar
            clock clock preferences-system-time
            clock.arrow.circlepath clock-history document-open-recent
            clock.arrow.2.circlepath clock-history document-open-recent
            alarm alarm alarm
            timer stopwatch
            deskclock alarm alarm
            hourglass.bottomhalf.filled hourglass-bottom
            hourglass.tophalf.filled hourglass-top
            creditcard credit-card auth-smartcard
            banknote cash
            wallet.pass wallet
            wallet.bifold wallet
            giftcard postcard-heart
            purchased bag-check
            chart.bar bar-chart
            chart.bar.xaxis bar-chart-line
            chart.bar.doc.horizontal file-earmark-bar-graph
            chart.pie pie-chart
            chart.line.uptrend.xyaxis graph-up-arrow
            chart.line.downtrend.xyaxis graph-down-arrow
            chart.line.flattrend.xyaxis graph-up
            chart.xyaxis.line graph-up
            lightbulb.slash lightbulb-off
            lamp.desk lamp
            bolt lightning media-flash
            bolt.horizontal lightning-charge
            bolt.car ev-front
            battery.0 battery battery-empty
            battery.25 battery battery-low
            battery.50 battery-half battery-good
            battery.75 battery-half battery-good
            battery.100 battery-full battery-full
            battery.100.bolt battery-charging battery-full-charging
            battery.0percent battery battery-empty
            battery.25percent battery battery-low
            battery.50percent battery-half battery-good
            battery.75percent battery-half battery-good
            battery.100percent battery-full battery-full
            powerplug plug ac-adapter
            wifi wifi network-wireless
            wifi.slash wifi-off network-wireless-offline
            wifi.exclamationmark wifi-2 network-wireless-no-route
            cellularbars reception-4 network-cellular-signal-excellent
            antenna.radiowaves.left.and.right broadcast network-wireless
            dot.radiowaves.left.and.right broadcast network-wireless
            dot.radiowaves.right wifi@90 network-wireless
            network globe preferences-system-network
            globe globe web-browser
            globe.europe.africa globe-europe-africa web-browser
            globe.americas globe-americas web-browser
            globe.asia.australia globe-asia-australia web-browser
            globe.desk globe web-browser
            safari compass web-browser
            location cursor location-services-active
            location.north cursor@315 location-services-active
            signpost.right signpost
            signpost.left signpost@mirror
            desktopcomputer display computer
            laptopcomputer laptop computer
            display display video-display
            pc pc computer
            keyboard keyboard input-keyboard
            computermouse mouse input-mouse
            magicmouse mouse2 input-mouse
            printer printer printer
            scanner printer scanner
            iphone phone phone
            iphone.radiowaves.left.and.right phone-vibrate phone
            iphone.landscape phone-landscape phone
            ipad tablet tablet
            ipad.landscape tablet-landscape tablet
            smartphone phone phone
            candybarphone phone phone
            applewatch smartwatch
            watch.analog watch
            visionpro headset-vr
            server.rack hdd-rack network-server
            xserve hdd-stack network-server
            cylinder database
            memorychip memory
            terminal terminal utilities-terminal
            apple.logo apple
            apple.terminal terminal utilities-terminal
            curlybraces braces
            qrcode qr-code
            qrcode.viewfinder qr-code-scan
            barcode upc
            barcode.viewfinder upc-scan
            viewfinder fullscreen
            medal award
            rosette award
            ticket ticket-perforated
            puzzlepiece puzzle application-x-addon
            puzzlepiece.extension puzzle application-x-addon
            cube box package-x-generic
            pills capsule-pill
            pill capsule
            bandage bandaid
            staroflife asterisk
            cup.and.saucer cup-hot
            mug cup
            takeoutbag.and.cup.and.straw cup-straw
            die.face.1 dice-1
            die.face.2 dice-2
            die.face.3 dice-3
            die.face.4 dice-4
            die.face.5 dice-5
            die.face.6 dice-6
            dice dice-5
            door.left.hand.open door-open
            door.left.hand.closed door-closed
            app app
            apps.iphone grid-3x3-gap view-app-grid
            square.3.layers.3d layers
            battery.100percent.bolt battery-charging battery-full-charging
            flashlight ~flashlight.off
            fan.desk fan
            fan.floor fan
            fan.ceiling fan
            chair.lounge ~chair
            exclamationmark.lock lock+exclamationmark.circle.fill
            lock.display display+lock.fill
            lock.desktopcomputer display+lock.fill
            lock.laptopcomputer laptop+lock.fill
            lock.iphone phone+lock.fill
            lock.ipad tablet+lock.fill
            play.display display+play.circle.fill
            play.desktopcomputer display+play.circle.fill
            play.laptopcomputer laptop+play.circle.fill
            macstudio pc-horizontal computer
            macpro.gen3.server hdd-rack network-server
            homekit house user-home
            location.north.line cursor@315 location-services-active
            location.magnifyingglass search edit-find
            gearshape.arrow.triangle.2.circlepath gear+arrow.triangle.2.circlepath
            wrench.adjustable wrench-adjustable
            key.horizontal key dialog-password
            house.lodge house user-home
            lamp.floor lamp
            lamp.table lamp
            lamp.ceiling lamp
            door.sliding.left.hand.closed door-closed
            door.sliding.right.hand.closed door-closed
            door.right.hand.open door-open
            door.right.hand.closed door-closed
            dryer ~washer
            fanblades fan
            desktopcomputer.and.arrow.down display+arrow.down.circle.fill
            display.and.arrow.down display+arrow.down.circle.fill
            display.2 display video-display
            macbook laptop computer
            macbook.gen1 laptop computer
            macbook.gen2 laptop computer
            macbook.and.iphone laptop computer
            laptopcomputer.and.iphone laptop computer
            macpro.gen1 pc computer
            macpro.gen2 pc computer
            macpro.gen3 pc computer
            macmini pc-horizontal computer
            ipodtouch phone phone
            ipod music-player multimedia-player
            iphone.homebutton phone phone
            iphone.gen1 phone phone
            iphone.gen2 phone phone
            iphone.gen3 phone phone
            ipad.homebutton tablet tablet
            ipad.gen1 tablet tablet
            ipad.gen2 tablet tablet
            ipad.and.iphone tablet tablet
            iphone.and.arrow.forward phone+arrow.right.circle.fill
            apps.ipad grid-3x3-gap view-app-grid
            apps.iphone.landscape grid-3x3-gap view-app-grid
            applewatch.watchface smartwatch
            applewatch.radiowaves.left.and.right smartwatch
            faxmachine printer printer
            printer.dotmatrix printer printer
            appletvremote.gen1 ~av.remote
            appletvremote.gen2 ~av.remote
            appletvremote.gen3 ~av.remote
            appletvremote.gen4 ~av.remote
            esim sim
            simcard.2 sim
            wifi.router router
            externaldrive.connected.to.line.below hdd-network
            xserve.raid hdd-stack
            cylinder.split.1x2 database
            point.3.connected.trianglepath.dotted diagram-3
            point.3.filled.connected.trianglepath.dotted diagram-3
            applelogo apple
            arkit box
            cube.transparent box package-x-generic
            creditcard.and.123 credit-card-2-front
            suitcase.rolling briefcase
            latch.2.case briefcase
            gym.bag bag
            logo.playstation playstation
            logo.xbox xbox
            l.joystick joystick
            r.joystick joystick
            lightbulb.max lightbulb
            lightbulb.min lightbulb
            lightbulb.led lightbulb
            dot.radiowaves.forward wifi@90 network-wireless
            wave.3.forward ~wave.3.right
            wave.3.left ~wave.3.right@mirror
            wave.3.backward ~wave.3.right@mirror
            app.gift gift
            beach.umbrella umbrella
            american.football ~football
            signpost.right.and.left signpost-split
            """
    }
#endif
