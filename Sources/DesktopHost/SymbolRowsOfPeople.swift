#if Desktop
    extension SymbolNames {
        /// People, their hands and what they tell each other: as `marks`.
        static let people = """
            person person avatar-default
            person.fill.checkmark person-fill-check
            person.fill.xmark person-fill-x
            person.circle person-circle avatar-default
            person.rectangle person-badge
            person.2 people system-users
            person.3 people system-users
            person.text.rectangle person-vcard
            person.wave.2 person-video
            person.and.background.dotted person-bounding-box
            figure ~figure.stand
            figure.arms.open universal-access preferences-desktop-accessibility
            accessibility universal-access preferences-desktop-accessibility
            hand.thumbsup hand-thumbs-up
            hand.thumbsdown hand-thumbs-down
            hand.tap hand-index
            hand.point.up hand-index
            hand.point.up.left hand-index
            hand.draw hand-index-thumb
            face.smiling emoji-smile face-smile
            face.dashed emoji-neutral face-plain
            eye eye view-reveal
            eye.slash eye-slash view-conceal
            message chat user-available
            bubble.left chat-left user-available
            bubble.right chat-right user-available
            bubble.middle.bottom chat-square user-available
            captions.bubble badge-cc media-view-subtitles
            envelope envelope mail-unread
            envelope.open envelope-open mail-read
            mail envelope mail-unread
            paperplane send mail-send
            phone telephone call-start
            phone.down telephone-x call-stop
            phone.arrow.up.right telephone-outbound call-outgoing
            phone.arrow.down.left telephone-inbound call-incoming
            bell bell preferences-system-notifications
            bell.slash bell-slash notifications-disabled
            bell.and.waves.left.and.right bell
            graduationcap mortarboard
            sunglasses sunglasses face-cool
            character.bubble translate preferences-desktop-locale
            translate translate preferences-desktop-locale
            figure.soccer ~figure.run+soccerball.fill
            figure.basketball ~figure.run+basketball.fill
            figure.volleyball ~figure.run+volleyball.fill
            figure.baseball ~figure.run+baseball.fill
            figure.american.football ~figure.run+football.fill
            figure.tennis ~figure.run+tennis.racket
            figure.stairs ~figure.walk+stairs
            figure.surfing ~figure.dance+water.waves
            figure.open.water.swim ~figure.pool.swim
            figure.strengthtraining.functional ~figure.strengthtraining.traditional
            figure.run.square.stack collection+figure.run
            figure.2.arms.open ~figure.2
            figure.and.child.holdinghands ~figure.2
            smiley emoji-smile face-smile
            person.artframe person-bounding-box
            lanyardcard person-badge
            message.and.waveform chat+waveform
            phone.and.waveform telephone+waveform
            video.and.waveform camera-video+waveform
            person.slash person-slash
            person.fill.questionmark person-fill+questionmark.circle.fill
            person.badge.shield.checkmark person+checkmark.shield.fill
            person.bust person
            person.2.wave.2 people
            person.3.sequence people
            person.line.dotted.person people
            person.2.square.stack collection+person.2.fill
            person.rectangle.stack collection+person.fill
            figure.child ~figure.stand
            figure.outdoor.cycle bicycle
            figure.indoor.cycle bicycle
            figure.cooldown ~figure.mind.and.body
            hand.point.right hand-index@90
            hand.point.down hand-index@180
            hand.point.left hand-index@270
            hand.point.up.braille hand-index
            hand.raised.fingers.spread ~hand.raised
            hands.sparkles ~hand.wave+sparkles
            hands.and.sparkles ~hand.wave+sparkles
            bubble chat-left user-available
            bubble.middle.top chat-square@180
            ellipses.bubble chat-left-dots user-available
            bubble.left.and.text.bubble.right ~bubble.left.and.bubble.right
            bubble.left.and.exclamationmark.bubble.right ~bubble.left.and.bubble.right
            mail.stack envelope mail-unread
            envelope.arrow.triangle.branch envelope+arrow.triangle.branch
            phone.arrow.right telephone-forward
            phone.connection telephone
            medical.thermometer thermometer-half
            microbe virus
            hearingdevice.ear ear
            """
    }
#endif
