/// Where the user interface listens to every `@Published` property, subscribed or not.
///
/// An implementation hook between the modules of this package, not a part of Combine. It is to be set once, before
/// other threads read or write published properties; while unset, it costs a comparison.
public enum _ObservationHooks {
    /// Called with the object after one of its `@Published` properties is asked for.
    @exclusivity(unchecked)
    public nonisolated(unsafe) static var didRead: ((_ object: AnyObject) -> Void)?

    /// Called with the object, and the type of the property, before its publishers are told of a change.
    @exclusivity(unchecked)
    public nonisolated(unsafe) static var willChange: ((_ object: AnyObject, _ valueType: Any.Type) -> Void)?

    /// Whether the code that runs is the body of a view. Asked when the storage of a property is made.
    @exclusivity(unchecked)
    package nonisolated(unsafe) static var isInBody: (() -> Bool)?
}
