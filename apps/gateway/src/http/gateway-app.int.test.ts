import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { InterpretResponse, Problem, SuggestResponse } from '@planerka/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInterpreter } from '../interpreter.ts';
import { type RunningGateway, serveGateway } from './serve-gateway.ts';

// cites: G-http

const TOKEN = 'sample-token';
const failures: unknown[] = [];
let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await serveGateway({
    interpreter: createInterpreter({ model: null }),
    defaultTimezone: 'Europe/Moscow',
    token: TOKEN,
    onError: (error) => failures.push(error),
    host: '127.0.0.1',
    port: 0,
  });
});
afterAll(async () => {
  await gateway.stop();
});

const good = {
  trace_id: 't-1',
  source: { channel: 'telegram_text' },
  now_iso: '2026-02-25T12:00:00+03:00',
  text: 'Поставь блок на завтра в 14:00 на 60 минут',
};

type Headers = Record<string, string>;
const headers: Headers = {
  authorization: `Bearer ${TOKEN}`,
  'content-type': 'application/json',
};

const ask = (body: string | Uint8Array<ArrayBuffer>, more: Headers = {}): Promise<Response> =>
  fetch(`${gateway.url}/v1/interpret`, { method: 'POST', headers: { ...headers, ...more }, body });

async function problemOf(response: Response): Promise<Problem> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem = Problem.parse(await response.json());
  expect(problem.status).toBe(response.status);
  expect(problem.type).toBe(`urn:planerka:problem:${problem.code.toLowerCase()}`);
  return problem;
}

async function readingOf(response: Response): Promise<InterpretResponse> {
  expect(response.status).toBe(200);
  return InterpretResponse.parse(await response.json());
}

