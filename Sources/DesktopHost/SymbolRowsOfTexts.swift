#if Desktop
    extension SymbolNames {
        /// Texts, lists, people and what they tell each other: as `marks`.
        static let texts = """
            list.bullet list-ul view-list-bullet
            list.dash list-ul view-list
            list.number list-ol view-list-ordered
            list.star list-stars
            list.triangle list-nested
            list.bullet.indent list-nested format-indent-more
            list.bullet.rectangle card-list view-list
            list.bullet.clipboard clipboard-check
            list.clipboard clipboard-check
            checklist list-check selection-mode
            line.3.horizontal list open-menu
            line.horizontal.3 list open-menu
            line.3.horizontal.decrease filter
            line.horizontal.3.decrease filter
            text.alignleft text-left format-justify-left
            text.aligncenter text-center format-justify-center
            text.alignright text-right format-justify-right
            text.justify justify format-justify-fill
            text.justify.left text-left format-justify-left
            text.insert text-indent-left format-indent-more
            text.append text-indent-right format-indent-less
            text.badge.plus file-plus list-add
            text.badge.checkmark list-check
            text.bubble chat-text
            text.cursor cursor-text
            text.magnifyingglass search edit-find
            text.viewfinder bounding-box
            increase.indent text-indent-left format-indent-more
            decrease.indent text-indent-right format-indent-less
            character.cursor.ibeam input-cursor-text
            slider.vertical.3 sliders2-vertical preferences-other
            slider.horizontal.3 sliders preferences-other
            switch.2 toggles
            square.grid.2x2 grid view-grid
            square.grid.3x3 grid-3x3-gap view-app-grid
            square.grid.3x2 grid-3x2-gap view-grid
            rectangle.grid.1x2 view-stacked
            rectangle.grid.2x2 grid view-grid
            rectangle.grid.3x2 grid-3x2 view-grid
            circle.grid.2x2 grid
            circle.grid.3x3 grid-3x3-gap
            tablecells table
            sidebar.left layout-sidebar sidebar-show
            sidebar.leading layout-sidebar sidebar-show
            sidebar.right layout-sidebar-reverse sidebar-show-right
            sidebar.trailing layout-sidebar-reverse sidebar-show-right
            rectangle.split.2x1 layout-split view-dual
            rectangle.split.3x1 layout-three-columns
            rectangle.split.3x3 table
            square.split.2x1 layout-split view-dual
            square.split.1x2 view-stacked
            square.split.2x2 border-all
            square.stack layers
            square.stack.3d.up layers
            square.on.square front edit-copy
            square.on.circle circle-square
            rectangle.stack collection
            rectangle.on.rectangle front
            rectangle.3.group columns-gap
            rectangle.and.pencil.and.ellipsis input-cursor-text
            rectangle.dashed bounding-box
            macwindow window focus-windows
            doc file-earmark text-x-generic
            doc.text file-earmark-text text-x-generic
            doc.plaintext file-text text-x-generic
            doc.richtext file-earmark-richtext x-office-document
            doc.append file-earmark-plus
            doc.on.doc files edit-copy
            doc.on.clipboard clipboard edit-paste
            doc.text.magnifyingglass search
            doc.text.image file-earmark-image
            doc.zipper file-earmark-zip
            document file-earmark text-x-generic
            document.on.document files edit-copy
            clipboard clipboard edit-paste
            note sticky
            note.text journal-text
            book.closed journal
            book.pages book
            books.vertical bookshelf
            magazine journal-richtext
            text.book.closed journal-text
            character.book.closed journal-richtext accessories-dictionary
            menucard card-text
            folder folder folder
            tray inbox
            tray.full inbox
            tray.2 inboxes
            archivebox archive
            shippingbox box-seam package-x-generic
            externaldrive device-hdd drive-removable-media
            internaldrive device-hdd drive-harddisk
            sdcard sd-card
            simcard sim
            paperclip paperclip mail-attachment
            link link-45deg insert-link
            personalhotspot link-45deg network-wireless-hotspot
            pencil pencil document-edit
            pencil.line pencil document-edit
            pencil.tip pen
            pencil.and.outline pencil document-edit
            square.and.pencil pencil-square document-edit
            highlighter pen
            signature vector-pen
            scribble vector-pen
            scribble.variable vector-pen
            scissors scissors edit-cut
            ruler rulers
            trash trash user-trash
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
            figure.stand person
            figure.walk person
            figure.wave person
            figure person
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
            brain.head.profile person-workspace
            message chat user-available
            bubble.left chat-left user-available
            bubble.right chat-right user-available
            bubble.left.and.bubble.right chat-left-dots user-available
            bubble.middle.bottom chat-square user-available
            captions.bubble badge-cc media-view-subtitles
            exclamationmark.bubble chat-left-text
            questionmark.bubble chat-left-quote
            plus.bubble chat-left-dots chat-message-new
            plus.message chat-dots chat-message-new
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
            align.vertical.top align-top
            align.vertical.bottom align-bottom
            align.vertical.center align-middle
            align.horizontal.left align-start
            align.horizontal.right align-end
            align.horizontal.center align-center
            """
    }
#endif
