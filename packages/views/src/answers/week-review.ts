import type { Message } from '@planerka/contracts';
import {
  addDays,
  atLocal,
  COUNTED_MAX,
  type Day,
  handleOf,
  nameFacts,
  say,
  type Task,
  weekdayOf,
} from '@planerka/plan';
import { type Paged, untilDay } from '@planerka/runtime';
import { sumOfLoads } from '../questions/load-answer.ts';
import type { Action } from '../told.ts';
import type { Answered, AskedFor } from './asked.ts';
import { readPage } from './page-of.ts';

const WEEK = 7;
/** So many of each part are named; the rest is counted. */
const NAMED_MAX = 5;

type Part = 'done' | 'moved' | 'left';

/**
 * "итоги недели", /review: what was done and put off since Monday, what stayed untouched, what the next
 * week holds. What stayed is settled one by one: a page for each.
 */
export async function weekReview(asked: AskedFor<'week_review'>): Promise<Answered[]> {
  const { reader, workspace, moment, at, page, surfaceId } = asked;
  const from = mondayOf(at.today);
  const start = atLocal(from, '00:00', moment.zone);
  const until = untilDay(at.today, moment.zone);
  const named = { limit: NAMED_MAX, offset: 0 };
  const search = { between: { from: start, before: until.before }, words: null };
  const nextMonday = addDays(from, WEEK);
  const [done, moved, left, one, loads] = await Promise.all([
    reader.done(workspace, search, named),
    reader.movedSince(workspace, start, named),
    reader.leftBehind(workspace, until, named),
    readPage(page, 1, (part) => reader.leftBehind(workspace, until, part)),
    reader.load(workspace, nextMonday, addDays(nextMonday, WEEK - 1), at.now),
  ]);
  const current = one.list.items[0] ?? null;
  const card = {
    said: [
      say('week_title', { window: { from, to: addDays(from, WEEK - 1) } }),
      ...partOf('done', done, null),
      ...partOf('moved', moved, null),
      ...partOf('left', left, current),
      say('blank', {}),
      say('week_next', { load: sumOfLoads(loads) }),
      ...(current === null ? [] : askedAbout(current, one.page, left.total)),
    ],
    ticks: [],
    actions: current === null ? [] : settling(current, nextMonday),
    objects: current === null ? [] : [handleOf({ kind: 'task', row: current })],
    surface_id: surfaceId,
  } as const;
  return [{ kind: 'card', card, page: one.page, pages: Math.max(1, left.total) }];
}

const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));

const nameOf = (row: Task) => nameFacts({ kind: 'task', row });

function partOf(part: Part, found: Paged<Task>, current: Task | null): Message[] {
  const { items, total } = found;
  // what was never put off needs no line
  if (part === 'moved' && total === 0) return [];
  // of what is not counted to its end nobody knows how many are left
  const rest = total > COUNTED_MAX ? 0 : total - items.length;
  return [
    say('blank', {}),
    say('week_part', { part, total }),
    ...items.map((task) => {
      const mark = task.number === current?.number ? 'asked' : part;
      return say('week_line', { task: nameOf(task), mark });
    }),
    ...(rest > 0 ? [say('week_more', { count: rest })] : []),
  ];
}

const askedAbout = (task: Task, page: number, total: number): Message[] => [
  say('blank', {}),
  say('week_asked', { task: nameOf(task), position: page + 1, total }),
];

/** What may become of a task that stayed; its deletion is asked about. */
function settling(task: Task, nextMonday: Day): Action[][] {
  const { number, planned_on, planned_at } = task;
  const isPlanned = planned_on !== null || planned_at !== null;
  const unplan: Action = isPlanned
    ? {
        label: say('label_to_inbox', {}),
        op: { type: 'reschedule', task: number, planned_at: null },
      }
    : {
        label: say('label_without_due', {}),
        op: { type: 'set_due', task: number, due_date: null },
      };
  const move: Action = {
    label: say('label_next_week', {}),
    op: { type: 'reschedule', task: number, planned_at: nextMonday },
  };
  const done: Action = {
    label: say('label_done', {}),
    op: { type: 'update_status', task: number, status: 'done' },
  };
  const remove: Action = {
    label: say('label_delete', {}),
    op: {
      type: 'confirm',
      ask: say('confirm_delete', { task: nameOf(task) }),
      operation: { type: 'delete', task: number },
    },
  };
  return [
    [move, done],
    [unplan, remove],
  ];
}
