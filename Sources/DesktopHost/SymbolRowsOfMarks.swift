#if Desktop
    extension SymbolNames {
        /// Marks, arrows, media: a symbol, its picture (after a slash, what pictures of its variants are named after), and
        /// its icon in themes. A dash stands for none.
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
            questionmark.app question-square dialog-question
            exclamationmark exclamation-lg/exclamation emblem-important
            exclamationmark.circle exclamation-circle dialog-error
            exclamationmark.triangle exclamation-triangle dialog-warning
            exclamationmark.octagon exclamation-octagon dialog-error
            info info-lg/info dialog-information
            info.circle info-circle dialog-information
            ellipsis three-dots view-more-horizontal
            ellipsis.rectangle input-cursor-text
            ellipsis.message chat-dots user-available
            ellipsis.bubble chat-dots user-available
            slash.circle slash-circle action-unavailable
            nosign slash-circle action-unavailable
            number hash
            checkmark.seal patch-check security-high
            xmark.seal patch-minus
            exclamationmark.seal patch-exclamation
            questionmark.seal patch-question
            plus.seal patch-plus
            checkmark.shield shield-check security-high
            xmark.shield shield-x security-low
            exclamationmark.shield shield-exclamation security-medium
            lock.shield shield-lock security-high
            shield shield security-high
            circle circle radio
            circle.lefthalf.filled circle-half
            circle.righthalf.filled circle-half
            circle.dashed plus-circle-dotted
            circle.dotted plus-circle-dotted
            circle.inset.filled record-circle radio-checked
            smallcircle.filled.circle record-circle radio-checked
            largecircle.fill.circle record-circle radio-checked
            circle.circle record-circle radio-checked
            target bullseye find-location
            scope bullseye find-location
            square square checkbox
            square.dashed bounding-box
            capsule -
            oval -
            rectangle -
            rectangle.portrait file
            star star non-starred
            star.fill star-fill starred
            star.leadinghalf.filled star-half semi-starred
            sparkles stars starred
            sparkle stars starred
            heart heart emblem-favorite
            heart.text.square heart-pulse emote-love
            flag.checkered flag-fill
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
            arrow.triangle.swap arrow-left-right
            arrow.triangle.branch git
            arrow.triangle.merge sign-merge-right
            arrow.triangle.turn.up.right.diamond sign-turn-right
            arrow.uturn.left arrow-90deg-left edit-undo
            arrow.uturn.right arrow-90deg-right edit-redo
            arrow.uturn.up arrow-90deg-up
            arrow.uturn.down arrow-90deg-down
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
            arrowshape.right arrow-right-square go-next
            arrowshape.left arrow-left-square go-previous
            arrowshape.up arrow-up-square go-up
            arrowshape.down arrow-down-square go-down
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
            tray.and.arrow.down inbox document-save
            tray.and.arrow.up inbox document-send
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
            playpause play media-playback-start
            record.circle record-circle media-record
            backward rewind media-seek-backward
            forward fast-forward media-seek-forward
            backward.end skip-start media-skip-backward
            forward.end skip-end media-skip-forward
            backward.frame skip-backward media-skip-backward
            forward.frame skip-forward media-skip-forward
            goforward arrow-clockwise view-refresh
            gobackward arrow-counterclockwise edit-undo
            goforward.10 arrow-clockwise
            gobackward.10 arrow-counterclockwise
            goforward.15 arrow-clockwise
            gobackward.15 arrow-counterclockwise
            goforward.30 arrow-clockwise
            gobackward.30 arrow-counterclockwise
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
            headphones headphones audio-headphones
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
            camera.viewfinder camera camera-photo
            camera.rotate camera2 camera-switch
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
            crop.rotate bounding-box
            rotate.left arrow-counterclockwise object-rotate-left
            rotate.right arrow-clockwise object-rotate-right
            lasso bezier2
            speedometer speedometer2
            gauge speedometer2
            """
    }
#endif
