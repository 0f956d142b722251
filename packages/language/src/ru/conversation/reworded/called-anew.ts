import { type ReadOperation, type ThreadHints, TITLE_MAX_CHARS } from '@planerka/contracts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { inView } from '../acts/correction.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { operationsOf } from '../conversation.ts';
import { tellingWords } from '../objects/bearers.ts';
import { FROM_THE_END } from '../objects/in-view-phrases.ts';
import { knownAs } from '../objects/known-as.ts';
import { placeOf } from '../objects/ordinal.ts';
import type { Reader } from '../words.ts';
import {
  AGREES_WITH_ORDINAL,
  CALLED_LONGER,
  HANGS_ON,
  MAY_BE_CALLED,
  NO_NAME,
  ORDERS_NAME,
  ROW_CALLED,
  ROW_IS_CALLED,
  ROW_KINDS,
  TO_BE_CALLED,
  WHERE_IS_CALLED,
  WHY_BEHIND,
} from './called-anew-phrases.ts';
import { AND_ANOTHER_ROW, TOLD_HOW } from './name-and-more-phrases.ts';
import { CALLED_SO } from './named-with-term-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 200;

/**
 * "переименуй первую в щит на складе", "та первая пусть называется X", "а где быть на складе назови X": a row of the
 * list that was shown, or what is quoted by its name, gets another name. Never is the place a part of that name, nor is
 * anything written anew: where no list is in view, it is said that nothing is found. Null for everything else.
 */
export const calledAnew: Reader = ({ said, thread, request }) => {
  if (thread === null || thread.named === true || said.length > CHARS_MAX) return null;
  if (!MAY_BE_CALLED.test(said) || /[?\n]/u.test(said)) return null;
  if (request.source?.channel === 'telegram_edit') return null;
  const text = said.trim().replace(/[.!)]+$/u, '');
  const quoted = calledLonger(text, thread) ?? quotedCalled(text, thread);
  const found = rowCalled(text, thread) ?? (quoted && [quoted]);
  const read = found?.filter((one) => one !== null) ?? [];
  return read.length === 0 ? null : operationsOf(read, true);
};

function rowCalled(text: string, thread: ThreadHints): readonly (ReadOperation | null)[] | null {
  for (const pattern of ROW_CALLED) {
    const { place: word = '', noun, day, title } = pattern.exec(text)?.groups ?? {};
    const place = rowAt(word.toLowerCase(), thread);
    if (place === null || title === undefined) continue;
    if (NO_NAME.test(title) || saysOnlyTime(title)) return null;
    // "переименуй первую главу в черновик": the ordinal belongs to a name
    if (isOfAnyTitle(word, text, thread)) return null;
    // "переименовать вторую группу файлов": what is to be done, and no order
    const isCounted = noun === undefined && belongsTo(word, wordsIn(title)[0] ?? '');
    if (TO_BE_CALLED.test(text) && isCounted) return null;
    const called = { place, word, noun, day, title, isTold: isTold(pattern, text) };
    return ofTwoRows(title, place, thread) ?? [atPlace(called, thread)];
  }
  return null;
}

/** "вторая звучит глупо": it is told what it is called, and not ordered. */
const isTold = (pattern: RegExp, text: string): boolean =>
  pattern === ROW_IS_CALLED && !ORDERS_NAME.test(text);

/** "первую и вторую в дела по дому": both, which is asked about. */
function ofTwoRows(title: string, place: number, thread: ThreadHints) {
  const { which = '', name } = AND_ANOTHER_ROW.exec(title)?.groups ?? {};
  const other = rowAt(which.toLowerCase(), thread);
  if (name === undefined || other === null) return null;
  return [place, other].map((ordinal) => ({ ...renamed(name, false), ordinal }));
}

