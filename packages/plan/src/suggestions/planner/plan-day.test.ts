import { describe, expect, it } from 'vitest';
import { bestOfEveryOrder, byValue } from '../../../../../test/rig/every-order.ts';
import { type RandomDay, randomDay } from '../../../../../test/rig/random-days.ts';
import { seeded } from '../../../../../test/rig/seeded.ts';
import { epochMs } from '../../time/zoned.ts';
import { planDay } from './plan-day.ts';
import type { DayPlan, PlannerTask } from './planner-task.ts';

const DAYS = 300;

const at = (time: string): string => `2026-02-25T${time}:00.000Z`;
const span = (from: string, to: string) => ({ from: at(from), to: at(to) });

function task(number: number, over: Partial<PlannerTask> = {}): PlannerTask {
  return {
    task: number,
    value: 100,
    worth: 'unmarked',
    minutes: 30,
    window: null,
    dueAt: null,
    after: [],
    held: false,
    ...over,
  };
}

/** "1 07:00-07:30" */
function told({ items }: DayPlan): string[] {
  return items.map(
    ({ task: number, start, end }) => `${number} ${start.slice(11, 16)}-${end.slice(11, 16)}`,
  );
}

function sum({ items }: DayPlan): number {
  return items.reduce((total, { value }) => total + value, 0);
}

function endMs({ items }: DayPlan): number {
  return Math.max(0, ...items.map(({ end }) => epochMs(end)));
}

function maskOf({ items }: DayPlan, candidates: readonly PlannerTask[]): number {
  const order = byValue(candidates).map((each) => each.task);
  return items.reduce((mask, each) => mask | (1 << order.indexOf(each.task)), 0);
}

/** What a plan breaks of that to which a day is held; nothing, if all is well. */
function broken({ candidates, spans }: RandomDay, plan: DayPlan): string[] {
  const used = plan.items.reduce((total, { minutes }) => total + minutes, 0);
  const faults = plan.items.flatMap((item, index) => {
    const asked = candidates.find((each) => each.task === item.task);
    const earlier = plan.items.slice(0, index);
    const [start, end] = [epochMs(item.start), epochMs(item.end)];
    const checks: Record<string, boolean> = {
      known: asked !== undefined && !asked.held,
      'on five minutes': start % 300_000 === 0,
      'as long as asked': end - start === Math.ceil((asked?.minutes ?? 0) / 5) * 300_000,
      'in one span': spans.some(({ from, to }) => epochMs(from) <= start && end <= epochMs(to)),
      'after the one before': earlier.every((one) => epochMs(one.end) <= start),
      due: !asked?.dueAt || end <= epochMs(asked.dueAt),
      window:
        !asked?.window || (epochMs(asked.window.from) <= start && end <= epochMs(asked.window.to)),
      'what comes before': (asked?.after ?? []).every((before) =>
        earlier.some((one) => one.task === before),
      ),
    };
    return Object.keys(checks).filter((check) => !checks[check]);
  });
  return [
    ...faults,
    ...(plan.items.length <= 5 ? [] : ['at most five']),
    ...(used === plan.usedMinutes ? [] : ['used minutes']),
    ...(used * 5 <= plan.freeMinutes * 4 ? [] : ['four fifths']),
  ];
}

