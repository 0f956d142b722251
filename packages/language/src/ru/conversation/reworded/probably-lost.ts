import { type InterpretResponse, type ObjectHandle, type ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import type { Spoken } from '../../../spoken.ts';
import { isFact, isMark, roleAt } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import type { Role } from '../../lexicon/role-words.ts';
import { hasTag } from '../../tags.ts';
import { GUESS } from '../acts/made.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { isVerb } from '../lexicon.ts';
import { isOpen } from './is-open.ts';
import { isValueAsked } from './is-value-asked.ts';
import { BINDING } from './probably-done-phrases.ts';
import { AROUND, LOSES, lossOf, POINTS_BACK, PUTS_AWAY, STAYS } from './probably-lost-phrases.ts';

/** Longer tales tell of more than one thing. */
const WORDS_MAX = 14;
/** Shorter words have too many neighbours. */
const NAME_MIN = 4;

/**
 * "футбол убери, его не было вчера", "ну плавание удали, где мужу тимошу отвезти": words that no way of saying accounts
 * for, with one order, which is that something goes, and one thing of those spoken of that they name best. Whether that
 * goes is asked about. Null where anything else is ordered, or more than one thing could be meant.
 */
export function probablyLost(
  { text, request, ground }: Spoken,
  found: InterpretResponse,
  said: (spoken: Spoken) => InterpretResponse | null,
): InterpretResponse | null {
  const { pending: _new, pending_operation: _old, ...unasked } = request;
  const { thread = null } = request;
  if (thread === null || !isOpen(found) || isValueAsked(request)) return null;
  if (text.includes('?') || STAYS.test(text)) return null;
  const { items } = readText(text);
  const lost = lossIn(items);
  const meant = lost === null ? null : bearerOf(thread, namesIn(items));
  if (lost === null || meant === null) return null;
  const order = lossOf(lost.word, meant.title ?? '');
  const gone = said({ text: order, read: readText(order), request: unasked, ground });
  const [only, ...more] = gone?.operations ?? [];
  if (gone?.kind !== 'operations' || only === undefined || more.length > 0) return null;
  return { ...gone, operations: [{ ...only, confidence: Math.min(only.confidence, GUESS) }] };
}

const ORDERS: ReadonlySet<Role | null> = new Set<Role | null>([
  'create',
  'schedule',
  'put',
  'reserve',
  'remind',
  'edit',
]);

/** The one order, that something goes; null where it is denied, or something else is ordered, too. */
function lossIn(items: readonly Item[]): Item | null {
  const words = items.filter((item) => !isMark(item));
  const losses = words.filter(({ word }) => LOSES.test(word));
  const [only, ...more] = losses;
  if (only === undefined || more.length > 0 || words.length > WORDS_MAX) return null;
  const isOrder = (item: Item): boolean => ORDERS.has(roleAt(item)) || isVerb(item.word);
  if (words.some((item) => item !== only && isOrder(item))) return null;
  if (hasTag(words[words.indexOf(only) - 1], 'not')) return null;
  return PUTS_AWAY.test(only.word) && isPutAway(items, only) ? null : only;
}

/** "убери шторы в стирку", "Маша, убери игрушки": where to, or another thing, is said with it. */
function isPutAway(items: readonly Item[], order: Item): boolean {
  const isPlace = items.some((item) => !isFact(item) && hasTag(item, 'preposition'));
  const next = items[items.indexOf(order) + 1];
  return isPlace || !(next === undefined || isMark(next) || POINTS_BACK.has(next.word));
}

/** Words that may name something; what follows "после" or "с" only says when, or of what. */
const namesIn = (items: readonly Item[]): readonly string[] =>
  items
    .filter(({ word }, at) => word.length >= NAME_MIN && !isLed(items[at - 1]))
    .map(({ word }) => word)
    .filter((word) => !LOSES.test(word));

const isLed = (before: Item | undefined): boolean =>
  hasTag(before, 'preposition') ||
  BINDING.has(before?.word ?? '') ||
  AROUND.has(before?.word ?? '');

/** What most words of its title are said of. */
function bearerOf({ candidates }: ThreadHints, said: readonly string[]): ObjectHandle | null {
  const namedIn = ({ kind, title = '' }: ObjectHandle): number =>
    kind === 'project'
      ? 0
      : wordsIn(title).filter(
          (name) => !BINDING.has(name) && said.some((word) => isSameName(word, name)),
        ).length;
  const [best, next] = candidates
    .map((each) => ({ each, named: namedIn(each) }))
    .filter(({ named }) => named > 0)
    .sort((a, b) => b.named - a.named);
  return best === undefined || best.named === next?.named ? null : best.each;
}
