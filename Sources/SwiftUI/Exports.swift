@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import SwiftUICore

// On Apple's systems this is part of Foundation.
#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
