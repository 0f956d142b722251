import type { Item } from '../../../grammar/item.ts';
import { QUOTED } from '../../../grammar/scan.ts';
import type { Role } from '../../lexicon/role-words.ts';
import { DATIVE, DATIVE_ONLY } from '../../lexicon/verb-endings.ts';
import { hasTag } from '../../tags.ts';
import { isCardinal } from '../../vocabulary.ts';
import { isFinite } from '../finite-verbs.ts';
import { looksLikeAdjective } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt } from '../view.ts';

/** A clause whose verb is behind what it is done to: "маме торт заказать", "за гараж заплатить". */
export interface ClauseArguments {
  /** Where its verb is. */
  readonly verb: number;
  /** How many of its words no preposition governs. */
  readonly bare: number;
  /** Somebody it is done for, and nothing that it is done to: "детям". */
  readonly isForWhomOnly: boolean;
  /** The same by endings that a thing may have, too: "Олегу отправить". */
  readonly mayBeForWhom: boolean;
  /** "его выбросить": done to what was named before. */
  readonly pointsBack: boolean;
}

/** They ask, or say how urgent it is: nothing is done to them. */
const EMPTY: ReadonlySet<Role | null> = new Set<Role>([
  'soft',
  'sequel',
  'chat',
  'new',
  'need',
  'remind',
  'create',
  'schedule',
  'put',
  'reserve',
  'task',
  'reminder',
  'urgent',
  'important',
  'unhurried',
]);

/** So far from its first word a verb is looked for. */
const ITEMS_MAX = 9;

/** "Маше и Пете отдать тетради": "и" between two for whom, or between two things. */
function joinsAlike(items: readonly Item[], at: number): boolean {
  const [before, after] = [items[at - 1], items[at + 1]];
  if (!hasTag(items[at], 'and') || before === undefined || after === undefined) return false;
  if (!isWord(before) || !isWord(after) || isAction(after)) return false;
  return DATIVE_ONLY.test(before.word) === DATIVE_ONLY.test(after.word);
}

/** Words that begin another kind of clause, or tell who does something. */
const endsArguments = (items: readonly Item[], at: number): boolean => {
  const item = items[at];
  if (item === undefined || (isMark(item) && !(item.flags & QUOTED))) return true;
  if (isFact(item)) return false;
  if (roleAt(item) === 'pronoun' || hasTag(item, 'subordinating')) return true;
  if (hasTag(item, 'conjunction')) return !joinsAlike(items, at);
  return isWord(item) && isFinite(item.word) && !hasTag(item, 'undone');
};

const isPreposition = (item: Item | undefined): boolean =>
  item !== undefined && item.meaning === null && hasTag(item, 'preposition');

/** What stands before the verb of the clause that begins at `from`; null where the verb is first or none is. */
export function argumentsFrom(
  items: readonly Item[],
  from: number,
  to: number,
): ClauseArguments | null {
  const end = Math.min(to, from + ITEMS_MAX);
  const bare: Item[] = [];
  let isGoverned = false;
  let hasWords = false;
  let pointsBack = false;
  for (let at = from; at < end; at += 1) {
    const item = items[at];
    if (item === undefined) return null;
    if (isAction(item)) {
      if (!hasWords) return null;
      const isForWhomOnly = bare.length > 0 && bare.every(({ word }) => DATIVE_ONLY.test(word));
      const mayBeForWhom = bare.length > 0 && bare.every(({ word }) => DATIVE.test(word));
      return { verb: at, bare: bare.length, isForWhomOnly, mayBeForWhom, pointsBack };
    }
    if (endsArguments(items, at)) return null;
    if (isFact(item)) {
      isGoverned = false;
    } else if (isPreposition(item)) {
      isGoverned = true;
      hasWords = true;
    } else if (isWord(item) || isCardinal(item) || item.meaning !== null) {
      const isEmpty = EMPTY.has(roleAt(item)) || hasTag(item, 'not');
      pointsBack ||= hasTag(item, 'pointing-back');
      if (isEmpty || hasTag(item, 'conjunction')) continue;
      hasWords = true;
      if (!isGoverned) bare.push(item);
      // "за новую форму": the noun is still to come
      else if (!looksLikeAdjective(item.word) && !isCardinal(item)) isGoverned = false;
    }
  }
  return null;
}
