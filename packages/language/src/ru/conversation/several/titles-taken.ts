import type { InterpretResponse, ObjectHandle, ThreadHints } from '@planerka/contracts';
import type { Spoken } from '../../../spoken.ts';
import { GUESS, SURE } from '../acts/made.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { isTitleAsked } from '../conversation.ts';
import { titlesIn } from '../reworded/said-of-whole.ts';
import * as phrases from './titles-taken-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 320;

/**
 * "удали купить кисти и помыть окна", where tasks of just these titles were spoken of: all of them go after one yes, and
 * none of them is written down anew. "A и B это одно и то же, оставь одну": it is asked whether the one that says less
 * goes. Null for everything else.
 */
export function interpretTitlesTaken({ text, request }: Spoken): InterpretResponse | null {
  const { thread = null } = request;
  const said = text.trim();
  if (thread === null || thread.named === true || isTitleAsked(request)) return null;
  if (said.length > CHARS_MAX || thread.candidates.length < 2) return null;
  const { candidates } = thread;
  return takenIn(said, candidates) ?? sameThing(said, thread);
}

/** All that is said are titles, one behind the other. */
function takenIn(said: string, candidates: readonly ObjectHandle[]): InterpretResponse | null {
  const titles = titlesOf(candidates);
  for (const pattern of phrases.TAKES_TITLES) {
    const { titles: words } = pattern.exec(said)?.groups ?? {};
    if (words === undefined) continue;
    const found = titlesIn(words, titles);
    if (found.titles.length < 2 || !phrases.NO_MORE.test(found.rest)) continue;
    const tasks = found.titles.map((title) => bearerOf(title, candidates));
    const numbers = [...new Set(tasks.flatMap((task) => task?.number ?? []))];
    if (numbers.length !== tasks.length) continue;
    return respond({ type: 'delete', tasks: numbers }, SURE);
  }
  return null;
}

type Deletes = { type: 'delete'; tasks: number[] } | { type: 'delete'; task: number };

const respond = (operation: Deletes, confidence: number): InterpretResponse => ({
  kind: 'operations',
  envelopes: [],
  operations: [{ operation, confidence }],
  interpreter: 'rules',
});

/** The titles, the longest first, so that "заказать торт и свечи" is one where it is. */
const titlesOf = (candidates: readonly ObjectHandle[]): readonly string[] =>
  [...new Set(candidates.flatMap(({ kind, title = '' }) => (kind === 'task' ? [title] : [])))]
    .filter((title) => title.trim() !== '')
    .toSorted((a, b) => b.length - a.length);

/** The only task of that title. */
function bearerOf(title: string, candidates: readonly ObjectHandle[]): ObjectHandle | null {
  const said = wordsIn(title).join(' ');
  const [only, ...others] = candidates.filter(
    (each) => each.kind === 'task' && wordsIn(each.title ?? '').join(' ') === said,
  );
  return only === undefined || others.length > 0 ? null : only;
}

/** Two names of one thing: the task that says less goes, unless it is said which one. */
function sameThing(said: string, thread: ThreadHints): InterpretResponse | null {
  if (!phrases.MAY_BE_SAME.test(said)) return null;
  const as = phrases.IS_THE_SAME_AS.exec(said)?.groups;
  const are = as === undefined ? phrases.ARE_THE_SAME.exec(said)?.groups : undefined;
  const { order = '' } = as ?? are ?? {};
  const pair =
    as === undefined
      ? bothIn(are?.['both'] ?? '', thread)
      : pairOf(as['one'] ?? '', as['other'] ?? '', thread);
  if (pair === null) return null;
  const [first, second] = pair;
  return respond({ type: 'delete', task: leavingOf(order, first, second).number }, GUESS);
}

function leavingOf(order: string, first: ObjectHandle, second: ObjectHandle): ObjectHandle {
  if (phrases.FIRST_STAYS.test(order)) return second;
  if (phrases.SECOND_STAYS.test(order)) return first;
  const isLonger = wordsIn(second.title ?? '').length > wordsIn(first.title ?? '').length;
  return isLonger ? first : second;
}

type Pair = readonly [ObjectHandle, ObjectHandle];

/** "A и B", parted where both sides name one task each. */
function bothIn(both: string, thread: ThreadHints): Pair | null {
  const pairs = [...both.matchAll(phrases.BETWEEN_BOTH)].flatMap((joint): Pair[] => {
    const end = joint.index + joint[0].length;
    const pair = pairOf(both.slice(0, joint.index), both.slice(end), thread);
    return pair === null ? [] : [pair];
  });
  const [only, ...others] = pairs;
  return only === undefined || others.length > 0 ? null : only;
}

function pairOf(one: string, other: string, { candidates }: ThreadHints): Pair | null {
  const first = namedBy(one, candidates);
  const second = namedBy(other, candidates);
  return first === null || second === null || first.number === second.number
    ? null
    : [first, second];
}

/** The task that is called so as a whole, else the only one that bears all the words. */
function namedBy(said: string, candidates: readonly ObjectHandle[]): ObjectHandle | null {
  const words = wordsIn(said);
  const whole = words.length === 0 ? null : bearerOf(said, candidates);
  if (whole !== null || words.length === 0) return whole;
  const [only, ...others] = candidates.filter(({ kind, title = '' }) => {
    const borne = wordsIn(title);
    return kind === 'task' && words.every((word) => borne.some((each) => isSameName(each, word)));
  });
  return only === undefined || others.length > 0 ? null : only;
}
