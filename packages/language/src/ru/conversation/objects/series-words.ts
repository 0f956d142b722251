import type { Operation, OperationType } from '@planerka/contracts';
import { formatClock } from '../../../calendar/local-instant.ts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { clockOnDay } from '../../../time/settle-clock.ts';
import { isEmpty } from '../../commands/answers/answer-value.ts';
import { isFact } from '../../commands/view.ts';
import { BESIDE_SCOPE, SERIES_WORDS } from '../../lexicon/acting-words.ts';
import { isSameWord } from '../answers/choice-by-words.ts';
import { EACH_TIME, ONCE } from '../answers/choice-phrases.ts';
import { isQuoted } from '../clause.ts';
import { kindOfNoun, wordsOf } from '../lexicon.ts';

type Scope = NonNullable<Extract<Operation, { type: 'reschedule' }>['scope']>;

/** What of a repeating object is meant, and the words that say so; null when none do. */
export interface SaidScope {
  readonly scope: Scope;
  readonly used: ReadonlySet<Item>;
}

/** Operations that may mean one occurrence or more. */
const SERIES_TYPES: ReadonlySet<OperationType> = new Set<OperationType>([
  'reschedule',
  'rename',
  'set_duration',
  'delete',
]);
export const isOfSeries = (type: OperationType): boolean => SERIES_TYPES.has(type);

const {
  following: FOLLOWING,
  series: SERIES,
  only: ONLY,
  this: THIS,
  joints: JOINTS,
} = SERIES_WORDS;

/** "только этот", "этот и следующие", "всю серию" */
export function scopeIn(items: readonly Item[]): SaidScope | null {
  const said = items.filter((item) => !isQuoted(item));
  const has = (words: ReadonlySet<string>): boolean => said.some(({ word }) => words.has(word));
  const taken = (...sets: readonly ReadonlySet<string>[]): ReadonlySet<Item> =>
    new Set(said.filter(({ word }) => sets.some((words) => words.has(word))));
  if (has(FOLLOWING)) return { scope: 'following', used: taken(FOLLOWING, THIS, JOINTS) };
  if (has(SERIES)) return { scope: 'all', used: taken(SERIES, JOINTS) };
  return has(ONLY) && has(THIS) ? { scope: 'this', used: taken(ONLY, THIS) } : null;
}

/**
 * The scope as an answer says it, where "этот" and "все" alone are enough; `asked`: the words of the
 * question. Null where more is said: "посылка это не моё дело, убери её" is of something else.
 */
export function scopeAnswered(items: readonly Item[], asked: readonly string[]): Scope | null {
  if (items.some((item) => !isOfScope(item, asked))) return null;
  const found = scopeIn(items);
  if (found !== null) return found.scope;
  const words = items.map(({ word }) => word);
  const has = (set: ReadonlySet<string>): boolean => words.some((word) => set.has(word));
  if (has(ONLY)) return 'this';
  // "не навсегда" says what it is not
  if (has(SERIES_WORDS.always)) return has(SERIES_WORDS.denying) ? null : 'all';
  if (has(SERIES_WORDS.all)) return 'all';
  if (ONCE.test(words.join(' '))) return 'this';
  if (EACH_TIME.test(words.join(' '))) return 'all';
  if (!has(THIS)) return null;
  return has(SERIES_WORDS.on) ? 'following' : 'this';
}

/** Classes of the verbs by which one of a series, or all of it, is changed. */
const EDITS = ['move', 'shift', 'postpone', 'delete', 'remove', 'drop', 'cancel', 'skip', 'rename'];
const SCOPE_SETS = Object.values(SERIES_WORDS);

const isOfScope = (item: Item, asked: readonly string[]): boolean =>
  isEmpty(item) ||
  isFact(item) ||
  EDITS.some((name) => wordsOf(name)?.has(item.word) === true) ||
  kindOfNoun(item.word) !== null ||
  BESIDE_SCOPE.has(item.word) ||
  SCOPE_SETS.some((words) => words.has(item.word)) ||
  asked.some((word) => isSameWord(word, item.word));

/** A move whose hour, said beside the scope, is another one than that of the move in question; null where it is the same. */
export function atOtherHour(items: readonly Item[], operation: Operation): Operation | null {
  if (operation.type !== 'reschedule') return null;
  const { planned_at: at, planned_time: time, ...rest } = operation;
  const facts = items.map(factOf).filter((fact) => fact?.kind === 'clock');
  const [said] = facts;
  if (said === undefined) return null;
  const [hour, minute] = (time ?? at?.slice(11, 16) ?? '').split(':').map(Number);
  const { clock } = said;
  const isSame = minute === clock.minute && (hour ?? 0) % HALF_DAY === clock.hour % HALF_DAY;
  if (isSame) return null;
  const other = formatClock(clockOnDay(clock, null));
  const day = at?.slice(0, 10);
  return { ...rest, ...(day === undefined ? {} : { planned_at: day }), planned_time: other };
}
const HALF_DAY = 12;
