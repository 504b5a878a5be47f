import SwiftUI

#if Desktop
    import CAdwaita
#endif

/// A model that is written to from the background, a thousand times a second for three seconds. In the end it says how
/// many frames there were meanwhile, and how often the body ran.
@MainActor @Observable
final class Meter {
    var value = 0
    @ObservationIgnored var bodies = 0
    @ObservationIgnored private var frames = 0

    /// Counts what the toolkit paints from now on.
    func countFrames() {
        #if Desktop
            let window = g_list_model_get_item(gtk_window_get_toplevels(), 0)!
            let clock = gtk_widget_get_frame_clock(window.assumingMemoryBound(to: GtkWidget.self))!
            let count: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, meter in
                let address = UInt(bitPattern: meter)
                MainActor.assumeIsolated {
                    Unmanaged<Meter>.fromOpaque(UnsafeRawPointer(bitPattern: address)!).takeUnretainedValue().frames +=
                        1
                }
            }
            g_signal_connect_data(
                UnsafeMutableRawPointer(clock), "after-paint", unsafeBitCast(count, to: GCallback.self),
                Unmanaged.passRetained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
            g_object_unref(window)
        #endif
        bodies = 0
    }

    var counts: String { "\(frames) frames and \(bodies) bodies for \(value) writes" }
}

actor Sensor {
    func write(_ count: Int, to meter: Meter) async {
        let clock = ContinuousClock()
        let start = clock.now
        for value in 1...count {
            await MainActor.run { meter.value = value }
            try? await clock.sleep(until: start + .milliseconds(value))
        }
    }
}

struct MeterView: View {
    @State private var meter = Meter()

    var body: some View {
        let _ = meter.bodies += 1
        Text("Value \(meter.value)")
            .task {
                try? await Task.sleep(for: .seconds(1))
                meter.countFrames()
                await Sensor().write(3000, to: meter)
                FileHandle.standardOutput.write(Data("\(meter.counts)\n".utf8))
            }
    }
}
