#if Desktop
    extension SymbolNames {
        /// Texts, lists and windows: as `marks`.
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
            text.badge.plus text-left+plus.circle.fill
            text.badge.checkmark list-check
            text.bubble chat-text
            text.cursor cursor-text
            text.magnifyingglass text-left+magnifyingglass edit-find
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
            macwindow window focus-windows
            doc file-earmark text-x-generic
            doc.text file-earmark-text text-x-generic
            doc.plaintext file-text text-x-generic
            doc.richtext file-earmark-richtext x-office-document
            doc.append file-earmark-plus
            doc.on.doc files edit-copy
            doc.on.clipboard clipboard edit-paste
            doc.text.magnifyingglass file-earmark-text+magnifyingglass
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
            signature ~scribble
            scribble.variable ~scribble
            scissors scissors edit-cut
            ruler rulers
            trash trash user-trash
            align.vertical.top align-top
            align.vertical.bottom align-bottom
            align.vertical.center align-middle
            align.horizontal.left align-start
            align.horizontal.right align-end
            align.horizontal.center align-center
            checklist.checked list-check
            checklist.unchecked list-task
            checkmark.rectangle.stack collection+checkmark.circle.fill
            sparkles.rectangle.stack collection+sparkles
            rectangle.dock window-dock
            menubar.rectangle window
            rectangle.3.offgrid columns-gap
            square.on.square.dashed front
            square.text.square card-text
            text.below.photo card-image
            textbox textarea-t
            character.textbox textarea-t
            textformat.size.larger type
            textformat.size.smaller type
            mail.and.text.magnifyingglass envelope+magnifyingglass
            list.bullet.rectangle.portrait card-list view-list
            list.bullet.below.rectangle card-heading
            list.dash.header.rectangle card-list
            pencil.and.list.clipboard clipboard+pencil
            text.justifyleft text-left
            text.justifyright text-right
            text.badge.minus text-left+minus.circle.fill
            text.badge.xmark text-left+xmark.circle.fill
            text.badge.star text-left+star.fill
            square.grid.4x3.fill grid-3x3-gap-fill
            square.grid.3x1.below.line.grid.1x2 grid-1x2
            sidebar.squares.left layout-sidebar
            sidebar.squares.right layout-sidebar-reverse
            sidebar.squares.leading layout-sidebar
            sidebar.squares.trailing layout-sidebar-reverse
            uiwindow.split.2x1 layout-split
            macwindow.on.rectangle window-stack
            dock.rectangle window-dock
            rectangle.on.rectangle.angled front
            plus.square.on.square front+plus.circle.fill
            plus.rectangle.on.rectangle front+plus.circle.fill
            plus.rectangle.on.folder folder-plus
            rectangle.and.text.magnifyingglass card-text+magnifyingglass
            rectangle.compress.vertical arrows-collapse
            rectangle.expand.vertical arrows-expand
            rectangle.stack.person collection+person.fill
            rectangle.connected.to.line.below diagram-2
            rectangle.portrait.on.rectangle.portrait files
            checkmark.rectangle.portrait file-check
            minus.rectangle.portrait file-minus
            plus.rectangle.portrait file-plus
            xmark.rectangle.portrait file-x
            square.2.stack.3d layers
            square.3.stack.3d layers
            square.2.layers.3d layers
            square.stack.3d.down.right layers
            square.stack.3d.forward.dottedline layers
            square.stack.3d.down.forward layers
            square.filled.on.square front
            flowchart diagram-2
            filemenu.and.cursorarrow menu-button-wide
            contextualmenu.and.cursorarrow menu-button-wide
            cube.box box
            doc.questionmark file-earmark+questionmark.circle.fill
            doc.badge.gearshape file-earmark+gearshape.fill
            book.and.wrench book+wrench.fill
            a.book.closed journal-richtext accessories-dictionary
            greetingcard postcard-heart
            keyboard.chevron.compact.down keyboard+chevron.down
            keyboard.chevron.compact.left keyboard+chevron.left
            """
    }
#endif
