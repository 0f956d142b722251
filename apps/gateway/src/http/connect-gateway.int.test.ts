import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  CodedError,
  type InterpretRequest,
  type InterpretResponse,
  RetryableError,
  TerminalError,
} from '@planerka/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createInterpreter } from '../interpreter.ts';
import { connectGateway } from './connect-gateway.ts';
import { serveGateway } from './serve-gateway.ts';

// cites: G-client

const request: InterpretRequest = {
  trace_id: 't-1',
  source: { channel: 'cli' },
  now_iso: '2026-02-25T12:00:00+03:00',
  text: 'Поставь блок на завтра в 14:00 на 60 минут',
};
const zone = { timezone: 'Europe/Moscow' };

describe('a gateway of its own', () => {
  it('answers as the one in this process does', async () => {
    const interpreter = createInterpreter({ model: null });
    const gateway = await serveGateway({
      interpreter,
      defaultTimezone: 'UTC',
      token: 'sample-token',
      onError: () => {},
      host: '127.0.0.1',
      port: 0,
    });
    try {
      const remote = connectGateway({ url: `${gateway.url}/`, token: 'sample-token' });
      expect(await remote.interpret(request, zone)).toEqual(
        await interpreter.interpret(request, zone),
      );
      const refused = connectGateway({ url: gateway.url, token: 'other' });
      await expect(refused.interpret(request, zone)).rejects.toMatchObject({
        code: 'GATEWAY_REFUSED',
        message: 'the gateway answered 401',
      });
    } finally {
      await gateway.stop();
    }
  });

  it('tells that a model is being asked while it is, and nothing where none is', async () => {
    let release: () => void = () => {};
    const thought = new Promise<void>((resolve) => {
      release = resolve;
    });
    const reading: InterpretResponse = { kind: 'none', envelopes: [], interpreter: 'model' };
    const gateway = await serveGateway({
      interpreter: {
        interpret: async ({ text }, { onModel }) => {
          if (text === 'по правилам') return { ...reading, interpreter: 'rules' };
          onModel?.();
          await thought;
          if (text === 'сбой') throw new RetryableError('SAMPLE', 'no answer');
          return reading;
        },
      },
      defaultTimezone: 'UTC',
      token: undefined,
      onError: () => {},
      host: '127.0.0.1',
      port: 0,
    });
    try {
      const remote = connectGateway({ url: gateway.url, token: undefined });
      const told: string[] = [];
      const ask = (text: string) =>
        remote.interpret({ ...request, text }, { ...zone, onModel: () => told.push(text) });
      expect(await ask('по правилам')).toEqual({ ...reading, interpreter: 'rules' });
      expect(told).toEqual([]);
      const slow = ask('моделью');
      const broken = ask('сбой').catch((error: unknown) => error);
      await expect
        .poll(() => [...told].sort((a, b) => a.localeCompare(b)))
        .toEqual(['моделью', 'сбой']);
      release();
      expect(await slow).toEqual(reading);
      expect(await broken).toMatchObject({ code: 'GATEWAY_UNAVAILABLE' });
    } finally {
      release();
      await gateway.stop();
    }
  });

  it('is told of the thread and of the question about an operation', async () => {
    const interpreter = createInterpreter({ model: null });
    const gateway = await serveGateway({
      interpreter,
      defaultTimezone: 'UTC',
      token: undefined,
      onError: () => {},
      host: '127.0.0.1',
      port: 0,
    });
    const thread = {
      room: { kind: 'workroom', object: { kind: 'task', number: 7, title: 'ремонт' } },
      candidates: [{ kind: 'task', number: 7, title: 'ремонт' }],
      default_task_id: 7,
      operations: [],
    } as const;
    const question = {
      code: 'WHEN',
      clarifying_question: 'На когда перенести?',
      choices: [],
    } as const;
    try {
      const remote = connectGateway({ url: gateway.url, token: undefined });
      const said = (text: string, more: Partial<InterpretRequest>) =>
        remote.interpret({ ...request, text, ...more }, zone);
      const inRoom = { thread: { ...thread, candidates: [...thread.candidates], operations: [] } };
      expect(await said('выйди', inRoom)).toMatchObject({
        kind: 'operations',
        operations: [{ operation: { type: 'unfocus' } }],
      });
      expect(await said('что у меня завтра?', inRoom)).toMatchObject({
        kind: 'query',
        query: { type: 'agenda', window: { from: '2026-02-26', to: '2026-02-26' } },
      });
      const pending_operation: InterpretRequest['pending_operation'] = {
        draft_id: '0191d7a0-0000-7000-8000-000000000001',
        operation: { type: 'reschedule', task: 7 },
        question: { ...question, choices: [] },
      };
      expect(await said('в пятницу', { pending_operation })).toEqual({
        kind: 'answer',
        envelopes: [],
        operations: [
          { operation: { type: 'reschedule', task: 7, planned_at: '2026-02-27' }, confidence: 1 },
        ],
        interpreter: 'rules',
      });
    } finally {
      await gateway.stop();
    }
  });

  it('is told that no model may be asked', async () => {
    const asked: boolean[] = [];
    const gateway = await serveGateway({
      interpreter: {
        interpret: async (_, { allowModel }) => {
          asked.push(allowModel ?? true);
          return { kind: 'none', envelopes: [], interpreter: 'rules' };
        },
      },
      defaultTimezone: 'UTC',
      token: undefined,
      onError: () => {},
      host: '127.0.0.1',
      port: 0,
    });
    try {
      const remote = connectGateway({ url: gateway.url, token: undefined });
      await remote.interpret(request, zone);
      await remote.interpret(request, { ...zone, allowModel: true });
      await remote.interpret(request, { ...zone, allowModel: false });
      expect(asked).toEqual([true, true, false]);
    } finally {
      await gateway.stop();
    }
  });
});

