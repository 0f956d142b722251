import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { InterpretResponse, Problem } from '@planerka/contracts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../rig/model-server.ts';
import { PROGRAM } from '../rig/program.ts';

// cites: G-process, G-model-fails

const ROOT = path.join(import.meta.dirname, '../..');
const KEY = 'sk-sample-key-of-the-process';
const TOKEN = 'sample-gateway-token';
const SECRET_WORDS = 'молоко';

let model: ModelServer;
let child: ChildProcess;
let printed = '';

beforeEach(async () => {
  model = await startModelServer({ apiKey: KEY });
  printed = '';
});
afterEach(async () => {
  child.kill('SIGKILL');
  await model.stop();
});

/** `planerka gateway` with a model and a token; resolves to its address. */
async function start(): Promise<string> {
  const { PATH = '', HOME = '' } = process.env;
  child = spawn(process.execPath, [...PROGRAM, 'gateway'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      HOME,
      PORT: '0',
      LOG_LEVEL: 'trace',
      GATEWAY_TOKEN: TOKEN,
      OPENAI_API_KEY: KEY,
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_MODEL: 'sample-model',
    },
  });
  const address = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      printed += chunk.toString();
      const [, url] = /^Шлюз: (\S+)\/v1\/interpret/m.exec(printed) ?? [];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('exit', () => reject(new Error(`the gateway ended: ${printed}`)));
  });
  return await address;
}

it('serves in a process of its own, tells no key and no words, and ends on SIGTERM', async () => {
  const url = await start();
  const ask = (text: string, token = TOKEN) =>
    fetch(`${url}/v1/interpret`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        trace_id: 't',
        source: { channel: 'cli' },
        now_iso: '2026-02-25T12:00:00+03:00',
        text,
      }),
    });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(Problem.parse(await (await ask('блок', 'other')).json()).code).toBe('UNAUTHORIZED');

  model.replies({ kind: 'status', status: 500, message: `${KEY} was sent ${SECRET_WORDS}` });
  const reading = InterpretResponse.parse(await (await ask(SECRET_WORDS)).json());
  expect(reading).toMatchObject({ interpreter: 'rules', model_asked: true });
  expect(model.calls).toBe(1);
  expect(model.refusals).toEqual([]);

  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(printed).toContain('the model gave no answer');
  for (const secret of [KEY, TOKEN, SECRET_WORDS]) expect(printed).not.toContain(secret);
});
