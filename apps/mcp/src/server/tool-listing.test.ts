import { TASK_TOOLS } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { toolListing } from './tool-listing.ts';

/** Bytes of the whole answer to `tools/list`, as it goes over the wire. */
const bytesOf = (tools: unknown) => Buffer.byteLength(JSON.stringify({ tools }));

const full = toolListing('full');
const daily = toolListing('daily');
const named = (name: string) => full.find((tool) => tool.name === name);

it('lists every tool in full', () => {
  expect(full.map(({ name }) => name)).toEqual(TASK_TOOLS.map(({ name }) => name));
});

// cites: T-x-toolsets
it('is small by default', () => {
  expect(daily.length).toBeGreaterThanOrEqual(8);
  expect(daily.length).toBeLessThanOrEqual(13);
  const everyday = ['tasks_create', 'tasks_edit', 'tasks_block', 'tasks_undo'];
  expect(daily.map(({ name }) => name)).toEqual(expect.arrayContaining(everyday));
  // Under 12 kB is promised: the rest is room for the next tool.
  expect(bytesOf(daily)).toBeLessThan(11_000);
});

it('says what is risky', () => {
  const hints = (name: string) => named(name)?.annotations;
  expect(hints('tasks_context')).toEqual({ readOnlyHint: true, openWorldHint: false });
  // It may take a task for the caller.
  expect(hints('tasks_radar')).toEqual({ destructiveHint: false, openWorldHint: false });
  expect(hints('tasks_note')).toEqual({ destructiveHint: false, openWorldHint: false });
  expect(hints('tasks_delete')).toEqual({ destructiveHint: true, openWorldHint: false });
  for (const name of ['tasks_batch', 'tasks_undo', 'tasks_redo']) {
    expect(hints(name)).toMatchObject({ destructiveHint: true });
  }
  // It can move the focus.
  expect(hints('tasks_resume')).toEqual({
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  });
});

describe('the schema of', () => {
  it.each(full.map((tool) => [tool.name, tool] as const))('%s', (_, { inputSchema }) => {
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(JSON.stringify(inputSchema)).not.toMatch(/"\$(?:schema|ref|defs|id)"/);
    expect(faultsOf(inputSchema)).toEqual([]);
  });
});

/** Places that clients with a small dialect of JSON Schema stumble over. */
function faultsOf(node: unknown, place = ''): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, properties = {}, items, anyOf = [], ...rest } = node as Record<string, unknown>;
  const below = [
    ...Object.entries(properties as object).map(([key, sub]) => [`.${key}`, sub] as const),
    ...(items === undefined ? [] : [['[]', items] as const]),
    ...(anyOf as unknown[]).map((sub, index) => [`|${index}`, sub] as const),
  ];
  const untyped = type === undefined && below.length === 0;
  const unknown = Object.keys(rest).filter((key) => !KEYWORDS.has(key));
  return [
    ...(untyped ? [`${place}: any value`] : []),
    ...(Array.isArray(type) ? [`${place}: several types`] : []),
    ...(type === 'array' && items === undefined ? [`${place}: items of any kind`] : []),
    ...unknown.map((key) => `${place}: ${key}`),
    ...below.flatMap(([key, sub]) => faultsOf(sub, place + key)),
  ];
}

const KEYWORDS = new Set([
  'required',
  'description',
  'enum',
  'minimum',
  'minItems',
  'additionalProperties',
]);
