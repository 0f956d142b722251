import { expect, it } from 'vitest';
import { interpretUtterance } from './index.ts';

/** As long as a message of Telegram may be. */
const LONGEST = 4_096;
/** Eight times as long may take so many times as long; one that grows with the square would take 64. */
const GROWTH_MAX = 24;
/** A short text is read faster than a clock can tell. */
const FLOOR_MS = 2;
const ROUNDS = 2;

const read = (text: string) =>
  interpretUtterance(
    {
      trace_id: 'sample',
      source: { channel: 'telegram_text' },
      now_iso: '2026-02-25T12:00:00+03:00',
      text,
    },
    { timezone: 'Europe/Moscow' },
  );

/** The best of a few: what else the machine does only adds to it. */
function milliseconds(text: string): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    read(text);
    return performance.now() - began;
  });
  return Math.min(...times);
}

it.each([',…[', '«', '((((', 'купить молоко и '])(
  '%j again and again is read in time that grows with its length',
  (unit) => {
    const longest = unit.repeat(Math.ceil(LONGEST / unit.length)).slice(0, LONGEST);
    const shorter = longest.slice(0, LONGEST / 8);
    // Both are read once before they are timed.
    read(shorter);
    read(longest);
    const [short, long] = [milliseconds(shorter), milliseconds(longest)];
    expect(long / Math.max(short, FLOOR_MS)).toBeLessThan(GROWTH_MAX);
  },
);
