/** A microphone that is being recorded. */
export interface VoiceRecording {
  /** Loudness right now, 0..1. */
  level(): number;
  /** Ends it and gives what was recorded, in the browser's own container. */
  stop(): Promise<Blob>;
  /** Ends it and throws it away. */
  cancel(): void;
}

type RecordingFailure = 'denied' | 'noMicrophone' | 'busyMicrophone' | 'noRecorder';

export type RecordingStart =
  | { readonly ok: true; readonly recording: VoiceRecording }
  | { readonly ok: false; readonly why: RecordingFailure };

/** By preference: Firefox records Ogg, which is sent as it is; Chromium WebM; Safari WebM or MP4. */
const CONTAINERS = [
  'audio/ogg;codecs=opus',
  'audio/webm;codecs=opus',
  'audio/mp4;codecs=opus',
  'audio/mp4',
];
/** As Telegram's own clients record speech. */
const BITS_PER_SECOND = 32_000;

/** Asks for the microphone and starts to record one voice note. */
export async function startRecording(): Promise<RecordingStart> {
  // Without a secure context a browser has no microphone at all.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices || typeof MediaRecorder === 'undefined') return { ok: false, why: 'noRecorder' };
  const mimeType = CONTAINERS.find((type) => MediaRecorder.isTypeSupported(type));
  if (mimeType === undefined) return { ok: false, why: 'noRecorder' };
  try {
    const stream = await devices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
    });
    return { ok: true, recording: record(stream, mimeType) };
  } catch (error) {
    return { ok: false, why: failureOf(error) };
  }
}

function failureOf(error: unknown): RecordingFailure {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'noMicrophone';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busyMicrophone';
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'denied' : 'noRecorder';
}

function record(stream: MediaStream, mimeType: string): VoiceRecording {
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => resolve());
  });
  const meter = levelMeter(stream);
  const end = async () => {
    // A microphone that was pulled out has stopped it already.
    if (recorder.state !== 'inactive') recorder.stop();
    await stopped;
    meter.close();
    for (const track of stream.getTracks()) track.stop();
  };
  recorder.start();
  return {
    level: meter.level,
    stop: async () => {
      await end();
      return new Blob(parts, { type: mimeType });
    },
    cancel: () => void end(),
  };
}

function levelMeter(stream: MediaStream): { level: () => number; close: () => void } {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 512 });
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      // Speech is quiet as a number: the root and a gain make it move the whole way.
      return Math.min(1, Math.sqrt(power) * 4);
    },
    close: () => void context.close(),
  };
}
