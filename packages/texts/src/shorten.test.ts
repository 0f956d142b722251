import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

it('shortens with an ellipsis', () => {
  expect(shorten('созвон с командой', 10)).toBe('созвон с …');
  expect(shorten('созвон', 10)).toBe('созвон');
});

it('never cuts a surrogate pair in two', () => {
  expect(shorten('😀'.repeat(50), 10)).not.toMatch(/\p{Surrogate}/u);
});
