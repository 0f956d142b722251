import { describe, expect, it } from 'vitest';
import { inWords } from '../../../../test/rig/in-words.ts';
import {
  SAMPLE_MOMENT,
  sampleAgenda,
  sampleBlock,
  sampleTask,
} from '../../../../test/rig/sample-plan.ts';
import { scheduleEntries } from '../surfaces/today-schedule.ts';
import { agendaAnswer, busyAnswer } from './agenda-answer.ts';
import type { Answer } from './answer.ts';
import { countedDays } from './counted-days.ts';
import { doneAnswer, lastDoneAnswer } from './done-answers.ts';
import { duringHours, onlyTimed } from './during-hours.ts';
import { detailLines, findAnswer, overdueAnswer, tasksAnswer } from './list-answers.ts';
import { loadAnswer } from './load-answer.ts';

const moment = SAMPLE_MOMENT;
const textOf = (answer: Answer) => inWords(answer).lines.map(({ text }) => text);

// cites: Q-asking
describe('findAnswer', () => {
  const past = sampleBlock({ number: 1, title: 'Созвон', start_at: '2026-02-20T07:00:00.000Z' });
  const coming = sampleBlock({ number: 2, title: 'Созвон', start_at: '2026-02-26T07:00:00.000Z' });
  const weekly = sampleBlock({
    number: 3,
    title: 'Планёрка',
    start_at: '2026-02-02T07:00:00.000Z',
    recurrence_rule: 'FREQ=WEEKLY;BYDAY=MO',
    recurrence_time: '10:00',
    recurrence_zone: 'Europe/Moscow',
  });
  const done = sampleTask({ number: 4, title: 'Сделать', status: 'done', due_on: '2026-02-20' });

  it('puts what comes before what is over, and says which is which', () => {
    const found = [past, coming].map((row) => ({ kind: 'timeblock', row }) as const);
    expect(textOf(findAnswer('созвон', found, moment))).toEqual([
      '• «Созвон» (BLOCK-002): завтра, 10:00–11:00',
      '• «Созвон» (BLOCK-001): пятница, 20 февраля, 10:00–11:00, прошло',
    ]);
  });

  it('tells when a repeating block comes next', () => {
    const [line] = textOf(findAnswer('планёрка', [{ kind: 'timeblock', row: weekly }], moment));
    expect(line).toContain('понедельник, 2 марта, 10:00–11:00');
    expect(line).not.toContain('прошло');
  });

  it('tells what is done, and that nothing was found', () => {
    const [line] = textOf(findAnswer('сделать', [{ kind: 'task', row: done }], moment));
    expect(line).toBe('• «Сделать» (TASK-004): срок пятница, 20 февраля, сделано');
    expect(inWords(findAnswer('щука', [], moment)).title).toBe('Не нашёл «щука».');
  });
});

describe('a task of over a day of work', () => {
  const long = sampleTask({
    number: 1,
    title: 'Стенд',
    planned_at: '2026-02-24T09:00:00.000Z',
    duration_minutes: 1800,
  });
  const worked = ['2026-02-25', '2026-02-26'].flatMap((day) => [
    { task: long, start_at: `${day}T07:00:00.000Z`, end_at: `${day}T10:00:00.000Z` },
    { task: long, start_at: `${day}T11:00:00.000Z`, end_at: `${day}T15:00:00.000Z` },
  ]);
  const agenda = sampleAgenda([], [], [], worked);
  const day = { from: '2026-02-26', to: '2026-02-26' };

  it('is told once on each of its later days, at its first hour', () => {
    const days = { from: '2026-02-25', to: '2026-02-27' };
    expect(textOf(agendaAnswer(agenda, days, 0))).toEqual([
      'сегодня, 25 февраля',
      '10:00  Стенд (TASK-001)',
      '',
      'завтра, 26 февраля',
      '10:00  Стенд (TASK-001)',
    ]);
  });

  it('is busy in working hours alone', () => {
    const at = (from: string, to: string) => duringHours(agenda, day, { from, to }).worked.length;
    expect(at('09:00', '10:00')).toBe(0);
    expect(at('13:00', '14:00')).toBe(0);
    expect(at('12:00', '15:00')).toBe(2);
    expect(at('18:00', '23:00')).toBe(0);
  });

  it('stands in the schedule of a later day with its hours', () => {
    const entries = scheduleEntries({ day: '2026-02-26', agenda }, moment);
    expect(entries.map(({ block }) => [block.start, block.end])).toEqual([
      ['2026-02-26T10:00:00+03:00', '2026-02-26T13:00:00+03:00'],
      ['2026-02-26T14:00:00+03:00', '2026-02-26T18:00:00+03:00'],
    ]);
  });
});

