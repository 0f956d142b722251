import type { ObjectHandle, ThreadHints } from '@planerka/contracts';
import { fold } from '../../../grammar/scan.ts';
import { factOf } from '../../../time/frame.ts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { readText } from '../../grammar.ts';
import { inView } from '../acts/correction.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { placeOf } from '../objects/ordinal.ts';
import { isSomebody } from '../several/fits-in-place.ts';
import { lengthOfPlace } from './length-of-place.ts';
import {
  ALL_INTO,
  ALL_INTO_IT,
  BOTH,
  BY_KIND,
  COUNTS_PLACE,
  DELETE,
  DUE,
  HANDLE,
  IS_HANDLE,
  IT,
  LET_IT_BE,
  MARK_DONE,
  MOVE_IT,
  MOVES,
  MOVES_ON,
  NEEDED,
  ORDERED,
  OTHER,
  PLACES,
  PLEASE,
  POINTED_AHEAD,
  POINTED_BEHIND,
  POINTED_BETWEEN,
  POINTED_WITHIN,
  SAID_OF_IT,
  SET,
  SEVERAL_POINTED,
  SHIFTS,
  STRIKES,
  TOLD_DONE,
} from './pointed-first-phrases.ts';
import { STANDS_FOR_ONE } from './time-of-shown-phrases.ts';

/** What only points is said in few words. */
const CHARS_MAX = 70;

/**
 * "её поставь на послезавтра", "срок ей до вторника", "и ту и другую на воскресенье", "на завтра её": what is said of one that is
 * only pointed at, with the verb ahead and the pointer behind it. Null where something is named beside it.
 */
export function orderOfPointed(said: string, thread: ThreadHints | null): string | null {
  const plain = said
    .trim()
    .replace(/[.!]+$/u, '')
    .replace(PLEASE, ' ')
    .trim();
  const text = fold(plain);
  const into = ALL_INTO_IT.test(text.replace(/[,.!]/gu, '')) ? projectLast(thread) : undefined;
  if (into !== undefined) return ALL_INTO(into);
  const isOther = /[?\n«",;]|:(?!\d)/u.test(text);
  if (thread === null || text.length > CHARS_MAX || isOther) return null;
  // "вторую сделай 20 минут" is how long, and not how much later
  if (lengthOfPlace(plain, thread) !== null) return null;
  /** As it was said: a name keeps its letters. */
  const asSaid = (words: string): string => {
    const at = text.indexOf(words);
    return at < 0 ? words : plain.slice(at, at + words.length);
  };
  for (const pattern of [POINTED_WITHIN, POINTED_BETWEEN, POINTED_AHEAD, POINTED_BEHIND]) {
    const { pointer, rest, field, tail } = pattern.exec(text)?.groups ?? {};
    if (pointer === undefined || rest === undefined) continue;
    const words = [tail, field, asSaid(rest)].filter(Boolean).join(' ');
    const order = orderOf(pointer, words, thread);
    if (order !== null && fold(order) !== text) return order;
  }
  const other = OTHER.exec(text)?.groups?.['rest'];
  return other === undefined ? null : orderOfOther(asSaid(other), thread);
}

/** The project that was spoken of last. */
const projectLast = (thread: ThreadHints | null): string | undefined =>
  thread?.candidates.find(({ kind }) => kind === 'project')?.title;

/** Of two that were spoken of the one that is not in view; of more nobody can tell. */
function orderOfOther(rest: string, thread: ThreadHints): string | null {
  const shown = inView(thread);
  const [other, ...more] = thread.candidates.filter(
    ({ kind, number }) => kind === shown?.kind && number !== shown.number,
  );
  if (other === undefined || more.length > 0) return null;
  return orderOf(HANDLE(other.kind, other.number), rest, thread);
}

function orderOf(pointer: string, rest: string, thread: ThreadHints): string | null {
  const isSeveral = SEVERAL_POINTED.test(pointer);
  const isOne = !isSeveral && !IS_HANDLE.test(pointer) && !COUNTS_PLACE.test(pointer);
  const view = inView(thread);
  const isThere = thread.candidates.length >= (isSeveral ? 2 : 1) && !(isOne && view === null);
  if (!isThere) return null;
  const one = isOne ? oneMeant(pointer) : placed(pointer, thread);
  const what = isSeveral ? BOTH : one;
  const said = rest.replace(NEEDED, '');
  const { first, behind = '', ahead = '', last } = ORDERED.exec(said)?.groups ?? {};
  const verb = first ?? last;
  const isTime = isOne && verb === undefined && saysOnlyTime(said);
  if (isTime && isSomebodyIn(view, pointer)) return null;
  if (verb !== undefined) return withVerb(verb, what, `${behind}${ahead}`.trim());
  return TOLD_DONE.test(said) ? MARK_DONE(what, isSeveral) : withVerb(verb, what, said.trim());
}

/** "она до 14" behind «забрать Аню из школы»: until when she is there. */
function isSomebodyIn(view: ObjectHandle | null, pointer: string): boolean {
  const [verb = '', ...others] = (view?.title ?? '').split(/\s+/u);
  const isOf = STANDS_FOR_ONE.test(pointer.trim()) && isInfinitive(verb.toLowerCase());
  return isOf && others.some(isSomebody);
}

/** "этот блок" is no task that happens to be in view. */
const oneMeant = (pointer: string): string =>
  BY_KIND.find(([said]) => said.test(pointer))?.[1] ?? IT;

/** The order with its verb ahead, or with the one that stands for what is said without any. */
function withVerb(verb: string | undefined, what: string, said: string): string | null {
  if (said === '') {
    // struck out, and nothing tells that it was done
    return verb === undefined ? null : `${STRIKES.test(verb) ? DELETE : verb} ${what}`;
  }
  const [, by] = SAID_OF_IT.find(([pattern]) => pattern.test(said)) ?? [];
  if (by !== undefined) return `${verb ?? by} ${what} ${said.replace(LET_IT_BE, '')}`;
  if (verb === undefined && what !== IT && SHIFTS.test(said)) return `${MOVE_IT} ${what} ${said}`;
  if (!saysOnlyTime(said)) return null;
  const isDue = readText(said).items.some((item) => factOf(item)?.kind === 'due');
  // "это до субботы" is until when, "перенеси её до субботы" until when it waits
  if (isDue && !MOVES_ON.test(verb ?? '')) return `${SET} ${what} ${DUE} ${said}`;
  // "её удали завтра" is no other time for it
  return MOVES.test(verb ?? MOVE_IT) ? `${movingBy(verb)} ${what} ${said}` : null;
}

/** "вторую" where no list is in view: of a few tasks that were spoken of, in the order in which they were made. */
function placed(pointer: string, { candidates, listed_count: rows }: ThreadHints): string {
  const tasks = candidates.filter(({ kind }) => kind === 'task');
  const place =
    wordsIn(pointer)
      .map(placeOf)
      .find((each) => each !== null) ?? 0;
  if ((rows ?? RECENT_MAX) > 1 || tasks.length < 2 || tasks.length > RECENT_MAX) return pointer;
  const meant = tasks.map(({ number }) => number).sort((a, b) => a - b)[place - 1];
  return meant === undefined ? pointer : HANDLE('task', meant);
}
const RECENT_MAX = 3;

/** "сдвинь её на час": that verb says more than another time. */
const movingBy = (verb: string | undefined): string =>
  verb === undefined || PLACES.test(verb) ? MOVE_IT : verb;