describe('planDay', () => {
  it(`equals every order tried, on ${DAYS} random days`, () => {
    const random = seeded(20_260_225);
    for (let index = 0; index < DAYS; index += 1) {
      const day = randomDay(random, { tasks: 1 + random.below(7), spans: 1 + random.below(4) });
      const plan = planDay(day);
      const found = {
        value: sum(plan),
        endMs: endMs(plan),
        mask: maskOf(plan, day.candidates),
        broken: broken(day, plan),
      };
      expect(found, `day ${index}`).toEqual({ ...bestOfEveryOrder(day), broken: [] });
    }
  });

  it('says of every task that was left out why, and never that it would have fitted', () => {
    const random = seeded(7);
    const reasons = new Set<string>();
    for (let index = 0; index < DAYS; index += 1) {
      const day = randomDay(random, { tasks: 9, spans: 3 });
      const plan = planDay(day);
      const numbers = [...plan.items, ...plan.leftOut].map((each) => each.task);
      expect(numbers.sort((a, b) => a - b)).toEqual(day.candidates.map((each) => each.task));
      for (const { reason, missingMinutes } of plan.leftOut) {
        reasons.add(reason);
        expect(missingMinutes !== null && missingMinutes > 0 && missingMinutes % 5 === 0).toBe(
          reason === 'NO_ROOM',
        );
      }
    }
    expect([...reasons].sort()).toEqual(['DUE_PASSED', 'ENOUGH', 'NO_ROOM', 'WAITS', 'WINDOW']);
  });

  it('answers the same whatever the order it is asked in', () => {
    const random = seeded(11);
    for (let index = 0; index < 50; index += 1) {
      const day = randomDay(random, { tasks: 12, spans: 4 });
      const turned = {
        candidates: [...day.candidates].reverse(),
        spans: [...day.spans].reverse(),
      };
      expect(planDay(turned)).toEqual(planDay(day));
    }
  });

  it('puts the more valuable first where nothing else decides', () => {
    const plan = planDay({
      candidates: [task(3, { value: 50 }), task(1, { value: 50 }), task(2, { value: 900 })],
      spans: [span('07:00', '10:00')],
    });
    expect(told(plan)).toEqual(['2 07:00-07:30', '1 07:30-08:00', '3 08:00-08:30']);
    expect(plan).toMatchObject({ freeMinutes: 180, usedMinutes: 90, leftOut: [] });
  });

  it('keeps a due hour, a part of the day, and what comes before what', () => {
    const plan = planDay({
      candidates: [
        task(1, { value: 900, after: [2] }),
        task(2, { value: 50 }),
        task(3, { value: 300, dueAt: at('07:30') }),
        task(4, { value: 300, window: span('09:00', '12:00') }),
      ],
      spans: [span('07:00', '12:00')],
    });
    expect(told(plan)).toEqual([
      '3 07:00-07:30',
      '2 07:30-08:00',
      '1 08:00-08:30',
      '4 09:00-09:30',
    ]);
  });

  it('fills four fifths of the free time at most, and says how much is missing', () => {
    const plan = planDay({
      candidates: [task(1, { minutes: 60 }), task(2, { minutes: 45 }), task(3, { minutes: 45 })],
      spans: [span('07:00', '08:00'), span('09:00', '10:00')],
    });
    expect(told(plan)).toEqual(['2 07:00-07:45', '3 09:00-09:45']);
    expect(plan.leftOut).toEqual([{ task: 1, reason: 'NO_ROOM', missingMinutes: 55 }]);
  });

  it('never splits a task over two spans', () => {
    const plan = planDay({
      candidates: [task(1, { minutes: 90 })],
      spans: [span('07:00', '08:00'), span('08:00', '09:00')],
    });
    expect(plan.items).toEqual([]);
    expect(plan.leftOut).toEqual([{ task: 1, reason: 'NO_ROOM', missingMinutes: 30 }]);
  });

  it('says what waits, what is due too soon, and what has no place in its part of the day', () => {
    const plan = planDay({
      candidates: [
        task(1, { after: [77] }),
        task(2, { held: true }),
        task(3, { dueAt: at('07:15') }),
        task(4, { window: span('15:00', '18:00') }),
        task(5, { after: [6] }),
        task(6, { after: [5] }),
      ],
      spans: [span('07:00', '12:00')],
    });
    expect(plan.items).toEqual([]);
    expect(plan.leftOut.map(({ task: number, reason }) => `${number} ${reason}`)).toEqual([
      '1 WAITS',
      '2 WAITS',
      '3 DUE_PASSED',
      '4 WINDOW',
      '5 WAITS',
      '6 WAITS',
    ]);
  });

  it('holds five tasks and weighs twenty', () => {
    const candidates = Array.from({ length: 30 }, (_, index) =>
      task(index + 1, { value: 100 + index, minutes: 5 }),
    );
    const plan = planDay({ candidates, spans: [span('07:00', '12:00')] });
    expect(told(plan).map((line) => line.split(' ')[0])).toEqual(['30', '29', '28', '27', '26']);
    expect(plan.leftOut).toHaveLength(25);
    expect(plan.leftOut.every(({ reason }) => reason === 'ENOUGH')).toBe(true);
  });

  it('plans nothing into nothing', () => {
    const nothing = { items: [], freeMinutes: 0, usedMinutes: 0 };
    expect(planDay({ candidates: [], spans: [] })).toEqual({ ...nothing, leftOut: [] });
    expect(planDay({ candidates: [task(1)], spans: [] })).toEqual({
      ...nothing,
      leftOut: [{ task: 1, reason: 'NO_ROOM', missingMinutes: 30 }],
    });
  });
});

describe('another plan', () => {
  const candidates = [
    task(1, { value: 900, minutes: 60 }),
    task(2, { value: 600, minutes: 60 }),
    task(3, { value: 400, minutes: 60 }),
  ];
  const spans = [span('07:00', '09:30')];

  it('is the best one that differs in a task, until there is none', () => {
    const shown: number[][] = [];
    const seen: string[] = [];
    for (let plan = planDay({ candidates, spans }); plan.items.length > 0; ) {
      shown.push(plan.items.map((item) => item.task));
      seen.push(shown.at(-1)?.join('+') ?? '');
      plan = planDay({ candidates, spans, shown });
    }
    expect(seen).toEqual(['1+2', '1+3', '2+3', '1', '2', '3']);
  });

  it('says of what would fit that it was not chosen', () => {
    const plan = planDay({ candidates: candidates.slice(0, 1), spans, shown: [[1]] });
    expect(plan.leftOut).toEqual([{ task: 1, reason: 'NOT_CHOSEN', missingMinutes: null }]);
  });

  it('may come back without a task that is no candidate any more', () => {
    const plan = planDay({ candidates: candidates.slice(0, 2), spans, shown: [[1, 2, 8]] });
    expect(plan.items.map((item) => item.task)).toEqual([1, 2]);
  });
});
