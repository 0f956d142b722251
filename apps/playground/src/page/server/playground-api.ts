import { Problem } from '@planerka/contracts';
import type { z } from 'zod';
import { ru } from '../../texts/ru.ts';
import {
  type EditText,
  MessageSent,
  OlderMessages,
  type SendContact,
  type SendSticker,
  type SendText,
  type TapButton,
  TapSent,
} from '../../wire/requests.ts';

/** What the server gave, or what to tell the person. */
export type Fetched<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string };

const API = '/playground/api';
const TIMEOUT_MS = 15_000;

async function ask<T>(
  path: string,
  schema: z.ZodType<T>,
  request: RequestInit = {},
): Promise<Fetched<T>> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${API}/${path}`, { ...request, signal });
    const body: unknown = await response.json();
    if (response.ok) return { ok: true, value: schema.parse(body) };
    return { ok: false, message: problemText(body) };
  } catch {
    return { ok: false, message: ru.problems.NO_ANSWER };
  }
}

function problemText(body: unknown): string {
  const texts: Readonly<Record<string, string>> = ru.problems;
  const problem = Problem.safeParse(body).data;
  return texts[problem?.code ?? 'INTERNAL'] ?? problem?.detail ?? ru.problems.INTERNAL;
}

function post<T>(path: string, schema: z.ZodType<T>, body: object): Promise<Fetched<T>> {
  return ask(path, schema, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** What goes with photos and files. */
export interface FileWords {
  readonly caption: string;
  readonly replyTo: number | null;
}

function query({ replyTo, ...rest }: FileWords & Readonly<Record<string, unknown>>): string {
  const reply = replyTo === null ? {} : { reply_to: String(replyTo) };
  const given = Object.entries(rest).map(([key, value]) => [key, String(value)] as const);
  return new URLSearchParams({ ...Object.fromEntries(given), ...reply }).toString();
}

/** Everything the page asks of its server; answers of the bot come as events. */
export const playgroundApi = {
  sendText: (body: SendText) => post('messages', MessageSent, body),

  editText: (messageId: number, body: EditText) =>
    post(`messages/${messageId}/edit`, MessageSent, body),

  forward: (messageId: number) => post(`messages/${messageId}/forward`, MessageSent, {}),

  sendSticker: (body: SendSticker) => post('stickers', MessageSent, body),

  tap: (body: TapButton) => post('taps', TapSent, body),

  sendVoice: (voice: Blob, replyTo: number | null) =>
    ask(`voices${replyTo === null ? '' : `?reply_to=${replyTo}`}`, MessageSent, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: voice,
    }),

  /** One photo, or several as an album. */
  sendPhotos: (photos: readonly Blob[], words: FileWords) =>
    ask(
      `photos?${query({ ...words, sizes: photos.map(({ size }) => size).join(',') })}`,
      MessageSent,
      {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Blob([...photos]),
      },
    ),

  sendDocument: (file: File, words: FileWords) =>
    ask(`documents?${query({ ...words, name: file.name })}`, MessageSent, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    }),

  sendContact: (body: SendContact) => post('contacts', MessageSent, body),

  /** Where the page finds a photo. */
  photoUrl: (fileId: string) => `${API}/photos/${encodeURIComponent(fileId)}`,

  older: (before: number) => ask(`messages?before=${before}`, OlderMessages),

  /** The bytes of a voice note, or null when they are gone. */
  voice: async (fileId: string): Promise<Blob | null> => {
    try {
      const response = await fetch(`${API}/voices/${encodeURIComponent(fileId)}`);
      return response.ok ? await response.blob() : null;
    } catch {
      return null;
    }
  },
};
