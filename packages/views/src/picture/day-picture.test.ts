import { DayPicture } from '@planerka/picture';
import type { Moment } from '@planerka/plan';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inWords } from '../../../../test/rig/in-words.ts';
import {
  arbitraryBlocks,
  arbitraryTasks,
  SAMPLE_MOMENT,
  SAMPLE_TODAY,
  sampleAgenda,
  sampleBlock,
  sampleTask,
} from '../../../../test/rig/sample-plan.ts';
import { dayPicture } from './day-picture.ts';

const pictureOf = (sources: Omit<Parameters<typeof dayPicture>[0], 'theme'>, moment: Moment) =>
  inWords(dayPicture({ ...sources, theme: 'light' }, moment), moment);

const hours = { from: '09:00', to: '19:00' };
const day = SAMPLE_TODAY;

// cites: Q-picture
describe('dayPicture', () => {
  it('tells an empty day and where the present is', () => {
    const picture = pictureOf({ day, agenda: sampleAgenda([], []), hours }, SAMPLE_MOMENT);
    expect(picture).toMatchObject({
      title: 'Сегодня',
      subtitle: 'среда, 25 февраля',
      summary: 'Свободно 7 ч',
      from: 540,
      to: 1140,
      now: { at: 720, label: '12:00' },
      free: [{ from: 720, to: 1140, label: 'Свободно 7 ч' }],
      tasks: { items: [], footer: 'На сегодня ничего не записано.' },
    });
  });

  it('shows what is proposed for the day in the time that it would take', () => {
    const agenda = sampleAgenda([sampleTask({ number: 3, due_on: '2026-02-26' })], []);
    const proposed = [
      {
        task: 3,
        title: 'Отчёт',
        start: '2026-02-26T10:00:00+03:00',
        end: '2026-02-26T10:45:00+03:00',
        worth: 'due_today',
      },
    ] as const;
    const sources = { day: '2026-02-26', agenda, hours, proposed: [...proposed] };
    const picture = pictureOf(sources, SAMPLE_MOMENT);
    expect(picture).toMatchObject({
      title: 'План на завтра',
      summary: 'Свободно 10 ч',
      slots: [{ from: 600, to: 645, title: 'Отчёт', kind: 'proposed', time: '10:00–10:45' }],
      free: [
        { from: 540, to: 600, label: 'Свободно 1 ч' },
        { from: 645, to: 1140, label: 'Свободно 8 ч 15 мин' },
      ],
      tasks: { items: [], footer: null },
    });
  });

  it('stretches its hours to what is outside the working day, cut at midnight', () => {
    const early = { number: 1, start_at: '2026-02-25T04:30:00.000Z' };
    const late = { number: 2, start_at: '2026-02-25T20:00:00.000Z', duration_minutes: 180 };
    const agenda = sampleAgenda([], [sampleBlock(early), sampleBlock(late)]);
    const { from, to, slots } = pictureOf({ day, agenda, hours }, SAMPLE_MOMENT);
    expect([from, to]).toEqual([420, 1440]);
    expect(slots.map((slot) => [slot.from, slot.to, slot.time])).toEqual([
      [450, 510, '07:30–08:30'],
      [1380, 1440, '23:00–02:00'],
    ]);
  });

  it('counts what overlaps once, and calls a task by its title alone', () => {
    const blocks = [
      sampleBlock({ number: 1, start_at: '2026-02-25T10:00:00.000Z' }),
      sampleBlock({ number: 2, start_at: '2026-02-25T10:30:00.000Z' }),
    ];
    const tasks = [sampleTask({ number: 3, planned_at: '2026-02-25T10:45:00.000Z' })];
    const picture = pictureOf({ day, agenda: sampleAgenda(tasks, blocks), hours }, SAMPLE_MOMENT);
    expect(picture.summary).toBe('Занято 1 ч 30 мин · Свободно 5 ч 30 мин');
    expect(picture.slots.map(({ title, kind }) => [title, kind])).toEqual([
      ['Блок 1', 'focus'],
      ['Блок 2', 'focus'],
      ['Задача 3', 'task'],
    ]);
  });

  it('tells a task of unknown length as a moment that takes no time, and folds crowds', () => {
    const at = '2026-02-25T14:00:00.000Z';
    const tasks = [
      sampleTask({ number: 1, planned_at: '2026-02-25T12:30:00.000Z', duration_minutes: 45 }),
      ...Array.from({ length: 8 }, (_, index) =>
        sampleTask({ number: index + 2, planned_at: at, duration_minutes: null }),
      ),
    ];
    const picture = pictureOf({ day, agenda: sampleAgenda(tasks, []), hours }, SAMPLE_MOMENT);
    expect(picture.slots.map(({ title, from, to, time }) => [title, from, to, time])).toEqual([
      ['Задача 1', 930, 975, '15:30–16:15'],
      ['Задача 2', 1020, 1020, '17:00'],
      ['Задача 3', 1020, 1020, '17:00'],
      ['+6 в 17:00', 1020, 1020, '17:00'],
    ]);
    expect(picture.summary).toContain('Занято 45 мин');
  });

  it.each([
    ['the hour that is skipped', '2026-03-29', '2026-03-29T00:30:00.000Z', '01:30–04:30'],
    ['the hour that comes twice', '2026-10-25', '2026-10-25T00:15:00.000Z', '02:15–03:15'],
  ])('counts the minutes that pass, over %s', (_, sunday, start_at, time) => {
    const zone = 'Europe/Berlin';
    const blocks = [sampleBlock({ number: 1, start_at, duration_minutes: 120 })];
    const agenda = { ...sampleAgenda([], blocks), timezone: zone };
    const now = `${sunday}T20:00:00.000Z`;
    const picture = pictureOf({ day: sunday, agenda, hours }, { now, zone });
    expect(picture.slots.map((slot) => slot.time)).toEqual([time]);
    expect(picture.summary).toBe('Занято 2 ч · Свободного времени нет');
  });

  it('lists tasks without an hour with their due time, and how many are left out', () => {
    const tasks = [
      sampleTask({ number: 1, due_on: '2026-02-24' }),
      sampleTask({ number: 2, due_at: '2026-02-25T15:00:00.000Z' }),
      ...Array.from({ length: 13 }, (_, index) =>
        sampleTask({ number: index + 3, planned_on: day }),
      ),
    ];
    const { items, footer } = pictureOf(
      { day, agenda: sampleAgenda(tasks, []), hours },
      SAMPLE_MOMENT,
    ).tasks;
    expect(items.slice(0, 3)).toEqual([
      { title: 'Задача 1', note: 'срок был 24 февраля', late: true },
      { title: 'Задача 2', note: 'срок сегодня, 18:00', late: false },
      { title: 'Задача 3', note: null, late: false },
    ]);
    expect(items).toHaveLength(12);
    expect(footer).toBe('…и ещё 3');
  });

  it('fits what the picture takes, whatever the plan', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(arbitraryTasks, arbitraryBlocks, (tasks, blocks) => {
        const agenda = sampleAgenda(tasks, blocks);
        const picture = pictureOf({ day, agenda, hours }, SAMPLE_MOMENT);
        expect(DayPicture.safeParse(picture).error).toBeUndefined();
        for (const { from, to } of picture.slots) {
          expect(from >= picture.from && to <= picture.to && from <= to).toBe(true);
        }
      }),
    );
  });
});
