import type { Message } from '@planerka/bot-api';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import type { PageFiles } from '../bundle/page-files.ts';
import type { ChatResult, ChatRoom } from '../chat/chat-room.ts';
import type { PanelFeed } from '../panel/panel-feed.ts';
import { problem } from '../problems/error-map.ts';
import {
  ALBUM_MAX_PHOTOS,
  EditText,
  type MessageSent,
  PHOTO_MAX_BYTES,
  SendContact,
  SendSticker,
  SendText,
  SentFiles,
  TapButton,
  type TapSent,
  VOICE_MAX_BYTES,
} from '../wire/requests.ts';
import type { ChatSnapshot } from '../wire/server-event.ts';
import type { EventHub } from './event-hub.ts';
import { guard } from './guard.ts';
import { readBytes, readJsonBody } from './read-body.ts';

export interface AppParts {
  readonly room: ChatRoom;
  readonly panel: PanelFeed;
  readonly hub: EventHub;
  readonly page: PageFiles;
  readonly speechConfigured: boolean;
  /** Asked of whoever opens the page; null: it is open to this machine, and to no other. */
  readonly password: string | null;
  readonly onError: (error: unknown) => void;
}

const API = '/playground/api';
const JSON_MAX_BYTES = 64 * 1024;
const FIRST_MESSAGES = 60;
const OLDER_MESSAGES = 100;

/** The page at `/`, its files, and everything it may ask for under `/playground/api`. */
export function createApp(parts: AppParts): Hono {
  const { room, panel, hub, page, speechConfigured, password, onError } = parts;
  const app = new Hono();
  app.onError((error) => {
    onError(error);
    return problem('INTERNAL', 'try again later');
  });
  app.notFound((context) => problem('NOT_FOUND', `there is nothing at ${context.req.path}`));
  app.use(headers());
  app.use(guard(password));

  app.get('/', async () => page.serve('index.html'));
  app.get('/playground/:name', (context) => page.serve(context.req.param('name')));

  app.get(`${API}/events`, async () => {
    const shown = await panel.current();
    return hub.open(snapshot(room, shown, speechConfigured));
  });
  app.get(`${API}/messages`, (context) => {
    const before = Number(context.req.query('before'));
    if (!Number.isSafeInteger(before)) return problem('INVALID_REQUEST', 'before is a message id');
    return context.json(room.history(OLDER_MESSAGES, before));
  });
  app.get(`${API}/voices/:id`, (context) => {
    const bytes = room.file(context.req.param('id'));
    if (!bytes) return problem('FILE_GONE', 'no bytes are kept for it');
    return new Response(Uint8Array.from(bytes), { headers: { 'content-type': 'audio/ogg' } });
  });

  app.get(`${API}/photos/:id`, (context) => {
    const bytes = room.file(context.req.param('id'));
    const type = bytes ? pictureType(bytes) : null;
    if (!bytes || type === null) return problem('FILE_GONE', 'no picture is kept for it');
    return new Response(Uint8Array.from(bytes), { headers: { 'content-type': type } });
  });

  app.use(`${API}/voices`, limit(VOICE_MAX_BYTES));
  app.post(`${API}/voices`, async (context) => {
    const body = await readBytes(context);
    if (!body.ok) return body.response;
    const replyTo = context.req.query('reply_to');
    return sent(room.sendsVoice(body.value, replyTo === undefined ? null : Number(replyTo)));
  });

  app.use(`${API}/photos`, limit(ALBUM_MAX_PHOTOS * PHOTO_MAX_BYTES));
  app.post(`${API}/photos`, async (context) => {
    const asked = SentFiles.safeParse(context.req.query());
    if (!asked.success) return problem('INVALID_REQUEST', 'see the query');
    const body = await readBytes(context);
    if (!body.ok) return body.response;
    const photos = photosIn(body.value, asked.data.sizes);
    if (photos === null) return problem('INVALID_REQUEST', 'a photo is a PNG or a JPEG');
    return sent(room.sendsPhotos(photos, asked.data));
  });
  app.use(`${API}/documents`, limit(VOICE_MAX_BYTES));
  app.post(`${API}/documents`, async (context) => {
    const asked = SentFiles.safeParse(context.req.query());
    if (!asked.success) return problem('INVALID_REQUEST', 'see the query');
    const body = await readBytes(context);
    if (!body.ok) return body.response;
    if (body.value.length === 0) return problem('INVALID_REQUEST', 'the file is empty');
    return sent(room.sendsDocument(body.value, asked.data));
  });

  app.use(`${API}/*`, limit(JSON_MAX_BYTES));
  app.post(`${API}/contacts`, async (context) => {
    const body = await readJsonBody(context, SendContact);
    return body.ok ? sent(room.sendsContact(body.value)) : body.response;
  });
  app.post(`${API}/messages`, async (context) => {
    const body = await readJsonBody(context, SendText);
    return body.ok ? sent(room.says(body.value)) : body.response;
  });
  app.post(`${API}/messages/:id/edit`, async (context) => {
    const body = await readJsonBody(context, EditText);
    if (!body.ok) return body.response;
    return sent(room.edits(Number(context.req.param('id')), body.value.text));
  });
  app.post(`${API}/messages/:id/forward`, (context) =>
    sent(room.forwards(Number(context.req.param('id')))),
  );
  app.post(`${API}/stickers`, async (context) => {
    const body = await readJsonBody(context, SendSticker);
    return body.ok ? sent(room.sendsSticker(body.value.emoji)) : body.response;
  });
  app.post(`${API}/taps`, async (context) => {
    const body = await readJsonBody(context, TapButton);
    if (!body.ok) return body.response;
    const tap = room.taps(body.value);
    if (!tap.ok) return problem(tap.code, 'the chat has changed meanwhile');
    return context.json({ tap_id: tap.value } satisfies TapSent);
  });
  return app;
}

