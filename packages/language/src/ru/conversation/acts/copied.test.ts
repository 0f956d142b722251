import { CONFIDENCE, type ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const FRIDAY = '2026-09-18';
const SATURDAY = '2026-09-19';

const block = (number: number, title: string): ObjectHandle => ({
  kind: 'timeblock',
  number,
  title,
});
const inView = spokenOf([block(1, 'вокал')], { default_timeblock_id: 1 });
const several = spokenOf([block(1, 'вокал'), block(2, 'хор')]);

const copied = (...more: readonly object[]) => more.map((one) => ({ type: 'copy', ...one }));
const operationsIn = (text: string, thread = inView) =>
  (readSaid(text, { thread }).operations ?? []).map(({ operation }) => operation);

describe('the day, the hour and the length are those of the copy', () => {
  it.each([
    [
      'такой же блок в пятницу в то же время, только на полтора часа',
      [{ planned_at: FRIDAY, duration_minutes: 90 }],
    ],
    [
      'такой же блок в субботу, только на два часа',
      [{ planned_at: SATURDAY, duration_minutes: 120 }],
    ],
    ['такой же в субботу на два часа', [{ planned_at: SATURDAY, duration_minutes: 120 }]],
    ['то же самое в субботу, но на сорок минут', [{ planned_at: SATURDAY, duration_minutes: 40 }]],
    ['повтори его в субботу, только час', [{ planned_at: SATURDAY, duration_minutes: 60 }]],
    [
      'такой же в пятницу с 18 до 19:30',
      [{ planned_at: `${FRIDAY}T18:00:00+03:00`, duration_minutes: 90 }],
    ],
    ['такой же в пятницу с 17:00', [{ planned_at: `${FRIDAY}T17:00:00+03:00` }]],
    ['то же самое в пятницу, но в 17', [{ planned_at: `${FRIDAY}T17:00:00+03:00` }]],
    ['и в пятницу такую же', [{ planned_at: FRIDAY }]],
    ['в пятницу в 18 ещё один такой же', [{ planned_at: `${FRIDAY}T18:00:00+03:00` }]],
    ['в субботу такой же, но на полчаса', [{ planned_at: SATURDAY, duration_minutes: 30 }]],
    [
      'такой же в пятницу и в субботу, только на час',
      [
        { planned_at: FRIDAY, duration_minutes: 60 },
        { planned_at: SATURDAY, duration_minutes: 60 },
      ],
    ],
    ['такой же на час', [{ duration_minutes: 60 }]],
  ])('%s', (text, fields) => {
    expect(operationsIn(text)).toEqual(copied(...fields));
  });

  it.each([
    ['продублируй хор на пятницу на полтора часа', [{ planned_at: FRIDAY, duration_minutes: 90 }]],
    ['хор продублируй на субботу, на два часа', [{ planned_at: SATURDAY, duration_minutes: 120 }]],
    ['скопируй хор на пятницу и субботу', [{ planned_at: FRIDAY }, { planned_at: SATURDAY }]],
  ])('by its name: %s', (text, fields) => {
    expect(operationsIn(text, several)).toEqual(copied(...fields));
  });
});

describe('what is no day of the calendar is asked for', () => {
  it.each([
    'такой же блок на следующей неделе',
    'продублируй вокал на 31 июня',
    'скопируй вокал на час позже',
  ])('%s', (text) => {
    expect(operationsIn(text)).toEqual(copied({ planned_at: null }));
  });

  it.each(['такой же блок до 20:00', 'повтори на три часа', 'такой же до пятницы'])(
    'whether this is meant is asked: %s',
    (text) => {
      const { operations = [] } = readSaid(text, { thread: inView });
      expect(operations.map(({ operation }) => operation.type)).toEqual(['copy']);
      expect(operations.every(({ confidence }) => confidence < CONFIDENCE.act)).toBe(true);
    },
  );
});

describe('look-alikes copy nothing', () => {
  it.each([
    'такой же блок в пятницу, но с Олей',
    'такой же в пятницу, только короче',
    'такие же в пятницу',
    'такой же торт на пятницу',
    'в субботу такой же дождь',
    'в пятницу купить такую же лампу',
    'купить такую же рубашку в пятницу',
    'такую же рубашку в пятницу на два часа',
    'такой же каждую пятницу',
    'такой же в субботу на час и ещё на два часа',
  ])('%s', (text) => {
    expect(operationsIn(text).filter(({ type }) => type === 'copy')).toEqual([]);
  });

  it.each([
    'и в пятницу такой же',
    'такой же в пятницу на полтора часа',
    'повтори в субботу на час',
  ])('with several in view, or with none: %s', (text) => {
    expect(operationsIn(text, several)).toEqual([]);
    expect(operationsIn(text, spokenOf([]))).toEqual([]);
  });

  it.each(['продублируй вокал каждую среду', 'повтори в пятницу или в субботу'])(
    'an order is no name of something new: %s',
    (text) => {
      const { envelopes } = readSaid(text, { thread: inView });
      expect(envelopes.every(({ command }) => command.confidence < CONFIDENCE.act)).toBe(true);
    },
  );
});