describe('a gateway that is not well', () => {
  let server: Server;
  let url: string;
  let answer: (response: ServerResponse) => void = () => {};
  beforeAll(async () => {
    server = createServer((incoming, response) => {
      incoming.resume();
      incoming.on('end', () => answer(response));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => server.closeAllConnections());
  afterAll(() => {
    server.close();
  });

  const failure = async (timeoutMs?: number, signal?: AbortSignal): Promise<CodedError> => {
    const limited = timeoutMs === undefined ? {} : { timeoutMs };
    const remote = connectGateway({ url, token: undefined, ...limited });
    try {
      await remote.interpret(request, signal ? { ...zone, signal } : zone);
    } catch (error) {
      if (error instanceof CodedError) return error;
      throw error;
    }
    throw new Error('the answer was taken');
  };
  const json = (response: ServerResponse, status: number, body: string) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

  it.each([500, 502, 503, 504, 429])('%i can be tried again', async (status) => {
    answer = (response) => json(response, status, '{}');
    const error = await failure();
    expect(error).toBeInstanceOf(RetryableError);
    expect(error.code).toBe('GATEWAY_UNAVAILABLE');
  });

  it.each([400, 401, 404, 413, 422, 204])('%i is final', async (status) => {
    answer = (response) => response.writeHead(status).end();
    const error = await failure();
    expect(error).toBeInstanceOf(TerminalError);
    expect(error.code).toBe('GATEWAY_REFUSED');
  });

  it.each<[string, string]>([
    ['no JSON', '<html>'],
    ['nothing', ''],
    ['half of it', '{"kind":"none","envel'],
    ['another object', '{"ok":true}'],
    ['an unknown interpreter', '{"kind":"none","envelopes":[],"interpreter":"oracle"}'],
    ['an intent that gateways may not return', createEvent()],
    ['more fields than there are', '{"kind":"none","envelopes":[],"interpreter":"rules","sql":1}'],
  ])('%s is no reading', async (_, body) => {
    answer = (response) => json(response, 200, body);
    expect(await failure()).toMatchObject({ code: 'GATEWAY_REFUSED' });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['cuts the connection', (response) => response.destroy()],
    [
      'cuts its answer',
      (response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('{"kind":', () => response.destroy());
      },
    ],
  ])('one that %s can be tried again', async (_, act) => {
    answer = act;
    expect(await failure()).toBeInstanceOf(RetryableError);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['never answers', () => {}],
    ['never finishes', (response) => response.writeHead(200).write('{')],
  ])('one that %s is waited for only so long', async (_, act) => {
    answer = act;
    expect(await failure(50)).toBeInstanceOf(RetryableError);
  });

  it('is not waited for by one who has left', async () => {
    const leaving = new AbortController();
    answer = () => leaving.abort();
    expect(await failure(60_000, leaving.signal)).toBeInstanceOf(RetryableError);
  });

  it('may be away altogether', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    await once(closed, 'close');
    const remote = connectGateway({ url: `http://127.0.0.1:${port}`, token: undefined });
    await expect(remote.interpret(request, zone)).rejects.toBeInstanceOf(RetryableError);
  });
});

function createEvent(): string {
  const command = { intent: 'create_event', confidence: 1, entities: { title: 'Встреча' } };
  const envelope = { trace_id: 't-1', source: { channel: 'cli' }, command };
  return JSON.stringify({ kind: 'commands', envelopes: [envelope], interpreter: 'model' });
}