describe('overdueAnswer', () => {
  it('says for how long, and counts all pages', () => {
    const items = [
      sampleTask({ number: 1, due_on: '2026-02-23' }),
      sampleTask({ number: 2, planned_at: '2026-02-25T08:00:00.000Z' }),
      sampleTask({ number: 3, due_at: '2026-02-25T08:30:00.000Z' }),
      sampleTask({
        number: 4,
        planned_at: '2026-02-25T08:00:00.000Z',
        due_at: '2026-02-25T15:00:00.000Z',
      }),
    ];
    const answer = overdueAnswer({ items, total: 40 }, moment, 1);
    expect(inWords(answer)).toMatchObject({ title: 'Просрочено: 40 задач', page: 1, pages: 3 });
    expect(textOf(answer)).toEqual([
      '• Задача 1 (TASK-001), просрочено на 2 дня',
      '• Задача 2 (TASK-002), было на 11:00',
      '• Задача 3 (TASK-003), срок 11:30',
      '• Задача 4 (TASK-004), было на 11:00',
    ]);
  });
});

// cites: Q-paged
describe('agendaAnswer', () => {
  const window = { from: '2026-02-25', to: '2026-03-03' };

  it('names a day once and leaves empty days out', () => {
    const agenda = sampleAgenda(
      [sampleTask({ number: 1, due_at: '2026-02-27T15:00:00.000Z' })],
      [sampleBlock({ number: 1, start_at: '2026-02-25T12:00:00.000Z' })],
    );
    expect(textOf(agendaAnswer(agenda, window, 0))).toEqual([
      'сегодня, 25 февраля',
      '15:00–16:00  Блок 1',
      '',
      'пятница, 27 февраля',
      'срок 18:00  Задача 1 (TASK-001)',
    ]);
  });

  it('tells that nothing is left where all is over, and else that nothing is written', () => {
    const nothing = sampleAgenda([], []);
    const footers = [{}, { nothing: 'nothing_left' }] as const;
    expect(footers.map((told) => inWords(agendaAnswer(nothing, window, 0, told)).footer)).toEqual([
      'Ничего не записано.',
      'Ничего не осталось.',
    ]);
  });

  // cites: RR-to-come
  it('marks a repetition still to come, which nothing can be done to', () => {
    const open = sampleTask({ number: 1, planned_at: '2026-02-25T15:00:00.000Z' });
    const agenda = sampleAgenda([open], [], [{ ...open, planned_at: '2026-02-26T15:00:00.000Z' }]);
    const { lines } = inWords(agendaAnswer(agenda, window, 0));
    expect(lines.map(({ text, object }) => [text, object?.number])).toEqual([
      ['сегодня, 25 февраля', undefined],
      ['18:00  Задача 1 (TASK-001)', 1],
      ['', undefined],
      ['завтра, 26 февраля', undefined],
      ['18:00  Задача 1 (TASK-001), повтор', undefined],
    ]);
  });

  it('cuts what is long into pages that lose nothing', () => {
    const tasks = Array.from({ length: 40 }, (_, index) =>
      sampleTask({ number: index + 1, planned_on: '2026-02-26' }),
    );
    const pages = [0, 1, 2].map((page) => agendaAnswer(sampleAgenda(tasks, []), window, page));
    expect(pages.map(({ page, pages: all }) => [page, all])).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
    ]);
    expect(pages.flatMap(textOf)).toHaveLength(41);
  });

  it('cuts no day that fits a page', () => {
    const on = (day: string, from: number) =>
      Array.from({ length: 9 }, (_, index) =>
        sampleTask({ number: from + index, planned_on: day }),
      );
    const tasks = [...on('2026-02-25', 1), ...on('2026-02-26', 11)];
    const pages = [0, 1, 2].map((page) => agendaAnswer(sampleAgenda(tasks, []), window, page));
    // each with its date above it; a page past the last one is the last one
    expect(pages.map(({ page, pages: all, lines }) => [page, all, lines.length])).toEqual([
      [0, 2, 10],
      [1, 2, 10],
      [1, 2, 10],
    ]);
  });
});

describe('loadAnswer', () => {
  const load = (day: string, blocks: number) => ({
    day,
    tasks: 0,
    blocks,
    booked_minutes: blocks * 45,
    estimated_minutes: 0,
  });

  it('sums up, tells each day and the busiest', () => {
    const loads = [load('2026-02-25', 0), load('2026-02-26', 2)];
    const window = { from: '2026-02-25', to: '2026-02-26' };
    const answer = loadAnswer(loads, window, 0);
    expect(textOf(answer)).toEqual([
      '2 блока, занято 1 ч 30 мин',
      '',
      'сегодня, 25 февраля: свободный день',
      'завтра, 26 февраля: 2 блока, занято 1 ч 30 мин',
    ]);
    expect(inWords(answer).footer).toBe('Больше всего: завтра, 26 февраля.');
  });

  it('counts a month of days at most', () => {
    expect(countedDays({ from: '2026-01-01', to: '2026-12-31' })).toEqual({
      from: '2026-01-01',
      to: '2026-01-31',
      cut: true,
    });
  });
});

