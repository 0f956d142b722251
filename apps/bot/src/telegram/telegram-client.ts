import type { Outbound } from '@planerka/outbound';
import { Api, type ApiClientOptions } from 'grammy';

export interface TelegramClientOptions {
  readonly token: string;
  readonly apiRoot: string;
  /** What its calls go through. */
  readonly outbound: Outbound;
  readonly timeoutMs: number;
}

/** The largest answers are a hundred updates, each a few kilobytes. */
const ANSWER_MAX_BYTES = 16 * 1024 * 1024;
/** The door's own limit comes first. */
const LIBRARY_LATER_MS = 5_000;

type GrammyFetch = NonNullable<ApiClientOptions['fetch']>;

/** A client of the Bot API whose calls have the limits of every service that is not ours. */
export function createTelegramClient(options: TelegramClientOptions): Api {
  const { token, apiRoot, outbound, timeoutMs } = options;
  const fetchWithin = outbound.within({ timeoutMs, maxBytes: ANSWER_MAX_BYTES });
  // The library's types name another fetch; the platform's takes its requests, and those whose body is a
  // stream, as a picture's is, when it is told which way they go.
  const fetch = (url: string, init: object) =>
    fetchWithin(url, { ...init, duplex: 'half' } as RequestInit);
  return new Api(token, {
    apiRoot,
    timeoutSeconds: (timeoutMs + LIBRARY_LATER_MS) / 1000,
    fetch: fetch as unknown as GrammyFetch,
  });
}
