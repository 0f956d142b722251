import type { ObjectHandle, ReadOperation } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { inView } from '../acts/correction.ts';
import { GUESS } from '../acts/made.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { cappedAt, isAsking } from '../conversation.ts';
import type { Reader } from '../words.ts';
import { ofShown } from './field-of-it.ts';
import { BESIDE_NEEDED, MAY_BE_NEEDED, NEEDED, neededThenOrder } from './needed-then-phrases.ts';

/** Longer texts say more than when. */
const CHARS_MAX = 60;

/**
 * "к среде надо, кстати", "и завтра нужно", or only the verb of its title, "завтра отвезти", behind «отвезти документы»:
 * when that is to be done which was shown just now. Null where anything else is named.
 */
export const neededThen: Reader = ({ said, request, thread, again }) => {
  const view = inView(thread);
  if (view === null || isAsking(request) || thread?.named === true) return null;
  if (said.length > CHARS_MAX || said.includes('?') || !MAY_BE_NEEDED.test(said)) return null;
  const when = whenIn(said, view);
  const found = when === null ? null : again(neededThenOrder(when));
  if (when === null || found?.kind !== 'operations' || found.rest.length > 0) return null;
  // "мне надо к 9" of a meeting may be when one has to be there
  const isDue = readText(when).items.some((item) => factOf(item)?.kind === 'due');
  const isPerhaps = view.kind === 'timeblock' && isDue;
  const operations = found.operations.map(ofShown);
  return isPerhaps
    ? cappedAt(GUESS, { ...found, operations: operations.map(onItsDay) })
    : { ...found, operations };
};

/** By which hour: on the day on which it stands, whichever that is. */
function onItsDay(read: ReadOperation): ReadOperation {
  const { operation } = read;
  const hour = 'planned_at' in operation ? operation.planned_at?.split('T')[1] : undefined;
  return operation.type !== 'reschedule' || hour === undefined
    ? read
    : { ...read, operation: { type: 'reschedule', planned_time: hour.slice(0, HOUR_CHARS) } };
}
const HOUR_CHARS = '11:00'.length;

/** The words of time, where nothing else is said but that it is to be then. */
function whenIn(said: string, { title = '' }: ObjectHandle): string | null {
  const items = readText(said).items.filter((item) => !isMark(item));
  const facts = items.filter(isFact);
  const words = items.filter((item) => !isFact(item) && !BESIDE_NEEDED.has(item.word));
  const [verb, ...others] = wordsIn(title);
  // a verb alone is the whole title of what is called so, and "отвезти" of "отвезти документы" says it again
  const isOfTitle = ({ word }: Item): boolean =>
    word === verb && isInfinitive(word) && others.length > 0;
  const isSaid =
    words.length > 0 && words.every((item) => NEEDED.has(item.word) || isOfTitle(item));
  const isTimed = facts.length > 0 && facts.every((fact) => WHEN.has(factOf(fact)?.kind ?? ''));
  return isSaid && isTimed ? facts.map(({ from, to }) => said.slice(from, to)).join(' ') : null;
}
const WHEN: ReadonlySet<string> = new Set(['day', 'moment', 'clock', 'daypart', 'due']);
