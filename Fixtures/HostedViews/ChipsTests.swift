import SwiftUI
import UIKit
import XCTest

final class ChipsTests: XCTestCase {
  func testSize() {
    let host = UIHostingController(rootView: TestedChips())
    XCTAssertNotNil(host.view)
  }
}
