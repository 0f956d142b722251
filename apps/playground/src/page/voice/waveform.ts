const BARS = 44;
const FLAT = 0.12;

/**
 * Loudness over time, one number of 0..1 per bar, drawn from the sound itself. A browser that
 * cannot decode Ogg/Opus gets a flat line.
 */
export async function waveform(bytes: ArrayBuffer): Promise<number[]> {
  try {
    const context = new OfflineAudioContext(1, 1, 16_000);
    const sound = await context.decodeAudioData(bytes);
    return peaks(sound.getChannelData(0));
  } catch {
    return flatWaveform();
  }
}

/** What is there before the sound is known. */
export function flatWaveform(): number[] {
  return Array.from({ length: BARS }, () => FLAT);
}

function peaks(samples: Float32Array): number[] {
  const size = Math.max(1, Math.floor(samples.length / BARS));
  const bars = Array.from({ length: BARS }, (_, index) => {
    let peak = 0;
    for (let at = index * size; at < Math.min(samples.length, (index + 1) * size); at += 1) {
      peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    }
    return peak;
  });
  const loudest = Math.max(...bars, 0.01);
  return bars.map((bar) => Math.max(FLAT, bar / loudest));
}
