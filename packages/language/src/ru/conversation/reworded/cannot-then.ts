import type { ObjectHandle, ReadOperation, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isFinite, isPast } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isAction, isFact, isMark, isWord, says } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isNounOfAct } from '../../lexicon/act-nouns.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { operationsOf } from '../conversation.ts';
import { isVerb } from '../lexicon.ts';
import { firstPersonsOf } from '../objects/first-persons-of.ts';
import { pastsOf } from '../objects/pasts-of.ts';
import { isCalled, thingsAround, thingsNamed, thingsOfTitle } from '../objects/things-of-title.ts';
import type { Reader, Words } from '../words.ts';
import {
  AND,
  AS_WELL,
  DEADLINE,
  DEADLINE_AHEAD,
  dueBy,
  FAILS,
  FILLS,
  GOES_OR_DOES,
  MAY_NOT_BE_THEN,
  MOVES,
  NEVER,
  NO_TIME,
  NOR_THEN,
  NOT,
  ONTO,
  SO_THEN,
  THEY,
  UNTIL,
  WILL_DO_IT,
} from './cannot-then-phrases.ts';
import { deedsAndNames } from './deeds-and-names.ts';
import { isValueAsked } from './is-value-asked.ts';
import { isSeries } from './needed-no-more.ts';
import { BINDING } from './probably-done-phrases.ts';
import { SAME_DEED } from './probably-moved-phrases.ts';
import { moveOrder } from './which-is-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 160;
const NAME_MIN = 3;
/** So many words that say nothing to us make it a guess; more make it another tale. */
const OTHERS_MAX = 2;

/**
 * "диктанты не успела, на завтра", "смету до пятницы не успею, давай в воскресенье край", of one thing that stands: it is
 * moved to the time that is not denied, or its deadline is. What is told of other things ahead or behind is read by
 * itself. Null where nothing of the kind stands, or where the clause with the new time tells of something else.
 */
export const cannotThen: Reader = (words) => {
  const { said, read, thread, request } = words;
  if (thread === null || thread.named === true || isValueAsked(request)) return null;
  // behind a colon stands what is to be written, or what somebody else has said
  if (said.length > CHARS_MAX || /[?:]/u.test(said) || !MAY_NOT_BE_THEN.test(said)) return null;
  if (NEVER.test(said)) return null;
  const clauses = clausesIn(read.items, said);
  for (const { title = '', ...one } of bearersFirst(thread)) {
    const told = toldOf(title, clauses, said);
    if (told === null || isNamedElsewhere(told, title, thread)) continue;
    const moved = movedBy(told, title, words);
    const around = moved && besides(told, words);
    if (moved === null || around === null) continue;
    const found = { ...moved, kind: one.kind };
    return operationsOf([...around.ahead, found, ...around.behind], true);
  }
  return null;
};

type Clause = readonly Item[];

