import { describe, expect, it } from 'vitest';
import { explainReading, parseTime, type TimeReading } from './index.ts';
import { CORPUS, CORPUS_NOW, CORPUS_ZONE } from './ru/corpus.ts';
import { LOOK_ALIKES, TIME_CLASSES } from './ru/corpus-time-classes.ts';
import { NEGATIVE_CORPUS } from './ru/negative-corpus.ts';

/** A reading in the notation of the corpus; minutes only, unless seconds were said. */
function written(reading: TimeReading | null): string {
  if (reading === null) return 'none';
  const clip = (value: string | null): string =>
    value === null ? '' : value.slice(0, 10) + clockOf(value);
  const start = clip(reading.start);
  if (reading.recurrence !== null) return `${reading.recurrence}@${start}`;
  const length = reading.duration_minutes === null ? '' : `+dur:${reading.duration_minutes}`;
  switch (reading.role) {
    case 'duration':
      return `dur:${reading.duration_minutes}`;
    case 'due':
      return `due:${start}${length}`;
    case 'window':
      return `window:${start}..${clip(reading.end)}`;
    case 'at':
    case 'from':
      return start + (reading.end === null ? '' : `..${clip(reading.end)}`) + length;
  }
}

/** What was read; with the rules that fired where it is not what was expected. */
function judged(reading: TimeReading | null, expected: string): { read: string; rules?: string } {
  const read = written(reading);
  if (read === expected) return { read };
  return { read, rules: reading === null ? 'nothing was read' : explainReading(reading) };
}

function clockOf(value: string): string {
  if (value.length === 10) return '';
  return value.slice(16, 19) === ':00' ? value.slice(10, 16) : value.slice(10, 19);
}

describe.each([...CORPUS, ...TIME_CLASSES].map((group) => [group.kind, group.cases] as const))(
  '%s',
  (_, cases) => {
    it.each(
      Object.entries(cases).flatMap(([expected, phrases]) =>
        phrases.map((phrase) => [phrase, expected] as const),
      ),
    )('%s', (phrase, expected) => {
      const reading = parseTime(phrase, { now: CORPUS_NOW, timezone: CORPUS_ZONE });
      expect(judged(reading, expected)).toEqual({ read: expected });
    });
  },
);

describe('words that only look like time', () => {
  it.each([...NEGATIVE_CORPUS, ...LOOK_ALIKES])('%s', (phrase) => {
    const reading = parseTime(phrase, { now: CORPUS_NOW, timezone: CORPUS_ZONE });
    const isTimeless = reading === null || reading.role === 'duration';
    expect(judged(reading, isTimeless ? written(reading) : 'none').rules).toBeUndefined();
  });
});