describe('POST /v1/interpret', () => {
  it('answers with envelopes', async () => {
    const response = await ask(JSON.stringify(good));
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await readingOf(response)).toEqual({
      kind: 'commands',
      envelopes: [
        {
          trace_id: 't-1',
          source: { channel: 'telegram_text' },
          command: {
            intent: 'timeblock_create',
            confidence: expect.any(Number),
            entities: {
              start_at: '2026-02-26T14:00:00+03:00',
              end_at: '2026-02-26T15:00:00+03:00',
              duration_minutes: 60,
            },
          },
        },
      ],
      interpreter: 'rules',
    });
  });

  // cites: C2-zone
  it('reads in the zone of X-Timezone, else in its own', async () => {
    const startIn = async (more: Headers) => {
      const { envelopes } = await readingOf(await ask(JSON.stringify(good), more));
      return envelopes[0]?.command.entities.start_at;
    };
    expect(await startIn({})).toBe('2026-02-26T14:00:00+03:00');
    expect(await startIn({ 'x-timezone': 'Asia/Omsk' })).toBe('2026-02-26T14:00:00+06:00');
  });

  it.each(['Mars/Olympus', '+03:00', 'GMT+3', '', 'Europe/Moscow, Asia/Omsk', 'x'.repeat(5_000)])(
    'refuses the zone %j',
    async (zone) => {
      const response = await ask(JSON.stringify(good), { 'x-timezone': zone });
      const { status, code, errors } = await problemOf(response);
      expect({ status, code }).toEqual({ status: 400, code: 'INVALID_TIMEZONE' });
      expect(errors?.[0]?.detail).toBe('header X-Timezone');
    },
  );

  it.each([
    ['nothing', ''],
    ['half an object', '{"text": "блок"'],
    ['words', 'поставь блок'],
    ['two values', '{} {}'],
    ['bytes that are no text', Uint8Array.from([0xff, 0xfe, 0x00])],
  ])('refuses %s as JSON', async (_, body) => {
    const problem = await problemOf(await ask(body));
    expect(problem).toMatchObject({ status: 400, code: 'INVALID_JSON' });
  });

  it.each<[string, Headers]>([
    ['no token', { authorization: '' }],
    ['another token', { authorization: 'Bearer sample-tokem' }],
    ['the beginning of the token', { authorization: 'Bearer sample' }],
    ['another scheme', { authorization: `Basic ${TOKEN}` }],
    ['the bare token', { authorization: TOKEN }],
  ])('lets nobody in with %s', async (_, more) => {
    const response = await ask(JSON.stringify(good), more);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await problemOf(response)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('is no place for %s', async (method) => {
    const response = await fetch(`${gateway.url}/v1/interpret`, { method, headers });
    expect(response.headers.get('allow')).toBe('POST');
    expect(await problemOf(response)).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'json'])(
    'does not read %s',
    async (type) => {
      const response = await ask(JSON.stringify(good), { 'content-type': type });
      expect(await problemOf(response)).toMatchObject({
        status: 415,
        code: 'UNSUPPORTED_MEDIA_TYPE',
      });
    },
  );

  it('reads JSON with a charset', async () => {
    const response = await ask(JSON.stringify(good), {
      'content-type': 'Application/JSON; charset=utf-8',
    });
    expect(response.status).toBe(200);
  });

  it.each<[string, object, string[]]>([
    ['no text', { text: undefined }, ['/text']],
    ['an empty text', { text: '' }, ['/text']],
    ['a text over 10,000 characters', { text: 'а'.repeat(10_001) }, ['/text']],
    ['a channel that is none', { source: { channel: 'fax' } }, ['/source/channel']],
    ['no source', { source: undefined }, ['/source']],
    ['a time without an offset', { now_iso: '2026-02-25T12:00:00' }, ['/now_iso']],
    ['a day that does not exist', { now_iso: '2026-02-30T12:00:00+03:00' }, ['/now_iso']],
    ['a trace beyond its bounds', { trace_id: 'x'.repeat(201) }, ['/trace_id']],
    ['an unknown field', { timezone: 'Europe/Moscow' }, ['/timezone']],
    ['an unknown field inside', { source: { channel: 'cli', 'a/b': 1 } }, ['/source/a~1b']],
    ['several faults at once', { text: 5, now_iso: null, more: 1 }, ['/now_iso', '/text', '/more']],
    [
      'a draft that is none',
      { pending: { draft_id: '5', envelope: {}, question: {} } },
      [
        '/pending/draft_id',
        '/pending/envelope/trace_id',
        '/pending/envelope/source',
        '/pending/envelope/command',
        '/pending/question/code',
        '/pending/question/clarifying_question',
        '/pending/question/choices',
      ],
    ],
  ])('names the fields at fault: %s', async (_, change, pointers) => {
    const problem = await problemOf(await ask(JSON.stringify({ ...good, ...change })));
    expect(problem).toMatchObject({ status: 422, code: 'INVALID_REQUEST' });
    expect(problem.errors?.map(({ pointer }) => pointer)).toEqual(pointers);
  });

  it.each(['null', '5', '"text"', '[]', 'true'])('refuses %s as a request', async (body) => {
    const problem = await problemOf(await ask(body));
    expect(problem).toMatchObject({ status: 422, code: 'INVALID_REQUEST' });
  });

  it('reads 10,000 characters', async () => {
    const text = `Создай задачу ${'очень '.repeat(1_700)}`.slice(0, 10_000);
    expect(text).toHaveLength(10_000);
    const { kind } = await readingOf(await ask(JSON.stringify({ ...good, text })));
    expect(kind).toBe('commands');
  });

  it('answers many at once, each with its own', async () => {
    const hours = Array.from({ length: 100 }, (_, at) => 9 + (at % 12));
    const readings = await Promise.all(
      hours.map(async (hour, at) => {
        const text = `Поставь блок на завтра в ${hour}:00 на 60 минут`;
        const body = JSON.stringify({ ...good, trace_id: `t-${at}`, text });
        return await readingOf(await ask(body));
      }),
    );
    for (const [at, { envelopes }] of readings.entries()) {
      const hour = String(hours[at]).padStart(2, '0');
      expect(envelopes[0]?.trace_id).toBe(`t-${at}`);
      expect(envelopes[0]?.command.entities.start_at).toBe(`2026-02-26T${hour}:00:00+03:00`);
    }
  });
});

describe('POST /v1/suggest', () => {
  const asked = {
    trace_id: 't-1',
    surface: 'task_drawer',
    now_iso: '2026-02-25T12:00:00+03:00',
    tasks: [{ id: 'TASK-042', title: 'надо бы позвонить маме' }],
  };
  const post = (body: unknown, more: Headers = {}): Promise<Response> =>
    fetch(`${gateway.url}/v1/suggest`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });

  it('answers with drafts', async () => {
    const response = await post(asked);
    expect(response.status).toBe(200);
    expect(SuggestResponse.parse(await response.json())).toEqual({
      suggestions: [
        {
          rule: 'filler',
          type: 'rewrite_title',
          task: 42,
          confidence: 0.85,
          requires_confirmation: false,
          reason: { code: 'FILLER', data: {} },
          payload: { title: 'Позвонить маме' },
        },
      ],
      suggester: 'rules',
    });
  });

  it.each<[string, object]>([
    ['/tasks', { tasks: [] }],
    ['/tasks/0/id', { tasks: [{ id: 'PLAN-001', title: 'Ремонт' }] }],
    ['/tasks/0/id', { tasks: [{ id: 'TASK-000', title: 'Ремонт' }] }],
    ['/surface', { surface: 'on_create' }],
    ['/now_iso', { now_iso: '2026-02-25' }],
  ])('names %s where it does not fit', async (pointer, wrong) => {
    const problem = await problemOf(await post({ ...asked, ...wrong }));
    expect(problem).toMatchObject({ status: 422, code: 'INVALID_REQUEST' });
    expect(problem.errors?.map((error) => error.pointer)).toContain(pointer);
  });

  it('wants a token, a zone and a POST', async () => {
    const zone = { 'x-timezone': 'Mars/Olympus' };
    expect(await problemOf(await post(asked, zone))).toMatchObject({ code: 'INVALID_TIMEZONE' });
    const stranger = { authorization: 'Bearer other' };
    expect(await problemOf(await post(asked, stranger))).toMatchObject({ code: 'UNAUTHORIZED' });
    const read = await fetch(`${gateway.url}/v1/suggest`, { headers });
    expect(await problemOf(read)).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
  });
});

