import { refused } from '../refused.ts';

/** Lists that are paged; a cursor of one is not a cursor of another. */
export type CursorKind =
  | 'notes'
  | 'trace'
  | 'cards'
  | 'diff'
  | 'events'
  | 'changes'
  | 'list'
  | 'suggestions';

/**
 * A place in a list, opaque to agents. It names the entry before it, not a position, so that it
 * stays where it is while things are added. `place` holds no spaces and only ASCII.
 */
export function writeCursor(kind: CursorKind, place: string): string {
  return Buffer.from(`${kind} ${place}`).toString('base64url');
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
