import { factOf } from '../../../time/frame.ts';
import { readText } from '../../grammar.ts';
import { takesAway } from '../acts/takes-away.ts';
import { type Conversation, isAsking } from '../conversation.ts';
import type { Words } from '../words.ts';
import { MAY_BE_OFF, NEW_AND_OFF } from './new-and-off-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 160;

/**
 * "во вторник педсовет в 15:30, а кружок отменяется": something new, and what does not take place on that day. Null where
 * nothing stands that is called so.
 */
export function newAndOff({ said, thread, request, again }: Words): Conversation | null {
  if (thread === null || isAsking(request)) return null;
  if (said.length > CHARS_MAX || !MAY_BE_OFF.test(said)) return null;
  const { anew, off } = NEW_AND_OFF.exec(said.trim())?.groups ?? {};
  if (anew === undefined || off === undefined || again(anew) !== null) return null;
  const day = dayOf(off) === null ? dayOf(anew) : null;
  const found = again(day === null ? off : `${day} ${off}`);
  if (found?.kind !== 'operations' || found.rest.length > 0) return null;
  const isOff = found.operations.every(({ operation }) => takesAway(operation));
  return isOff ? { ...found, rest: [anew], isAddressed: true } : null;
}

/** The words of the day that is said; null where none is, or several. */
function dayOf(words: string): string | null {
  const days = readText(words).items.filter((item) => DAYS.has(factOf(item)?.kind ?? ''));
  const [day, ...others] = days;
  return day === undefined || others.length > 0 ? null : words.slice(day.from, day.to);
}
const DAYS: ReadonlySet<string> = new Set(['day', 'moment']);
