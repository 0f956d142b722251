import type { Entities, ObjectHandle, ThreadHints } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isSameVerb } from '../objects/same-verb.ts';

/** Shorter words bind others and name nothing. */
const NAME_MIN = 3;
/** "2026-02-26", "2026-02-26T15:00" */
const DAY = 10;
const MINUTE = 16;

interface Repeated {
  readonly entities: Entities;
  /** The naming words of the new one, and of what stands. */
  readonly said: readonly string[];
  readonly known: readonly string[];
  readonly handle: Pick<ObjectHandle, 'kind' | 'number'>;
  readonly thread: Pick<ThreadHints, 'beginnings'>;
  readonly isForm: (word: string, other: string) => boolean;
}

/**
 * "зал каждые пн и ср в 8 вечера" of "зал", which stands today at eight once, "цветы поливать каждые три дня" of "полить
 * цветы": the one that stands may be meant to repeat. Named in full, with the verb in the aspect of what is done again and
 * again; or in part ("массаж" of "массаж спины"), and then only where the first of the series would be at its very time.
 */
export function mayBeMadeToRepeat(repeated: Repeated): boolean {
  const { entities, said, known } = repeated;
  if (entities.recurrence === undefined || said.length === 0) return false;
  const left = [...known];
  const isWithin = said.every((word) => {
    const at = left.findIndex((other) => isSame(word, other, repeated));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  if (!isWithin) return false;
  return left.length === 0 || (said.some(isName) && beginsThere(repeated));
}

const isName = (word: string): boolean => word.length > NAME_MIN && !isInfinitive(word);

const isSame = (word: string, other: string, { isForm }: Repeated): boolean =>
  word === other ||
  (isInfinitive(word) && isInfinitive(other) ? isSameVerb(word, other) : isForm(word, other));

/** Would the first of the series be on the day of what stands, and at its hour where one was said? */
function beginsThere({ entities, handle, thread }: Repeated): boolean {
  const at = entities.start_at ?? entities.planned_at;
  const begins = thread.beginnings?.find(
    ({ kind, number }) => kind === handle.kind && number === handle.number,
  )?.begins_at;
  if (at === undefined || begins === undefined) return false;
  const length = at.includes('T') ? MINUTE : DAY;
  return at.slice(0, length) === begins.slice(0, length);
}
