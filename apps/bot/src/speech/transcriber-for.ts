import type { Outbound } from '@planerka/outbound';
import type { BotEnvironment } from '../ports/environment.ts';
import type { Transcriber } from '../ports/transcriber.ts';
import { createTranscriber } from './transcriber.ts';

/** A server that speaks OpenAI's protocol, as it is configured for text. */
export interface SharedServer {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** What recognizes speech, or null: speech's own settings, else the server that text uses. */
export function transcriberFor(
  environment: BotEnvironment,
  shared: SharedServer | null,
  outbound?: Outbound,
): Transcriber | null {
  const baseUrl = environment.TRANSCRIBE_BASE_URL ?? shared?.baseUrl;
  if (baseUrl === undefined) return null;
  const own = environment.TRANSCRIBE_BASE_URL !== undefined;
  // A key goes only to the server it is meant for. Local servers ask for none, the client wants one.
  const apiKey = environment.TRANSCRIBE_API_KEY ?? (own ? 'none' : (shared?.apiKey ?? 'none'));
  const model = environment.TRANSCRIBE_MODEL;
  return createTranscriber({ baseUrl, apiKey, model, ...(outbound ? { outbound } : {}) });
}