describe('what was done', () => {
  const task = sampleTask({
    number: 5,
    title: 'Полить цветы',
    status: 'done',
    completed_at: '2026-02-24T07:30:00.000Z',
  });
  const found = { items: [task], total: 1 };
  const yesterday = { from: '2026-02-24', to: '2026-02-24' };

  it('names each thing with its time, and says when nothing was done', () => {
    const answer = doneAnswer(found, { window: yesterday, words: null }, 0);
    expect(inWords(answer).title).toBe('Сделано: 1 задача (вторник, 24 февраля)');
    expect(textOf(answer)).toEqual(['• «Полить цветы» (TASK-005): вчера, 10:30']);
    const none = doneAnswer({ items: [], total: 0 }, { window: yesterday, words: null }, 0);
    expect(inWords(none).title).toBe('Ничего не отмечено сделанным (вторник, 24 февраля).');
  });

  it('tells the last time, and that there was none', () => {
    const last = lastDoneAnswer(task);
    expect(inWords(last).title).toBe('Последний раз: вчера, 10:30');
    expect(inWords(lastDoneAnswer(null, 'сауна')).title).toBe(
      'Отмеченного сделанным по словам «сауна» нет.',
    );
  });
});

const WEEK = { from: '2026-02-25', to: '2026-03-01' };
const TOMORROW = { from: '2026-02-26', to: '2026-02-26' };
const ANY = { tag: null, due: false, high: false, words: null, window: null, late: false };

describe('tasks by what they have in common', () => {
  it('are counted and told with their times', () => {
    const due = sampleTask({ number: 6, title: 'Налог', due_on: '2026-03-01' });
    const answer = tasksAnswer({ items: [due], total: 1 }, { ...ANY, due: true }, 0);
    expect(inWords(answer).title).toBe('Открытые задачи со сроком: 1');
    expect(textOf(answer)).toEqual(['• Налог (TASK-006), срок воскресенье, 1 марта']);
    const none = tasksAnswer({ items: [], total: 0 }, { ...ANY, tag: 'дом' }, 0);
    expect(inWords(none).title).toBe('Открытых задач с тегом #дом нет.');
  });

  it.each([
    [
      { due: true, late: true, window: WEEK },
      ' со сроком (с 25 февраля по 1 марта, и просроченные)',
    ],
    [{ high: true, window: TOMORROW }, ' с высоким приоритетом (завтра, 26 февраля)'],
    [{ words: 'Лены' }, ' по словам «Лены»'],
  ])('say what they were asked for by: %j', (narrowed, of) => {
    const none = tasksAnswer({ items: [], total: 0 }, { ...ANY, ...narrowed }, 0);
    expect(inWords(none).title).toBe(`Открытых задач${of} нет.`);
    const some = tasksAnswer({ items: [], total: 4 }, { ...ANY, ...narrowed }, 0);
    expect(inWords(some).title).toBe(`Открытые задачи${of}: 4`);
  });

  it('are told whole where only one is found: its notes and its parts', () => {
    const whole = sampleTask({
      number: 7,
      title: 'Чемодан',
      description: 'с колёсами',
      notes: 'код 318',
    });
    const steps = [sampleTask({ number: 8, title: 'паспорт', status: 'done' })];
    const lines = detailLines(whole, steps);
    expect(inWords(lines).map(({ text }) => text)).toEqual([
      'с колёсами',
      'код 318',
      'Подзадачи: 1 из 1.',
      '☑ паспорт',
    ]);
  });
});

describe('a part of a day', () => {
  const block = sampleBlock({
    number: 1,
    title: 'Педсовет',
    start_at: '2026-02-26T11:30:00.000Z',
    end_at: '2026-02-26T13:00:00.000Z',
  });
  const agenda = sampleAgenda([sampleTask({ number: 2, planned_on: '2026-02-26' })], [block]);
  const window = { from: '2026-02-26', to: '2026-02-26' };
  const then = (from: string, to?: string) =>
    duringHours(agenda, window, to === undefined ? { from } : { from, to });

  it('holds what goes on then, and nothing that has no hour', () => {
    expect(then('15:00', '15:01').timeblocks).toEqual([block]);
    expect(then('16:00').timeblocks).toEqual([]);
    expect(then('04:00', '14:30').timeblocks).toEqual([]);
    expect(then('15:00').tasks).toEqual([]);
    expect(onlyTimed(agenda)).toMatchObject({ timeblocks: [block], tasks: [] });
  });

  it.each([
    ['busy', true, 'Да, занято: завтра, 26 февраля'],
    ['busy', false, 'Нет, свободно: завтра, 26 февраля'],
    ['free', true, 'Нет, занято: завтра, 26 февраля'],
    ['free', false, 'Да, свободно: завтра, 26 февраля'],
  ] as const)('asked whether %s, while busy is %s', (asks, isBusy, title) => {
    const answer = busyAnswer(isBusy ? onlyTimed(agenda) : null, { asks, window }, 0);
    expect(inWords(answer).title).toBe(title);
    expect(textOf(answer)).toEqual(isBusy ? ['14:30–16:00  Педсовет'] : []);
  });
});
