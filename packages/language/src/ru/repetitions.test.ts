import type { Command } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from './corpus.ts';
import { EITHER_CLOCK, REPETITIONS } from './corpus-repetitions.ts';

const read = (text: string) =>
  interpretUtterance(
    { trace_id: 'trace-1', source: { channel: 'telegram_voice' }, now_iso: CORPUS_NOW, text },
    { timezone: CORPUS_ZONE },
  ).response;

const startOf = ({ entities }: Command): string =>
  (entities.start_at ?? entities.planned_at ?? '-').slice(0, '2026-09-15T10:30'.length);

const written = (command: Command): string =>
  `${command.entities.recurrence ?? '-'}@${startOf(command)} «${command.entities.title ?? ''}»`;

describe.each(Object.entries(REPETITIONS))('%s', (_, cases) => {
  it.each(Object.entries(cases))('%s', (text, expected) => {
    expect(read(text).envelopes.map(({ command }) => written(command))).toEqual([expected]);
  });
});

describe('one of two clocks', () => {
  it.each(Object.entries(EITHER_CLOCK))('%s', (text, starts) => {
    const { envelopes, readings = [] } = read(text);
    expect([...envelopes, ...readings].map(({ command }) => startOf(command))).toEqual(starts);
  });
});
