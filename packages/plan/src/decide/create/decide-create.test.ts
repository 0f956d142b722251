import type { Entities, Intent } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { changeOf, codes, person, sampleGiven } from '../../../../../test/rig/sample-decision.ts';
import type { Timeblock } from '../../objects/timeblock.ts';
import { expandBlocks } from '../../repeats/series-of.ts';
import { addMinutes, timeOf, toInstant } from '../../time/zoned.ts';
import { decide, needsOf } from '../decide.ts';
import type { Decision } from '../decision.ts';
import { stateOf } from '../need.ts';
import type { CreateOperation } from './create-operation.ts';

function creating(
  type: Intent,
  entities: Entities,
  more: Partial<CreateOperation> = {},
): CreateOperation {
  const origin = { trace_id: 'trace', source: { channel: 'telegram_text' } } as const;
  return { type, entities, notes: [], readings: [], origin, ...more };
}

function blockOf(decision: Decision): Timeblock {
  const [step] = changeOf(decision).steps;
  if (step?.after?.kind !== 'timeblock') throw new Error('no block was made');
  return step.after.row;
}

const NOTHING = stateOf(null);
const given = sampleGiven();
const TOMORROW = '2026-02-26';
const AT_TWO = '2026-02-26T14:00:00+03:00';

describe('what misses something', () => {
  it.each([
    ['task_create', {}, 'TITLE', 'ask_title'],
    ['task_create', { title: 'отчёт', planned_time: '10:00' }, 'DAY', 'ask_day'],
    ['timeblock_create', {}, 'DURATION', 'ask_duration'],
    ['timeblock_create', { duration_minutes: 60 }, 'START', 'ask_start'],
  ] as const)('%s with %j is asked %s', (type, entities, code, question) => {
    expect(decide(NOTHING, creating(type, entities), given)).toMatchObject({
      kind: 'ask',
      code,
      question: { code: question },
    });
  });

  it('a start is offered only where the time is free', () => {
    const wish = creating('timeblock_create', { duration_minutes: 60, planned_at: TOMORROW });
    const [need] = needsOf(wish, null, given);
    expect(need).toEqual({
      need: 'blocks',
      from: '2026-02-25T21:00:00.000Z',
      to: '2026-02-27T20:59:00.000Z',
    });
    const free = decide(NOTHING, wish, given);
    expect(free).toMatchObject({
      choices: [{ entities: { start_at: `${TOMORROW}T09:00:00+03:00` } }, {}, {}, {}],
    });
    const atNine = { start_at: `${TOMORROW}T09:00:00+03:00`, duration_minutes: 60 };
    const blocks = [blockOf(decide(NOTHING, creating('timeblock_create', atNine), given))];
    expect(decide(stateOf(null, { blocks }), wish, given)).toMatchObject({
      choices: [{ entities: { start_at: `${TOMORROW}T10:00:00+03:00` } }, {}, {}, {}],
    });
  });
});

