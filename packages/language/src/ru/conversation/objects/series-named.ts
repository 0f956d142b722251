import type { RepeatingHandle, ThreadHints } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isNounOfAct } from '../../lexicon/act-nouns.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { CASE_ENDING } from './known-as-phrases.ts';
import { hasRootOfVerb } from './noun-of-verb.ts';
import { FLEETING, OWNER, OWNER_ENDING, OWNERS_ADJECTIVE, WITH } from './series-named-phrases.ts';

/** What the words may name of all that repeats. */
export interface NamedSeries {
  readonly series: readonly RepeatingHandle[];
  /** As it was said. */
  readonly mention: string;
  /** Somebody was named of whom the titles say nothing. */
  readonly isLent: boolean;
}

/** Does anything that repeats bear the word? */
export const isOfSeriesName = (word: string, { series = [] }: ThreadHints): boolean =>
  series.some((one) => bearsWord(one, word));

function bearsWord({ title = '' }: Pick<RepeatingHandle, 'title'>, word: string): boolean {
  const borne = wordsIn(title);
  const isNamed = borne.some((each) => isBorne(word, each));
  return isNamed || isActOf(word, borne) || peopleIn(borne).some((each) => isNameForm(word, each));
}

/** "сверку" of "сверять накладные": the noun of what is done again and again. */
const isActOf = (word: string, borne: readonly string[]): boolean =>
  !isInfinitive(word) &&
  borne.some(
    (each) => isInfinitive(each) && (isNounOfAct(word, each) || hasRootOfVerb(word, each)),
  );

/** Is it nobody but whose something is that repeats, or with whom: "оля" of "урок с Олей"? */
export function isPersonOfSeries(title: string, thread: ThreadHints | undefined): boolean {
  const [word, ...more] = wordsIn(title);
  if (word === undefined || more.length > 0) return false;
  return (thread?.series ?? []).some(({ title: name = '' }) =>
    peopleIn(wordsIn(name)).some((each) => isBorne(word, each) || isNameForm(word, each)),
  );
}

const peopleIn = (borne: readonly string[]): readonly string[] => [
  ...ownersIn(borne),
  ...borne.filter((_, at) => WITH.has(borne[at - 1] ?? '')),
];

/** Is the word, in whatever form, somebody whose something that repeats is: "у Сони"? */
const isOwnerOf = (word: string, { title = '' }: RepeatingHandle): boolean =>
  ownersIn(wordsIn(title)).some((each) => isBorne(word, each) || isNameForm(word, each));

const ownersIn = (borne: readonly string[]): readonly string[] =>
  borne.filter((_, at) => borne[at - 1] === OWNER);

/**
 * All that repeats and bears each of the words, of which one at least is more than whose it is: "сонин танец",
 * "танцы у сони" and "на танцы соню" are the same. A child's name belongs to what is called without one, too;
 * `people` are names that stand in no title. Null where nothing bears them all.
 */
export function seriesNamed(
  words: readonly string[],
  people: readonly string[],
  { series = [] }: ThreadHints,
): NamedSeries | null {
  const owners = words.filter((word) => series.some((one) => isOwnerOf(word, one)));
  const things = words.filter((word) => !owners.includes(word));
  const bearing = series.filter((one) => bears(one, things) && isMore(one, words));
  const whole = bearing.filter((one) => bears(one, words));
  const ownerless = bearing.filter(({ title = '' }) => ownersIn(wordsIn(title)).length === 0);
  const isLent = people.length > 0 || whole.length === 0;
  const found = people.length > 0 || whole.length === 0 ? ownerless : whole;
  if (found.length === 0) return null;
  return { series: found, mention: things.length > 0 ? things.join(' ') : words.join(' '), isLent };
}

const bears = ({ title }: RepeatingHandle, words: readonly string[]): boolean =>
  words.every((word) => bearsWord({ title }, word));

/** Is more said than whose it is? */
function isMore({ title = '' }: RepeatingHandle, words: readonly string[]): boolean {
  const borne = wordsIn(title);
  const things = borne.filter((each) => each !== OWNER && !ownersIn(borne).includes(each));
  return words.some((word) =>
    things.some(
      (each, at) =>
        isBorne(word, each) || (WITH.has(things[at - 1] ?? '') && isNameForm(word, each)),
    ),
  );
}

/** "ася", "асе": the same name in another case, however short it is. */
function isNameForm(a: string, b: string): boolean {
  const stem = Math.max(NAME_STEM_MIN, Math.min(a.length, b.length) - 1);
  const isEnd = (word: string): boolean => OWNER_ENDING.test(word.slice(stem));
  return a.slice(0, stem) === b.slice(0, stem) && isEnd(a) && isEnd(b);
}
const NAME_STEM_MIN = 2;

const isBorne = (word: string, each: string): boolean =>
  isSameName(word, each) ||
  isInCase(word, each) ||
  isOwners(word, each) ||
  isOwners(each, word) ||
  isFleeting(word, each);

/** "гошу" and "с гошей": a short name in another case. */
function isInCase(a: string, b: string): boolean {
  const stem = a.replace(CASE_ENDING, '');
  return stem.length >= CASE_STEM_MIN && stem === b.replace(CASE_ENDING, '');
}
const CASE_STEM_MIN = 3;

/** "сонин", "мишину": of somebody who is called so. */
function isOwners(adjective: string, name: string): boolean {
  const stem = OWNERS_ADJECTIVE.exec(adjective)?.groups?.['stem'];
  return stem !== undefined && name.startsWith(stem) && OWNER_ENDING.test(name.slice(stem.length));
}

/** "танец" and "танцы": a vowel that other forms have not. */
const isFleeting = (a: string, b: string): boolean => hasFleeting(a, b) || hasFleeting(b, a);
function hasFleeting(a: string, b: string): boolean {
  const { stem, last } = FLEETING.exec(a)?.groups ?? {};
  if (stem === undefined || last === undefined) return false;
  const short = `${stem}${last}`;
  return b.startsWith(short) && b.length - short.length <= 2;
}
