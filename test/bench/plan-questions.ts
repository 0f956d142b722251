import { type Connection, createPlanStore, createTaskStore } from '@planerka/db';
import { daypartOfTag } from '@planerka/language';
import { addDays, busySpans, DEFAULT_WORKING_HOURS, draftDay, freeSpans } from '@planerka/plan';
import { type PlanReader, untilDay } from '@planerka/runtime';
import { BENCH_DAY, BENCH_NOW } from './plan-data.ts';

const moment = { now: BENCH_NOW, zone: 'Europe/Moscow' };
const at = { now: BENCH_NOW, today: BENCH_DAY };
const ANY = { tag: null, due: false, high: false, words: null, within: null } as const;
const FEW = { limit: 15, offset: 0 } as const;

type Question = (reader: PlanReader, workspace: string, connection: Connection) => Promise<unknown>;

const search =
  (words: string): Question =>
  (_reader, workspace, { db }) =>
    createPlanStore(db).transaction(workspace, async (tx) => {
      const query = { words, kinds: ['task', 'timeblock'], state: 'open', limit: 5 } as const;
      for (const match of ['all', 'alike'] as const) {
        const found = await tx.search({ ...query, match, now: BENCH_NOW });
        if (found.length > 0) return found;
      }
      return [];
    });

/** What people wait for, each as the product asks it. */
export const askedQuestions: Readonly<Record<string, Question>> = {
  '/today': async (reader, workspace) =>
    await reader.dayFacts(workspace, { day: BENCH_DAY, now: BENCH_NOW }),
  '/plan': async (reader, workspace) => {
    const facts = await reader.dayFacts(workspace, { day: BENCH_DAY, now: BENCH_NOW });
    const hours = DEFAULT_WORKING_HOURS;
    const asked = { day: BENCH_DAY, moment, hours, dayparts: {}, daypartOfTag };
    return draftDay(facts, asked).plan.items;
  },
  'candidates: words': search('отчёт для бухгалтерии'),
  'candidates: one word': search('велосипед'),
  'candidates: a typo': search('велосепид'),
  'candidates: nothing': search('синхрофазотрон'),
  'free slots, 7 days': async (reader, workspace) => {
    const agenda = await reader.agenda(workspace, BENCH_DAY, addDays(BENCH_DAY, 6), BENCH_NOW);
    const busy = busySpans(agenda);
    return Array.from({ length: 7 }, (_, day) =>
      freeSpans(addDays(BENCH_DAY, day), busy, DEFAULT_WORKING_HOURS, moment),
    );
  },
  'what next': async (reader, workspace) =>
    await Promise.all([
      reader.agenda(workspace, BENCH_DAY, BENCH_DAY, BENCH_NOW),
      reader.pressing(workspace, { ...at, ...untilDay(BENCH_DAY, moment.zone) }),
      reader.inboxPage(workspace, { limit: 1, offset: 0, oldest: true }),
    ]),
  'Inbox page': async (reader, workspace) =>
    await Promise.all([
      reader.inboxPage(workspace, { limit: 6, offset: 0, oldest: true }),
      reader.load(workspace, addDays(BENCH_DAY, 1), addDays(BENCH_DAY, 7), BENCH_NOW),
      reader.inboxCounts(workspace, BENCH_NOW),
    ]),
  'open tasks by a word': (reader, workspace) =>
    reader.openTasks(workspace, { ...ANY, words: 'велосипед' }, FEW),
  'deadlines of a week': (reader, workspace) =>
    reader.openTasks(
      workspace,
      {
        ...ANY,
        due: true,
        within: { ...untilDay(addDays(BENCH_DAY, 6), moment.zone), from: null },
      },
      FEW,
    ),
  'what was left': (reader, workspace) =>
    reader.leftBehind(workspace, untilDay(BENCH_DAY, moment.zone), FEW),
  'done of late': (reader, workspace) =>
    reader.done(workspace, { between: null, words: null }, FEW),
  'an agent’s list by a word': async (_reader, workspace, { db }) =>
    await createTaskStore(db).transaction(
      workspace,
      async (tx) => await tx.listTasks({ kind: 'task', text: 'велосипед', after: 0, limit: 51 }),
    ),
  overdue: (reader, workspace) => reader.overdue(workspace, at, { limit: 15, offset: 0 }),
  'load of a week': (reader, workspace) =>
    reader.load(workspace, BENCH_DAY, addDays(BENCH_DAY, 6), BENCH_NOW),
  'find, also what is over': (reader, workspace) =>
    reader.mentioned(workspace, 'презентацию', BENCH_NOW),
};
