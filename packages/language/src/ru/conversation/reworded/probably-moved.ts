import { type InterpretResponse, type ObjectHandle, type ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import type { Spoken } from '../../../spoken.ts';
import { factOf } from '../../../time/frame.ts';
import { isFirstPlural } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isAction, isFact, isMark, isWord, says } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isNounOfAct } from '../../lexicon/act-nouns.ts';
import { hasTag } from '../../tags.ts';
import { GUESS } from '../acts/made.ts';
import { isSameName } from '../answers/choice-by-words.ts';
import { firstPersonsOf } from '../objects/first-persons-of.ts';
import { deedsAndNames } from './deeds-and-names.ts';
import { movedOnto } from './guessed-of-named-phrases.ts';
import { isOpen } from './is-open.ts';
import { isValueAsked } from './is-value-asked.ts';
import { BINDING } from './probably-done-phrases.ts';
import {
  BY_SO_MUCH,
  CANNOT,
  DOES,
  ENDS_OF_MYSELF,
  FILLS,
  GOES,
  MOVES,
  NEVER_MOVED,
  NOT_THEN,
  SAME_DEED,
  SPOKEN_TO,
} from './probably-moved-phrases.ts';

const WORDS_MAX = 14;
const NAME_MIN = 3;
/** So many other words may stand beside what somebody says that he does then. */
const BESIDE_MAX = 3;

/**
 * "логопед заболела, обещает в пятницу в пять", "посылка никуда не денется, в субботу заберу": words that no way of
 * saying accounts for, in which one thing of those spoken of is named, and a clause with the only time that is not
 * denied says nothing but that it is moved, or that what is to be done to it will be done then. Whether it is moved
 * there is asked about. Null where more than one thing could be meant, or more than one time.
 */
export function probablyMoved(
  { text, request, ground }: Spoken,
  found: InterpretResponse,
  said: (spoken: Spoken) => InterpretResponse | null,
): InterpretResponse | null {
  const { pending: _new, pending_operation: _old, ...unasked } = request;
  const { thread = null } = request;
  if (thread === null || !isOpen(found) || isValueAsked(request)) return null;
  if (text.includes('?') || NEVER_MOVED.test(text)) return null;
  const { items } = readText(text);
  const told = tellingOf(items, text);
  const meant = told === null ? null : bearerOf(thread, told);
  if (told === null || meant === null) return null;
  const order = movedOnto(`${meant.title} ${told.when}`);
  const moved = said({ text: order, read: readText(order), request: unasked, ground });
  const [only, ...more] = moved?.operations ?? [];
  if (moved?.kind !== 'operations' || only?.operation.type !== 'reschedule') return null;
  // by how much is told by "раньше", "позже" alone
  if (only.operation.shift_minutes !== undefined && !told.isByMuch) return null;
  if (more.length > 0 || moved.envelopes.length > 0) return null;
  return { ...moved, operations: [{ ...only, confidence: Math.min(only.confidence, GUESS) }] };
}

/** The words that name, and the clause that says when. */
interface Telling {
  readonly when: string;
  readonly isByMuch: boolean;
  readonly words: readonly string[];
  /** What is to be done, said as such: "забрать не смог". */
  readonly acts: readonly string[];
  readonly clause: readonly Item[];
}

function tellingOf(items: readonly Item[], text: string): Telling | null {
  // an hour names nothing, though a house may have its number
  const words = wordsOf(items);
  if (words.length > WORDS_MAX) return null;
  const acts = items.filter(isAction).map(({ word }) => word);
  const clauses = clausesOf(items).filter((clause) => !isDenied(clause));
  const by = BY_SO_MUCH.exec(text);
  if (by !== null) {
    const clause = clauses.find((each) => each.some(({ from }) => from >= by.index));
    return clause === undefined ? null : { when: by[0], isByMuch: true, words, acts, clause };
  }
  const timed = clauses.filter((clause) => clause.some((item) => WHEN.has(kindOf(item))));
  // "сегодня дождь, завтра тогда": today is only why
  const ahead = timed.length > 1 ? timed.filter((clause) => !clause.some(isToday)) : timed;
  const [clause, ...more] = ahead;
  const when = clause === undefined || more.length > 0 ? null : timeIn(clause, text);
  return clause === undefined || when === null
    ? null
    : { when, isByMuch: false, words, acts, clause };
}

const wordsOf = (items: readonly Item[]): readonly string[] =>
  items.filter((item) => isWord(item) && !isFact(item)).map(({ word }) => word);

function clausesOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const clauses: Item[][] = [[]];
  for (const item of items) {
    if (isMark(item)) clauses.push([]);
    else clauses.at(-1)?.push(item);
  }
  return clauses;
}

