import {
  CONFIDENCE,
  type InterpretResponse,
  type ObjectHandle,
  type ThreadHints,
} from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import type { Spoken } from '../../../locale.ts';
import { factOf } from '../../../time/frame.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isAction, isFact, isWord, says } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isNounOfAct } from '../../lexicon/act-nouns.ts';
import { GUESS } from '../acts/made.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { firstPersonsOf } from '../objects/first-persons-of.ts';
import { deedsAndNames } from './deeds-and-names.ts';
import { movedOnto } from './guessed-of-named-phrases.ts';
import { BY_SO_MUCH, MOVES, NEVER_MOVED, SAME_DEED } from './probably-moved-phrases.ts';

const WORDS_MAX = 14;
const NAME_MIN = 3;
/** Such a fact says when something takes place. */
const WHEN: ReadonlySet<string> = new Set(['day', 'clock', 'daypart', 'moment']);

/**
 * "маникюрша заболела, записала меня на субботу на два", "посылка никуда не денется, в субботу заберу": words that no
 * way of saying accounts for, in which a time stands beside what only one thing of those spoken of is called, and
 * either somebody moves something, or what is to be done to it is said of oneself. Whether it is moved there is asked
 * about. Null where more than one could be meant, or more than one time.
 */
export function probablyMoved(
  { text, request, ground }: Spoken,
  found: InterpretResponse,
  said: (spoken: Spoken) => InterpretResponse | null,
): InterpretResponse | null {
  const { pending: _new, pending_operation: _old, ...unasked } = request;
  const { thread = null } = request;
  if (thread === null || !isOpen(found) || text.includes('?') || NEVER_MOVED.test(text))
    return null;
  if (wordsIn(text).length > WORDS_MAX) return null;
  const { items } = readText(text);
  // an hour names nothing, though a house may have its number
  const words = items.filter((item) => isWord(item) && !isFact(item)).map(({ word }) => word);
  if (items.some(isAction)) return null;
  const by = BY_SO_MUCH.exec(text)?.[0] ?? null;
  const when = by ?? timeIn(items, text);
  const own = items.filter((item) => says(item, 'own-deed')).map(({ word }) => word);
  const meant = when === null ? null : bearerOf(thread, { words, own, isMoved: MOVES.test(text) });
  if (when === null || meant === null) return null;
  const order = movedOnto(`${meant.title} ${when}`);
  const moved = said({ text: order, read: readText(order), request: unasked, ground });
  const [only, ...more] = moved?.operations ?? [];
  if (moved?.kind !== 'operations' || only?.operation.type !== 'reschedule') return null;
  // by how much is told by "раньше", "позже" alone
  if (only.operation.shift_minutes !== undefined && by === null) return null;
  if (more.length > 0 || moved.envelopes.length > 0) return null;
  return { ...moved, operations: [{ ...only, confidence: Math.min(only.confidence, GUESS) }] };
}

/** Is nothing read yet, or only something new that is doubtful by itself? */
const isOpen = ({ kind, talk, noise, envelopes }: InterpretResponse): boolean =>
  (kind === 'none' && talk === undefined && noise !== true) ||
  (kind === 'commands' && envelopes.every(({ command }) => command.confidence < CONFIDENCE.act));

/** The one time that is said, in its own words; beside another day "сегодня" and until when only tell why. */
function timeIn(items: readonly Item[], text: string): string | null {
  const facts = items.filter((item) => isFact(item) && !TELLS_WHY.has(kindOf(item)));
  if (facts.some((item) => !WHEN.has(kindOf(item)))) return null;
  const days = facts.filter((item) => kindOf(item) === 'day');
  const ahead = days.length > 1 ? days.filter((item) => !isToday(item)) : days;
  if (ahead.length > 1 || (days.length > 1 && ahead.length === 0)) return null;
  const kept = facts.filter((item) => !days.includes(item) || ahead.includes(item));
  return kept.length === 0 ? null : kept.map(({ from, to }) => text.slice(from, to)).join(' ');
}

const kindOf = (item: Item): string => factOf(item)?.kind ?? '';
const TELLS_WHY: ReadonlySet<string> = new Set(['due', 'correction', 'now']);

function isToday(item: Item): boolean {
  const fact = factOf(item);
  return fact?.kind === 'day' && fact.day.kind === 'relative' && fact.day.days === 0;
}

interface Said {
  readonly words: readonly string[];
  /** What is told to be done by oneself: "заберу". */
  readonly own: readonly string[];
  /** Does somebody move something, or say when they can? */
  readonly isMoved: boolean;
}

/** The only thing that is named so, where somebody moves it or says of himself what is to be done to it. */
function bearerOf({ candidates }: ThreadHints, said: Said): ObjectHandle | null {
  const bearers = candidates.flatMap((each) => {
    const named = namedIn(each, said);
    return named === 0 ? [] : [{ each, named }];
  });
  const [best, next] = bearers.sort((a, b) => b.named - a.named);
  return best === undefined || best.named === next?.named ? null : best.each;
}

function namedIn({ kind, title = '' }: ObjectHandle, { words, own, isMoved }: Said): number {
  if (kind === 'project') return 0;
  const { deeds, names } = deedsAndNames(title);
  const isSaid = (name: string): boolean =>
    words.some((word) => word.length >= NAME_MIN && isSameName(word, name));
  const isNoun = deeds.some(
    (deed) =>
      (!isInfinitive(deed) && isSaid(deed)) || words.some((word) => isNounOfAct(word, deed)),
  );
  // "заберу" of "забрать", "наберу" of "позвонить"
  const isOwn = deeds.some(
    (deed) =>
      words.some((word) => firstPersonsOf(deed).includes(word)) ||
      SAME_DEED.some((same) => same.test(deed) && own.some((word) => same.test(word))),
  );
  // "санки в пятницу отвезу" where they are to be bought
  if (own.length > 0 && !isOwn) return 0;
  const named = names.filter(isSaid).length + (isNoun ? 1 : 0);
  return named > 0 && (isMoved || isOwn) ? named + (isOwn ? 1 : 0) : 0;
}
