import {
  Operation,
  type OperationType,
  type TargetKind,
  TITLE_MAX_CHARS,
  targetsOf,
} from '@planerka/contracts';
import { formatDay } from '../../../calendar/local-instant.ts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isFact } from '../../commands/view.ts';
import { type FoundOperation, LIKELY, type Made } from '../acts/made.ts';
import { originFacts } from '../acts/when.ts';
import { type Clause, isQuoted, kindSaid, mentionOf, wordsAsSaid } from '../clause.ts';
import { ALL_WORDS, DAY_ADJECTIVES, EITHER_KIND, kindOfNoun, ONTO, SET_WORDS } from '../lexicon.ts';
import { bulkOf } from './bulk.ts';
import { NAMES_MAX, namesIn } from './names.ts';
import { onNumbered } from './on-numbered.ts';
import { ordinalIn } from './ordinal.ts';
import { readSet } from './said-set.ts';
import { isOfSeries, scopeIn } from './series-words.ts';
import { countIn, dayNamed, dayOfSet, hourNamed } from './several-at-once.ts';
import { shownIn } from './shown-ones.ts';
import { isSpokenOf } from './spoken-of.ts';

/** Do the words say the kind or the number of their object? */
export const isAddressed = (
  { object, operations }: Made,
  { handles, hasTokens }: Clause,
): boolean =>
  kindSaid(object) !== null ||
  handles.length > 0 ||
  hasTokens ||
  operations.some(({ type }) => NAMES_ITS_KIND.has(type));

const NAMES_ITS_KIND: ReadonlySet<OperationType> = new Set([
  'project_create',
  'project_archive',
  'subtask_add',
  'subtask_tick',
]);

/** Settles what the object's words are: numbers, a set, or a name to be searched for. */
export function settleObject(made: Made, clause: Clause): FoundOperation[] | null {
  const found: FoundOperation[] = [];
  for (const said of made.operations) {
    const one = settleOne(said, { made, clause, isFirst: found.length === 0 });
    if (one === null || isApart(one, made, clause)) return null;
    found.push(...one);
  }
  return found.length === 0 ? null : found;
}

function settleOne(
  said: Operation,
  {
    made,
    clause,
    isFirst,
  }: { readonly made: Made; readonly clause: Clause; readonly isFirst: boolean },
): FoundOperation[] | null {
  const series = isOfSeries(said.type) ? scopeIn(made.object) : null;
  const object = made.object.filter((item) => series?.used.has(item) !== true);
  // lengths and years that no plan can hold
  const scoped = series === null ? said : { ...said, scope: series.scope };
  const operation = Operation.safeParse(scoped).data;
  if (operation === undefined) return null;
  const head = { operation, confidence: made.confidence, isAddressed: isAddressed(made, clause) };
  const kinds = targetsOf(operation.type);
  if (kinds.length === 0) return [head];
  const numbered = onNumbered(head, kinds, outside(clause.handles, made.title));
  if (numbered.length > 0) return [...numbered];
  const shown = ofList(object, made.used, clause);
  if (shown !== null) {
    const kind = kindMeant(made, kinds);
    return [{ ...head, ...(kind === null ? {} : { kind }), shown: shown.shown }];
  }
  const set = made.mayBeBulk ? setIn(object, head, { made, clause }) : null;
  if (set !== null) return [set];
  const shared = made.mayBeBulk ? readSet(object, made.used, clause) : null;
  if (shared === 'unclear') return null;
  if (shared !== null) return [{ ...head, set: shared }];
  const bulk = bulkOf(object, { operation, known: made.used });
  // "удали все", "удали задачи 5 марта": a set we have no name for must not become one object
  const isOfOneDay = bulk.isPlural && object.some((item) => isFact(item) && !made.used.has(item));
  if (bulk.wantsAll || isOfOneDay || (bulk.set !== null && made.mayBeBulk)) return null;
  // "удали всё, кроме обоев": what is left out must not become what is meant
  if (object.some((item) => !isQuoted(item) && isLeftOut(item))) return null;
  // one phrase says two things of one object: "на завтра в 10 на час"
  // what is asked about the first is asked about both
  const own: FoundOperation = isFirst
    ? head
    : { ...head, same: true, confidence: Math.max(head.confidence, LIKELY) };
  return [namedBy(object, own, { made, clause })];
}

/** Several objects and several days to go to: which is whose cannot be told from one phrase. */
const isApart = (found: readonly FoundOperation[], { object }: Made, clause: Clause): boolean =>
  (found.length > 1 || found.some(({ names }) => names !== undefined)) &&
  hasDaysApart(object, clause);

/** "TASK-1 на завтра, TASK-2 на пятницу" in one phrase: each has a day of its own, so that none holds for both. */
const hasDaysApart = (object: readonly Item[], { text }: Clause): boolean =>
  object.filter((item) => factOf(item)?.kind === 'day' && ONTO.test(text.slice(item.from))).length >
  1;

/** "остальное на сегодня перенеси на завтра": what is left of that day, and of no list. */
function ofList(object: readonly Item[], used: ReadonlySet<Item>, clause: Clause) {
  const shown = shownIn(object, used, clause);
  const isOfDay = shown?.shown.rest === true && originFacts(object, clause.text).length > 0;
  return isOfDay ? null : shown;
}

