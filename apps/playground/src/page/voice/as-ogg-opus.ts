import type { PreparedVoice } from './prepared-voice.ts';

const OPUS_HEAD_BYTES = 64;

/**
 * A recording as Telegram's voice note: Ogg with Opus. What is that already stays as it is; Opus in
 * another container is only put into Ogg; other sound is encoded where the browser can.
 */
export async function asOggOpus(sound: Blob): Promise<PreparedVoice> {
  if (await isOggOpus(sound)) return { ok: true, voice: sound };
  // A large part of the page that most people never need.
  const { convertToOggOpus } = await import('./convert-to-ogg-opus.ts');
  return await convertToOggOpus(sound);
}

async function isOggOpus(sound: Blob): Promise<boolean> {
  const head = new Uint8Array(await sound.slice(0, OPUS_HEAD_BYTES).arrayBuffer());
  const text = String.fromCharCode(...head);
  return text.startsWith('OggS') && text.includes('OpusHead');
}
