import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from './model-server.ts';
import { strictSchemaFault } from './strict-schema.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer({ model: 'sample-model', apiKey: 'sample-key' });
});
afterAll(() => server.stop());

const schema = {
  type: 'object',
  properties: { title: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
  required: ['title'],
  additionalProperties: false,
};
const good = {
  model: 'sample-model',
  messages: [{ role: 'user', content: 'хлеб' }],
  response_format: { type: 'json_schema', json_schema: { name: 'marks', strict: true, schema } },
};

const ask = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer sample-key',
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  });

describe('the model server', () => {
  it('answers a good request', async () => {
    server.replies({
      kind: 'marks',
      marks: { kind: 'cancel', commands: [], operations: [], query: null },
    });
    const response = await ask(good);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      choices: [
        {
          message: {
            content: '{"kind":"cancel","commands":[],"operations":[],"query":null}',
            refusal: null,
          },
          finish_reason: 'stop',
        },
      ],
    });
    expect(server.requests.at(-1)).toEqual(good);
  });

  it.each<[string, number, unknown, Record<string, string>]>([
    ['another key', 401, good, { authorization: 'Bearer other' }],
    ['no key', 401, good, { authorization: '' }],
    ['another type', 400, good, { 'content-type': 'text/plain' }],
    ['another model', 404, { ...good, model: 'none' }, {}],
    ['no model', 400, { ...good, model: undefined }, {}],
    ['no messages', 400, { ...good, messages: [] }, {}],
    ['an unknown argument', 400, { ...good, temprature: 0 }, {}],
    [
      'a schema that is not strict',
      400,
      {
        ...good,
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'marks', strict: true, schema: { ...schema, required: [] } },
        },
      },
      {},
    ],
  ])('refuses %s', async (_, status, body, headers) => {
    const before = server.refusals.length;
    const response = await ask(body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { message: expect.any(String) } });
    expect(server.refusals).toHaveLength(before + 1);
  });
});

describe('strict schemas', () => {
  it.each<[string, Record<string, unknown>, string | null]>([
    ['closed objects', schema, null],
    ['open objects', { ...schema, additionalProperties: true }, "'additionalProperties'"],
    ['optional properties', { ...schema, required: [] }, "'required' must list 'title'"],
    ['roots that are lists', { type: 'array', items: schema }, 'the root'],
    [
      'lengths of strings',
      { ...schema, properties: { title: { type: 'string', maxLength: 5 } } },
      "'maxLength' is not permitted",
    ],
    ['anything', { ...schema, properties: { title: {} } }, 'has no type'],
    [
      'other combinations',
      { ...schema, properties: { title: { oneOf: [{ type: 'string' }] } } },
      "'oneOf' is not permitted",
    ],
    [
      'open objects inside lists',
      { ...schema, properties: { title: { type: 'array', items: { type: 'object' } } } },
      "'additionalProperties' must be false at #/properties/title/items",
    ],
  ])('%s', (_, given, expected) => {
    const fault = strictSchemaFault(given);
    expect(fault === null ? null : fault.includes(expected ?? '?')).toBe(
      expected === null ? null : true,
    );
  });
});