interface Phrase {
  readonly made: Made;
  readonly clause: Clause;
}

/** Several objects at once: those of a day, a number of them, or one of the sets that have a name. */
function setIn(
  object: readonly Item[],
  head: FoundOperation,
  { made, clause }: Phrase,
): FoundOperation | null {
  const { operation } = head;
  if (isOfBoth(object, head)) return null;
  const on = dayOfSet(object, operation, clause);
  if (on !== null) {
    const isToday = on === formatDay(clause.ground.now.day);
    return { ...head, bulk: 'today', ...(isToday ? {} : { on }) };
  }
  const several = countIn(object);
  if (several !== null) {
    // "обе встречи завтрашние": the day is no part of their name
    const days = object.filter((item) => !isQuoted(item) && DAY_ADJECTIVES.has(item.word));
    const used = new Set([...made.used, ...several.used, ...days]);
    const words = mentionOf(clause, object, used)?.slice(0, TITLE_MAX_CHARS);
    return { ...head, several: several.count, ...(words === undefined ? {} : { mention: words }) };
  }
  const { set } = bulkOf(object, { operation, known: made.used });
  return set === null || object.some(isLeftOut) ? null : { ...head, bulk: set };
}

/** "отмени всё на завтра": the meetings, too. */
function isOfBoth(object: readonly Item[], { operation: { type } }: FoundOperation): boolean {
  const isDay = object.some((item) => factOf(item)?.kind === 'day');
  const isEverything = object.every((item) => isFact(item) || ALL_WORDS.has(item.word));
  return isDay && isEverything && (type === 'delete' || type === 'reschedule');
}

/** "кроме": then a set with a name is not all that is meant. */
const isLeftOut = (item: Item): boolean => SET_WORDS.except.has(item.word);

/** Names that the contract holds: a list that was cut would leave objects out in silence. */
const isNameList = (names: readonly string[]): boolean =>
  names.length > 1 &&
  names.length <= NAMES_MAX &&
  names.every(({ length }) => length <= TITLE_MAX_CHARS);

/** The one object that the words name, as far as they do. */
function namedBy(
  object: readonly Item[],
  head: FoundOperation,
  { made, clause }: Phrase,
): FoundOperation {
  const { operation } = head;
  const hour = hourNamed(object, { operation, known: made.used }, clause);
  const day = dayNamed(object, { operation, known: made.used }, clause);
  const used = new Set([...made.used, ...(day?.used ?? [])]);
  const name =
    withNoun(object, used, clause) ??
    mentionOf(clause, object, used) ??
    nounAsName(object, used, targetsOf(operation.type));
  const mention = name?.slice(0, TITLE_MAX_CHARS) ?? null;
  const kind = kindMeant(made, targetsOf(operation.type));
  const ordinal = ordinalIn(object, used);
  const names = made.mayBeBulk
    ? namesIn(
        object.filter((item) => !isFact(item)),
        clause,
      )
    : [];
  return {
    ...head,
    ...(mention === null ? {} : { mention }),
    ...(isNameList(names) ? { names: [...names] } : {}),
    ...(day === null ? {} : { on: day.on }),
    ...(hour === null ? {} : { at: hour }),
    ...made.denied,
    ...(made.ofItsDay ? { corrects: true, day_open: true } : {}),
    ...(kind === null ? {} : { kind }),
    ...(ordinal === null ? {} : { ordinal }),
  };
}

/**
 * "сдвинь встречу с Дашей": the noun is no part of a name, unless something in the thread bears it together
 * with all the rest; then it tells that from "подарок Даше".
 */
function withNoun(object: readonly Item[], used: ReadonlySet<Item>, clause: Clause): string | null {
  const words = object.filter((item) => !used.has(item) && !isFact(item));
  const [noun] = words;
  if (noun === undefined || words.length < 2 || isQuoted(noun)) return null;
  if (!EITHER_KIND.has(noun.word) || !isSpokenOf(words, clause)) return null;
  return wordsAsSaid(clause, words);
}

/** "план перенеси": a project goes to no day, so that the noun is the name of something. */
function nounAsName(
  object: readonly Item[],
  used: ReadonlySet<Item>,
  kinds: readonly TargetKind[],
): string | null {
  const [noun, ...more] = object.filter((item) => !used.has(item) && !isFact(item));
  const kind = noun === undefined || more.length > 0 ? null : kindOfNoun(noun.word);
  return kind === null || noun === undefined || kinds.includes(kind) ? null : noun.word;
}

/**
 * "переименуй проект": then no task is meant, and "удали блок" is not said of the task shown last. It
 * only narrows what may be meant. Nouns by which people call tasks and blocks alike say nothing.
 */
function kindMeant({ object }: Made, kinds: readonly TargetKind[]): TargetKind | null {
  const kind = kinds.length > 1 ? kindSaid(object) : null;
  if (kind === null || !kinds.includes(kind)) return null;
  const noun = object.find(({ word }) => kindOfNoun(word) === kind);
  return noun === undefined || EITHER_KIND.has(noun.word) ? null : kind;
}

/** Numbers within a new title are words of it: "переименуй в задачу 7". */
function outside(handles: Clause['handles'], title: Made['title']): Clause['handles'] {
  if (title === undefined) return handles;
  return handles.filter(({ from }) => from < title.from || from > title.to);
}
