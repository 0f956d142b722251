import { type Message, readOpFields, readTokens, Surface } from '@planerka/contracts';
import { addMinutes, minutesBetween, toInstant } from '@planerka/plan';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inWords } from '../../../../test/rig/in-words.ts';
import {
  arbitraryBlocks,
  arbitraryTasks,
  SAMPLE_MOMENT,
  SAMPLE_NOW,
  SAMPLE_PERSON,
  SAMPLE_TODAY,
  sampleAgenda,
  sampleBlock,
  sampleFacts,
  sampleTask,
} from '../../../../test/rig/sample-plan.ts';
import { priorityList } from './priority-list.ts';
import { surfaceLines } from './surface-lines.ts';
import type { OpTriggerOf } from './surface-of.ts';
import { todaySchedule } from './today-schedule.ts';
import { triageTable } from './triage-table.ts';
import { whatNext } from './what-next.ts';

const moment = SAMPLE_MOMENT;
const alternatives = '[op v:1 type:"show" query:"{}" page:1]';

const soon = (minutes: number): string => addMinutes(SAMPLE_NOW, minutes);
const late = sampleTask({ number: 1, due_on: '2026-02-20', duration_minutes: 45 });
const today = sampleTask({ number: 2, due_on: SAMPLE_TODAY });
const planned = sampleTask({ number: 3, planned_on: SAMPLE_TODAY });
const high = sampleTask({ number: 4, priority: 'high' });
const inbox = sampleTask({ number: 5 });

function next(
  blocks: Parameters<typeof sampleBlock>[0][],
  pressing: Parameters<typeof whatNext>[1]['pressing'],
  oldest = null as typeof inbox | null,
) {
  const agenda = sampleAgenda([], blocks.map(sampleBlock));
  return inWords(whatNext('s', { agenda, pressing, inbox: oldest }, moment).payload);
}

// cites: RR-to-come
it('a day shows repetitions still to come, with nothing to tap', () => {
  const timed = sampleTask({ number: 7, planned_at: '2026-02-26T07:00:00.000Z' });
  const whole = sampleTask({ number: 8, planned_on: '2026-02-26' });
  const facts = sampleFacts({ agenda: sampleAgenda([], [], [timed, whole]) });
  const sources = { day: '2026-02-26', facts, person: SAMPLE_PERSON };
  const day = todaySchedule('s', sources, { moment, set: 0, alternatives });
  const { payload } = inWords(day);
  expect(payload.blocks).toEqual([
    {
      kind: 'focus',
      title: '«Задача 7» (TASK-007), повтор',
      start: '2026-02-26T10:00:00+03:00',
      end: '2026-02-26T10:30:00+03:00',
      isEndAssumed: true,
      locked: false,
    },
  ]);
  expect(payload.tasks).toEqual([{ taskId: 8, title: 'Задача 8, повтор', toCome: true }]);
  // how long it takes was said by nobody, so that the day says only when it begins
  expect(inWords(surfaceLines(day)).lines).toContain('10:00  «Задача 7» (TASK-007), повтор');
});

// cites: Q-what-next
describe('what_next_v1', () => {
  const running = { number: 1, start_at: soon(-30) };
  const near = { number: 2, start_at: soon(20) };
  const far = { number: 3, start_at: soon(180) };
  const all = [inbox, high, planned, today, late];

  it.each([
    [
      'the running block',
      [near, running],
      all,
      '«Блок 1» (BLOCK-001)',
      'Идёт сейчас, до 12:30: ещё 30 мин.',
    ],
    [
      'the next block soon',
      [far, near],
      all,
      '«Блок 2» (BLOCK-002)',
      'Начинается в 12:20, через 20 мин.',
    ],
    [
      'what is overdue',
      [far],
      all,
      '«Задача 1» (TASK-001)',
      'Потому что просрочено на 5 дней. Займёт 45 мин.',
    ],
    [
      'what is due today',
      [far],
      [planned, high, today],
      '«Задача 2» (TASK-002)',
      'Потому что срок сегодня.',
    ],
    [
      'what is planned today',
      [],
      [high, planned],
      '«Задача 3» (TASK-003)',
      'Потому что запланировано на сегодня.',
    ],
    [
      'what is of high priority',
      [far],
      [high],
      '«Задача 4» (TASK-004)',
      'Потому что приоритет высокий.',
    ],
  ])('names %s and says why', (_what, blocks, pressing, headline, body) => {
    expect(next(blocks, pressing)).toMatchObject({ headline, body });
  });

  it('comes to the Inbox last, then to a later block, then to nothing', () => {
    expect(next([far], [], inbox).headline).toBe('«Задача 5» (TASK-005)');
    expect(next([far], []).body).toBe('Срочного нет. Следующий блок: сегодня, 15:00–16:00.');
    expect(next([], []).headline).toBe('Сейчас ничего не ждёт');
  });

  it('names what was put off only when nothing else waits, and again from its hour on', () => {
    const putOff = { ...late, snoozed_until: soon(60) };
    const headline = (...given: Parameters<typeof next>) => next(...given).headline;
    expect(headline([], [putOff, planned])).toBe('«Задача 3» (TASK-003)');
    expect(headline([], [putOff], inbox)).toBe('«Задача 5» (TASK-005)');
    expect(headline([], [putOff], { ...inbox, snoozed_until: soon(60) })).toBe(
      '«Задача 1» (TASK-001)',
    );
    expect(headline([], [{ ...putOff, snoozed_until: soon(-1) }, planned])).toBe(
      '«Задача 1» (TASK-001)',
    );
  });

  it('asks before a task is taken off the list', () => {
    const actions = next([], [late]).secondaryActions ?? [];
    expect(actions).toContainEqual({
      label: 'Снять',
      opToken: '[op v:1 type:"update_status" task:1 status:"cancelled"]',
      confirm: 'Снять задачу «Задача 1» (TASK-001)?',
    });
  });
});

