import type { Task } from '@planerka/plan';
import { type CursorKind, type More, readCursor, writeCursor } from '../cursor.ts';
import type { ToolCall } from '../tool-call.ts';

/** How many open tasks of a plan a view looks into at a time: what it reads does not grow with the plan. */
const TASKS_IN_WINDOW = 50;

/**
 * The open tasks of a plan that a view looks into, by number; where there are more, `rest` is the place
 * where the next window begins.
 */
export interface TaskWindow {
  readonly tasks: readonly Task[];
  readonly rest: string | null;
}

/** Behind a begun task of this number (`a12`), or behind one that nobody has begun (`t12`). */
const PLACE = /^([at])(\d{1,15})$/;

/** A window of a plan's open tasks; those that somebody has begun come in the first ones. */
export async function taskWindow(
  call: ToolCall,
  project: string,
  place: string | null,
): Promise<TaskWindow> {
  const [, kind = 'a', after = '0'] = (place !== null && PLACE.exec(place)) || [];
  const list = (status: Task['status'], behind: number, limit: number): Promise<Task[]> =>
    call.tx.listTasks({ kind: 'task', project, statuses: [status], after: behind, limit });
  const isPastBegun = kind === 't';
  const begun = isPastBegun ? [] : await list('in_progress', Number(after), TASKS_IN_WINDOW + 1);
  const room = TASKS_IN_WINDOW + 1 - begun.length;
  const others = room === 0 ? [] : await list('todo', isPastBegun ? Number(after) : 0, room);
  const found = [...begun, ...others];
  const tasks = found.slice(0, TASKS_IN_WINDOW);
  const last = found.length > tasks.length ? tasks.at(-1) : undefined;
  const rest = last ? `${last.status === 'in_progress' ? 'a' : 't'}${last.number}` : null;
  return { tasks: tasks.sort((a, b) => a.number - b.number), rest };
}

/** A place in a list that is read window by window: behind `shown` items, `before` of them in earlier windows. */
export interface ListPlace {
  readonly shown: number;
  readonly before: number;
  /** Where its window begins; null: the first. */
  readonly window: string | null;
}

export const LIST_START: ListPlace = { shown: 0, before: 0, window: null };

const LIST_PLACE = /^(\d{1,9})(?:\.(\d{1,9})\.([at]\d{1,15}))?$/;

export function readListPlace(
  kind: CursorKind,
  field: string,
  cursor: string | undefined,
): ListPlace {
  const place = readCursor(kind, field, cursor, LIST_PLACE);
  const [, shown = '0', before = '0', window = null] =
    (place !== null && LIST_PLACE.exec(place)) || [];
  return { shown: Number(shown), before: Number(before), window };
}

/** What is shown of a window's list: at most `limit` items from the place on. */
export function listedFrom<Item>(
  items: readonly Item[],
  { shown, before }: ListPlace,
  limit: number,
): Item[] {
  const from = Math.max(0, shown - before);
  return items.slice(from, from + limit);
}

/**
 * How many a list has as far as it was looked into, and the cursor behind what is shown of it: in this
 * window, else at the beginning of the next one.
 */
export function windowMore(
  kind: CursorKind,
  { shown: from, before, window }: ListPlace,
  { inWindow, rest }: { readonly inWindow: number; readonly rest: string | null },
): (shown: number) => More {
  const total = before + inWindow;
  const counted = { total, ...(rest === null ? {} : { at_least: true as const }) };
  const at = (place: string): More => ({ ...counted, next_cursor: writeCursor(kind, place) });
  return (shown) => {
    const next = from + shown;
    if (next < total) return at(window === null ? String(next) : `${next}.${before}.${window}`);
    return rest === null ? counted : at(`${total}.${total}.${rest}`);
  };
}
