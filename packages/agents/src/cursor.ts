import type { Counted } from './counted.ts';
import { refused } from './refused.ts';

/** Lists that are paged; a cursor of one is not a cursor of another. */
export type CursorKind =
  | 'notes'
  | 'trace'
  | 'cards'
  | 'diff'
  | 'events'
  | 'slice'
  | 'changes'
  | 'list'
  | 'suggestions'
  | 'production'
  | 'steps'
  | 'done'
  | 'remaining'
  | 'risks'
  | 'blockers'
  | 'decisions'
  | 'evidence'
  | 'items'
  | 'lines'
  | 'critical'
  | 'moved'
  | 'ops'
  | 'sets'
  | 'tasks'
  | 'issues'
  | 'text';

/**
 * A place in a list, opaque to agents. It names the entry before it, not a position, so that it
 * stays where it is while things are added. `place` holds no spaces and only ASCII.
 */
export function writeCursor(kind: CursorKind, place: string): string {
  return Buffer.from(`${kind} ${place}`).toString('base64url');
}

/** Behind this entry in the newest events of a plan or task (`delta_cursor`). */
export function sliceCursor(seq: number): string {
  return writeCursor('slice', String(seq));
}

/** The place that a cursor names, null for none. A cursor of something else is refused. */
export function readCursor(
  kind: CursorKind,
  field: string,
  cursor: string | undefined,
  form: RegExp,
): string | null {
  if (cursor === undefined) return null;
  const [, place = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (form.test(place) && cursor === writeCursor(kind, place)) return place;
  throw refused(
    'INVALID_INPUT',
    `${field} is no cursor of this list.`,
    `Use ${field} as an earlier answer of this tool gave it, or leave it out to begin anew.`,
    { details: { fields: [field] } },
  );
}

/** A place in the journal; `start` is before every entry. */
export function readSeqCursor(
  kind: CursorKind,
  field: string,
  cursor: string | undefined,
): number | null {
  const place = readCursor(kind, field, cursor, /^(\d{1,15}|start)$/);
  return place === null || place === 'start' ? null : Number(place);
}

/** How many entries of a list are behind a cursor. */
export function readOffset(kind: CursorKind, field: string, cursor: string | undefined): number {
  return Number(readCursor(kind, field, cursor, /^\d{1,9}$/) ?? 0);
}

/** The same with where the list goes on: behind a cursor, or by another tool that pages all of it. */
export interface More extends Counted {
  readonly next_cursor?: string;
  readonly see?: string;
}

/** How many a list has in all, and the cursor behind what is shown of it, while there is more. */
export function offsetMore(kind: CursorKind, from: number, total: number) {
  return (shown: number): More =>
    from + shown < total
      ? { total, next_cursor: writeCursor(kind, String(from + shown)) }
      : { total };
}

/** What an answer says of lists that it does not show whole; nothing where it shows all. */
export function cutLists(
  lists: Readonly<Record<string, { readonly shown: number; readonly of: (shown: number) => More }>>,
): { cut?: Record<string, unknown> } {
  const cut = Object.entries(lists).flatMap(([name, { shown, of }]) => {
    const more = of(shown);
    return more.next_cursor === undefined ? [] : [[name, more] as const];
  });
  return cut.length === 0 ? {} : { cut: Object.fromEntries(cut) };
}

/** What two parts of an answer say of their lists. */
export function mergedCut(...parts: ReadonlyArray<Readonly<Record<string, unknown>>>): {
  cut?: Record<string, unknown>;
} {
  const cut: Record<string, unknown> = Object.assign({}, ...parts.map((part) => part['cut']));
  return Object.keys(cut).length === 0 ? {} : { cut };
}
