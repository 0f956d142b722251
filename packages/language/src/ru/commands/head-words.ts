import type { Role } from '../lexicon/role-words.ts';

/** Objects that are there already: a verb about them edits. */
export const OBJECTS: readonly Role[] = [
  'task',
  'reminder',
  'block',
  'part',
  'meeting',
  'event',
  'list',
];
export const NAMED: ReadonlySet<Role | null> = new Set<Role>(['task', 'reminder', 'block', 'time']);
export const MADE_ELSEWHERE: ReadonlySet<Role | null> = new Set<Role>([
  'part',
  'project',
  'list',
  'tag',
]);

export const ORDERING: ReadonlySet<Role | null> = new Set<Role>([
  'create',
  'schedule',
  'put',
  'reserve',
]);
/** срочно, важно, несрочно: fields, which stay for those who read them. */
export const URGENCIES: ReadonlySet<Role | null> = new Set<Role>([
  'urgent',
  'important',
  'unhurried',
]);
/** What "задача: ..." and "срочная задача" begin with. */
export const NOUN_LIKE: ReadonlySet<Role | null> = new Set<Role>([
  'urgent',
  'important',
  'unhurried',
  'new',
  'task',
  'reminder',
  'block',
]);

export const INDEFINITE_ITEMS = 3;

export const SPANS = new Set(['length', 'clock-range', 'range', 'for-number']);
export const HEADING_ITEMS_MAX = 4;

/** Words before a wish that belong to it: "неплохо бы", "главное не забыть", "чуть не забыл". */
export const WISH_PAIRS: Readonly<Record<string, string | undefined>> = {
  неплохо: 'бы',
  главное: 'не',
  чуть: 'не',
};