// cites: Q-urgent
describe('priority_list_v1', () => {
  it('ranks by reason, the longest late first, and runs on over the pages', () => {
    const later = sampleTask({ number: 6, due_on: '2026-02-27' });
    const older = sampleTask({ number: 7, due_on: '2026-02-10' });
    const pressing = [high, later, planned, today, late, older, inbox];
    const first = priorityList('s', pressing, { moment, page: 0 });
    const second = priorityList('s', pressing, { moment, page: 1 });
    const items = inWords([...first.surface.payload.items, ...second.surface.payload.items]);
    expect(items.map(({ rank, taskId, reason }) => [rank, taskId, reason])).toEqual([
      [1, 7, 'просрочено на 15 дней'],
      [2, 1, 'просрочено на 5 дней'],
      [3, 2, 'срок сегодня'],
      [4, 3, 'на сегодня'],
      [5, 4, 'высокий приоритет'],
      [6, 6, 'срок пятница, 27 февраля'],
    ]);
    expect(items[1]?.estimateMinutes).toBe(45);
    expect([first.pages, second.page]).toEqual([2, 1]);
  });

  it('shows the last page when there is no such page any more', () => {
    expect(priorityList('s', [late], { moment, page: 7 })).toMatchObject({ page: 0, pages: 1 });
  });
});

// cites: Q-today
describe('today_schedule_v1', () => {
  const schedule = (blocks: Parameters<typeof sampleBlock>[0][], set = 0) =>
    inWords(
      todaySchedule(
        's',
        {
          day: SAMPLE_TODAY,
          facts: sampleFacts({
            agenda: sampleAgenda([today], blocks.map(sampleBlock)),
            pressing: [late, today, high],
            inbox: [inbox],
          }),
          person: SAMPLE_PERSON,
        },
        { moment, set, alternatives },
      ).payload,
    );

  it('locks what comes from a calendar and what is about to start', () => {
    const blocks = schedule([
      { number: 1, start_at: soon(10) },
      { number: 2, start_at: soon(60) },
      { number: 3, start_at: soon(120), calendar_id: 'work' },
      { number: 4, start_at: soon(-120) },
    ]).blocks;
    expect(blocks.map(({ title, kind, locked }) => [title, kind, locked])).toEqual([
      ['Блок 4', 'focus', false],
      ['Блок 1', 'focus', true],
      ['Блок 2', 'focus', false],
      ['Блок 3', 'event', true],
    ]);
  });

  it('is the plan of the day that is worth the most', () => {
    const { suggestions = [], controls } = schedule([{ number: 1, start_at: soon(30) }]);
    expect(suggestions.map(({ previewChange }) => previewChange)).toEqual([
      'Поставить «Задача 2» (TASK-002) на 12:00–12:30?',
      'Поставить «Задача 1» (TASK-001) на 13:30–14:15?',
      'Поставить «Задача 4» (TASK-004) на 14:15–14:45?',
      'Поставить «Задача 5» (TASK-005) на 14:45–15:15?',
    ]);
    expect(controls?.suggestAlternativesOp?.opToken).toBe(alternatives);
  });

  it('offers the next best plan in another set, and begins anew after the last', () => {
    const named = (set: number) =>
      schedule([], set).suggestions?.map(
        ({ acceptOp }) => readOpFields(acceptOp.opToken)?.['task'],
      );
    expect([named(0), named(1), named(2)]).toEqual(
      [
        [1, 2, 4, 5],
        [1, 2, 4],
        [1, 2, 5],
      ].map((tasks) => expect.arrayContaining(tasks)),
    );
    expect(named(10)).toEqual(named(0));
  });

  it('offers nothing else where there is nothing else', () => {
    const facts = sampleFacts({ inbox: [inbox] });
    const sources = { day: SAMPLE_TODAY, facts, person: SAMPLE_PERSON };
    const { payload } = todaySchedule('s', sources, { moment, set: 0, alternatives });
    expect([payload.suggestions?.length, payload.controls]).toEqual([1, undefined]);
  });

  it('suggests nothing to a question about the day', () => {
    const facts = sampleFacts({ inbox: [inbox], pressing: [late] });
    const sources = { day: SAMPLE_TODAY, facts, person: SAMPLE_PERSON };
    const { payload } = todaySchedule('s', sources, { moment, set: null, alternatives });
    expect([payload.suggestions, payload.controls]).toEqual([[], undefined]);
  });

  it('suggests nothing for a day that is over', () => {
    const sources = {
      day: '2026-02-24',
      facts: sampleFacts({ pressing: [late] }),
      person: SAMPLE_PERSON,
    };
    const { payload } = todaySchedule('s', sources, { moment, set: 0, alternatives });
    expect(payload.suggestions).toEqual([]);
  });
});

