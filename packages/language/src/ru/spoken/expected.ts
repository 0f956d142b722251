import type { Entities } from '@planerka/contracts';
import type { Expected } from '../corpus-commands.ts';

/** What a spoken utterance should come to, written as briefly as a table allows. */
export type Said = readonly [text: string, ...commands: readonly Expected[]];

/** The spoken corpora are read on Tuesday, 15 September 2026, 10:30 in Moscow. */
const OFFSET = ':00+03:00';
const moment = (when: string): string => (when.length === 10 ? when : when + OFFSET);

/** A task of this name, on a day (`YYYY-MM-DD`) or at a minute. */
export function task(title: string, when?: string, more: Entities = {}): Expected {
  const entities: Entities = { title, ...more };
  if (when !== undefined) entities.planned_at = moment(when);
  return { intent: 'task_create', entities };
}

/** A task to be done by a day or a minute. */
export const due = (title: string, by: string, more: Entities = {}): Expected =>
  task(title, undefined, { ...more, due_date: moment(by) });

/** A timeblock that begins then; without minutes its length is asked. */
export function block(title: string, start: string, minutes?: number): Expected {
  const entities: Entities = { title, start_at: moment(start) };
  if (minutes !== undefined) entities.duration_minutes = minutes;
  return { intent: 'timeblock_create', entities };
}

/** A timeblock from one minute to another of the same day. */
export function span(title: string, start: string, end: string, minutes: number): Expected {
  const { intent, entities } = block(title, start, minutes);
  return { intent, entities: { ...entities, end_at: moment(start.slice(0, 11) + end) } };
}