/** The row at that place of the list in view, or what is meant where there is none. */
function atPlace(
  { place, word, noun, day, title, isTold: isOnlyTold }: Called,
  thread: ThreadHints,
): ReadOperation | null {
  const isApart = noun !== undefined || !belongsTo(word, wordsIn(title)[0] ?? '');
  const found: ReadOperation =
    isOnlyTold && TOLD_HOW.test(title)
      ? { operation: { type: 'rename' }, confidence: LIKELY }
      : renamed(title, day === undefined && isApart && !isOnlyTold);
  const rows = thread.listed_count ?? 0;
  const kind = ROW_KINDS.find(([form]) => form.test(noun ?? ''))?.[1];
  // "вторую задачу" of no list may be counted in the order in which they were made
  if (kind !== undefined && place > rows) return null;
  // "первая", where only one is in view
  if (place === 1 && rows < 2 && inView(thread) !== null) return { ...found, confidence: GUESS };
  // "первую" of no list in view is said to be unknown, and nothing else gets the name
  if (place > rows) return { ...found, mention: word };
  return { ...found, ordinal: place, ...(kind === undefined ? {} : { kind }) };
}

interface Called {
  readonly place: number;
  /** The place as it was said, and the noun and the day behind it. */
  readonly word: string;
  readonly noun: string | undefined;
  readonly day: string | undefined;
  readonly title: string;
  /** It is told what it is called, and not ordered. */
  readonly isTold: boolean;
}

/** "первую", "последнюю" */
function rowAt(word: string, { listed_count: rows = 0 }: ThreadHints): number | null {
  const fromEnd = FROM_THE_END.get(word);
  if (fromEnd === undefined) return placeOf(word);
  const place = rows + 1 + fromEnd;
  return rows > 1 && place > 0 ? place : null;
}

/** Does some title have the ordinal and the word that was said behind it? */
function isOfAnyTitle(ordinal: string, text: string, { candidates }: ThreadHints): boolean {
  const said = wordsIn(text);
  const next = said[said.indexOf(ordinal.toLowerCase()) + 1] ?? '';
  return candidates.some(({ title = '' }) => {
    const borne = wordsIn(title);
    const at = borne.findIndex((each) => isSameName(each, ordinal));
    return at >= 0 && isSameName(borne[at + 1] ?? '', next);
  });
}

/** "назови вторую смену ...": the word behind it may be what is counted. */
const belongsTo = (ordinal: string, next: string): boolean =>
  !isInfinitive(next) &&
  AGREES_WITH_ORDINAL.some(([one, other]) => one.test(ordinal) && other.test(next));

/** "а где быть на складе назови X": all the words of one title. */
function quotedCalled(text: string, thread: ThreadHints): ReadOperation | null {
  const { name, title } = WHERE_IS_CALLED.exec(text)?.groups ?? {};
  if (name === undefined || title === undefined) return null;
  const words = tellingWords(name);
  const [known, ...others] = knownAs(words, thread);
  if (known?.title === undefined || others.length > 0) return null;
  const isWhole = wordsIn(known.title).every((word) => wordsIn(name).includes(word));
  return { ...renamed(title, isWhole), mention: known.title };
}

/** "назови созвон с леной по визиткам" of «созвон с леной»: its name, and what it is about, which is no name alone. */
function calledLonger(text: string, thread: ThreadHints): ReadOperation | null {
  const { longer } = CALLED_LONGER.exec(text)?.groups ?? {};
  if (longer === undefined) return null;
  const words = wordsIn(longer);
  const [known, ...others] = thread.candidates.filter(({ title = '' }) => {
    const own = wordsIn(title);
    const isBegun = own.length > 0 && own.every((word, at) => word === words[at]);
    return isBegun && HANGS_ON.has(words[own.length] ?? '') && words.length > own.length + 1;
  });
  if (known?.title === undefined || others.length > 0) return null;
  return { ...renamed(longer, true), mention: known.title };
}

/** Without what is told behind the name, which is asked about. */
function renamed(title: string, isSure: boolean): ReadOperation {
  const name = title.replace(WHY_BEHIND, '').trim();
  const confidence = isSure && name === title.trim() ? LIKELY : GUESS;
  const called = name.replace(CALLED_SO, '').slice(0, TITLE_MAX_CHARS);
  return { operation: { type: 'rename', title: called }, confidence };
}