// cites: Q-triage, Q-bulk-group
describe('triage_table_v1', () => {
  const old = sampleTask({ number: 6, created_at: '2026-02-10T09:00:00.000Z' });
  const fresh = sampleTask({ number: 7 });
  const loads = ['2026-02-26', '2026-02-27', '2026-02-28'].map((day, index) => ({
    day,
    tasks: 1,
    blocks: 1,
    booked_minutes: [120, 60, 0][index] ?? 0,
    estimated_minutes: 0,
  }));
  const list = { items: [high, old, inbox, fresh], total: 4 };
  const { groups } = inWords(triageTable('s', list, { moment, page: 0, loads }).surface.payload);

  it('groups by grounds and plans for the working day with most room', () => {
    expect(
      groups.map(({ summary, items }) => [summary, items.map(({ taskId }) => taskId)]),
    ).toEqual([
      ['Важные: 1 задача', [4]],
      ['Лежат больше недели: 1 задача', [6]],
      ['Новые: 2 задачи', [5, 7]],
    ]);
    expect(groups[0]?.items[0]?.suggestedAction).toBe('запланировать: чт, 26 февраля');
    expect(groups[1]?.items[0]?.suggestedAction).toBe('запланировать: пт, 27 февраля');
  });

  it('gives a group of several one operation that lists them', () => {
    expect(groups[2]?.approveOp).toEqual({
      label: 'Все (2) на пт, 27 февраля',
      opToken: '[op v:1 type:"reschedule" tasks:[5,7] planned_at:"2026-02-27"]',
    });
    expect(groups[0]?.approveOp).toBeUndefined();
  });
});

/** Every trigger anywhere in a surface. */
function triggersIn(value: unknown): OpTriggerOf<Message>[] {
  if (Array.isArray(value)) return value.flatMap(triggersIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'opToken' in value ? [value as OpTriggerOf<Message>] : [];
  return [...own, ...Object.values(value).flatMap(triggersIn)];
}

describe('every surface built', () => {
  it('fits the contract, and each of its tokens reads back as one operation', () => {
    fc.assert(
      fc.property(
        arbitraryTasks,
        arbitraryBlocks,
        fc.integer({ min: 0, max: 5 }),
        (tasks, blocks, page) => {
          const agenda = sampleAgenda(tasks, blocks);
          const facts = sampleFacts({ pressing: tasks, agenda, inbox: tasks });
          const day = { day: SAMPLE_TODAY, facts, person: SAMPLE_PERSON };
          const asked = { moment, page, loads: [] };
          const inboxPage = { items: tasks.slice(0, 6), total: tasks.length };
          const built = [
            whatNext('s', { agenda, pressing: tasks, inbox: tasks[0] ?? null }, moment),
            priorityList('s', tasks, asked).surface,
            todaySchedule('s', day, { moment, set: page, alternatives }),
            triageTable('s', inboxPage, asked).surface,
          ];
          for (const surface of built) {
            expect(Surface.safeParse(inWords(surface)).error).toBeUndefined();
            for (const { opToken } of triggersIn(surface)) {
              // The bot's own verb: another set of suggestions is no operation on the plan.
              const own = opToken === alternatives && readOpFields(opToken)?.['type'] === 'show';
              const { llm_text: text, problems, tokens } = readTokens(opToken);
              const isOperation = text === '⟨1⟩' && tokens[0]?.kind === 'op';
              expect(own || (isOperation && problems.length === 0)).toBe(true);
            }
          }
        },
      ),
    );
  });

  it('suggests only times that are free', () => {
    fc.assert(
      fc.property(arbitraryTasks, arbitraryBlocks, fc.nat({ max: 9 }), (tasks, blocks, set) => {
        const facts = sampleFacts({ agenda: sampleAgenda([], blocks), pressing: tasks });
        const day = { day: SAMPLE_TODAY, facts, person: SAMPLE_PERSON };
        const { suggestions = [] } = todaySchedule('s', day, { moment, set, alternatives }).payload;
        for (const { acceptOp } of suggestions) {
          const fields = readOpFields(acceptOp.opToken);
          const task = tasks.find(({ number }) => number === fields?.['task']);
          const start = toInstant(String(fields?.['planned_at']));
          const end = addMinutes(start, task?.duration_minutes ?? 30);
          expect(minutesBetween(SAMPLE_NOW, start)).toBeGreaterThanOrEqual(0);
          expect(blocks.some((one) => one.start_at < end && start < one.end_at)).toBe(false);
        }
      }),
    );
  });
});
