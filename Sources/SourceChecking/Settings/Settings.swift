/// What a configuration file may change.
struct Settings: Sendable {
    /// By `rule.threshold`.
    var thresholds: [String: Int] = [:]
    /// Severities by rule; nil turns a rule off.
    var severities: [String: Severity?] = [:]
    var exclusions: [Exclusion] = []

    /// Files that some rules, or all, have nothing to say about.
    struct Exclusion: Sendable {
        /// A path from the configuration file's folder on; `*` stands for anything but `/`, `**` for anything.
        let path: String
        /// Empty for all.
        let rules: [String]
        let reason: String
    }
}