/** Only tasks and timeblocks that come once: a day of what repeats is told otherwise. */
const bearersFirst = (thread: ThreadHints): readonly ObjectHandle[] =>
  thread.candidates.filter(
    (each) =>
      each.kind !== 'project' && !isSeries(each, thread) && !/[«»"]/u.test(each.title ?? ''),
  );

/** What the marks part, and what begins with "давай", or with another time behind the denied one. */
function clausesIn(items: readonly Item[], said: string): readonly Clause[] {
  const clauses: Item[][] = [[]];
  for (const item of items) {
    const last = clauses.at(-1) ?? [];
    const isBreak = isMark(item) && !(item.word === '-' && item.glued);
    if (isBreak) clauses.push([]);
    else if (SO_THEN.has(item.word) || isNewTime(item, last, said)) clauses.push([item]);
    else last.push(item);
  }
  return clauses.filter((clause) => clause.length > 0);
}

/** "диктанты не успела на завтра", "сегодня не успею завтра сделаю": said behind what is denied. */
function isNewTime(item: Item, clause: Clause, said: string): boolean {
  if (!isFact(item) || clause.some((each) => SO_THEN.has(each.word))) return false;
  const from = clause.findIndex((_, at) => isDenial(clause, at));
  if (from < 0) return false;
  if (ONTO.test(said.slice(item.from))) return true;
  // "завтра не успею утром": an hour or a half of the denied day is denied as well
  return clause.slice(0, from).some(isFact) && factOf(item)?.kind === 'day';
}

const isDenial = (clause: Clause, at: number): boolean => {
  const { word = '' } = clause[at] ?? {};
  return NO_TIME.test(word) || (clause[at - 1]?.word === NOT && FAILS.test(word));
};

interface Told {
  /** The clauses in which it cannot be, and the one that says when instead. */
  readonly denied: readonly Clause[];
  readonly anew: Clause;
  /** What is told before them and behind, in its own words. */
  readonly ahead: string;
  readonly behind: string;
  /** All words of it are known, and it is named where it is denied or promised. */
  readonly isPlain: boolean;
}

/** What is told of the one with this title; null where its name is not said, or more than when it is instead. */
function toldOf(title: string, clauses: readonly Clause[], said: string): Told | null {
  const { deeds, names } = deedsAndNames(title);
  const of = { deeds, ofTitle: wordOfTitle(deeds, names) };
  const denied = clauses.filter((clause) => isDenied(clause, deeds));
  const timed = clauses.filter((clause) => !denied.includes(clause) && clause.some(isTime));
  const [anew, ...more] = timed;
  if (denied.length === 0 || anew === undefined || more.length > 0) return null;
  // "хлеб вчера не купила, сегодня купила" is done, "и завтра тоже" is denied, too
  if (anew.some(({ word }, at) => isPast(word) || NOR_THEN.has(word) || (at === 0 && word === AND)))
    return null;
  const isNamed = (clause: Clause): boolean =>
    clause.some((item) => isWord(item) && !isFact(item) && of.ofTitle(item.word));
  const isOwn = anew.some(({ word }) => GOES_OR_DOES.test(word) || isFormOfAny(word, deeds));
  const beside = denied.flatMap((clause) => unknownIn(clause, of));
  if (![...denied, anew].some(isNamed) || unknownIn(anew, of).length > 0) return null;
  // "паспорт не забрал, мфц до 20": until when somebody else is there
  const isUntil = (item: Item): boolean => isFact(item) && UNTIL.test(said.slice(item.from));
  const isSaidSo = denied.flat().some(isUntil) || anew.some(({ word }) => SO_THEN.has(word));
  if (!isOwn && anew.some(isUntil) && !isSaidSo) return null;
  if (beside.length > OTHERS_MAX || beside.some(isForeign)) return null;
  const ends = [...denied, anew].map((clause) => clauses.indexOf(clause));
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  const between = clauses.slice(first, last).filter((clause) => !denied.includes(clause));
  if (between.some((clause) => clause !== anew && isDoneIn(clause))) return null;
  // "диктанты вечером проверю, в 8 не успеваю": what is told ahead has to be told as what one does, or by its name
  const isAhead = clauses[first] === anew;
  if (isAhead && !isToldAhead(isOwn, isNamed(anew), beside)) return null;
  return {
    denied,
    anew,
    ahead: wordsOf(clauses.slice(0, first), said),
    behind: wordsOf(clauses.slice(last + 1), said),
    isPlain:
      beside.length === 0 &&
      (isOwn || (denied.some(isNamed) && !anew.some((item) => isSomebody(item, of)))) &&
      isWhole(title, [...denied, anew].flat()),
  };
}

/** "цветы сегодня, завтра не успею": by its name, where the denial tells of nothing else. */
const isToldAhead = (isOwn: boolean, isNamed: boolean, beside: Clause): boolean =>
  isOwn || (isNamed && beside.length === 0);

/** "ключи не отдал, Лена завтра": another word of the title, or "она", says when that is, and not when it is done. */
const isSomebody = (item: Item, { ofTitle }: OfTitle): boolean =>
  isWord(item) && !isFact(item) && (THEY.has(item.word) || ofTitle(item.word));

/** "клей не купила" of "купить клей и верёвку" is perhaps said of a part of it. */
function isWhole(title: string, said: Clause): boolean {
  const listed = thingsOfTitle(title) ?? thingsAround(title) ?? thingsNamed(title);
  const things = listed?.things ?? [];
  const isNamed = things.every((thing) => said.some(({ word }) => isCalled(thing, word)));
  return things.length < 2 ? deedsAndNames(title).deeds.length < 2 : isNamed;
}

const isDenied = (clause: Clause, deeds: readonly string[]): boolean =>
  clause.some(
    ({ word }, at) =>
      isDenial(clause, at) || (clause[at - 1]?.word === NOT && isDeedOf(word, deeds)),
  );

/** Such a fact says no time: "сил нет". */
const NO_TIMES: ReadonlySet<string> = new Set(['correction', 'now']);
const isTime = (item: Item): boolean => isFact(item) && !NO_TIMES.has(factOf(item)?.kind ?? '');

/** Does it do something of its own there? */
const isForeign = (item: Item): boolean =>
  isAction(item) || says(item, 'own-deed') || isFinite(item.word) || isInfinitive(item.word);

/** Is a thing done, ordered or said in a clause between? A reason holds nothing of the kind. */
const isDoneIn = (clause: Clause): boolean =>
  clause.some((item) => isAction(item) || isVerb(item.word));

const wordsOf = (clauses: readonly Clause[], said: string): string => {
  const items = clauses.flat();
  return items.length === 0 ? '' : said.slice(items[0]?.from, items.at(-1)?.to);
};

/** A title without a verb leaves open what is to be done: "смету не сдам". */
const isDeedOf = (word: string, deeds: readonly string[]): boolean =>
  isFormOfAny(word, deeds) || (!deeds.some(isInfinitive) && WILL_DO_IT.test(word));

const isFormOfAny = (word: string, deeds: readonly string[]): boolean =>
  deeds.some((deed) => isFormOf(word, deed));

/** "заберу", "забрала" of "забрать". */
const isFormOf = (word: string, deed: string): boolean =>
  firstPersonsOf(deed).includes(word) ||
  pastsOf(deed).includes(word) ||
  SAME_DEED.some((same) => same.test(deed) && same.test(word) && !isInfinitive(word));

const wordOfTitle =
  (deeds: readonly string[], names: readonly string[]) =>
  (word: string): boolean =>
    word.length >= NAME_MIN &&
    (names.some((name) => isSameName(word, name)) ||
      deeds.some(
        (deed) =>
          isNounOfAct(word, deed) ||
          word === deed ||
          (!isInfinitive(deed) && isSameName(word, deed)),
      ));

interface OfTitle {
  readonly deeds: readonly string[];
  readonly ofTitle: (word: string) => boolean;
}

const unknownIn = (clause: Clause, of: OfTitle): Clause =>
  clause.filter((item, at) => !isKnown(item, isDenial(clause, at), of));

/** Is it known what the word does in such a clause? */
function isKnown(item: Item, isDenying: boolean, { deeds, ofTitle }: OfTitle): boolean {
  const { word } = item;
  if (!isWord(item) || isFact(item) || word === NOT || isDenying) return true;
  if (!deeds.some(isInfinitive) && WILL_DO_IT.test(word)) return true;
  if (FILLS.has(word) || BINDING.has(word) || DEADLINE.has(word)) return true;
  if (GOES_OR_DOES.test(word) || MOVES.test(word) || ofTitle(word)) return true;
  return isFormOfAny(word, deeds);
}

/** Does another title bear the name as well, or more of the words? */
function isNamedElsewhere({ denied, anew }: Told, title: string, thread: ThreadHints): boolean {
  const words = [...denied, anew].flat().map(({ word }) => word);
  const named = (of: string): number => {
    const { deeds, names } = deedsAndNames(of);
    const ofTitle = wordOfTitle(deeds, names);
    return new Set(words.filter((word) => ofTitle(word) && !FILLS.has(word))).size;
  };
  const own = named(title);
  return thread.candidates.some(
    (each) =>
      each.kind !== 'project' && (each.title ?? '') !== title && named(each.title ?? '') >= own,
  );
}

/** When it is instead, as an operation; null where that is no time, or needs more than one. */
function movedBy(
  { denied, anew, isPlain }: Told,
  title: string,
  { said, acts }: Words,
): ReadOperation | null {
  const facts = anew.filter(isTime);
  if (!facts.every((item) => WHEN.has(factOf(item)?.kind ?? ''))) return null;
  const when = facts
    .map(({ from, to }) => said.slice(from, to).replace(DEADLINE_AHEAD, ''))
    .join(' ');
  const isDue = [...denied, anew].some((clause) => saysDue(clause, said));
  const found = acts(isDue ? dueBy(title, when) : moveOrder(title, when));
  const [only, ...more] = found ?? [];
  if (only === undefined || more.length > 0) return null;
  const { operation } = only;
  if (operation.type !== (isDue ? 'set_due' : 'reschedule')) return null;
  if ('shift_minutes' in operation && operation.shift_minutes !== undefined) return null;
  // "до пятницы не успею, в воскресенье": whether that is the new deadline is asked
  const isSure = isPlain && (!isDue || saysDue(anew, said));
  return { ...only, mention: title, confidence: isSure ? LIKELY : GUESS };
}
/** Such a fact says when something takes place, or until when. */
const WHEN: ReadonlySet<string> = new Set(['day', 'clock', 'daypart', 'moment', 'due']);

const saysDue = (clause: Clause, said: string): boolean =>
  clause.some(
    (item) =>
      DEADLINE.has(item.word) ||
      (isFact(item) && (factOf(item)?.kind === 'due' || UNTIL.test(said.slice(item.from)))),
  );

interface Around {
  readonly ahead: readonly ReadOperation[];
  readonly behind: readonly ReadOperation[];
}

/** What is told of other things, read by itself; why it cannot be says nothing of any. */
function besides({ ahead, behind }: Told, words: Words): Around | null {
  const read = [ahead, behind].map((part) => toldBeside(part, words));
  const [first, second] = read;
  return first == null || second == null ? null : { ahead: first, behind: second };
}

function toldBeside(part: string, { acts, thread }: Words): readonly ReadOperation[] | null {
  if (part === '') return [];
  const found = acts(part);
  if (found !== null && found.length > 0) return found;
  const { items } = readText(part);
  if (isDoneIn(items) || items.some(({ word }) => isInfinitive(word) || AS_WELL.has(word)))
    return null;
  const isNamed = wordsIn(part).some(
    (word) =>
      word.length >= NAME_MIN &&
      !FILLS.has(word) &&
      (thread?.candidates ?? []).some(({ title = '' }) =>
        wordsIn(title).some((each) => isSameName(each, word)),
      ),
  );
  return isNamed ? null : [];
}
