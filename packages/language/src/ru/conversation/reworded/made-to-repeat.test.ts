import { expect, it } from 'vitest';
import { isSameName } from '../answers/choice-by-words.ts';
import { mayBeMadeToRepeat } from './made-to-repeat.ts';

const BEGINS = '2026-02-27T15:00:00+03:00';
const handle = { kind: 'timeblock', number: 1 } as const;
const thread = { beginnings: [{ ...handle, begins_at: BEGINS }] };

const isMeant = (said: string, known: string, at: string, isSeries = true): boolean =>
  mayBeMadeToRepeat({
    entities: { planned_at: at, ...(isSeries && { recurrence: 'FREQ=WEEKLY' }) },
    said: said.split(' '),
    known: known.split(' '),
    handle,
    thread,
    isForm: isSameName,
  });

it.each([
  ['массаж', 'массаж спины', '2026-02-27'],
  ['массаж', 'массаж спины', BEGINS],
  ['спины массаж', 'массаж спины', '2026-03-03'],
  ['мусор выносить', 'вынести мусор', '2026-03-03'],
  ['цветы поливать', 'полить цветы', '2026-02-25'],
])('«%s» may be meant of «%s» (%s)', (said, known, at) => {
  expect(isMeant(said, known, at)).toBe(true);
});

it.each([
  // named in part, at another time
  ['массаж', 'массаж спины', '2026-02-26'],
  ['массаж', 'массаж спины', '2026-02-27T10:00:00+03:00'],
  // only the verb of it
  ['мыть', 'мыть окна', '2026-02-27'],
  // more than what stands is called, or something else is done to it
  ['массаж ног', 'массаж спины', '2026-02-27'],
  ['мусор стекло выносить', 'вынести мусор', '2026-02-27'],
  ['цветы покупать', 'полить цветы', '2026-02-27'],
])('«%s» is not meant of «%s» (%s)', (said, known, at) => {
  expect(isMeant(said, known, at)).toBe(false);
});

it('nothing is that happens once', () => {
  expect(isMeant('массаж', 'массаж спины', '2026-02-27', false)).toBe(false);
});
