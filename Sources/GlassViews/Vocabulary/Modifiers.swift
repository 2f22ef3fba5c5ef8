import GlassSyntax

/// Apple's modifiers: the names that make a view of whatever they hang on.
extension Vocabulary {
  /// Whether a name is one of Apple's view modifiers.
  package static func isModifier(_ name: Name) -> Bool { modifiers.contains(name) }

  private static let modifiers: Set<Name> = Set(
    modifierList.split(whereSeparator: \.isWhitespace).map { Name(String($0)) })

  private static let modifierList = """
    accentColor accessibility accessibilityAction accessibilityActions accessibilityAddTraits
    accessibilityChildren accessibilityElement accessibilityHidden accessibilityHint
    accessibilityIdentifier accessibilityInputLabels accessibilityLabel accessibilityRemoveTraits
    accessibilitySortPriority accessibilityValue alert alignmentGuide allowsHitTesting
    allowsTightening animation aspectRatio autocorrectionDisabled background
    backgroundExtensionEffect badge baselineOffset blendMode blur bold border brightness
    buttonBorderShape buttonRepeatBehavior buttonSizing buttonStyle clipShape clipped colorInvert
    colorMultiply colorScheme compositingGroup confirmationDialog containerBackground
    containerRelativeFrame containerShape contentMargins contentShape contentTransition contextMenu
    contrast controlGroupStyle controlSize coordinateSpace cornerRadius defaultScrollAnchor
    deleteDisabled disabled disclosureGroupStyle draggable drawingGroup dropDestination dynamicTypeSize
    environment environmentObject exportsItemProviders fileExporter fileImporter fileMover fill
    findNavigator fixedSize flipsForRightToLeftLayoutDirection focusable focused fontDesign font
    fontWeight fontWidth foregroundColor foregroundStyle formStyle frame fullScreenCover gaugeStyle
    geometryGroup gesture glassBackgroundEffect glassEffect glassEffectID glassEffectTransition
    glassEffectUnion grayscale gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment
    groupBoxStyle headerProminence help hidden highPriorityGesture hoverEffect hueRotation id
    ignoresSafeArea imageScale indexViewStyle inspector inspectorColumnWidth interactiveDismissDisabled
    interpolation italic kerning keyboardShortcut keyboardType labelStyle labelsHidden labelsVisibility
    layoutPriority lineLimit lineSpacing listItemTint listRowBackground listRowInsets
    listRowSeparator listRowSeparatorTint listRowSpacing listSectionSeparator listSectionSpacing
    listStyle luminanceToAlpha mask matchedGeometryEffect matchedTransitionSource menuActionDismissBehavior
    menuIndicator menuOrder menuStyle minimumScaleFactor modifier monospaced monospacedDigit
    multilineTextAlignment navigationBarBackButtonHidden navigationBarHidden navigationBarItems
    navigationBarTitle navigationBarTitleDisplayMode navigationDestination navigationSplitViewColumnWidth
    navigationSplitViewStyle navigationSubtitle navigationTitle navigationTransition
    navigationViewStyle offset onAppear onChange onContinuousHover onDelete onDisappear onDrag onDrop
    onGeometryChange onHover onKeyPress onLongPressGesture onMove onOpenURL onPreferenceChange onReceive
    onScrollGeometryChange onScrollPhaseChange onScrollVisibilityChange onSubmit onTapGesture opacity
    overlay overlayPreferenceValue padding persistentSystemOverlays phaseAnimator pickerStyle popover
    position preference preferredColorScheme presentationBackground presentationBackgroundInteraction
    presentationCornerRadius presentationDetents presentationDragIndicator privacySensitive
    progressViewStyle projectionEffect redacted refreshable renderingMode resizable rotation3DEffect rotationEffect
    safeAreaBar safeAreaInset safeAreaPadding saturation scaleEffect scaledToFill scaledToFit scenePadding
    scrollBounceBehavior scrollClipDisabled scrollContentBackground scrollDisabled scrollDismissesKeyboard
    scrollEdgeEffectHidden scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash scrollPosition
    scrollTargetBehavior scrollTargetLayout scrollTransition searchable searchCompletion
    searchFocused searchScopes searchSuggestions searchToolbarBehavior sensoryFeedback shadow
    sharedBackgroundVisibility sheet simultaneousGesture speechAdjustedPitch stroke strokeBorder
    strikethrough submitLabel swipeActions symbolEffect symbolRenderingMode symbolVariant tabBarMinimizeBehavior
    tabItem tabViewBottomAccessory tabViewStyle tableStyle tag task textCase textContentType
    textFieldStyle textInputAutocapitalization textSelection tint toggleStyle toolbar
    toolbarBackground toolbarBackgroundVisibility toolbarColorScheme toolbarRole toolbarTitleDisplayMode
    toolbarTitleMenu toolbarVisibility tracking transaction transformEffect transition trim truncationMode underline
    unredacted userActivity visualEffect zIndex
    """
}
