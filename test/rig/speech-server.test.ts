import { afterEach, expect, test } from 'vitest';
import { type SpeechServer, type SpeechServerOptions, startSpeechServer } from './speech-server.ts';

const running: SpeechServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

async function start(options: SpeechServerOptions = {}): Promise<SpeechServer> {
  const server = await startSpeechServer(options);
  running.push(server);
  return server;
}

const OGG = 'OggS and so on';

interface Upload {
  readonly name?: string;
  readonly content?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly authorization?: string;
}

async function upload(server: SpeechServer, given: Upload = {}): Promise<Response> {
  const { name = 'voice.ogg', content = OGG, authorization = 'Bearer sample' } = given;
  const form = new FormData();
  form.set('file', new File([content], name, { type: 'audio/ogg' }));
  const fields = given.fields ?? { model: 'whisper-1', language: 'ru' };
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  return await fetch(`${server.baseUrl}/audio/transcriptions`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
}

test('hears what it was told to hear', async () => {
  const server = await start({ transcript: 'купить молоко', model: 'whisper-1', language: 'ru' });
  const response = await upload(server);
  expect(await response.json()).toEqual({ text: 'купить молоко' });
  expect(server.refusals).toEqual([]);
  expect(server.uploads[0]).toMatchObject({
    fileName: 'voice.ogg',
    fields: { model: 'whisper-1', language: 'ru' },
  });
});

test.each<[string, Upload, number, RegExp]>([
  ['an extension that is not listed', { name: 'voice.oga' }, 400, /Unrecognized file format/],
  ['bytes that are no Ogg', { content: 'RIFF....WAVE' }, 400, /does not begin as \.ogg/],
  ['an empty file', { content: '' }, 400, /empty/],
  ['no model', { fields: { language: 'ru' } }, 400, /model/],
  ['another model', { fields: { model: 'other', language: 'ru' } }, 404, /no such model/],
  ['another language', { fields: { model: 'whisper-1', language: 'en' } }, 400, /ru was expected/],
  ['a language by name', { fields: { model: 'whisper-1', language: 'russian' } }, 400, /ISO-639-1/],
  [
    'a field it does not know',
    { fields: { model: 'whisper-1', language: 'ru', languages: 'ru' } },
    400,
    /Unrecognized request argument: languages/,
  ],
  ['no key', { authorization: 'none' }, 401, /API key/],
])('refuses %s', async (_, given, status, words) => {
  const server = await start({ model: 'whisper-1', language: 'ru' });
  const response = await upload(server, given);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { message: expect.stringMatching(words) } });
  expect(server.refusals).toHaveLength(1);
});

test('gives its replies in order and stays with the last', async () => {
  const server = await start();
  server.replies(
    { kind: 'status', status: 429, retryAfterSeconds: 7 },
    { kind: 'slow', text: 'поздно', delayMs: 1 },
    { kind: 'transcript', text: 'наконец' },
  );
  const limited = await upload(server);
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7']);
  const heard = [];
  for (let turn = 0; turn < 3; turn += 1) heard.push(await (await upload(server)).json());
  expect(heard).toEqual([{ text: 'поздно' }, { text: 'наконец' }, { text: 'наконец' }]);
});

test('can answer garbage, cut the connection, and keep silent until it stops', async () => {
  const server = await start();
  server.replies({ kind: 'garbage' }, { kind: 'drop' }, { kind: 'never' });
  await expect((await upload(server)).json()).rejects.toThrow(SyntaxError);
  await expect(upload(server)).rejects.toThrow('fetch failed');
  const silent = upload(server);
  await expect.poll(() => server.uploads.length).toBe(3);
  await Promise.all([server.stop(), expect(silent).rejects.toThrow('fetch failed')]);
});
