import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTranscriber } from '../../apps/bot/src/speech/transcriber.ts';
import { type SpeechReply, type SpeechServer, startSpeechServer } from '../rig/speech-server.ts';

// cites: V-servers

const KEY = 'sk-sample-speech-key';
const note = path.join(import.meta.dirname, '../rig/fixtures/block-tomorrow.ogg');

let server: SpeechServer;
let bytes: Uint8Array;
beforeAll(async () => {
  bytes = await readFile(note);
  server = await startSpeechServer({ model: 'whisper-1', language: 'ru', apiKey: KEY });
});
afterAll(() => server.stop());

let uploads = 0;
let refusals = 0;
beforeEach(() => {
  uploads = server.uploads.length;
  refusals = server.refusals.length;
});

const HEARD: SpeechReply = { kind: 'transcript', text: 'Поставь блок' };

async function hear(
  options: { readonly key?: string; readonly model?: string; readonly timeoutMs?: number } = {},
  ...replies: SpeechReply[]
) {
  if (replies.length > 0) server.replies(...replies);
  const { key = KEY, model = 'whisper-1', timeoutMs = 5_000 } = options;
  const transcriber = createTranscriber({
    baseUrl: server.baseUrl,
    apiKey: key,
    model,
    timeoutMs,
    patienceMs: 1_500,
  });
  const heard = await transcriber.hear({ bytes, fileName: 'voice.ogg', mimeType: 'audio/ogg' });
  return { heard, uploads: server.uploads.length - uploads };
}

describe('createTranscriber', () => {
  it('uploads the note with its name, model and language, untouched', async () => {
    const { heard } = await hear({}, HEARD);
    expect(heard).toEqual({ kind: 'text', text: 'Поставь блок' });
    expect(server.refusals).toEqual([]);
    const upload = server.uploads.at(-1);
    expect(upload).toMatchObject({
      fileName: 'voice.ogg',
      mimeType: 'audio/ogg',
      fields: { model: 'whisper-1', language: 'ru', response_format: 'json' },
    });
    expect(Buffer.compare(upload?.bytes ?? Buffer.of(), bytes)).toBe(0);
  });

  it.each<[string, number, SpeechReply[]]>([
    ['429', 2, [{ kind: 'status', status: 429, retryAfterSeconds: 0 }, HEARD]],
    [
      '429 with a second to wait',
      2,
      [{ kind: 'status', status: 429, retryAfterSeconds: 1 }, HEARD],
    ],
    ['500', 2, [{ kind: 'status', status: 500 }, HEARD]],
    ['503 with a time to wait', 2, [{ kind: 'status', status: 503, retryAfterSeconds: 0 }, HEARD]],
    ['a lost connection', 2, [{ kind: 'drop' }, HEARD]],
  ])('tries once more after %s', async (_, times, replies) => {
    const { heard, uploads: count } = await hear({}, ...replies);
    expect(heard).toEqual({ kind: 'text', text: 'Поставь блок' });
    expect(count).toBe(times);
  });

  it.each<[string, number, string, SpeechReply[]]>([
    ['always 500', 2, 'status 500', [{ kind: 'status', status: 500 }]],
    ['always 429', 2, 'status 429', [{ kind: 'status', status: 429, retryAfterSeconds: 0 }]],
    [
      '429 for longer than anybody waits',
      1,
      'status 429',
      [{ kind: 'status', status: 429, retryAfterSeconds: 60 }, HEARD],
    ],
    ['always a lost connection', 2, 'no answer', [{ kind: 'drop' }]],
    ['half an answer', 1, 'unreadable answer', [{ kind: 'garbage' }]],
  ])('gives up for now: %s', async (_, times, why, replies) => {
    const { heard, uploads: count } = await hear({}, ...replies);
    expect(heard).toEqual({ kind: 'busy', why });
    expect(count).toBe(times);
  });

  it('waits only so long, and not twice', async () => {
    const { heard, uploads: count } = await hear({ timeoutMs: 100 }, { kind: 'never' });
    expect(heard).toEqual({ kind: 'busy', why: 'no answer' });
    expect(count).toBe(1);
  });

  it.each([
    ['another key', { key: 'sk-other' }, 'status 401'],
    ['another model', { model: 'none' }, 'status 404'],
  ])('gives up for now with %s: its owner can repair that', async (_, options, why) => {
    const { heard } = await hear(options, HEARD);
    expect(heard).toEqual({ kind: 'busy', why });
  });
});

