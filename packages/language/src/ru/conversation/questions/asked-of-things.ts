import type { Item } from '../../../grammar/item.ts';
import { fold } from '../../../grammar/scan.ts';
import { isFinite } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isAction, isFact, isMark, plainWord, roleAt } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isVerb, POINTING } from '../lexicon.ts';
import { isKindAsked } from './asked-kinds.ts';
import { plainQuestion } from './asked-of-days.ts';
import { OWN, PLAIN_ASKED, UNPLANNED } from './asked-of-days-phrases.ts';
import { NOT_IN_PLAN, PLAN_OF_DAYS, SHOWN_DAYS, THINGS_ASKED } from './asked-of-things-phrases.ts';

/** What is asked for by its name, and on which days, as a plain question; null where no days are said. */
export interface ThingsAsked {
  readonly name: string;
  readonly days: string | null;
}

/** Longer texts are stories. */
const CHARS_MAX = 120;
const NAME_WORDS_MAX = 4;
const NAME_MIN = 3;

const { what, which, counts, shows, about, behindWhat, planned, costs, is, beside } = THINGS_ASKED;
const BESIDE: readonly ReadonlySet<string>[] = [what, which, counts, shows, planned, is, beside];

/**
 * "какие уроки у меня завтра", "что по звонкам на сегодня", "что я планировала с Олегом", "все звонки покажи": some things of
 * the plan, by what they are or whose. Every other word has to be one that such a question is made of. Null for
 * everything else.
 */
export function askedOfThings(said: string): ThingsAsked | null {
  if (said.length > CHARS_MAX || /[:;\n«»"]/u.test(said)) return null;
  const plain = plainQuestion(said);
  const items = readText(plain).items.filter((item) => !isMark(item));
  const words = items.filter((item) => !isFact(item)).map(plainWord);
  const [from, last] = [items.findIndex(isOfName), items.findLastIndex(isOfName)];
  const name = items.slice(from, last + 1).filter((item) => !isFact(item));
  if (from < 0 || name.length > NAME_WORDS_MAX || !name.every(isNamePart)) return null;
  const text = name.map((item) => plain.slice(item.from, item.to)).join(' ');
  if (!isLongEnough(asSaid(said, text)) || name.some(({ word }) => NOT_IN_PLAN.has(word)))
    return null;
  const asked: Asked = {
    words,
    isOwn: OWN.test(said),
    isTimed: items.some(isFact),
    isKind: isKindAsked(name[0]?.word ?? ''),
    isAbout: isAboutAt(items, from - 1),
  };
  if (!asksFor(asked)) return null;
  const days = items
    .filter(isFact)
    .map((item) => plain.slice(item.from, item.to))
    .join(' ');
  return { name: asSaid(said, text), days: days === '' ? null : `${PLAIN_ASKED.all}${days}?` };
}

interface Asked {
  readonly words: readonly string[];
  readonly isOwn: boolean;
  readonly isTimed: boolean;
  readonly isKind: boolean;
  /** A preposition stands ahead of the name. */
  readonly isAbout: boolean;
}

/** Is it the plan that is asked, and not the world? */
function asksFor({ words, isOwn, isTimed, isKind, isAbout }: Asked): boolean {
  const has = (known: ReadonlySet<string>): boolean => words.some((word) => known.has(word));
  const isOfPlan = isOwn || has(planned);
  if (isAbout) return has(what) && (isOfPlan || isTimed || has(is));
  if (has(counts) && has(costs)) return false;
  if (has(which) || has(counts)) return isKind || isOfPlan;
  return has(shows) && isKind;
}

const isOfName = (item: Item): boolean => {
  const word = plainWord(item);
  return !isFact(item) && !about.has(word) && !BESIDE.some((list) => list.has(word));
};

/** "съёмки с Ивановыми": a preposition may stand within; a verb asks for something else. */
function isNamePart(item: Item): boolean {
  const word = plainWord(item);
  if (about.has(word)) return true;
  const isThing = !BESIDE.some((list) => list.has(word)) && !UNPLANNED.has(word);
  const isDone = isAction(item) || isInfinitive(word) || isFinite(word) || isVerb(word);
  const role = roleAt(item);
  return isThing && !isDone && !POINTING.has(word) && role !== 'query' && role !== 'pronoun';
}

function isAboutAt(items: readonly Item[], at: number): boolean {
  const word = (index: number): string => {
    const item = items[index];
    return item === undefined || isFact(item) ? '' : plainWord(item);
  };
  return about.has(word(at)) || (word(at) === behindWhat && what.has(word(at - 1)));
}

/** "ТО": what is written in capitals is a name, however short. */
const isLongEnough = (name: string): boolean =>
  name.length >= NAME_MIN || (name.length > 1 && name === name.toUpperCase());

/** The name with its capitals and dots. */
function asSaid(said: string, name: string): string {
  const at = fold(said).indexOf(name);
  return at < 0 ? name : said.slice(at, at + name.length);
}

/** "составь план на неделю": the days that are to be seen, as a plain question; null for everything else. */
export function daysToPlan(said: string): string | null {
  const days = PLAN_OF_DAYS.exec(said.trim())?.groups?.['days']?.trim();
  if (days === undefined) return null;
  return `${SHOWN_DAYS.ask}${SHOWN_DAYS.has.test(days) ? '' : SHOWN_DAYS.on}${days}?`;
}
