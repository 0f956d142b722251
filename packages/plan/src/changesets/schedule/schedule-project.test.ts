import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomCases } from '../../../../../test/rig/random-cases.ts';
import { randomNetwork } from '../../../../../test/rig/random-network.ts';
import { relaxedPath } from '../../../../../test/rig/relaxed-path.ts';
import { type WorkingSlot, workingSlots } from '../../../../../test/rig/working-slots.ts';
import { epochMs, instantAt, toInstant } from '../../time/zoned.ts';
import { type Schedule, scheduleProject } from './schedule-project.ts';
import type { ProjectToSchedule, TaskToSchedule, WorkingCalendar } from './types.ts';

const CALENDAR: WorkingCalendar = {
  workdays: [1, 2, 3, 4, 5],
  hours: [{ from: '09:00', to: '18:00' }],
  holidays: [],
  extraWorkdays: [],
};
const PROJECT: ProjectToSchedule = {
  tasks: [],
  links: [],
  calendar: CALENDAR,
  zone: 'Europe/Moscow',
  startAt: '2026-03-02T09:00:00+03:00',
};

const task = (id: string, hours: number, more: Partial<TaskToSchedule> = {}): TaskToSchedule => ({
  id,
  durationMinutes: hours * 60,
  plannedStartAt: null,
  isOpen: true,
  ...more,
});

function scheduled(project: Partial<ProjectToSchedule>): Schedule {
  const answer = scheduleProject({ ...PROJECT, ...project });
  if (!answer.ok) throw new Error('a circle where there is none');
  return answer.schedule;
}

const link = (from: string, to: string, lagHours = 0) =>
  ({ from, to, type: 'FS', lagMinutes: lagHours * 60 }) as const;

/** Start and end on Moscow's clock. */
function times({ tasks }: Schedule, id: string): string[] {
  const { startAt = null, endAt = null } = tasks.get(id) ?? {};
  return [startAt, endAt].map((at) =>
    at === null ? 'never' : instantAt(epochMs(at) + 3 * 3_600_000).slice(0, 16),
  );
}

describe('scheduleProject', () => {
  it('dates the tasks, tells what is critical and what each delay moves', () => {
    const schedule = scheduled({
      tasks: [task('T1', 9), task('T2', 4), task('T3', 9), task('T4', 0)],
      links: [link('T1', 'T3'), link('T1', 'T2'), link('T3', 'T4'), link('T2', 'T4')],
    });
    expect(times(schedule, 'T1')).toEqual(['2026-03-02T09:00', '2026-03-02T18:00']);
    expect(times(schedule, 'T3')).toEqual(['2026-03-03T09:00', '2026-03-03T18:00']);
    // What has no length stays at the closing hour.
    expect(times(schedule, 'T4')).toEqual(['2026-03-03T18:00', '2026-03-03T18:00']);
    expect(schedule.finishAt).toBe(toInstant('2026-03-03T18:00:00+03:00'));
    expect(schedule.criticalTasks).toEqual(['T1', 'T3', 'T4']);
    expect(schedule.criticalChain).toEqual(['T1', 'T3']);
    expect(schedule.tasks.get('T2')?.slackMinutes).toBe(300);
    expect(schedule.delay('T2', 300)).toEqual({
      finishMinutes: 1080,
      moved: new Map([['T2', 300]]),
    });
    expect(schedule.delay('T2', 360)).toEqual({
      finishMinutes: 1140,
      moved: new Map([
        ['T2', 360],
        ['T4', 60],
      ]),
    });
    expect(schedule.delay('T9', 60).moved.size).toBe(0);
  });

  it('leaves out what is done or cancelled, and what its links ask', () => {
    const schedule = scheduled({
      tasks: [task('T1', 9), task('T2', 9, { isOpen: false }), task('T3', 1)],
      links: [link('T1', 'T2'), link('T2', 'T3'), link('T9', 'T3')],
    });
    expect([...schedule.tasks.keys()]).toEqual(['T1', 'T3']);
    expect(times(schedule, 'T3')).toEqual(['2026-03-02T09:00', '2026-03-02T10:00']);
  });

  it('goes by leads and by planned starts, which hold as "not before"', () => {
    const schedule = scheduled({
      tasks: [
        task('T1', 9),
        task('T2', 2),
        task('T3', 1, { plannedStartAt: '2026-03-07T12:00:00+03:00' }),
        task('T4', 0, { plannedStartAt: '2026-03-10T09:00:00+03:00' }),
        task('T5', 1, { plannedStartAt: '2026-02-01T12:00:00+03:00' }),
      ],
      links: [link('T1', 'T2', -3)],
    });
    expect(times(schedule, 'T2')).toEqual(['2026-03-02T15:00', '2026-03-02T17:00']);
    expect(times(schedule, 'T3')).toEqual(['2026-03-09T09:00', '2026-03-09T10:00']);
    expect(times(schedule, 'T4')).toEqual(['2026-03-10T09:00', '2026-03-10T09:00']);
    expect(times(schedule, 'T5')).toEqual(['2026-03-02T09:00', '2026-03-02T10:00']);
    expect(schedule.criticalTasks).toEqual(['T4']);
    expect(schedule.tasks.get('T3')?.allowedMinutes).toBe(0);
  });

  it.each<[string, Partial<ProjectToSchedule>]>([
    ['no calendar', { calendar: null }],
    ['a calendar without a working day', { calendar: { ...CALENDAR, workdays: [] } }],
    ['no start', { startAt: null }],
  ])('reckons in minutes, without dates, with %s', (_, project) => {
    const tasks = [task('T1', 9), task('T2', 2, { plannedStartAt: '2026-05-01T09:00:00+03:00' })];
    const schedule = scheduled({ ...project, tasks, links: [link('T1', 'T2')] });
    expect(schedule).toMatchObject({ finishAt: null, finishMinutes: 660, axis: null });
    expect(times(schedule, 'T2')).toEqual(['never', 'never']);
    expect(schedule.tasks.get('T2')).toMatchObject({ startMinutes: 540, slackMinutes: 0 });
  });

  it('has no finish where nothing is left to do', () => {
    const schedule = scheduled({ tasks: [task('T1', 9, { isOpen: false })] });
    expect(schedule).toMatchObject({ finishAt: null, finishMinutes: 0, criticalChain: [] });
  });

  it('names the links that close circles, among open tasks only', () => {
    const links = [link('T1', 'T2'), link('T2', 'T3'), link('T3', 'T1'), link('T3', 'T4')];
    const tasks = ['T1', 'T2', 'T3', 'T4'].map((id) => task(id, 1));
    expect(scheduleProject({ ...PROJECT, tasks, links })).toEqual({
      ok: false,
      closing: [link('T3', 'T1')],
    });
    const done = tasks.map((one) => ({ ...one, isOpen: one.id !== 'T2' }));
    expect(scheduleProject({ ...PROJECT, tasks: done, links }).ok).toBe(true);
  });

  it('gives no dates beyond a hundred years, and takes no long time over it', () => {
    const tasks = [task('T1', 1_000_000_000), task('T2', 1), task('T3', 1)];
    const schedule = scheduled({ tasks, links: [link('T1', 'T2')] });
    expect(times(schedule, 'T1')).toEqual(['2026-03-02T09:00', 'never']);
    expect(times(schedule, 'T2')).toEqual(['never', 'never']);
    expect(times(schedule, 'T3')).toEqual(['2026-03-02T09:00', '2026-03-02T10:00']);
    expect(schedule.finishAt).toBeNull();
  });
});

