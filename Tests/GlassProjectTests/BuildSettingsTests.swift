import Testing

@testable import GlassProject

@Suite struct BuildSettingsTests {
  private func value(_ text: String) -> String? {
    var settings = BuildSettings()
    settings.append("FLAVOR", "1")
    settings.append("TARGET_0", "11.0")
    settings.append("TARGET_1", "12.0")
    settings.append("LOOP", "$(LOOP$(LOOP))")
    settings.append("X", text)
    return SettingsScope(levels: [settings], configuration: "Debug").value("X")
  }

  @Test(arguments: [
    ("$(TARGET_0)", "11.0"), ("${TARGET_0}", "11.0"), ("a$(TARGET_0)b", "a11.0b"),
    ("$(TARGET_$(FLAVOR))", "12.0"), ("$(TARGET_${FLAVOR})", "12.0"),
    ("$(NONE:default=13.0)", "13.0"), ("$(NONE)", ""), ("$(TARGET_0", "$(TARGET_0"), ("$", "$"),
    ("$()", ""), ("$(LOOP)", ""),
  ]) func references(text: String, expected: String) {
    #expect(value(text) == expected)
  }

  @Test func nothingButOpenings() {
    let text = String(repeating: "$(", count: 5000)
    #expect(value(text) == text)
  }
}