/** "завтра не могу", "сегодня никак": when it cannot be. */
const isDenied = (clause: readonly Item[]): boolean =>
  clause.some(
    ({ word }, at) => NOT_THEN.test(word) || (hasTag(clause[at - 1], 'not') && CANNOT.test(word)),
  );

/** Such a fact says when something takes place. */
const WHEN: ReadonlySet<string> = new Set(['day', 'clock', 'daypart', 'moment']);
const TELLS_WHY: ReadonlySet<string> = new Set(['due', 'correction', 'now']);
const kindOf = (item: Item): string => factOf(item)?.kind ?? '';

/** The one time that is said, in its own words; beside another day "сегодня" and until when only tell why. */
function timeIn(clause: readonly Item[], text: string): string | null {
  const facts = clause.filter((item) => isFact(item) && !TELLS_WHY.has(kindOf(item)));
  if (facts.some((item) => !WHEN.has(kindOf(item)))) return null;
  const days = facts.filter((item) => kindOf(item) === 'day');
  const ahead = days.length > 1 ? days.filter((item) => !isToday(item)) : days;
  if (ahead.length > 1 || (days.length > 1 && ahead.length === 0)) return null;
  const kept = facts.filter((item) => !days.includes(item) || ahead.includes(item));
  return kept.length === 0 ? null : kept.map(({ from, to }) => text.slice(from, to)).join(' ');
}

function isToday(item: Item): boolean {
  const fact = factOf(item);
  return fact?.kind === 'day' && fact.day.kind === 'relative' && fact.day.days === 0;
}

/** The only thing that is named so and moved so; what repeats has days of its own. */
function bearerOf({ candidates, series = [] }: ThreadHints, told: Telling): ObjectHandle | null {
  const repeats = new Set(series.map(({ kind, number }) => `${kind}:${number}`));
  const bearers = candidates.flatMap((each) => {
    const named = repeats.has(`${each.kind}:${each.number}`) ? 0 : namedIn(each, told);
    return named === 0 ? [] : [{ each, named }];
  });
  const [best, next] = bearers.sort((a, b) => b.named - a.named);
  return best === undefined || best.named === next?.named ? null : best.each;
}

/** How many names of its title are said, where the clause moves it; else 0. */
function namedIn({ kind, title = '' }: ObjectHandle, { words, acts, clause }: Telling): number {
  if (kind === 'project') return 0;
  const { deeds, names } = deedsAndNames(title);
  // "сдать не успел, завтра помыть": something else is to be done as well
  if (acts.some((act) => !deeds.includes(act))) return 0;
  const isSaid = (name: string): boolean =>
    words.some((word) => word.length >= NAME_MIN && isSameName(word, name));
  const isNoun = (word: string, deed: string): boolean =>
    isNounOfAct(word, deed) || (!isInfinitive(deed) && isSameName(word, deed));
  const named =
    names.filter(isSaid).length +
    (deeds.some((deed) => words.some((word) => isNoun(word, deed))) ? 1 : 0);
  const isOfTitle = (word: string): boolean =>
    names.some((name) => isSameName(word, name)) || deeds.some((deed) => isNoun(word, deed));
  return named > 0 && isMovedBy(clause, { deeds, isOfTitle }) ? named : 0;
}

interface OfTitle {
  readonly deeds: readonly string[];
  readonly isOfTitle: (word: string) => boolean;
}

/** Does the clause tell, beside its time, that the thing is moved, or that it will be done then? */
function isMovedBy(clause: readonly Item[], { deeds, isOfTitle }: OfTitle): boolean {
  const isOwn = ({ word }: Item): boolean =>
    deeds.some(
      (deed) =>
        firstPersonsOf(deed).includes(word) ||
        SAME_DEED.some((same) => same.test(deed) && same.test(word) && !isInfinitive(word)),
    );
  const telling = clause.filter(
    (item) =>
      isWord(item) &&
      !isFact(item) &&
      !FILLS.has(item.word) &&
      !BINDING.has(item.word) &&
      !hasTag(item, 'not') &&
      !isOfTitle(item.word),
  );
  // "санки в пятницу отвезу" where they are to be bought
  if (telling.some((item) => says(item, 'own-deed') && !isOwn(item))) return false;
  const others = telling.filter(
    (item) =>
      !isOwn(item) && !MOVES.test(item.word) && !GOES.test(item.word) && !DOES.test(item.word),
  );
  const isDone = telling.some((item) => isOwn(item) || DOES.test(item.word));
  if (isDone) return others.length <= BESIDE_MAX;
  const isAlone = others.every(({ word }) => isFirstPlural(word) || ENDS_OF_MYSELF.test(word));
  const isMoved = telling.some(({ word }) => MOVES.test(word) || GOES.test(word));
  return isMoved && isAlone && !deeds.some((deed) => SPOKEN_TO.test(deed));
}
