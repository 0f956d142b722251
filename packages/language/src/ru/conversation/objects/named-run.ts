import type { ObjectHandle } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isFinite, isOwnVerb, isShortPassive } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, isMark, isWord } from '../../commands/view.ts';
import { isNounOfAct, isPlainAct } from '../../lexicon/act-nouns.ts';
import { hasTag } from '../../tags.ts';
import { BEFORE_NAME } from '../acts/named-act-phrases.ts';
import { isSameName, isSameWord, wordsIn } from '../answers/choice-by-words.ts';
import { isQuoted } from '../clause.ts';
import { kindOfNoun } from '../lexicon.ts';
import { isNear } from '../reworded/told-slip.ts';
import { CASE_ENDING, LIKE_PASSIVE, PART_NOUN } from './named-run-phrases.ts';
import { hasRootOfVerb, sharedLetters } from './noun-of-verb.ts';

/** Shorter words bind names and tell nothing apart. */
const SHORTEST = 3;
/** Shorter names have too many neighbours, and longer texts have too many words. */
const NAME_MIN = 5;
const SLIP_ITEMS_MAX = 8;

/** A name in an utterance, and the words around it. */
export interface NamedRun {
  /** By what it is looked for: the words as they were said, with the verb of the title for a noun made of it. */
  readonly mention: string;
  readonly bearers: readonly ObjectHandle[];
  /** What leads up to it: "с", "у"; null for nothing. */
  readonly preposition: string | null;
  /** The other words, in order, without what leads up to the name. */
  readonly frame: readonly Item[];
  /** Those of them that say what was to be done in another form of its verb: "закажем". */
  readonly own: ReadonlySet<Item>;
  /** Does the name stand before all of them? */
  readonly isFirst: boolean;
  /** A slip of the finger is in it. */
  readonly isMended: boolean;
  /** Only what is done was said, and not what it is done to: "звонок" of "позвонить маме". */
  readonly isActAlone?: boolean;
  /** That act is named by a noun that is said of nothing else: "звонок", and not "запись". */
  readonly isPlainAct?: boolean;
}

interface Title {
  readonly handle: ObjectHandle;
  /** What is to be done, or null where a thing is named. */
  readonly verb: string | null;
  /** The noun of what is to be done, where the title begins with one. */
  readonly noun: string | null;
  readonly words: readonly string[];
}

/** The names of tasks and timeblocks of the thread that stand among the items, in their order. */
export function runsIn(
  text: string,
  items: readonly Item[],
  spokenOf: readonly ObjectHandle[],
): readonly NamedRun[] {
  const titles = titlesOf(spokenOf);
  const exact = runsOf({ text, items, titles, isSame: isCaseOf });
  if (exact.length > 0) return exact;
  if (items.length > SLIP_ITEMS_MAX) return [];
  const isSlip = (word: string, other: string): boolean =>
    isNear(word, other, NAME_MIN) || isNear(word.slice(0, -1), other.slice(0, -1), NAME_MIN);
  return runsOf({ text, items, titles, isSame: isSlip }).map((run) => ({ ...run, isMended: true }));
}

const known = new WeakMap<readonly ObjectHandle[], readonly Title[]>();

/** The same objects are held against every part of an utterance. */
function titlesOf(spokenOf: readonly ObjectHandle[]): readonly Title[] {
  const found =
    known.get(spokenOf) ??
    spokenOf.flatMap((handle) =>
      handle.kind === 'project' || handle.title === undefined ? [] : [titleOf(handle)],
    );
  known.set(spokenOf, found);
  return found;
}

function titleOf(handle: ObjectHandle): Title {
  const words = wordsIn(handle.title ?? '');
  const [first = ''] = words;
  const isTask = words.length > 1 && isInfinitive(first);
  return { handle, verb: isTask ? first : null, noun: isInfinitive(first) ? null : first, words };
}

/** The same name in another case: "зал", "залом". */
function isCaseOf(word: string, other: string): boolean {
  if (isSameName(other, word)) return true;
  if (word[0] !== other[0]) return false;
  const stem = stemOf(word);
  return stem.length >= SHORTEST && stem === stemOf(other);
}
const stemOf = (word: string): string => word.replace(CASE_ENDING, '');

type IsSame = (word: string, other: string) => boolean;

interface Search {
  readonly text: string;
  readonly items: readonly Item[];
  readonly titles: readonly Title[];
  readonly isSame: IsSame;
}

function runsOf(search: Search): readonly NamedRun[] {
  const { items } = search;
  const runs: NamedRun[] = [];
  for (let from = 0; from < items.length; ) {
    const { to, bearers } = longestFrom(search, from);
    // "что у меня завтра" asks, though "список что купить" is there
    const isName = !items.slice(from, to).every((item) => hasTag(item, 'question-word'));
    if (to > from && isName) runs.push(runAt(search, { from, to }, bearers));
    from = Math.max(to, from + 1);
  }
  return runs;
}

function longestFrom(
  { items, titles, isSame }: Search,
  from: number,
): { to: number; bearers: readonly Title[] } {
  let to = from;
  let bearers: Title[] = [];
  for (const title of titles) {
    const end = endOf(items, from, title, isSame);
    if (end > to) [to, bearers] = [end, [title]];
    else if (end === to && end > from) bearers.push(title);
  }
  if (to > from) return { to, bearers };
  const acts = titles.filter((title) => isActAlone(items[from], title));
  return acts.length === 0 ? { to, bearers } : { to: from + 1, bearers: acts };
}

