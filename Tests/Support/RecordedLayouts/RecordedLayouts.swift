/// Frames recorded from Apple's SwiftUI, for views made of leaves of known sizes.
///
/// A view is one of
/// - `leaf`: a text of a fixed size; `color`: takes what is proposed; `divider`; `spacer` with its smallest length,
/// - `stack` (`v`, `h`, `z`) with `spacing`, `alignment` and `children`,
/// - `frame` with its lengths (`inf`: unbounded) and alignment, around `child`,
/// - `padding` with its insets, around `child`; `default`: no length was given.
///
/// `frames` are those of leaves, colours and dividers, depth first, in the coordinates of the root. The root's size was
/// rounded up to whole points, its content centred in it, and all frames snapped to half points.
let recordedLayouts = #"""
    [
    {"id": "one-leaf", "proposal": [400, 600], "view": {"leaf": [31, 16]}, "root": [31, 16], "frames": [[0, 0, 31,
      16]]},
    {"id": "fill", "proposal": [400, 600], "view": {"color": null}, "root": [400, 600], "frames": [[0, 0, 400,
      600]]},
    {"id": "v3-centre", "proposal": [400, 600], "view": {"stack": "v", "spacing": null, "alignment": "center",
      "children": [{"leaf": [27, 16]}, {"leaf": [46, 16]}, {"leaf": [31.5, 16]}]}, "root": [46, 48], "frames":
      [[9.5, 0, 27, 16], [0, 16, 46, 16], [7.5, 32, 31.5, 16]]},
    {"id": "v3-gap20", "proposal": [400, 600], "view": {"stack": "v", "spacing": 20, "alignment": "center",
      "children": [{"leaf": [27, 16]}, {"leaf": [46, 16]}, {"leaf": [31.5, 16]}]}, "root": [46, 88], "frames":
      [[9.5, 0, 27, 16], [0, 36, 46, 16], [7.5, 72, 31.5, 16]]},
    {"id": "v-of-v", "proposal": [400, 600], "view": {"stack": "v", "spacing": 10, "alignment": "center",
      "children": [{"stack": "v", "spacing": 4, "alignment": "center", "children": [{"leaf": [69, 16]}, {"leaf":
      [69, 16]}]}, {"stack": "v", "spacing": 4, "alignment": "center", "children": [{"leaf": [71, 16]}, {"leaf":
      [70.5, 16]}]}]}, "root": [71, 82], "frames": [[1, 0, 69, 16], [1, 20, 69, 16], [0, 46, 71, 16], [0.5, 66,
      70.5, 16]]},
    {"id": "h2", "proposal": [400, 600], "view": {"stack": "h", "spacing": null, "alignment": "center", "children":
      [{"leaf": [24, 16]}, {"leaf": [32, 16]}]}, "root": [64, 16], "frames": [[0, 0, 24, 16], [32, 0, 32, 16]]},
    {"id": "h2-top", "proposal": [400, 600], "view": {"stack": "h", "spacing": null, "alignment": "top",
      "children": [{"leaf": [33.5, 16]}, {"leaf": [51, 48]}]}, "root": [93, 48], "frames": [[0.5, 0, 33.5, 16],
      [42, 0, 51, 48]]},
    {"id": "h2-bottom", "proposal": [400, 600], "view": {"stack": "h", "spacing": null, "alignment": "bottom",
      "children": [{"leaf": [33.5, 16]}, {"leaf": [51, 48]}]}, "root": [93, 48], "frames": [[0.5, 32, 33.5, 16],
      [42, 0, 51, 48]]},
    {"id": "h2-gap20", "proposal": [400, 600], "view": {"stack": "h", "spacing": 20, "alignment": "center",
      "children": [{"leaf": [24, 16]}, {"leaf": [32, 16]}]}, "root": [76, 16], "frames": [[0, 0, 24, 16], [44, 0,
      32, 16]]},
    {"id": "h-ends", "proposal": [400, 600], "view": {"stack": "h", "spacing": null, "alignment": "center",
      "children": [{"leaf": [24, 16]}, {"spacer": null}, {"leaf": [32, 16]}]}, "root": [400, 16], "frames": [[0, 0,
      24, 16], [368, 0, 32, 16]]},
    {"id": "z-centre", "proposal": [400, 600], "view": {"stack": "z", "spacing": null, "alignment": "center",
      "children": [{"frame": {"width": 200, "height": 200, "alignment": "center"}, "child": {"color": null}},
      {"leaf": [56, 16]}]}, "root": [200, 200], "frames": [[0, 0, 200, 200], [72, 92, 56, 16]]},
    {"id": "z-top-leading", "proposal": [400, 600], "view": {"stack": "z", "spacing": null, "alignment":
      "topLeading", "children": [{"frame": {"width": 200, "height": 200, "alignment": "center"}, "child": {"color":
      null}}, {"leaf": [70.5, 16]}]}, "root": [200, 200], "frames": [[0, 0, 200, 200], [0, 0, 70.5, 16]]},
    {"id": "z-bottom-trailing", "proposal": [400, 600], "view": {"stack": "z", "spacing": null, "alignment":
      "bottomTrailing", "children": [{"frame": {"width": 200, "height": 200, "alignment": "center"}, "child":
      {"color": null}}, {"leaf": [87.5, 16]}]}, "root": [200, 200], "frames": [[0, 0, 200, 200], [112.5, 184, 87.5,
      16]]},
    {"id": "fr-min-max", "proposal": [400, 600], "view": {"frame": {"minWidth": 100, "maxWidth": 300, "minHeight":
      50, "maxHeight": 150, "alignment": "center"}, "child": {"leaf": [74, 16]}}, "root": [300, 150], "frames":
      [[113, 67, 74, 16]]},
    {"id": "fr-tl", "proposal": [400, 600], "view": {"frame": {"width": 200, "height": 200, "alignment":
      "topLeading"}, "child": {"leaf": [15.5, 16]}}, "root": [200, 200], "frames": [[0, 0, 15.5, 16]]},
    {"id": "pad-default", "proposal": [400, 600], "view": {"padding": {"top": 16, "leading": 16, "bottom": 16,
      "trailing": 16}, "child": {"leaf": [46.5, 16]}, "default": true}, "root": [79, 48], "frames": [[16.5, 16,
      46.5, 16]]},
    {"id": "pad-20", "proposal": [400, 600], "view": {"padding": {"top": 20, "leading": 20, "bottom": 20,
      "trailing": 20}, "child": {"leaf": [73.5, 16]}}, "root": [114, 56], "frames": [[20.5, 20, 73.5, 16]]},
    {"id": "v-fill-rows", "proposal": [400, 600], "view": {"padding": {"top": 12, "leading": 0, "bottom": 12,
      "trailing": 0}, "child": {"stack": "v", "spacing": 8, "alignment": "center", "children": [{"padding": {"top":
      0, "leading": 16, "bottom": 0, "trailing": 16}, "child": {"frame": {"maxWidth": "inf", "alignment":
      "leading"}, "child": {"leaf": [26.5, 16]}}}, {"padding": {"top": 0, "leading": 16, "bottom": 0, "trailing":
      16}, "child": {"frame": {"maxWidth": "inf", "alignment": "leading"}, "child": {"leaf": [47, 16]}}}]}},
      "root": [400, 64], "frames": [[16, 12, 26.5, 16], [16, 36, 47, 16]]},
    {"id": "rows-divider", "proposal": [400, 600], "view": {"stack": "v", "spacing": 16, "alignment": "center",
      "children": [{"padding": {"top": 0, "leading": 16, "bottom": 0, "trailing": 16}, "child": {"stack": "h",
      "spacing": 12, "alignment": "center", "children": [{"frame": {"width": 44, "height": 44, "alignment":
      "center"}, "child": {"color": null}}, {"stack": "v", "spacing": 4, "alignment": "leading", "children":
      [{"leaf": [26.5, 16]}, {"leaf": [47, 16]}]}, {"spacer": null}]}}, {"divider": null}, {"padding": {"top": 0,
      "leading": 16, "bottom": 0, "trailing": 16}, "child": {"stack": "h", "spacing": 12, "alignment": "center",
      "children": [{"frame": {"width": 44, "height": 44, "alignment": "center"}, "child": {"color": null}},
      {"stack": "v", "spacing": 4, "alignment": "leading", "children": [{"leaf": [38, 16]}, {"leaf": [69.5, 16]}]},
      {"spacer": null}]}}]}, "root": [400, 121], "frames": [[16, 0, 44, 44], [72, 4, 26.5, 16], [72, 24, 47, 16],
      [0, 60, 400, 1], [16, 77, 44, 44], [72, 81, 38, 16], [72, 101, 69.5, 16]]},
    {"id": "v-thirds", "proposal": [400, 600], "view": {"stack": "v", "spacing": null, "alignment": "center",
      "children": [{"leaf": [44.5, 16]}, {"spacer": null}, {"leaf": [48.5, 16]}, {"spacer": null}, {"leaf": [39.5,
      16]}]}, "root": [49, 600], "frames": [[2.5, 0, 44.5, 16], [0.5, 292, 48.5, 16], [5, 584, 39.5, 16]]},
    {"id": "h-side-main", "proposal": [400, 600], "view": {"stack": "h", "spacing": 0, "alignment": "center",
      "children": [{"frame": {"width": 120, "alignment": "center"}, "child": {"color": null}}, {"padding": {"top":
      16, "leading": 16, "bottom": 16, "trailing": 16}, "child": {"frame": {"maxWidth": "inf", "alignment":
      "leading"}, "child": {"stack": "v", "spacing": 8, "alignment": "leading", "children": [{"leaf": [79, 16]},
      {"leaf": [71, 16]}]}}}]}, "root": [400, 600], "frames": [[0, 0, 120, 600], [136, 280, 79, 16], [136, 304, 71,
      16]]},
    {"id": "v-empty", "proposal": [400, 600], "view": {"stack": "v", "spacing": null, "alignment": "center",
      "children": []}, "root": [0, 0], "frames": []},
    {"id": "v-one", "proposal": [400, 600], "view": {"stack": "v", "spacing": null, "alignment": "center",
      "children": [{"leaf": [60.5, 16]}]}, "root": [61, 16], "frames": [[0.5, 0, 60.5, 16]]},
    {"id": "page", "proposal": [400, 600], "view": {"stack": "v", "spacing": 0, "alignment": "center", "children":
      [{"padding": {"top": 8, "leading": 0, "bottom": 8, "trailing": 0}, "child": {"padding": {"top": 0, "leading":
      16, "bottom": 0, "trailing": 16}, "child": {"frame": {"maxWidth": "inf", "alignment": "leading"}, "child":
      {"leaf": [44.5, 16]}}}}, {"spacer": null}, {"padding": {"top": 4, "leading": 0, "bottom": 4, "trailing": 0},
      "child": {"padding": {"top": 0, "leading": 16, "bottom": 0, "trailing": 16}, "child": {"stack": "h",
      "spacing": null, "alignment": "center", "children": [{"leaf": [39, 16]}, {"spacer": null}, {"leaf": [24,
      16]}]}}}]}, "root": [400, 600], "frames": [[16, 8, 44.5, 16], [16, 580, 39, 16], [360, 580, 24, 16]]},
    {"id": "side-rule-detail", "proposal": [400, 600], "view": {"stack": "h", "spacing": 0, "alignment": "center",
      "children": [{"padding": {"top": 8, "leading": 0, "bottom": 8, "trailing": 0}, "child": {"frame": {"width":
      120, "alignment": "center"}, "child": {"stack": "v", "spacing": 4, "alignment": "leading", "children":
      [{"leaf": [36.5, 16]}, {"leaf": [38, 16]}, {"leaf": [38.5, 16]}, {"leaf": [38.5, 16]}, {"leaf": [38.5,
      16]}]}}}, {"frame": {"width": 1, "alignment": "center"}, "child": {"color": null}}, {"padding": {"top": 12,
      "leading": 12, "bottom": 12, "trailing": 12}, "child": {"frame": {"maxWidth": "inf", "alignment": "leading"},
      "child": {"stack": "v", "spacing": null, "alignment": "leading", "children": [{"leaf": [35, 16]}, {"spacer":
      null}]}}}]}, "root": [400, 600], "frames": [[41, 252, 36.5, 16], [41, 272, 38, 16], [41, 292, 38.5, 16], [41,
      312, 38.5, 16], [41, 332, 38.5, 16], [120, 0, 1, 600], [133, 12, 35, 16]]},
    {"id": "bar-rule", "proposal": [400, 600], "view": {"stack": "v", "spacing": 0, "alignment": "center",
      "children": [{"frame": {"maxWidth": "inf", "alignment": "center"}, "child": {"padding": {"top": 8, "leading":
      8, "bottom": 8, "trailing": 8}, "child": {"stack": "h", "spacing": null, "alignment": "center", "children":
      [{"leaf": [30, 16]}, {"spacer": null}, {"leaf": [26.5, 16]}, {"spacer": null}, {"leaf": [32, 16]}]}}},
      {"frame": {"height": 1, "alignment": "center"}, "child": {"color": null}}, {"spacer": null}]}, "root": [400,
      600], "frames": [[8, 8, 30, 16], [186, 8, 26.5, 16], [360, 8, 32, 16], [0, 32, 400, 1]]},
    {"id": "frame-of-pad", "proposal": [400, 600], "view": {"frame": {"width": 200, "height": 100, "alignment":
      "center"}, "child": {"padding": {"top": 20, "leading": 20, "bottom": 20, "trailing": 20}, "child": {"leaf":
      [9, 16]}}}, "root": [200, 100], "frames": [[95.5, 42, 9, 16]]},
    {"id": "v-spacer-1-2", "proposal": [400, 600], "view": {"stack": "v", "spacing": null, "alignment": "center",
      "children": [{"leaf": [22.5, 16]}, {"spacer": null}, {"leaf": [22.5, 16]}, {"spacer": null}, {"spacer":
      null}, {"leaf": [44.5, 16]}]}, "root": [45, 600], "frames": [[11.5, 0, 22.5, 16], [11.5, 200, 22.5, 16],
      [0.5, 584, 44.5, 16]]},
    {"id": "fr-fill-w-min-h", "proposal": [400, 600], "view": {"frame": {"maxWidth": "inf", "minHeight": 180,
      "alignment": "center"}, "child": {"leaf": [56, 16]}}, "root": [400, 180], "frames": [[172, 82, 56, 16]]}
    ]
    """#
