import type { ReadOperation, RepeatingHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const SERIES: readonly RepeatingHandle[] = [
  { kind: 'task', number: 1, title: 'урок с гошей', rrule: 'FREQ=WEEKLY;BYDAY=TU' },
  { kind: 'task', number: 2, title: 'хор', rrule: 'FREQ=WEEKLY;BYDAY=TH' },
  { kind: 'task', number: 3, title: 'лена взрослая', rrule: 'FREQ=WEEKLY;BYDAY=FR' },
];
const KNOWN = SERIES.map(({ kind, number, title }) => ({ kind, number, title }));

function read(text: string): { operations: readonly ReadOperation[]; isNew: boolean } {
  const thread = spokenOf(KNOWN, { series: [...SERIES] });
  const { operations = [], envelopes } = readSaid(text, { thread });
  return { operations, isNew: envelopes.length > 0 };
}

describe('what repeats is moved for good', () => {
  it.each([
    ['ой гоша же теперь не в пять а в шесть вечера', '18:00'],
    ['гошу всегда в 18:30 теперь', '18:30'],
    ['гошу со следующей недели на 18:30', '18:30'],
    ['гошу с завтрашней недели на 18:30', '18:30'],
    ['гошу с завтрашней недели на 18:30, и этот вторник тоже', '18:30'],
    ['хор теперь в 19:00, руководитель попросил', '19:00'],
    ['блин у нас хор отныне не в 18:00 а в 19:00', '19:00'],
    ['хор в четверг теперь в 19:00', '19:00'],
    ['хор в 19:00 каждый раз', '19:00'],
    ['лену насовсем на 20:00', '20:00'],
  ])('%s', (text, hour) => {
    const { operations, isNew } = read(text);
    expect(isNew).toBe(false);
    expect(operations).toMatchObject([
      { operation: { type: 'reschedule', planned_time: hour, scope: 'following' } },
    ]);
  });

  it('is its rule where its days are said', () => {
    const { operations } = read('гоша по вторникам в 18:30 все последующие');
    expect(operations).toMatchObject([{ operation: { type: 'set_recurrence' } }]);
  });

  it('is asked about where its days are said and nothing else', () => {
    const { operations, isNew } = read('гоша по вторникам в 18:30');
    expect(isNew).toBe(false);
    expect(operations).toMatchObject([{ operation: { scope: 'following' }, confidence: 0.6 }]);
  });

  it.each(['гоша во вторник в 18:30 а не в 17:30', 'хор в четверг не в 18:00 а в 19:00'])(
    '%s: that one or all of them is asked',
    (text) => {
      const { operations, isNew } = read(text);
      expect(isNew).toBe(false);
      const [only] = operations;
      expect(only?.operation).toMatchObject({ type: 'reschedule' });
      expect(only?.operation).not.toHaveProperty('scope');
      expect(only?.operation).not.toHaveProperty('planned_at');
    },
  );

  it.each([
    ['лена в эту пятницу отменилась, болеет', '2026-09-18'],
    ['хор в этот четверг отменили', '2026-09-17'],
  ])('%s: that day alone', (text, day) => {
    const { operations } = read(text);
    expect(operations).toMatchObject([
      { operation: { type: 'delete', from_date: day, to_date: day }, confidence: 0.8 },
    ]);
  });

  it('«её» is the one that was left out', () => {
    const { operations, isNew } = read(
      'лену в пятницу отмени да, и поставь её на понедельник в 12',
    );
    expect(isNew).toBe(false);
    expect(operations).toMatchObject([
      {
        operation: {
          type: 'reschedule',
          planned_at: '2026-09-21',
          planned_time: '12:00',
          scope: 'this',
        },
        on: '2026-09-18',
      },
    ]);
  });

  it.each(['гоша в субботу в 12', 'всегда носить с собой зонт', 'теперь в 18 кино'])(
    'is not "%s"',
    (text) => {
      const { operations } = read(text);
      const moved = operations.filter(
        ({ operation }) => operation.type === 'reschedule' && operation.scope === 'following',
      );
      expect(moved).toEqual([]);
    },
  );
});

describe('what stands once repeats from now on', () => {
  const once = (text: string): { operations: readonly ReadOperation[]; isNew: boolean } => {
    const known = [{ kind: 'timeblock', number: 4, title: 'урок гитары' }] as const;
    const { operations = [], envelopes } = readSaid(text, { thread: spokenOf([...known]) });
    return { operations, isNew: envelopes.length > 0 };
  };

  it.each([
    'гитару повторяй каждую неделю',
    'урок гитары пусть тоже каждую неделю',
    'гитара пусть будет каждую неделю',
  ])('%s', (text) => {
    const { operations, isNew } = once(text);
    expect(isNew).toBe(false);
    expect(operations).toMatchObject([
      { operation: { type: 'set_recurrence', rrule: 'FREQ=WEEKLY' } },
    ]);
  });

  it.each(['скрипку повторяй каждую неделю', 'гитару повторяй', 'пусть дети поют каждую неделю'])(
    'not by «%s»',
    (text) => {
      expect(once(text).operations).toEqual([]);
    },
  );
});