describe('a body over 64 KiB', () => {
  const padded = (bytes: number) => {
    const body = JSON.stringify(good);
    return body + ' '.repeat(bytes - Buffer.byteLength(body));
  };

  it('is refused by its length', async () => {
    expect((await ask(padded(64 * 1024))).status).toBe(200);
    const problem = await problemOf(await ask(padded(64 * 1024 + 1)));
    expect(problem).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
  });

  it('is refused when it does not say its length', async () => {
    const chunked = async (bytes: number) => {
      const request = httpRequest(`${gateway.url}/v1/interpret`, {
        method: 'POST',
        headers: { ...headers, 'transfer-encoding': 'chunked' },
      });
      const answered = once(request, 'response') as Promise<[IncomingMessage]>;
      request.on('error', () => {});
      const body = padded(bytes);
      for (let at = 0; at < body.length; at += 8 * 1024)
        request.write(body.slice(at, at + 8 * 1024));
      request.end();
      const [response] = await answered;
      return { status: response.statusCode, body: await textOf(response) };
    };
    expect((await chunked(60 * 1024)).status).toBe(200);
    const refused = await chunked(200 * 1024);
    expect(refused.status).toBe(413);
    expect(Problem.parse(JSON.parse(refused.body)).code).toBe('BODY_TOO_LARGE');
  });

  it('is refused before it has come', async () => {
    const { port } = new URL(gateway.url);
    const socket = connect(Number(port), '127.0.0.1');
    const lines = [
      'POST /v1/interpret HTTP/1.1',
      'host: gateway',
      `authorization: Bearer ${TOKEN}`,
      'content-type: application/json',
      `content-length: ${1024 ** 3}`,
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n{`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });
});

describe('other paths', () => {
  it('GET /healthz needs no token', async () => {
    const response = await fetch(`${gateway.url}/healthz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  it.each(['/healthz', '/openapi.json'])('POST %s is refused', async (path) => {
    const response = await fetch(gateway.url + path, { method: 'POST' });
    expect(response.headers.get('allow')).toBe('GET');
    expect(await problemOf(response)).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
  });

  it.each(['/', '/v1', '/v2/interpret', '/v1/interpret/more', '/%00', '/..%2fetc'])(
    'there is nothing at %s',
    async (path) => {
      const response = await fetch(gateway.url + path, { headers });
      expect(await problemOf(response)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    },
  );
});

describe('any body', () => {
  const field = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.string()));
  const almost = fc.record(
    {
      trace_id: fc.oneof(fc.string({ maxLength: 300 }), field),
      source: fc.oneof(fc.record({ channel: fc.constantFrom('cli', 'mcp', 'fax') }), field),
      now_iso: fc.oneof(
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        fc.constantFrom(
          '9999-12-31T23:59:59+03:00',
          '0001-01-01T00:00:00Z',
          '2026-02-25T12:00:00+14:00',
        ),
        field,
      ),
      text: fc.oneof(
        fc.string({ unit: 'binary', minLength: 1 }),
        fc
          .array(
            fc.constantFrom(
              'поставь',
              'блок',
              'задача',
              'завтра',
              'в',
              'на',
              '99',
              '31 сентября',
              'каждый',
              'час',
              'через',
              '1000000',
              'лет',
              '\ud83d',
              '\u0000',
            ),
            { minLength: 1, maxLength: 12 },
          )
          .map((words) => words.join(' ')),
      ),
      pending: field,
      more: field,
    },
    { requiredKeys: ['trace_id', 'source', 'now_iso', 'text'] },
  );
  const zone = fc.constantFrom('Europe/Moscow', 'Pacific/Apia', 'Mars/Olympus', 'UTC');

  it('gets a reading or a problem, never a failure', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          almost.map((body) => JSON.stringify(body)),
          fc.json(),
          fc.string({ unit: 'binary' }),
        ),
        zone,
        async (body, timezone) => {
          const response = await ask(body, { 'x-timezone': timezone });
          const answer: unknown = await response.json();
          expect([200, 400, 422]).toContain(response.status);
          const shape = response.status === 200 ? InterpretResponse : Problem;
          expect(shape.safeParse(answer)).toMatchObject({ success: true });
        },
      ),
      { numRuns: 400, seed: 20260225 },
    );
    expect(failures).toEqual([]);
  });
});
