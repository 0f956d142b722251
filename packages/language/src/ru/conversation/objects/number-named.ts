import type { Item } from '../../../grammar/item.ts';
import { UNKNOWN } from '../../../grammar/kind-table.ts';
import { DIGITS } from '../../../grammar/scan.ts';
import { isFinite, isOwnVerb, isShortPassive } from '../../commands/finite-verbs.ts';
import { isFact, isMark, roleAt } from '../../commands/view.ts';
import type { ReadText } from '../../grammar.ts';
import { NUMBER_WORDS } from '../../lexicon/handle-words.ts';
import { OPENING } from '../../lexicon/leading-words.ts';
import { hasTag } from '../../tags.ts';
import { isCardinal, numbers } from '../../vocabulary.ts';
import { HEDGED } from '../acts/told-now-phrases.ts';
import { isQuoted } from '../clause.ts';
import { kindOfNoun, POINTING } from '../lexicon.ts';
import { PLACED_NOUN } from './numbered-phrases.ts';
import { placeOf } from './ordinal.ts';

/**
 * "задача 3 завтра будет готова", "завтра блок 1 ведёт Оля", "вторая задача никак не идёт": the number of an object,
 * ahead of which nothing is asked for. It names what exists at least as well as it begins a title, so nobody can be
 * sure that something new is meant. Null for "создай задачу 3 ...", "решить задачу 3", "созвон по задаче 3".
 */
export function numberNamed(said: string, { items }: ReadText): string | null {
  const at = items.findIndex((item) => !leadsUp(item));
  const [first, second] = [items[at], items[at + 1]];
  if (first === undefined || second === undefined || isQuoted(first)) return null;
  if (placeOf(first.word) !== null)
    return PLACED_NOUN.test(second.word) ? wordOf(said, first) : null;
  const kind = kindOfNoun(first.word);
  if (kind !== 'task' && kind !== 'timeblock') return null;
  const behind = items.slice(at + 1).find((item) => !NUMBER_WORDS.has(item.word));
  return behind !== undefined && isNumber(behind) ? wordOf(said, behind) : null;
}

/** Courtesy, doubt, a time and a verb ask for nothing new: "наверное завтра сорвётся ...", "по ...". */
const leadsUp = (item: Item): boolean =>
  !isQuoted(item) &&
  kindOfNoun(item.word) === null &&
  (isMark(item) ||
    isFact(item) ||
    roleAt(item) === 'soft' ||
    OPENING.has(item.word) ||
    POINTING.has(item.word) ||
    HEDGED.has(item.word) ||
    hasTag(item, 'preposition') ||
    hasTag(item, 'not') ||
    isFinite(item.word) ||
    isOwnVerb(item.word) ||
    isShortPassive(item.word));

const wordOf = (said: string, { from, to }: Item): string => said.slice(from, to);

const isNumber = (item: Item): boolean =>
  !isQuoted(item) &&
  !isFact(item) &&
  ((item.flags & DIGITS) !== 0 ||
    isCardinal(item) ||
    item.kind === numbers.cardinalKind(item.value) ||
    // behind "номер" it is left as a word with its value
    (item.kind === UNKNOWN && item.value > 0));