const SLOT_MINUTES = 30;
const halfHours = fc.integer({ min: 12, max: 44 });
const clock = (half: number) =>
  `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
/** In each of these the clocks change, or have changed, in the days below. */
const ZONES = ['Europe/Moscow', 'Asia/Jerusalem', 'Europe/Berlin', 'America/New_York'];
const STARTS = ['2026-03-06T10:00:00Z', '2026-03-25T04:30:00Z', '2026-10-23T13:00:00Z'];
const days = fc
  .tuple(fc.constantFrom('2026-03', '2026-10'), fc.integer({ min: 10, max: 31 }))
  .map(([month, day]) => `${month}-${day}`);

const randomProject = fc.record({
  network: randomNetwork({ tasks: 6, links: 10, reach: 12 }),
  zone: fc.constantFrom(...ZONES),
  startAt: fc.constantFrom(...STARTS),
  calendar: fc.record({
    workdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 3 }),
    hours: fc
      .uniqueArray(halfHours, { minLength: 4, maxLength: 4 })
      .map((halves) => halves.toSorted((one, other) => one - other).map(clock))
      .map(([a = '', b = '', c = '', d = '']) => [
        { from: a, to: b },
        { from: c, to: d },
      ]),
    holidays: fc.array(days, { maxLength: 4 }),
    extraWorkdays: fc.array(days, { maxLength: 4 }),
  }),
});

it('agrees with a clock looked at every half hour, and the path found the slow way', () => {
  fc.assert(
    fc.property(randomProject, ({ network, zone, startAt, calendar }) => {
      const path = relaxedPath(network);
      if (path === null) throw new Error('a circle where there is none');
      const slots: WorkingSlot[] = [];
      const fromMs = epochMs(startAt);
      for (const slot of workingSlots(calendar, { zone, fromMs, slotMinutes: SLOT_MINUTES })) {
        slots.push(slot);
        if (slots.length > path.finish + 1) break;
      }
      const written = (minute = 0) => instantAt(minute * 60_000);
      const schedule = scheduled({
        zone,
        startAt,
        calendar,
        tasks: network.durations.map((duration, place) => ({
          id: String(place),
          durationMinutes: duration * SLOT_MINUTES,
          plannedStartAt:
            (network.notBefore[place] ?? 0) === 0
              ? null
              : written(slots[network.notBefore[place] ?? 0]?.from),
          isOpen: true,
        })),
        links: network.links.map(({ from, to, type, lag }) => ({
          from: String(from),
          to: String(to),
          type,
          lagMinutes: lag * SLOT_MINUTES,
        })),
      });
      const closing = (position: number) =>
        position === 0 ? slots[0]?.from : slots[position - 1]?.to;
      network.durations.forEach((duration, place) => {
        const start = path.starts[place] ?? 0;
        const opens = slots[start]?.from ?? 0;
        const planned = network.notBefore[place] ?? 0;
        const isHeld = planned > 0 && planned === start;
        const at = duration > 0 || isHeld ? opens : closing(start);
        expect(schedule.tasks.get(String(place))).toEqual({
          startAt: written(at),
          endAt: written(duration > 0 ? closing(start + duration) : at),
          startMinutes: start * SLOT_MINUTES,
          endMinutes: (start + duration) * SLOT_MINUTES,
          allowedMinutes: expect.any(Number),
          slackMinutes: ((path.latest[place] ?? 0) - start) * SLOT_MINUTES,
        });
      });
    }),
    randomCases(),
  );
});
