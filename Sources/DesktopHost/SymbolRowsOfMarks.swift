#if Desktop
    extension SymbolNames {
        /// Marks, arrows, media: a symbol, its picture, and its icon in themes. A dash stands for none.
        ///
        /// A picture may have behind it: after a slash, what pictures of its variants are named after; after an at sign, how
        /// it is turned; after a plus sign, the symbol that is drawn over its corner. After a tilde, it is a row of `strokes`.
        static let marks = """
            plus plus-lg/plus list-add
            minus dash-lg/dash list-remove
            multiply x-lg/x window-close
            xmark x-lg/x window-close
            checkmark check-lg/check object-select
            checkmark.circle check-circle emblem-ok
            checkmark.rectangle check-square checkbox-checked
            checkmark.square check-square checkbox-checked
            questionmark question-lg/question dialog-question
            questionmark.circle question-circle dialog-question
            exclamationmark exclamation-lg/exclamation emblem-important
            exclamationmark.circle exclamation-circle dialog-error
            exclamationmark.triangle exclamation-triangle dialog-warning
            exclamationmark.octagon exclamation-octagon dialog-error
            info info-lg/info dialog-information
            info.circle info-circle dialog-information
            ellipsis three-dots view-more-horizontal
            ellipsis.message chat-dots user-available
            ellipsis.bubble chat-left-dots user-available
            slash.circle slash-circle action-unavailable
            nosign slash-circle action-unavailable
            number hash
            checkmark.seal patch-check security-high
            checkmark.shield shield-check security-high
            xmark.shield shield-x security-low
            exclamationmark.shield shield-exclamation security-medium
            lock.shield shield-lock security-high
            shield shield security-high
            circle circle radio
            circle.lefthalf.filled circle-half
            circle.righthalf.filled circle-half@180
            circle.inset.filled record-circle radio-checked
            smallcircle.filled.circle record-circle radio-checked
            largecircle.fill.circle record-circle radio-checked
            circle.circle record-circle radio-checked
            target bullseye find-location
            scope bullseye find-location
            square square checkbox
            rectangle.portrait file
            star star non-starred
            star.fill star-fill starred
            star.leadinghalf.filled star-half semi-starred
            sparkles stars starred
            sparkle stars starred
            heart heart emblem-favorite
            heart.text.square heart-pulse emote-love
            pin pin-angle view-pin
            mappin geo-alt mark-location
            mappin.and.ellipse geo mark-location
            mappin.circle geo-alt mark-location
            bookmark bookmark user-bookmarks
            quote.bubble chat-quote
            text.quote blockquote-left
            quote.opening quote
            bold type-bold format-text-bold
            italic type-italic format-text-italic
            underline type-underline format-text-underline
            strikethrough type-strikethrough format-text-strikethrough
            textformat fonts font-select
            textformat.size type font-select
            textformat.abc fonts font-select
            character fonts font-select
            paragraphsign paragraph
            dollarsign currency-dollar
            eurosign currency-euro
            sterlingsign currency-pound
            yensign currency-yen
            bitcoinsign currency-bitcoin
            indianrupeesign currency-rupee
            plusminus plus-slash-minus
            plus.forwardslash.minus plus-slash-minus
            power power system-shutdown
            eject eject media-eject
            return arrow-return-left
            delete.left backspace edit-clear
            delete.right backspace-reverse
            clear x-square edit-clear
            suit.heart suit-heart emblem-favorite
            arrow.up arrow-up go-up
            arrow.down arrow-down go-down
            arrow.left arrow-left go-previous
            arrow.right arrow-right go-next
            arrow.left.arrow.right arrow-left-right
            arrow.right.arrow.left arrow-left-right
            arrow.left.and.right arrow-left-right
            arrow.up.arrow.down arrow-down-up
            arrow.up.and.down arrow-down-up
            arrow.up.and.down.and.arrow.left.and.right arrows-move
            arrow.clockwise arrow-clockwise view-refresh
            arrow.counterclockwise arrow-counterclockwise edit-undo
            arrow.circlepath arrow-repeat emblem-synchronizing
            arrow.2.circlepath arrow-repeat emblem-synchronizing
            arrow.triangle.2.circlepath arrow-repeat emblem-synchronizing
            arrow.2.squarepath arrow-repeat media-playlist-repeat
            arrow.triangle.turn.up.right.diamond sign-turn-right
            arrow.uturn.right ~arrow.uturn.left@mirror edit-redo
            arrow.uturn.up ~arrow.uturn.left@90
            arrow.uturn.down ~arrow.uturn.left@270
            arrow.turn.up.left arrow-90deg-left
            arrow.turn.up.right arrow-90deg-right
            arrow.turn.down.left arrow-return-left
            arrow.turn.down.right arrow-return-right
            arrow.turn.left.up arrow-90deg-up
            arrow.turn.right.up arrow-90deg-up
            arrow.turn.left.down arrow-90deg-down
            arrow.turn.right.down arrow-90deg-down
            arrowshape.turn.up.left reply mail-reply-sender
            arrowshape.turn.up.left.2 reply-all mail-reply-all
            arrowshape.turn.up.right forward mail-forward
            arrowshape.left ~arrowshape.right@mirror go-previous
            arrowshape.up ~arrowshape.right@270 go-up
            arrowshape.down ~arrowshape.right@90 go-down
            arrow.down.to.line arrow-bar-down go-bottom
            arrow.up.to.line arrow-bar-up go-top
            arrow.left.to.line arrow-bar-left go-first
            arrow.right.to.line arrow-bar-right go-last
            arrow.down.doc file-earmark-arrow-down
            arrow.up.doc file-earmark-arrow-up
            arrow.right.square box-arrow-right system-log-out
            arrow.up.right.square box-arrow-up-right
            arrow.up.left.and.arrow.down.right arrows-angle-expand view-fullscreen
            arrow.down.right.and.arrow.up.left arrows-angle-contract view-restore
            arrow.up.right.and.arrow.down.left arrows-angle-expand view-fullscreen
            arrow.down.left.and.arrow.up.right arrows-angle-contract view-restore
            arrow.up.left.and.down.right.magnifyingglass zoom-in zoom-in
            square.and.arrow.up box-arrow-up send-to
            square.and.arrow.up.on.square box-arrow-up send-to
            square.and.arrow.down box-arrow-in-down document-save
            square.and.arrow.down.on.square box-arrow-in-down document-save
            icloud.and.arrow.down cloud-arrow-down folder-download
            icloud.and.arrow.up cloud-arrow-up
            rectangle.portrait.and.arrow.right box-arrow-right system-log-out
            rectangle.portrait.and.arrow.forward box-arrow-right system-log-out
            chevron.up chevron-up go-up
            chevron.down chevron-down go-down
            chevron.left chevron-left go-previous
            chevron.right chevron-right go-next
            chevron.up.chevron.down chevron-expand
            chevron.left.2 chevron-double-left go-first
            chevron.right.2 chevron-double-right go-last
            chevron.up.2 chevron-double-up go-top
            chevron.down.2 chevron-double-down go-bottom
            chevron.left.forwardslash.chevron.right code-slash
            arrowtriangle.up caret-up pan-up
            arrowtriangle.down caret-down pan-down
            arrowtriangle.left caret-left pan-start
            arrowtriangle.right caret-right pan-end
            shuffle shuffle media-playlist-shuffle
            repeat repeat media-playlist-repeat
            repeat.1 repeat-1 media-playlist-repeat-song
            play play media-playback-start
            play.rectangle play-btn media-playback-start
            pause pause media-playback-pause
            pause.rectangle pause-btn media-playback-pause
            stop stop media-playback-stop
            record.circle record-circle media-record
            backward rewind media-seek-backward
            forward fast-forward media-seek-forward
            backward.end skip-start media-skip-backward
            forward.end skip-end media-skip-forward
            backward.frame skip-backward media-skip-backward
            forward.frame skip-forward media-skip-forward
            goforward arrow-clockwise view-refresh
            gobackward arrow-counterclockwise edit-undo
            speaker volume-off audio-volume-low
            speaker.wave.1 volume-down audio-volume-low
            speaker.wave.2 volume-up audio-volume-medium
            speaker.wave.3 volume-up audio-volume-high
            speaker.slash volume-mute audio-volume-muted
            hifispeaker speaker audio-speakers
            music.note music-note emblem-music
            music.note.list music-note-list
            music.quarternote.3 music-note-beamed emblem-music
            music.mic mic audio-input-microphone
            mic mic audio-input-microphone
            mic.slash mic-mute microphone-disabled
            headphones headphones
            airplayaudio cast
            airplayvideo cast
            radio boombox
            waveform soundwave
            waveform.path soundwave
            waveform.path.ecg activity
            film film video-x-generic
            video camera-video camera-video
            video.slash camera-video-off camera-disabled
            tv tv tv
            camera camera camera-photo
            camera.rotate camera+arrow.triangle.2.circlepath camera-switch
            camera.macro flower1
            photo image image-x-generic
            photo.on.rectangle images emblem-photos
            photo.on.rectangle.angled images emblem-photos
            photo.stack images emblem-photos
            photo.artframe image-alt
            play.square.stack collection-play
            gamecontroller controller input-gaming
            paintbrush brush applications-graphics
            paintbrush.pointed pen applications-graphics
            paintpalette palette applications-graphics
            eyedropper eyedropper color-select
            theatermasks mask
            recordingtape voicemail media-tape
            opticaldisc disc media-optical
            wand.and.stars magic
            wand.and.rays magic
            crop.rotate crop
            rotate.left arrow-counterclockwise object-rotate-left
            rotate.right arrow-clockwise object-rotate-right
            speedometer speedometer2
            gauge speedometer2
            dial.medium ~dial.min@45
            dial.high ~dial.min@90
            dial.low ~dial.min
            dial.max ~dial.min@90
            circle.hexagongrid ~circles.hexagongrid
            circlebadge circle
            light.max ~rays
            light.min brightness-low
            loupe search edit-find
            sparkle.magnifyingglass search+sparkle
            shield.righthalf.filled shield-shaded@mirror
            return.left arrow-return-left
            return.right arrow-return-right
            delete.backward backspace edit-clear
            delete.forward backspace-reverse
            chevron.left.to.line chevron-bar-left go-first
            chevron.right.to.line chevron-bar-right go-last
            exclamationmark.arrow.triangle.2.circlepath arrow-repeat+exclamationmark.circle.fill
            lasso.and.sparkles ~lasso+sparkles
            cursorarrow.click ~cursorarrow.rays
            distribute.horizontal.center distribute-horizontal
            distribute.horizontal.left distribute-horizontal
            distribute.horizontal.right distribute-horizontal
            distribute.vertical.center distribute-vertical
            distribute.vertical.top distribute-vertical
            distribute.vertical.bottom distribute-vertical
            pano image
            tv.inset.filled tv-fill tv
            tv.music.note tv+music.note
            questionmark.video camera-video+questionmark.circle.fill
            film.stack film
            airpodsmax headphones audio-headphones
            beats.headphones headphones audio-headphones
            beats.earphones earbuds
            waveform.and.magnifyingglass soundwave+magnifyingglass
            waveform.and.mic soundwave+mic.fill
            pip.swap pip
            pip.remove pip
            power.dotted power system-shutdown
            numbersign hash
            peacesign peace
            point.topleft.down.curvedto.point.bottomright.up ~point.topleft.down.to.point.bottomright.curvepath
            checkmark.shield.fill shield-fill-check
            xmark.shield.fill shield-fill-x
            exclamationmark.shield.fill shield-fill-exclamation
            questionmark.diamond question-diamond
            shield.lefthalf.filled shield-shaded
            triangle.lefthalf.filled triangle-half
            triangle.righthalf.filled triangle-half@mirror
            square.righthalf.filled ~square.lefthalf.filled@180
            square.tophalf.filled ~square.lefthalf.filled@90
            square.bottomhalf.filled ~square.lefthalf.filled@270
            rectangle.righthalf.filled ~rectangle.lefthalf.filled@180
            rectangle.righthalf.inset.filled ~rectangle.lefthalf.inset.filled@180
            rectangle.rightthird.inset.filled ~rectangle.leftthird.inset.filled@180
            rectangle.trailinghalf.filled ~rectangle.lefthalf.filled@180
            rectangle.leadinghalf.filled ~rectangle.lefthalf.filled
            rectangle.leadinghalf.inset.filled ~rectangle.lefthalf.inset.filled
            rectangle.trailinghalf.inset.filled ~rectangle.lefthalf.inset.filled@180
            rectangle.leadingthird.inset.filled ~rectangle.leftthird.inset.filled
            rectangle.trailingthird.inset.filled ~rectangle.leftthird.inset.filled@180
            square.leadinghalf.filled ~square.lefthalf.filled
            square.trailinghalf.filled ~square.lefthalf.filled@180
            star.lefthalf.filled star-half semi-starred
            smallcircle.circle record-circle radio-checked
            rhombus diamond
            line.diagonal slash-lg
            line.diagonal.arrow arrow-up-right
            lineweight border-width
            command command
            option option
            shift shift
            capslock capslock
            escape escape
            infinity infinity
            percent percent
            at at
            asterisk asterisk
            suit.club suit-club
            suit.diamond suit-diamond
            suit.spade suit-spade
            textformat.123 123
            textformat.subscript subscript
            textformat.superscript superscript
            bold.italic.underline fonts
            bold.underline type-bold
            minus.slash.plus plus-slash-minus
            dollarsign.arrow.circlepath currency-exchange
            restart arrow-clockwise
            sleep moon
            powersleep moon
            poweroff circle
            arrow.branch ~arrow.triangle.branch
            arrow.merge ~arrow.triangle.merge
            arrow.swap ~arrow.triangle.swap
            arrow.triangle.turn.up.right.circle sign-turn-right
            arrow.triangle.capsulepath arrow-repeat
            arrow.rectanglepath arrow-repeat
            arrow.3.trianglepath recycle
            arrow.up.left.arrow.down.right arrows-angle-expand
            arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrows-fullscreen
            arrow.up.and.line.horizontal.and.arrow.down arrows-expand
            arrow.down.and.line.horizontal.and.arrow.up arrows-collapse
            arrow.left.and.right.righttriangle.left.righttriangle.right symmetry-vertical
            arrow.up.and.down.righttriangle.up.righttriangle.down symmetry-horizontal
            arrowtriangle.right.and.line.vertical.and.arrowtriangle.left symmetry-vertical
            arrow.down.to.line.alt arrow-bar-down
            arrow.up.to.line.alt arrow-bar-up
            arrow.left.to.line.alt arrow-bar-left
            arrow.right.to.line.alt arrow-bar-right
            arrow.down.to.line.compact arrow-bar-down
            arrow.up.to.line.compact arrow-bar-up
            arrowshape.left.arrowshape.right arrow-left-right
            arrow.triangle.2.circlepath.camera camera+arrow.triangle.2.circlepath
            arrow.right.doc.on.clipboard clipboard+arrow.right.circle.fill
            arrow.up.doc.on.clipboard clipboard+arrow.up.circle.fill
            arrow.up.trash trash+arrow.up.circle.fill
            xmark.bin trash+xmark.circle.fill
            flip.horizontal symmetry-vertical
            square.and.line.vertical.and.square symmetry-vertical
            chevron.left.slash.chevron.right code-slash
            aspectratio aspect-ratio
            backward.end.alt skip-backward
            forward.end.alt skip-forward
            speaker.1 volume-down
            speaker.2 volume-up
            speaker.3 volume-up
            speaker.plus volume-off+plus.circle.fill
            speaker.minus volume-off+minus.circle.fill
            play.rectangle.on.rectangle collection-play
            photo.tv tv
            mic.and.signal.meter mic
            airpods earbuds
            airpodspro earbuds
            earpods earbuds
            hifispeaker.2 speaker
            opticaldiscdrive disc
            eyedropper.full eyedropper
            eyedropper.halffull eyedropper
            pencil.and.ruler rulers+pencil
            camera.on.rectangle camera
            pip.enter pip
            pip.exit pip
            gauge.with.needle speedometer
            gauge.with.dots.needle.bottom.50percent speedometer2
            gauge.with.dots.needle.50percent speedometer2
            gauge.with.dots.needle.33percent speedometer2
            gauge.with.dots.needle.67percent speedometer2
            gauge.medium speedometer2
            gauge.low speedometer2
            gauge.high speedometer2
            circle.tophalf.filled circle-half@90
            circle.bottomhalf.filled circle-half@270
            """
    }
#endif
