import type { Role } from '../../lexicon/role-words.ts';

/** What is made here: задача, напоминание, блок, время. */
export const NAMED: ReadonlySet<Role | null> = new Set<Role>(['task', 'reminder', 'block', 'time']);

/** создай, запланируй, поставь, выдели */
export const ORDERING: ReadonlySet<Role | null> = new Set<Role>([
  'create',
  'schedule',
  'put',
  'reserve',
]);
