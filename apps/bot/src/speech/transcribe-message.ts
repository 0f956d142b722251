import { Message as Said, UTTERANCE_MAX_CHARS } from '@planerka/contracts';
import { tell } from '@planerka/texts';
import type { Message } from 'grammy/types';
import { z } from 'zod';
import type { Transcriber } from '../ports/transcriber.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { downloadFile, FILE_MAX_BYTES } from './download-file.ts';
import { canNeed, secondsOf } from './seconds-of.ts';

interface Sound {
  readonly fileId: string;
  readonly seconds: number;
  readonly bytes: number | undefined;
  readonly fileName: string;
  readonly mimeType: string;
}

/** Voice, video note or audio file of a message, or null. */
export function soundOf(message: Message): Sound | null {
  const { voice, video_note: round, audio } = message;
  if (voice) {
    return {
      fileId: voice.file_id,
      seconds: voice.duration,
      bytes: voice.file_size,
      fileName: 'voice.ogg',
      mimeType: 'audio/ogg',
    };
  }
  if (round) {
    return {
      fileId: round.file_id,
      seconds: round.duration,
      bytes: round.file_size,
      fileName: 'video.mp4',
      mimeType: 'video/mp4',
    };
  }
  if (audio) {
    const known = /\.(?:mp3|m4a|wav|ogg|oga|opus|flac|webm|mp4)$/i.exec(audio.file_name ?? '');
    const extension = (known?.[0] ?? '.mp3').toLowerCase().replace(/^\.(?:oga|opus)$/, '.ogg');
    return {
      fileId: audio.file_id,
      seconds: audio.duration,
      bytes: audio.file_size,
      fileName: `voice${extension}`,
      mimeType: audio.mime_type ?? 'audio/mpeg',
    };
  }
  return null;
}

const TranscribedMessage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
  /** `again`: pressing a button later can help. */
  z.strictObject({ kind: z.literal('failed'), say: Said, again: z.boolean() }),
]);
export type TranscribedMessage = z.infer<typeof TranscribedMessage>;

/** From a message's sound to words, with every limit checked before anything is fetched. */
export async function transcribeMessage(
  ctx: BotContext,
  sound: Sound,
): Promise<TranscribedMessage> {
  const { services, turn } = ctx;
  const { transcriber } = services;
  if (!transcriber) return failed(tell('voice_not_configured'));
  const over = overLimit(ctx, sound.seconds);
  if (over) return over;
  if ((sound.bytes ?? 0) > FILE_MAX_BYTES) return failed(tell('voice_too_large'));
  if (sound.bytes === 0) return failed(tell('voice_empty'));
  if (!canNeed(sound.seconds, sound.bytes ?? 0)) return failed(tell('voice_not_so_short'));
  return await turn.answerTo({
    of: 'speech',
    name: 'heard',
    schema: TranscribedMessage,
    ask: () => fetchAndHear(ctx, sound, transcriber),
    isWorthKeeping: () => true,
  });
}

/** The refusal of a recording that is too long, or over the day's limit; null when it may be recognized. */
function overLimit(
  { services: { limits }, turn }: BotContext,
  seconds: number,
): TranscribedMessage | null {
  if (seconds > limits.voiceMaxSeconds) {
    return failed(tell('voice_too_long', { voice_seconds: limits.voiceMaxSeconds }));
  }
  const isOver = turn.update.usage.voice_seconds + seconds > limits.voiceSecondsPerDay;
  return isOver ? failed(tell('voice_daily_limit')) : null;
}

async function fetchAndHear(
  ctx: BotContext,
  sound: Sound,
  transcriber: Transcriber,
): Promise<TranscribedMessage> {
  const { services, turn } = ctx;
  const { store, me } = services;
  const file = await downloadFile(services, sound.fileId);
  if (file.kind === 'too_large') return failed(tell('voice_too_large'));
  if (file.kind === 'failed') {
    services.log.warn({ why: file.why, update_id: turn.update.update_id }, 'no download');
    return { kind: 'failed', say: tell('voice_download'), again: true };
  }
  if (file.bytes.length === 0) return failed(tell('voice_empty'));
  // What a message says of its sound is its sender's word.
  const seconds = secondsOf(file.bytes, sound.seconds);
  const over = overLimit(ctx, seconds);
  if (over) return over;
  if (!canNeed(sound.seconds, file.bytes.length)) return failed(tell('voice_not_so_short'));
  await store.usage.add(me.id, turn.place.userId, { voice_seconds: seconds });
  const started = performance.now();
  const { fileName, mimeType } = sound;
  const recording = { bytes: file.bytes, fileName, mimeType };
  const transcription = await services.tracer.span('transcribe', { seconds }, () =>
    transcriber.hear(recording),
  );
  services.meter.took('transcribe', performance.now() - started);
  services.meter.count('voice');
  // One unit over the limit shows that there was more; of more nothing is kept.
  if (transcription.kind === 'text') {
    return { kind: 'text', text: transcription.text.trim().slice(0, UTTERANCE_MAX_CHARS + 1) };
  }
  services.log.warn({ why: transcription.why, update_id: turn.update.update_id }, 'no transcript');
  return transcription.kind === 'refused'
    ? failed(tell('voice_refused'))
    : { kind: 'failed', say: tell('voice_busy'), again: true };
}

function failed(say: Said): TranscribedMessage {
  return { kind: 'failed', say, again: false };
}