function snapshot(room: ChatRoom, panel: ChatSnapshot['panel'], speech: boolean): ChatSnapshot {
  return {
    type: 'snapshot',
    bot_name: room.botName,
    ...room.history(FIRST_MESSAGES),
    commands: room.commands,
    read_up_to: room.readUpTo,
    speech_configured: speech,
    panel,
  };
}

/** The body as the photos that it holds; null where one of them is no picture. */
function photosIn(bytes: Uint8Array, sizes: string | undefined): Uint8Array[] | null {
  const lengths = sizes === undefined ? [bytes.length] : sizes.split(',').map(Number);
  let from = 0;
  const photos = lengths.map((length) => bytes.slice(from, (from += length)));
  const isWhole = from === bytes.length;
  return isWhole && photos.every((photo) => pictureType(photo) !== null) ? photos : null;
}

/** By the first bytes: what is no picture is never served as one. */
function pictureType(bytes: Uint8Array): 'image/png' | 'image/jpeg' | null {
  const [first, second] = bytes;
  if (first === 0x89 && second === 0x50) return 'image/png';
  return first === 0xff && second === 0xd8 ? 'image/jpeg' : null;
}

function sent(result: ChatResult<Message>): Response {
  if (!result.ok) return problem(result.code, 'the chat has changed meanwhile');
  return Response.json({ message_id: result.value.message_id } satisfies MessageSent);
}

function limit(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => problem('BODY_TOO_LARGE', `at most ${maxSize} bytes are read`),
  });
}

/** Nothing comes from elsewhere and nothing is framed: the page works offline and alone. */
function headers() {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      mediaSrc: ['blob:'],
      connectSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
    permissionsPolicy: { microphone: ['self'], camera: [], geolocation: [] },
    referrerPolicy: 'no-referrer',
    strictTransportSecurity: false,
    xFrameOptions: 'DENY',
  });
}
