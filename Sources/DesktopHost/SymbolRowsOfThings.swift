#if Desktop
    extension SymbolNames {
        /// Things and nature: as `marks`.
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
            lock.rotation lock rotation-locked
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
            dot.radiowaves.right wifi network-wireless
            wave.3.right wifi network-wireless
            network globe preferences-system-network
            globe globe web-browser
            globe.europe.africa globe-europe-africa web-browser
            globe.americas globe-americas web-browser
            globe.asia.australia globe-asia-australia web-browser
            globe.desk globe web-browser
            safari compass web-browser
            location cursor location-services-active
            location.north cursor location-services-active
            location.viewfinder bullseye find-location
            signpost.right signpost
            signpost.left signpost
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
            cross hospital
            cross.case hospital
            pills capsule-pill
            pill capsule
            bandage bandaid
            staroflife hospital
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
            sun.max sun display-brightness
            sun.min brightness-low display-brightness
            sun.dust brightness-high display-brightness
            sun.haze cloud-haze weather-fog
            sunrise sunrise daytime-sunrise
            sunset sunset daytime-sunset
            moon moon weather-clear-night
            moon.stars moon-stars weather-clear-night
            moon.zzz moon weather-clear-night
            cloud cloud weather-overcast
            cloud.bolt cloud-lightning weather-storm
            cloud.bolt.rain cloud-lightning-rain weather-storm
            cloud.heavyrain cloud-rain-heavy weather-showers
            cloud.rain cloud-rain weather-showers
            cloud.snow cloud-snow weather-snow
            cloud.fog cloud-fog weather-fog
            cloud.sun cloud-sun weather-few-clouds
            cloud.sun.rain cloud-drizzle weather-showers-scattered
            cloud.moon cloud-moon weather-few-clouds-night
            icloud cloud weather-overcast
            checkmark.icloud cloud-check
            xmark.icloud cloud-slash
            snowflake snow weather-snow
            wind wind weather-windy
            wind.snow snow2 weather-snow
            tornado tornado weather-tornado
            tropicalstorm tropical-storm
            thermometer.medium thermometer-half
            thermometer.snowflake thermometer-snow
            drop droplet
            humidity moisture
            flame fire
            leaf flower2 emoji-nature
            allergens flower3
            water.waves water
            ant bug
            ladybug bug
            airplane airplane airplane-mode
            car car-front
            bus bus-front
            tram train-lightrail-front
            train.side.front.car train-front
            lightrail train-lightrail-front
            truck.box truck
            fuelpump fuel-pump
            ev.charger ev-station
            parkingsign p-circle
            road.lanes signpost-2
            suitcase briefcase
            case briefcase
            backpack bag
            lifepreserver life-preserver
            app app
            apps.iphone grid-3x3-gap view-app-grid
            square.3.layers.3d layers
            """
    }
#endif
