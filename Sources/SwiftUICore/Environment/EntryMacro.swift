/// Makes a property an entry of the environment or of a transaction.
///
///     extension EnvironmentValues {
///         @Entry var rowLimit = 20
///     }
///
/// The property is declared in an extension of ``EnvironmentValues`` or ``Transaction``. Its initial value is the default,
/// evaluated anew whenever nothing else was set; an optional property without one has `nil`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// Part of the expansion of ``Entry()``: makes the default of a key computed.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "SwiftUIMacros", type: "EntryDefaultValueMacro")