describe('a note that the server does not take', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'planerka-ffmpeg-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  /** A program in the place of ffmpeg, so that machines without one test the second upload too. */
  async function withFfmpeg(body: string): Promise<void> {
    const file = path.join(folder, 'ffmpeg');
    await writeFile(file, `#!${process.execPath}\n${body}`, { mode: 0o755 });
    vi.stubEnv('PATH', folder);
  }
  const READS_OPUS = `
    const read = require('node:fs').readFileSync(0);
    const wanted = '-v error -i pipe:0 -ar 16000 -ac 1 -f wav pipe:1';
    const good = process.argv.slice(2).join(' ') === wanted && read.toString('latin1', 0, 4) === 'OggS';
    if (!good) process.exit(1);
    process.stdout.write('RIFF\\0\\0\\0\\0WAVEfmt ');`;
  const extensions = () => server.uploads.slice(uploads).map(({ fileName }) => fileName);

  it.each([400, 415, 422])('is sent once more as WAV after %i', async (status) => {
    await withFfmpeg(READS_OPUS);
    const { heard } = await hear({}, { kind: 'status', status }, HEARD);
    expect(heard).toEqual({ kind: 'text', text: 'Поставь блок' });
    expect(extensions()).toEqual(['voice.ogg', 'voice.wav']);
    expect(server.uploads.at(-1)?.mimeType).toBe('audio/wav');
    expect(server.refusals).toHaveLength(refusals);
  });

  it('is refused when WAV is not taken either', async () => {
    await withFfmpeg(READS_OPUS);
    const { heard } = await hear({}, { kind: 'status', status: 400 });
    expect(heard).toEqual({ kind: 'refused', why: 'status 400' });
    expect(extensions()).toEqual(['voice.ogg', 'voice.wav']);
  });

  it('can be tried again when the server fails at the WAV', async () => {
    await withFfmpeg(READS_OPUS);
    const { heard } = await hear(
      {},
      { kind: 'status', status: 400 },
      { kind: 'status', status: 503 },
    );
    expect(heard).toEqual({ kind: 'busy', why: 'status 503' });
  });

  it.each([
    ['fails', 'process.exit(1)'],
    ['writes nothing', ''],
    ['does not read', 'process.stdin.destroy(); process.exit(2)'],
  ])('is refused when ffmpeg %s', async (_, body) => {
    await withFfmpeg(body);
    const { heard, uploads: count } = await hear({}, { kind: 'status', status: 400 }, HEARD);
    expect(heard).toEqual({ kind: 'refused', why: 'status 400' });
    expect(count).toBe(1);
  });

  it('is refused where there is no ffmpeg', async () => {
    vi.stubEnv('PATH', path.join(folder, 'empty'));
    const { heard, uploads: count } = await hear({}, { kind: 'status', status: 400 }, HEARD);
    expect(heard).toEqual({ kind: 'refused', why: 'status 400' });
    expect(count).toBe(1);
  });

  it('is refused at once when it is too large for the server', async () => {
    const { heard, uploads: count } = await hear({}, { kind: 'status', status: 413 }, HEARD);
    expect(heard).toEqual({ kind: 'refused', why: 'status 413' });
    expect(count).toBe(1);
  });

  const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;
  it.skipIf(!hasFfmpeg)('is made WAV by a real ffmpeg (skipped where there is none)', async () => {
    const { heard } = await hear({}, { kind: 'status', status: 400 }, HEARD);
    expect(heard).toEqual({ kind: 'text', text: 'Поставь блок' });
    const wav = server.uploads.at(-1)?.bytes;
    const view = Buffer.from(wav ?? []);
    expect(view.toString('latin1', 0, 4)).toBe('RIFF');
    // One channel at 16 kHz, where the header of a WAV says so.
    expect([view.readUInt16LE(22), view.readUInt32LE(24)]).toEqual([1, 16_000]);
    // Four seconds of it.
    expect(view.length).toBeGreaterThan(3 * 16_000 * 2);
  });
});

describe('a server that is no speech server', () => {
  let answer: (response: ServerResponse) => void = () => {};
  let calls = 0;
  let odd: Server;
  beforeAll(async () => {
    odd = createServer((request, response) => {
      calls += 1;
      request.resume();
      request.on('end', () => answer(response));
    });
    odd.listen(0, '127.0.0.1');
    await once(odd, 'listening');
  });
  afterAll(() => {
    odd.close();
    odd.closeAllConnections();
  });
  beforeEach(() => {
    calls = 0;
  });

  const hearOdd = async (timeoutMs = 5_000) => {
    const { port } = odd.address() as AddressInfo;
    const baseUrl = `http://127.0.0.1:${port}/v1`;
    const transcriber = createTranscriber({ baseUrl, apiKey: KEY, model: 'm', timeoutMs });
    return await transcriber.hear({ bytes, fileName: 'voice.ogg', mimeType: 'audio/ogg' });
  };
  const UNREADABLE = { kind: 'busy', why: 'unreadable answer' };

  it.each<[string, string, string]>([
    ['another object', 'application/json', '{"transcript":"Поставь блок"}'],
    ['a text that is none', 'application/json', '{"text":null}'],
    ['a list', 'application/json', '[]'],
    ['null', 'application/json', 'null'],
    ['a page', 'text/html', '<html>Поставь блок</html>'],
    ['nothing', 'application/json', ''],
  ])('is not believed when it answers %s', async (_, type, body) => {
    answer = (response) => response.writeHead(200, { 'content-type': type }).end(body);
    expect(await hearOdd()).toEqual(UNREADABLE);
    expect(calls).toBe(1);
  });

  it('is not waited for when its answer does not end', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"text":');
    };
    expect(await hearOdd(200)).toMatchObject({ kind: 'busy' });
    expect(calls).toBe(1);
  });
});
