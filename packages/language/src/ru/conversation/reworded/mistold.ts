import type { ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { fold } from '../../../grammar/scan.ts';
import { factOf } from '../../../time/frame.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, isMark, plainWord } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { inView } from '../acts/correction.ts';
import { retitled } from '../acts/retitled.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { wordsOf } from '../lexicon.ts';
import { bearersOf, NAME_MIN, tellingWords } from '../objects/bearers.ts';
import {
  AFTER_ALL,
  AROUND_RIGHT,
  BEFORE_RIGHT,
  CONTRAST,
  DENIES_FIRST,
  INTO,
  IS_INTO,
  LEFT_AT,
  MAY_TELL_OF,
  NOT_DONE,
  NOT_DONE_OF,
  OFF_TIME_ALONE,
  PLAINLY,
  PLAINLY_NOT_DONE,
  SLIP,
  SLIP_AHEAD,
  SLIP_BEHIND,
  SLIP_OF,
  STARTLED,
  STILL_AT_IT,
  TAKES_BACK,
  TOO_SOON,
  TOPIC,
} from './mistold-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;
const TITLE_WORDS_MAX = 6;

/** What an utterance says besides that something was told wrong. */
interface Mistold {
  /** Of what it was told, as it was said; null where nothing is named. */
  readonly name: string | null;
  /** What is right, or is to be done about it. */
  readonly right: string;
  /** Something was done with before it was done. */
  readonly isTooSoon: boolean;
  /** The slip follows without a mark: what stands ahead of it may as well be who erred. */
  readonly isOneClause: boolean;
  /** Only its time did not suit. */
  readonly isOffTime: boolean;
}

/**
 * "промахнулась, на час раньше", "срок неправильный, надо до среды", "с печью поторопился, она ещё не готова": the plain
 * order behind words that only tell of a slip, of what is in view or of what they name. Null where no slip is
 * told, and where what is behind it is no plain value.
 */
export function orderOfMistold(said: string, thread: ThreadHints | null): string | null {
  const text = said.trim().replace(/[.!…)]+$/u, '');
  if (thread === null || text.length > CHARS_MAX || /[?\n«"]/u.test(text)) return null;
  const mistold = mistoldIn(text, thread);
  if (mistold === null) return null;
  const order = orderOf(mistold, thread);
  if (order === PLAINLY.asItWas) return order;
  const isOfView = mistold.name === null && order !== null && !isNaming(order, thread);
  return isOfView && inView(thread) === null ? null : order;
}

/** Does the order itself name what it is of? */
const isNaming = (order: string, thread: ThreadHints): boolean =>
  wordsIn(order).some((word) => word.length >= NAME_MIN && isKnown(word, thread));

interface Part {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** What stands between marks, each folded. */
function partsOf(text: string): readonly Part[] {
  const ends = [...text.matchAll(/\s*(?:[,.;:!…]+|\s[-–—])\s+/gu)];
  const starts = [0, ...ends.map(({ 0: mark, index }) => index + mark.length)];
  return starts.map((from, at) => {
    const to = ends[at]?.index ?? text.length;
    return { from, to, text: fold(text.slice(from, to)) };
  });
}

function mistoldIn(text: string, thread: ThreadHints): Mistold | null {
  const { slips: told, name, rest } = withoutSlips(text, thread);
  const folded = fold(rest);
  const isTold = told.length > 0;
  const left = LEFT_AT.exec(folded)?.[0] ?? '';
  const ahead = isTold || left !== '' ? left : (SLIP_AHEAD.exec(folded)?.[0] ?? '');
  const behind = isTold ? '' : (SLIP_BEHIND.exec(folded)?.[0] ?? '');
  const slips = [...told, ahead, behind].filter(Boolean);
  if (slips.length === 0 && !isPlain(folded, thread) && !isTakenBack(partsOf(text))) return null;
  return {
    name,
    right: rest.slice(ahead.length, rest.length - behind.length).trim(),
    isTooSoon: slips.some((slip) => TOO_SOON.test(slip)),
    isOneClause: behind !== '',
    isOffTime: slips.length > 0 && slips.every((slip) => OFF_TIME_ALONE.test(slip)),
  };
}

/** The text without the parts at both ends that only tell of a slip, and what one of them names. */
function withoutSlips(
  text: string,
  thread: ThreadHints,
): { readonly slips: readonly string[]; readonly name: string | null; readonly rest: string } {
  const parts = partsOf(text);
  const slips: string[] = [];
  let name: string | null = null;
  const isSlip = (at: number): boolean => {
    const part = parts[at];
    if (part === undefined) return false;
    if (STARTLED.test(part.text)) return true;
    if (SLIP.test(part.text)) return slips.push(part.text) > 0;
    // what is named by one slip is not named by another
    const named = name === null ? namedAt(parts, at, { text, thread }) : null;
    if (named === null) return false;
    name = named;
    return slips.push(part.text) > 0;
  };
  let first = 0;
  while (first < parts.length && isSlip(first)) first += 1;
  let last = parts.length - 1;
  while (last > first && isSlip(last)) last -= 1;
  const [begin, end] = [parts[first], parts[last]];
  return { slips, name, rest: begin && end ? text.slice(begin.from, end.to) : '' };
}

/** Words that say by themselves that something is otherwise than it was written. */
const isPlain = (folded: string, { candidates }: ThreadHints): boolean =>
  AFTER_ALL.test(folded) ||
  PLAINLY_NOT_DONE.test(folded) ||
  (IS_INTO.test(folded) && candidates.some(({ kind }) => kind === 'project'));

/** "сними отметку, я ещё пилю": the order, and why. */
const isTakenBack = (parts: readonly Part[]): boolean =>
  parts.length > 1 && parts.some(({ text }) => TAKES_BACK.test(text));

/** What the part names: of which it tells a slip, or of which the part behind it does. */
function namedAt(
  parts: readonly Part[],
  at: number,
  { text, thread }: { readonly text: string; readonly thread: ThreadHints },
): string | null {
  const part = parts[at];
  if (part === undefined) return null;
  const next = parts[at + 1];
  const isTold = next !== undefined && SLIP.test(next.text) && !STARTLED.test(next.text);
  const topic = TOPIC.exec(part.text)?.groups?.['name'] ?? (isTold ? part.text : undefined);
  const own = topic !== undefined && isKnown(topic, thread) ? topic : namedIn(part, thread);
  if (own === null) return null;
  const from = part.from + part.text.indexOf(own);
  return text.slice(from, from + own.length);
}

/** What a slip is told of, folded, where that was spoken of here; the time that was wrong is no part of it. */
function namedIn({ text: folded }: Part, thread: ThreadHints): string | null {
  if (!MAY_TELL_OF.test(folded)) return null;
  const facts = readText(folded).items.filter(
    (item) => isFact(item) && !AROUND_RIGHT.has(item.word),
  );
  const bare = facts.reduceRight(
    (left, { from, to }) => `${left.slice(0, from)}${left.slice(to)}`,
    folded,
  );
  for (const pattern of SLIP_OF) {
    const name = pattern.exec(bare.replace(/\s+/gu, ' ').trim())?.groups?.['name'];
    if (name !== undefined && folded.includes(name) && isKnown(name, thread)) return name;
  }
  // what nobody spoke of here is searched for
  const topic = SLIP_OF[0]?.exec(folded)?.groups?.['name'];
  return topic !== undefined && topic.split(' ').length <= 2 ? topic : null;
}

const titleBearing = (name: string, thread: ThreadHints): string | null =>
  bearersOf(tellingWords(name), thread)[0]?.title ?? null;

/** Does a title hold every word of the name? */
const isKnown = (name: string, thread: ThreadHints): boolean => titleBearing(name, thread) !== null;

function orderOf(mistold: Mistold, thread: ThreadHints): string | null {
  const { name, right, isTooSoon, isOffTime, isOneClause } = mistold;
  const folded = fold(right);
  if (right === '') return isTooSoon && name === null ? PLAINLY.open : null;
  const notDone = notDoneIn(mistold, thread);
  if (notDone !== null) return notDone;
  if (TAKES_BACK.test(folded)) return name === null ? PLAINLY.asItWas : PLAINLY.restored(name);
  if (CONTRAST.test(folded)) {
    // "сауна не на час, а на два": the name stands in it
    if (!DENIES_FIRST.test(folded)) return isNaming(right, thread) ? right : null;
    const isNamedAgain = name === null || wordsIn(right).includes(wordsIn(name).at(-1) ?? '');
    return isNamedAgain ? right : `${name} ${right}`;
  }
  const time = timeOf(mistold, thread);
  if (time !== null || name !== null || isOffTime) return time;
  // "Оля перепутала", "Олю перепутал": who erred, or what was mistaken, is not what is right
  return isOneClause ? intoOf(right, thread) : elseOf(right, thread);
}

/** What tells that it was not done after all, alone or beside the order that takes it back. */
function notDoneIn({ name, right }: Mistold, thread: ThreadHints): string | null {
  const parts = partsOf(right).filter(({ text }) => !STARTLED.test(text));
  let of = name;
  for (const { text } of parts) {
    const own = NOT_DONE_OF.exec(text)?.groups?.['name'];
    if (own !== undefined && isKnown(own, thread)) of ??= own;
    else if (!NOT_DONE.test(text) && !TAKES_BACK.test(text) && !STILL_AT_IT.test(text)) return null;
  }
  if (parts.every(({ text }) => TAKES_BACK.test(text))) return null;
  return of === null ? PLAINLY.open : PLAINLY.openOf(of);
}

/** The order for a time among words that only lead up to it; null where anything else is told. */
function timeOf({ name, right }: Mistold, thread: ThreadHints): string | null {
  const items = readText(right).items.filter((item) => !isMark(item));
  const isShift = items.some((item) => factOf(item)?.kind === 'length');
  const isValue = (item: Item): boolean => isFact(item) || (isShift && isDirection(item));
  const values = items.filter(isValue);
  const [first] = values;
  const last = values.at(-1);
  if (first === undefined || last === undefined || !values.some(isFact)) return null;
  const others = items.filter((item) => !isValue(item) && !AROUND_RIGHT.has(plainWord(item)));
  const said = others.map(({ word }) => word).join(' ');
  const title = titleBearing(name ?? said, thread);
  const isOfTitle = others.every(({ word }) =>
    wordsIn(title ?? '').some((each) => isSameName(each, word)),
  );
  if (!isOfTitle) return null;
  const isTogether = items.slice(items.indexOf(first), items.indexOf(last)).every(isValue);
  if (!isTogether) return null;
  const of = name ?? (others.length > 0 ? said : null);
  const value = right.slice(first.from, last.to);
  const kinds = values.map((item) => factOf(item)?.kind ?? null);
  const isLength = kinds.every((kind) => kind === 'length');
  if (of === null) return isLength ? PLAINLY.length(value) : PLAINLY.time(value);
  if (isLength) return PLAINLY.lengthOf(of, value);
  return kinds.includes('due') ? PLAINLY.due(of, value) : PLAINLY.timeOf(of, value);
}

/** "на час позже": the direction is no fact of time by itself. */
const isDirection = ({ word }: Item): boolean =>
  wordsOf('later')?.has(word) === true || wordsOf('earlier')?.has(word) === true;

/** Another project of what is in view, or other words for it. */
const elseOf = (right: string, thread: ThreadHints): string | null =>
  intoOf(right, thread) ?? titleOf(right, thread);

/** Another project of what is in view. */
function intoOf(right: string, thread: ThreadHints): string | null {
  const project = INTO.exec(fold(right))?.groups?.['name'];
  const isProject = (title: string): boolean =>
    wordsIn(title).length > 0 &&
    wordsIn(project ?? '').join() ===
      wordsIn(project ?? '')
        .filter((word) => wordsIn(title).some((each) => isSameName(each, word)))
        .join();
  const known = thread.candidates.find(
    ({ kind, title = '' }) => kind === 'project' && isProject(title),
  );
  return project !== undefined && known?.title !== undefined ? PLAINLY.into(known.title) : null;
}

/** Other words for what is in view: one that fits into its title, or a title that says the rest again. */
function titleOf(right: string, thread: ThreadHints): string | null {
  const target = inView(thread);
  const value = right.replace(BEFORE_RIGHT, '');
  const words = wordsIn(value);
  if (target?.title === undefined || words.length === 0 || words.length > TITLE_WORDS_MAX)
    return null;
  const isInfinitiveFirst = isInfinitive(words[0] ?? '');
  if (!isInfinitiveFirst && words.some(isInfinitive)) return null;
  const isAnew = retitled(target, { wrong: '', right: value, isExact: true }) !== null;
  if (isAnew) return PLAINLY.called(value);
  const again = words.filter(
    (word) =>
      !isInfinitive(word) && wordsIn(target.title ?? '').some((each) => isSameName(word, each)),
  );
  return isInfinitiveFirst && again.length > 0 ? PLAINLY.renamed(value) : null;
}
