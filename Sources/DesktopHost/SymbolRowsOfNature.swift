#if Desktop
    extension SymbolNames {
        /// Weather, plants, journeys: as `marks`.
        static let nature = """
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
            suitcase briefcase
            case briefcase
            backpack bag
            lifepreserver life-preserver
            sun.and.horizon brightness-alt-high daytime-sunset
            moonphase.new.moon circle-fill
            moonphase.full.moon circle
            moonphase.first.quarter circle-half
            moonphase.last.quarter circle-half@180
            balloon.2 balloon
            sun.horizon brightness-alt-high daytime-sunset
            sun.rain cloud-drizzle weather-showers-scattered
            cloud.sun.bolt cloud-lightning weather-storm
            cloud.moon.rain cloud-rain weather-showers
            cloud.moon.bolt cloud-lightning weather-storm
            cloud.sleet cloud-sleet weather-showers
            smoke cloud-haze2 weather-fog
            moon.haze cloud-haze weather-fog
            drop.halffull droplet-half
            drop.degreesign droplet
            leaf.arrow.circlepath recycle
            leaf.arrow.triangle.circlepath recycle
            car.side car-front
            car.rear car-front
            car.2 car-front
            suv.side car-front
            bus.doubledecker bus-front
            truck.pickup.side truck
            box.truck truck
            cablecar train-lightrail-front
            tram.tunnel train-lightrail-front
            train.side.middle.car train-front
            train.side.rear.car train-front
            """

        /// Symbols whose pictures have the symbol's own name.
        static let sameNames = """
            123 alt crop arrow.down.left arrow.down.right arrow.up.left arrow.up.right bag balloon basket bicycle
            binoculars book briefcase building cart chevron.compact.down chevron.compact.left chevron.compact.right
            chevron.compact.up cloud.drizzle cloud.hail cpu diamond dot dpad ear earbuds eraser eyeglasses fan flag
            gift globe.central.south.asia grid handbag hexagon hourglass hurricane lightbulb lungs map megaphone
            newspaper octagon paragraph pentagon pip plus.slash.minus rainbow scooter screwdriver snow stopwatch
            table tag thermometer thermometer.high thermometer.low thermometer.sun tree triangle trophy umbrella
            """
    }
#endif
