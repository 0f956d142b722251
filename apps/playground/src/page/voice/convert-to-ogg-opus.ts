import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  OggOutputFormat,
  Output,
} from 'mediabunny';
import type { PreparedVoice } from './prepared-voice.ts';

/** Packets of Opus are copied untouched; anything else is decoded and encoded by the browser. */
export async function convertToOggOpus(sound: Blob): Promise<PreparedVoice> {
  try {
    const input = new Input({ source: new BlobSource(sound), formats: ALL_FORMATS });
    if (!(await input.canRead())) return { ok: false, why: 'unreadable' };
    const track = await input.getPrimaryAudioTrack();
    if (!track) return { ok: false, why: 'noAudio' };
    const target = new BufferTarget();
    const output = new Output({ format: new OggOutputFormat(), target });
    const conversion = await Conversion.init({
      input,
      output,
      video: { discard: true },
      audio: (one) => (one.id === track.id ? { codec: 'opus' } : { discard: true }),
      tags: {},
      showWarnings: false,
    });
    if (!conversion.isValid) return { ok: false, why: 'cannotEncode' };
    await conversion.execute();
    if (!target.buffer) return { ok: false, why: 'cannotEncode' };
    return { ok: true, voice: new Blob([target.buffer], { type: 'audio/ogg' }) };
  } catch {
    return { ok: false, why: 'unreadable' };
  }
}
