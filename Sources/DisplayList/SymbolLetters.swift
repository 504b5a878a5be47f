/// The SF Symbols that are characters: marks of reckoning and writing, currencies, keys, and what stands in circles.
public enum SymbolLetters {
    /// The characters by the symbol's name.
    public static let table: [String: String] = {
        var table: [String: String] = [:]
        for line in [marks, writing, currencies, keys].joined(separator: "\n").split(whereSeparator: \.isNewline) {
            let columns = line.split(separator: " ")
            table[String(columns[0])] = columns[1...].joined(separator: " ")
        }
        return table
    }()

    /// Numbers to 99, single letters and the buttons of a game's controller, which are symbols only where something is
    /// around them: `12.circle`, `a.square.fill`.
    public static func enclosed(_ name: some StringProtocol) -> String? {
        let isNumber = name.count < 3 && name.allSatisfy { $0.isASCII && $0.isNumber } && !name.isEmpty
        let isLetter = name.count == 1 && name.first?.isLetter == true
        return isNumber || isLetter || buttons.contains(String(name)) ? name.uppercased() : nil
    }

    private static let buttons: Set<String> = ["l1", "l2", "r1", "r2", "lb", "lt", "rb", "rt", "zl", "zr"]

    private static let marks = """
        plus +
        minus −
        multiply ×
        divide ÷
        equal =
        notequal ≠
        lessthan <
        lessthanorequalto ≤
        greaterthan >
        greaterthanorequalto ≥
        plusminus ±
        plus.forwardslash.minus ±
        number #
        percent %
        at @
        xmark ✕
        checkmark ✓
        questionmark ?
        exclamationmark !
        exclamationmark.2 !!
        exclamationmark.3 !!!
        info i
        ellipsis …
        asterisk *
        sum ∑
        function ƒ
        f.cursive ƒ
        fx fx
        x.squareroot √
        angle ∠
        infinity ∞
        alternatingcurrent ∿
        suit.heart ♡
        suit.heart.fill ♥
        suit.club ♧
        suit.club.fill ♣
        suit.diamond ♢
        suit.diamond.fill ♦
        suit.spade ♤
        suit.spade.fill ♠
        music.note ♪
        snowflake ❄
        atom ⚛
        scalemass ⚖
        """

    private static let writing = """
        character A
        textformat Aa
        textformat.alt Aa
        textformat.size AA
        textformat.abc abc
        textformat.123 123
        parentheses ()
        mph mph
        kph km/h
        abc abc
        bold B
        italic I
        underline U
        strikethrough S
        paragraphsign ¶
        quote.opening “
        quote.closing ”
        curlybraces {}
        ellipsis.curlybraces {…}
        parkingsign P
        zzz zzz
        view.2d 2D
        view.3d 3D
        """

    private static let currencies = """
        dollarsign $
        eurosign €
        eurozonesign €
        sterlingsign £
        yensign ¥
        chineseyuanrenminbisign ¥
        bitcoinsign ₿
        centsign ¢
        australsign ₳
        bahtsign ฿
        brazilianrealsign R$
        cedisign ₵
        coloncurrencysign ₡
        cruzeirosign ₢
        danishkronesign kr
        dongsign ₫
        florinsign ƒ
        francsign ₣
        guaranisign ₲
        hryvniasign ₴
        indianrupeesign ₹
        kipsign ₭
        larisign ₾
        lirasign ₤
        manatsign ₼
        millsign ₥
        nairasign ₦
        norwegiankronesign kr
        pesetasign ₧
        pesosign ₱
        polishzlotysign zł
        rublesign ₽
        rupeesign ₨
        shekelsign ₪
        sheqelsign ₪
        swedishkronasign kr
        tengesign ₸
        tugriksign ₮
        turkishlirasign ₺
        wonsign ₩
        """

    private static let keys = """
        command ⌘
        option ⌥
        control ⌃
        shift ⇧
        return ↵
        escape ⎋
        fn fn
        """
}