/** "звонок" of "позвонить маме", "подстричься" of "стрижка": what is done, and nothing of what it is done to. */
function isActAlone(item: Item | undefined, { noun, words }: Title): boolean {
  const [first = ''] = words;
  if (item === undefined || !isWord(item) || isQuoted(item)) return false;
  if (noun === null) return !isInfinitive(item.word) && isNounOfAct(item.word, first);
  return words.length === 1 && isNounOfAct(noun, item.word);
}

/** How far the words from there on are those of the title; its verb says nothing by itself, and stands first. */
function endOf(items: readonly Item[], from: number, title: Title, isSame: IsSame): number {
  const { verb, noun, words } = title;
  const things = verb === null ? words : words.slice(1);
  let end = from;
  for (let at = from; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined || isMark(item) || isFact(item)) break;
    const isThing = item.word.length >= SHORTEST && things.some((word) => isSame(item.word, word));
    const isVerb =
      at === from &&
      (verb === null ? noun !== null && isNounOfAct(noun, item.word) : isOfVerb(item, verb));
    const isJoint = at > from && item.word.length < SHORTEST && words.includes(item.word);
    if (isThing) end = at + 1;
    else if (!isVerb && !isJoint) break;
  }
  return end;
}

function runAt(
  search: Search,
  { from, to }: { readonly from: number; readonly to: number },
  bearers: readonly Title[],
): NamedRun {
  const { items } = search;
  const lead = leadOf(items, from);
  const before = items.slice(0, lead.from);
  const frame = [...before, ...items.slice(to)];
  const isOwn = (item: Item): boolean =>
    bearers.some((title) => title.verb !== null && isOwnVerbOf(item, title.verb));
  return {
    mention: mentionOf(search, items.slice(from, to), bearers),
    bearers: bearers.map(({ handle }) => handle),
    preposition: lead.preposition,
    frame,
    own: new Set(frame.filter(isOwn)),
    isFirst: before.length === 0,
    isMended: false,
    isActAlone: isOnlyAct(items.slice(from, to), bearers),
    isPlainAct: isPlainAct(items[from]?.word ?? ''),
  };
}

const isOnlyAct = ([act, ...more]: readonly Item[], bearers: readonly Title[]): boolean =>
  more.length === 0 && bearers.every((each) => each.verb !== null && isActAlone(act, each));

/** As it was said; with the title's own words where one has a slip in it or is the noun of its verb. */
function mentionOf(
  { text, isSame }: Search,
  name: readonly Item[],
  bearers: readonly Title[],
): string {
  const [only, ...others] = bearers;
  if (isOnlyAct(name, bearers)) {
    return [...new Set(bearers.map(({ words: [first = ''] }) => first))].join(' ');
  }
  const isOne = only !== undefined && others.length === 0;
  const meant = (item: Item, at: number): string => {
    const said = text.slice(item.from, item.to);
    if (!isOne) return said;
    const { verb, noun, words } = only;
    const isNoun = at === 0 && verb !== null && !isInfinitive(item.word) && isOfVerb(item, verb);
    if (at === 0 && noun !== null && isNounOfAct(noun, item.word)) return noun;
    if (isNoun && !words.slice(1).some((word) => isCaseOf(item.word, word))) return verb;
    const isAsWritten = words.some((word) => isSameWord(word, item.word));
    return isAsWritten ? said : (words.find((word) => isSame(item.word, word)) ?? said);
  };
  return name.map(meant).join(' ');
}

/** "у", "задачу про", "к задаче": where what leads up to the name begins. */
export function leadOf(
  items: readonly Item[],
  to: number,
): { from: number; preposition: string | null } {
  let from = to;
  let preposition: string | null = null;
  for (let left = 2; left > 0; left -= 1) {
    const word = items[from - 1]?.word ?? '';
    if (BEFORE_NAME.includes(word) && !isQuoted(items[from - 1])) {
      preposition = word;
      from -= 1;
    }
    const kind = kindOfNoun(items[from - 1]?.word ?? '');
    if (kind === null || kind === 'project' || PART_NOUN.test(items[from - 1]?.word ?? '')) break;
    from -= 1;
  }
  return { from, preposition };
}

/** Said of what was to be done in another form of its verb: "закажем", "шить", "оформлена". */
function isOwnVerbOf(item: Item, verb: string): boolean {
  const { word } = item;
  if (!isWord(item) || word.length < SHORTEST || isQuoted(item)) return false;
  if (isInfinitive(word)) return word === verb || verb.endsWith(word) || hasRootOfVerb(word, verb);
  const isForm =
    isFinite(word) || isOwnVerb(word) || isShortPassive(word) || LIKE_PASSIVE.test(word);
  return isForm && sharedLetters(word, verb) >= Math.min(4, Math.max(3, verb.length - 4));
}

/** "аренду", "покупку", "звонок": the noun of what is to be done; or the verb itself, in either aspect. */
function isOfVerb(item: Item, verb: string): boolean {
  const { word } = item;
  if (!isWord(item) || word.length < SHORTEST) return false;
  if (isInfinitive(word)) return verb === word || verb.endsWith(word) || word.endsWith(verb);
  return !isFinite(word) && (hasRootOfVerb(word, verb) || isNounOfAct(word, verb));
}
