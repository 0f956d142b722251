import { expect, it } from 'vitest';
import { shapeFault } from './body-shape.ts';

const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i])));

it.each<[string, string, ReturnType<typeof shapeFault>]>([
  ['a call', '{"jsonrpc":"2.0","method":"ping","id":1}', null],
  ['as many keys as a change set has', keys(60_000), null],
  ['keys without end', keys(230_000), 'keys'],
  ['a long text with colons', JSON.stringify({ text: ':{[":'.repeat(200_000) }), null],
  ['quotes behind backslashes', JSON.stringify({ text: '\\"\\\\":'.repeat(100_000) }), null],
  ['deep', `${'['.repeat(201)}${']'.repeat(201)}`, 'depth'],
  ['wide', `[${'[],'.repeat(50_000)}[]]`, null],
  ['no JSON', 'garbage', null],
])('%s', (_, text, fault) => {
  expect(shapeFault(text)).toBe(fault);
});

it('takes time that grows with the text alone', () => {
  const started = performance.now();
  shapeFault(`{"a":"${'x'.repeat(4_000_000)}"}`);
  expect(performance.now() - started).toBeLessThan(10_000);
});