describe('what is complete', () => {
  it('is one row, told with what is in its way', () => {
    const wish = creating('timeblock_create', { start_at: AT_TWO, duration_minutes: 60 });
    const first = decide(NOTHING, wish, given);
    expect(changeOf(first).steps).toHaveLength(1);
    expect(codes(changeOf(first))).toEqual(['created']);
    const second = decide(stateOf(null, { blocks: [blockOf(first)] }), wish, given);
    expect(codes(changeOf(second))).toEqual(['created', 'overlaps']);
  });

  it('and repeats keeps the time that was said, though the clocks skip it on the first day', () => {
    const berlin = { ...given, now: '2026-03-28T23:30:00.000Z', zone: 'Europe/Berlin' };
    const moved_to = '2026-03-29T03:30:00+02:00';
    const made = (recurrence: string | undefined, at: string) =>
      blockOf(
        decide(
          NOTHING,
          creating(
            'timeblock_create',
            { start_at: at, duration_minutes: 30, ...(recurrence ? { recurrence } : {}) },
            { notes: [{ code: 'SKIPPED_BY_DST', position: 0, said: '02:30', moved_to }] },
          ),
          berlin,
        ),
      );
    const daily = made('FREQ=DAILY', moved_to);
    const starts = expandBlocks([daily], '2026-03-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z');
    expect(starts.map(({ start_at }) => start_at)).toEqual([
      '2026-03-29T01:30:00.000Z',
      '2026-03-30T00:30:00.000Z',
      '2026-03-31T00:30:00.000Z',
    ]);
    expect(made(undefined, moved_to).recurrence_time).toBeNull();
    // A note about another command of the same breath changes nothing here.
    expect(made('FREQ=DAILY', '2026-03-29T09:00:00+02:00').recurrence_time).toBe('09:00');
  });

  it.each([
    // The clocks skip 02:00 to 03:00.
    ['2026-03-29T01:30:00+01:00', '2026-03-29T03:30:00+02:00', [], 120, '03:30'],
    ['2026-03-29T03:30:00+02:00', '2026-03-29T04:30:00+02:00', ['02:30'], 120, '04:30'],
    ['2026-03-29T03:15:00+02:00', '2026-03-29T03:45:00+02:00', ['02:15', '02:45'], 30, '02:45'],
    // 02:00 to 03:00 comes twice.
    ['2026-10-25T02:30:00+02:00', '2026-10-25T03:30:00+01:00', [], 60, '03:30'],
    ['2026-10-25T22:00:00+01:00', '2026-10-26T06:00:00+01:00', [], 480, '06:00'],
  ] as const)(
    'and repeats from %s to %s lasts as long as the clocks say on other days',
    (start, end, skipped, minutes, ends) => {
      const berlin = { ...given, now: '2026-03-28T23:30:00.000Z', zone: 'Europe/Berlin' };
      const notes = [start, end].flatMap((moved_to, index) => {
        const said = skipped[index];
        return said === undefined
          ? []
          : [{ code: 'SKIPPED_BY_DST' as const, position: 0, said, moved_to }];
      });
      const made = (recurrence: string | undefined) =>
        blockOf(
          decide(
            NOTHING,
            creating(
              'timeblock_create',
              { start_at: start, end_at: end, ...(recurrence ? { recurrence } : {}) },
              { notes },
            ),
            berlin,
          ),
        );
      const daily = made('FREQ=DAILY');
      expect(daily.duration_minutes).toBe(minutes);
      expect(daily.end_at).toBe(addMinutes(daily.start_at, minutes));
      const later = expandBlocks([daily], '2026-10-28T00:00:00.000Z', '2026-10-29T00:00:00.000Z');
      expect(later.map(({ end_at }) => timeOf(end_at, 'Europe/Berlin')).at(-1)).toBe(ends);
      // What comes once is as long as it takes.
      expect(made(undefined).end_at).toBe(toInstant(end));
    },
  );

  it('in the past is asked about once', () => {
    const wish = creating('task_create', { title: 'отчёт', planned_at: '2026-02-20' });
    expect(decide(NOTHING, wish, given)).toMatchObject({ kind: 'ask', code: 'PAST' });
    const agreed = sampleGiven(person('PAST'));
    expect(decide(NOTHING, wish, agreed)).toMatchObject({ kind: 'change' });
  });

  it.each([
    [{ duration_minutes: 0, start_at: AT_TWO }, 'DURATION_OUT_OF_RANGE'],
    [{ start_at: AT_TWO, end_at: '2026-02-26T13:00:00+03:00' }, 'END_BEFORE_START'],
  ])('%j cannot be', (entities, code) => {
    expect(decide(NOTHING, creating('timeblock_create', entities), given)).toMatchObject({
      kind: 'refuse',
      code,
    });
  });
});

it('several readings are asked about before anything else', () => {
  const other = { type: 'task_create', confidence: 0.9, entities: { title: 'отчёт' } } as const;
  const wish = creating('task_create', {}, { readings: [other] });
  expect(decide(NOTHING, wish, given)).toMatchObject({
    code: 'READING',
    choices: [{ id: 'r:0' }, { id: 'r:1', label: { code: 'new_task', data: { title: 'отчёт' } } }],
  });
  expect(decide(NOTHING, wish, sampleGiven(person('READING')))).toMatchObject({ code: 'TITLE' });
});
