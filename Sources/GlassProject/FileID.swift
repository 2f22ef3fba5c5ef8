/// The number of a file in a run: its place in the sorted list of files.
package typealias FileID = Int
