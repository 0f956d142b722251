import { atLocal, busySpans, freeSpans, timeOf } from '@planerka/plan';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inWords } from '../../../../test/rig/in-words.ts';
import {
  arbitraryBlocks,
  arbitraryTasks,
  SAMPLE_MOMENT,
  SAMPLE_NOW,
  sampleAgenda,
  sampleBlock,
  sampleTask,
} from '../../../../test/rig/sample-plan.ts';
import { freeAnswer } from './free-answer.ts';

const HOURS = { from: '09:00', to: '19:00' };
const { zone } = SAMPLE_MOMENT;

function spans(day: string, ...blocks: Parameters<typeof sampleBlock>[0][]): string[] {
  const busy = busySpans(sampleAgenda([], blocks.map(sampleBlock)));
  return freeSpans(day, busy, HOURS, SAMPLE_MOMENT).map(
    ({ from, to }) => `${timeOf(from, zone)}–${timeOf(to, zone)}`,
  );
}

// cites: Q-asking
describe('freeSpans', () => {
  it('is the whole working day when nothing is written in it', () => {
    expect(spans('2026-02-26')).toEqual(['09:00–19:00']);
  });

  it('begins now on the day itself, and offers nothing of the past', () => {
    expect(spans('2026-02-25')).toEqual(['12:00–19:00']);
    expect(spans('2026-02-24')).toEqual([]);
  });

  it('is what blocks leave, those that overlap and those over the edge included', () => {
    expect(
      spans(
        '2026-02-26',
        { number: 1, start_at: '2026-02-26T05:00:00.000Z', duration_minutes: 120 },
        { number: 2, start_at: '2026-02-26T08:00:00.000Z', duration_minutes: 120 },
        { number: 3, start_at: '2026-02-26T09:00:00.000Z', duration_minutes: 30 },
        { number: 4, start_at: '2026-02-26T15:50:00.000Z', duration_minutes: 300 },
      ),
    ).toEqual(['10:00–11:00', '13:00–18:50']);
  });

  it('counts a task with an hour as busy, by its estimate or half an hour', () => {
    const at = '2026-02-26T07:00:00.000Z';
    const tasks = [
      sampleTask({ number: 1, planned_at: at, duration_minutes: 60 }),
      sampleTask({ number: 2, planned_at: '2026-02-26T09:00:00.000Z' }),
    ];
    const busy = busySpans(sampleAgenda(tasks, []));
    const free = freeSpans('2026-02-26', busy, HOURS, SAMPLE_MOMENT);
    expect(free.map(({ minutes }) => minutes)).toEqual([60, 60, 390]);
  });

  // cites: RR-to-come
  it('counts a repetition still to come as busy', () => {
    const planned_at = '2026-02-26T07:00:00.000Z';
    const again = sampleTask({ number: 1, planned_at, duration_minutes: 60 });
    const busy = busySpans(sampleAgenda([], [], [again]));
    const free = freeSpans('2026-02-26', busy, HOURS, SAMPLE_MOMENT);
    expect(free.map(({ from }) => timeOf(from, zone))).toEqual(['09:00', '11:00']);
  });

  it('never overlaps what is busy, never leaves the working hours, never lies in the past', () => {
    fc.assert(
      fc.property(
        arbitraryTasks,
        arbitraryBlocks,
        fc.constantFrom('2026-02-24', '2026-02-25', '2026-02-26', '2026-03-29'),
        fc.integer({ min: 1, max: 240 }),
        (tasks, blocks, day, shortest) => {
          const busy = busySpans(sampleAgenda(tasks, blocks));
          for (const free of freeSpans(day, busy, HOURS, SAMPLE_MOMENT, shortest)) {
            expect(busy.some((b) => b.start_at < free.to && free.from < b.end_at)).toBe(false);
            expect(free.from >= atLocal(day, HOURS.from, zone)).toBe(true);
            expect(free.to <= atLocal(day, HOURS.to, zone)).toBe(true);
            expect(free.from >= SAMPLE_NOW).toBe(true);
            expect(free.minutes).toBeGreaterThanOrEqual(shortest);
          }
        },
      ),
    );
  });
});

describe('freeAnswer', () => {
  const window = { from: '2026-02-26', to: '2026-02-27' };

  it('tells each day of the window', () => {
    const answer = freeAnswer([], { window }, HOURS, SAMPLE_MOMENT, 0);
    expect(inWords(answer).lines.map(({ text }) => text)).toEqual([
      'завтра, 26 февраля: 09:00–19:00 (10 ч)',
      'пятница, 27 февраля: 09:00–19:00 (10 ч)',
    ]);
    expect(inWords(answer).footer).toBe('Рабочие часы: 09:00–19:00.');
  });

  it.each([
    ['04:00', '12:00', 'завтра, 26 февраля: 09:00–12:00 (3 ч)'],
    ['17:00', undefined, 'завтра, 26 февраля: 17:00–19:00 (2 ч)'],
    ['21:00', undefined, 'завтра, 26 февраля: 09:00–19:00 (10 ч)'],
  ])('tells the part of the day from %s to %s', (from, to, told) => {
    const hours = to === undefined ? { from } : { from, to };
    const answer = freeAnswer([], { window, hours }, HOURS, SAMPLE_MOMENT, 0);
    expect(inWords(answer).lines[0]?.text).toBe(told);
  });

  it('leaves out what is shorter than asked', () => {
    const busy = [{ start_at: '2026-02-26T07:00:00.000Z', end_at: '2026-02-26T15:30:00.000Z' }];
    const answer = freeAnswer(busy, { window, duration_minutes: 90 }, HOURS, SAMPLE_MOMENT, 0);
    expect(inWords(answer).lines[0]?.text).toBe('завтра, 26 февраля: нет окна на 1 ч 30 мин');
  });

  it('has nothing to offer of days that are over', () => {
    const past = { from: '2026-02-01', to: '2026-02-02' };
    const answer = freeAnswer([], { window: past }, HOURS, SAMPLE_MOMENT, 0);
    expect(inWords(answer).lines.map(({ text }) => text)).toEqual(['свободного времени нет']);
  });
});
