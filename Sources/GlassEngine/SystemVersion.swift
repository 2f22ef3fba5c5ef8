import GlassProject

/// The version of a system or an SDK.
package typealias SystemVersion = Version
