import OpenAI, { APIConnectionTimeoutError, APIError, toFile } from 'openai';
import { readAsWav } from './read-as-wav.ts';
import type { Recording } from './recording.ts';

export type Heard =
  | { readonly kind: 'text'; readonly text: string }
  /** Trying again later can succeed. */
  | { readonly kind: 'busy'; readonly why: string }
  /** This recording will not be taken. */
  | { readonly kind: 'refused'; readonly why: string };

/** Speech to text. An expected failure is a value; nothing is thrown for what a server answers. */
export interface Transcriber {
  hear(recording: Recording, signal?: AbortSignal): Promise<Heard>;
}

export interface TranscriberOptions {
  /** Up to `/v1`; the path `/audio/transcriptions` is added. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  readonly timeoutMs?: number;
  /** The longest `Retry-After` that is waited for on the spot. */
  readonly patienceMs?: number;
}

const TIMEOUT_MS = 60_000;
const PATIENCE_MS = 5_000;
const PAUSE_MS = 500;

/** Any server that speaks OpenAI's transcription protocol. One retry on 429, 5xx and lost connections. */
export function createTranscriber(options: TranscriberOptions): Transcriber {
  const client = new OpenAI({
    baseURL: options.baseUrl,
    apiKey: options.apiKey,
    maxRetries: 0,
    timeout: options.timeoutMs ?? TIMEOUT_MS,
  });

  async function request(recording: Recording, signal?: AbortSignal): Promise<string> {
    const { text } = await client.audio.transcriptions.create(
      {
        file: await toFile(recording.bytes, recording.fileName, { type: recording.mimeType }),
        model: options.model,
        language: 'ru',
        response_format: 'json',
      },
      { signal: signal ?? null },
    );
    return text;
  }

  async function attempt(recording: Recording, signal?: AbortSignal): Promise<Heard | APIError> {
    try {
      return { kind: 'text', text: await request(recording, signal) };
    } catch (error) {
      if (error instanceof APIError) return error;
      return { kind: 'busy', why: 'unreadable answer' };
    }
  }

  return {
    hear: async (recording, signal) => {
      const first = await attempt(recording, signal);
      if (!(first instanceof APIError)) return first;
      if (isTransient(first)) {
        const pause = retryAfterMs(first) ?? PAUSE_MS;
        if (pause > (options.patienceMs ?? PATIENCE_MS)) return { kind: 'busy', why: label(first) };
        await new Promise((resolve) => setTimeout(resolve, pause));
        const second = await attempt(recording, signal);
        return second instanceof APIError ? { kind: 'busy', why: label(second) } : second;
      }
      if (first.status === 400 || first.status === 415) {
        const wav = await readAsWav(recording);
        const second = wav === null ? first : await attempt(wav, signal);
        if (!(second instanceof APIError)) return second;
        return { kind: isTransient(second) ? 'busy' : 'refused', why: label(second) };
      }
      return { kind: 'busy', why: label(first) };
    },
  };
}

/** A connection that failed has no status; a timeout is not retried: the person has waited enough. */
function isTransient(error: APIError): boolean {
  if (error instanceof APIConnectionTimeoutError) return false;
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
