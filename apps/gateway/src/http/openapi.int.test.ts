import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createInterpreter } from '../interpreter.ts';
import { type RunningGateway, serveGateway } from './serve-gateway.ts';

// cites: G-openapi

/** What the tests read of a document. */
const Document = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
});
type Document = z.infer<typeof Document>;

const Answers = z.record(
  z.string(),
  z.object({
    content: z.record(z.string(), z.object({ schema: z.object({ $ref: z.string() }) })),
  }),
);

let gateway: RunningGateway;
let document: Document;

beforeAll(async () => {
  gateway = await serveGateway({
    interpreter: createInterpreter({ model: null }),
    defaultTimezone: 'Europe/Moscow',
    token: 'sample-token',
    onError: () => {},
    host: '127.0.0.1',
    port: 0,
  });
  document = Document.parse(await (await fetch(`${gateway.url}/openapi.json`)).json());
});
afterAll(async () => {
  await gateway.stop();
});

describe('the OpenAPI document', () => {
  it('is valid', async () => {
    const result = await new Validator().validate(document);
    expect(result).toEqual({ valid: true });
    expect(document.openapi).toBe('3.1.0');
  });

  it('names every path that is served', () => {
    expect(Object.keys(document.paths)).toEqual([
      '/v1/interpret',
      '/v1/suggest',
      '/v1/phase',
      '/healthz',
    ]);
  });
});

/** The schema that the document promises for this status and content type. */
function promised(status: number, type: string): ValidateFunction {
  const post = z.object({ responses: Answers }).parse(document.paths['/v1/interpret']?.['post']);
  const ref = post.responses[String(status)]?.content[type]?.schema.$ref;
  const name = /^#\/components\/schemas\/(\w+)$/.exec(ref ?? '')?.[1] ?? '';
  const schema = document.components.schemas[name];
  if (!schema) throw new Error(`the document promises nothing for ${status} ${type}`);
  // Formats are beside patterns that say the same, so that plain JSON Schema is enough.
  return new Ajv2020({ validateFormats: false }).compile(schema);
}

describe('real answers are what the document promises', () => {
  const good = {
    trace_id: 't',
    source: { channel: 'cli' },
    now_iso: '2026-02-25T12:00:00+03:00',
  };
  const saying = (text: string) => JSON.stringify({ ...good, text });

  it.each<[string, number, string, Record<string, string>]>([
    ['a block', 200, saying('Поставь блок на завтра в 14:00 на 60 минут'), {}],
    ['a task', 200, saying('Создай задачу купить молоко #дом срочно'), {}],
    ['two commands', 200, saying('завтра в десять созвон на час, потом купить хлеб'), {}],
    ['a note', 200, saying('задача отчёт в пятницу 5 марта'), {}],
    ['a window', 200, saying('задача сдать отчёт на неделе'), {}],
    ['a repetition', 200, saying('зарядка каждый день в 8'), {}],
    ['chit-chat', 200, saying('привет, как дела?'), {}],
    ['a cancellation', 200, saying('отмена'), {}],
    ['no JSON', 400, '{', {}],
    ['no zone', 400, saying('блок'), { 'x-timezone': 'Mars' }],
    ['no token', 401, saying('блок'), { authorization: 'Bearer none' }],
    ['too much', 413, ' '.repeat(70_000), {}],
    ['another type', 415, saying('блок'), { 'content-type': 'text/plain' }],
    ['faults', 422, JSON.stringify({ text: 5 }), {}],
  ])('%s', async (_, status, body, more) => {
    const response = await fetch(`${gateway.url}/v1/interpret`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer sample-token',
        'content-type': 'application/json',
        // An answer is checked for seconds on a busy machine, and the server waits five for the next request.
        connection: 'close',
        ...more,
      },
      body,
    });
    expect(response.status).toBe(status);
    const [type = ''] = response.headers.get('content-type')?.split(';') ?? [];
    const fits = promised(status, type);
    fits(await response.json());
    expect(fits.errors ?? []).toEqual([]);
  });

  it('so are requests', () => {
    const schema = document.components.schemas['InterpretRequest'] ?? {};
    const fits = new Ajv2020({ validateFormats: false }).compile(schema);
    expect(fits(JSON.parse(saying('блок')))).toBe(true);
    expect(fits({ ...good })).toBe(false);
    expect(fits({ ...good, text: 'блок', timezone: 'UTC' })).toBe(false);
  });
});
