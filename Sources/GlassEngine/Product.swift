/// What the program calls itself.
package enum Product {
  package static let name = "glasslint"
  package static let version = "0.1.0"
}
