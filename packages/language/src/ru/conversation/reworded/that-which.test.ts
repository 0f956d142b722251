import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const NOW = '2026-02-25T12:00:00+03:00';
const thread = spokenOf(
  [
    { kind: 'timeblock', number: 2, title: 'встреча с Олей' },
    { kind: 'timeblock', number: 1, title: 'встреча с Петром' },
    { kind: 'timeblock', number: 3, title: 'урок с Леной' },
  ],
  { default_timeblock_id: 2 },
);
const read = (text: string) => readSaid(text, { thread, now_iso: NOW });

describe('a clause that tells which one is meant', () => {
  it.each([
    ['встречу, которая в 17, сократи до получаса', { type: 'set_duration' }, { at: '17:00' }],
    ['удали встречу, которая в пятницу', { type: 'delete' }, { on: '2026-02-27' }],
    [
      'перенеси встречу которая завтра на пятницу',
      { type: 'reschedule', planned_at: '2026-02-27' },
      { on: '2026-02-26' },
    ],
    [
      'урок, что в субботу, передвинь на воскресенье',
      { type: 'reschedule', planned_at: '2026-03-01' },
      { on: '2026-02-28' },
    ],
    ['встречу, которая была в 14, отмени', { type: 'delete' }, { at: '14:00' }],
  ])('by its time: %s', (text, operation, which) => {
    const { operations, envelopes } = read(text);
    expect(operations).toMatchObject([{ operation, ...which }]);
    expect(operations?.[0]?.mention).toMatch(/^(?:встречу|урок)$/);
    expect(envelopes).toEqual([]);
  });

  it.each([
    ['удали встречу, которая с Петром', 'встречу с Петром'],
    ['тот урок который с Леной передвинь на воскресенье', 'урок с Леной'],
    ['встречу что с Олей отмени', 'встречу с Олей'],
  ])('by whom it is with: %s', (text, mention) => {
    expect(read(text).operations).toMatchObject([{ mention }]);
  });

  it.each([
    'купить крышку, которая в 14 см',
    'позвонить мастеру, который в пятницу чинил кран',
    'напиши Оле, что встреча завтра',
  ])('is a part of what is new: %s', (text) => {
    expect(read(text).kind).toBe('commands');
  });
});
