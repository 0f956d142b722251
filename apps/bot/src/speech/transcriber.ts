import { setTimeout as sleep } from 'node:timers/promises';
import { createOutbound, type Outbound } from '@planerka/outbound';
import OpenAI, { APIConnectionTimeoutError, APIError, APIUserAbortError, toFile } from 'openai';
import { z } from 'zod';
import type { Recording } from '../ports/recording.ts';
import type { Transcriber, Transcription } from '../ports/transcriber.ts';
import { readAsWav } from './read-as-wav.ts';

export interface TranscriberOptions {
  /** Up to `/v1`; the path `/audio/transcriptions` is added. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  readonly timeoutMs?: number;
  /** What its calls go through; its own by default. */
  readonly outbound?: Outbound;
  /** The longest `Retry-After` that is waited for on the spot. */
  readonly patienceMs?: number;
}

/** The client's types promise a text; a server may answer 200 without one. */
const Transcription = z.object({ text: z.string() });
const UNREADABLE: Transcription = { kind: 'busy', why: 'unreadable answer' };

/** How servers say that they cannot read this kind of file; another kind may do. */
const UNREADABLE_THERE: ReadonlySet<unknown> = new Set([400, 415, 422]);
const TOO_LARGE: unknown = 413;

const TIMEOUT_MS = 60_000;
const PATIENCE_MS = 5_000;
const PAUSE_MS = 500;
const AT_ONCE = 16;
/** Hours of speech take a tenth of it. */
const ANSWER_MAX_BYTES = 4 * 1024 * 1024;
/** The door's own limit comes first, and covers the body too. */
const LIBRARY_LATER_MS = 5_000;

/** Any server that speaks OpenAI's transcription protocol. One retry on 429, 5xx and lost connections. */
export function createTranscriber(options: TranscriberOptions): Transcriber {
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const outbound = options.outbound ?? createOutbound({ service: 'speech', atOnce: AT_ONCE });
  const client = new OpenAI({
    baseURL: options.baseUrl,
    apiKey: options.apiKey,
    maxRetries: 0,
    timeout: timeoutMs + LIBRARY_LATER_MS,
    fetch: outbound.within({ timeoutMs, maxBytes: ANSWER_MAX_BYTES }),
  });

  async function request(recording: Recording, signal?: AbortSignal): Promise<unknown> {
    return await client.audio.transcriptions.create(
      {
        file: await toFile(recording.bytes, recording.fileName, { type: recording.mimeType }),
        model: options.model,
        language: 'ru',
        response_format: 'json',
      },
      signal ? { signal } : {},
    );
  }

  async function attempt(
    recording: Recording,
    signal?: AbortSignal,
  ): Promise<Transcription | APIError> {
    try {
      const answer = Transcription.safeParse(await request(recording, signal));
      return answer.success ? { kind: 'text', text: answer.data.text } : UNREADABLE;
    } catch (error) {
      return error instanceof APIError ? error : UNREADABLE;
    }
  }

  return {
    hear: async (recording, signal) => {
      const first = await attempt(recording, signal);
      if (!(first instanceof APIError)) return first;
      if (isTransient(first)) {
        const pause = retryAfterMs(first) ?? PAUSE_MS;
        if (pause > (options.patienceMs ?? PATIENCE_MS)) return { kind: 'busy', why: label(first) };
        await sleep(pause);
        const second = await attempt(recording, signal);
        return second instanceof APIError ? { kind: 'busy', why: label(second) } : second;
      }
      if (UNREADABLE_THERE.has(first.status)) {
        const wav = await readAsWav(recording);
        const second = wav === null ? first : await attempt(wav, signal);
        if (!(second instanceof APIError)) return second;
        return { kind: isTransient(second) ? 'busy' : 'refused', why: label(second) };
      }
      if (first.status === TOO_LARGE) return { kind: 'refused', why: label(first) };
      return { kind: 'busy', why: label(first) };
    },
  };
}

/** A connection that failed has no status; a timeout is not retried: the person has waited enough. */
function isTransient(error: APIError): boolean {
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError)
    return false;
  const status: unknown = error.status;
  return status === undefined || status === 408 || status === 429 || Number(status) >= 500;
}

function label(error: APIError): string {
  return error.status === undefined ? 'no answer' : `status ${String(error.status)}`;
}

function retryAfterMs(error: APIError): number | null {
  const header: unknown = error.headers?.get('retry-after');
  const seconds = typeof header === 'string' ? Number(header) : Number.NaN;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}
