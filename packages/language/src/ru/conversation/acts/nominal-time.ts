import type { Operation } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isAction, isFact, roleAt } from '../../commands/view.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import type { Clause } from '../clause.ts';
import { ONTO, SET_TIME } from '../lexicon.ts';
import {
  DENIES,
  FOR_SO_LONG,
  INSTEAD_AHEAD,
  SHOWN_LAST,
  UNTIL,
} from '../objects/in-view-phrases.ts';
import { namesIn } from '../objects/names.ts';
import { ordinalIn } from '../objects/ordinal.ts';
import { readSet } from '../objects/said-set.ts';
import { countIn } from '../objects/several-at-once.ts';
import { shownIn } from '../objects/shown-ones.ts';
import { eachSpokenOf, isSpokenOf } from '../objects/spoken-of.ts';
import { isForWork } from '../objects/worked-on.ts';
import { deniedTime } from './denied-time.ts';
import { GUESS, LIKELY, type Made, made } from './made.ts';
import { directionOf, lengthOf, minutesIn, operationAt, readingOf, whenOf } from './when.ts';

/** What is named is short; longer stretches are stories. */
const WORDS_MAX = 6;
const NOT_MOVED: ReadonlySet<string> = new Set(['repeat', 'length', 'window']);

/**
 * "окна на среду", "все входящие на завтра": a new time for what is named, without a verb. It names
 * a set, or what was spoken of in this thread; anything else is something new.
 */
export function readNominalTime(items: readonly Item[], clause: Clause): Made | null {
  if (clause.handles.length > 0 || clause.hasTokens || clause.isEdited === true) return null;
  // whatever is asked, "остальные" are no answer to it
  if (clause.isTitleAsked === true && !isOfList(items, clause)) return null;
  const isMarked = items.some(({ word }) => SET_TIME.rather.has(word));
  const isHour = items.some(isFact) && items.every((item) => !isFact(item) || isNoLength(item));
  const words = items.filter((item, at) => {
    const isLed = isBeginning(item, items[at + 1]) || (isHour && isDirection(item));
    return !SET_TIME.rather.has(item.word) && !isLed;
  });
  const named = words.filter((item) => !isFact(item));
  const facts = words.filter(isFact);
  if (named.length === 0 || named.length > WORDS_MAX || facts.length === 0) return null;
  return (
    shifted({ words, named, facts }, clause) ??
    lengthOfBlock(named, facts, clause) ??
    newTimeOf({ words, named, facts, isMarked }, clause)
  );
}

/** "начало в 16": only leads up to the hour. */
const isBeginning = ({ word }: Item, next: Item | undefined): boolean =>
  SET_TIME.beginning.has(word) && next !== undefined && factOf(next)?.kind === 'clock';

/** "пораньше, в 14": beside its hour the direction says nothing. */
const isDirection = (item: Item): boolean => directionOf([item]).sign !== 0;
const isNoLength = (fact: Item): boolean => lengthOf(factOf(fact)) === null;

/** "маникюр на час позже, на полчаса", of what was spoken of here: nothing new stands later than something. */
function shifted(
  { words, named, facts }: Omit<NamedAndTime, 'isMarked'>,
  clause: Clause,
): Made | null {
  const { sign, item: direction } = directionOf(words);
  if (sign === 0 || direction === null) return null;
  const object = named.filter((item) => item !== direction);
  const at = words.indexOf(direction);
  const beside = [words[at - 1], words[at + 1]].find((item) => item && facts.includes(item));
  const by = beside === undefined ? null : lengthOf(factOf(beside));
  const isElse = object.some((item) => isOther(item) && roleAt(item) !== 'meeting');
  if (by === null || isElse || !isSpokenOf(object, withoutProjects(clause))) return null;
  const [other, ...more] = facts.filter((item) => item !== beside);
  const length = other === undefined ? null : lengthOf(factOf(other));
  if (more.length > 0 || (other !== undefined && length === null)) return null;
  const operation = { type: 'reschedule', shift_minutes: sign * minutesIn(by) } as const;
  const moved = made(operation, object, { confidence: LIKELY, mayBeBulk: false });
  return length === null ? moved : { ...moved, operations: [operation, lasts(minutesIn(length))] };
}

interface NamedAndTime {
  readonly words: readonly Item[];
  readonly named: readonly Item[];
  readonly facts: readonly Item[];
  /** "лучше", "давай" say that it is another time. */
  readonly isMarked: boolean;
}

function newTimeOf({ words, named, facts, isMarked }: NamedAndTime, clause: Clause): Made | null {
  if (facts.some((item) => NOT_MOVED.has(factOf(item)?.kind ?? ''))) return null;
  const whole = wholeTitle(named, clause);
  // "ой нет, собрание не в этот четверг": denied is a time of the one that stands
  const isTakenBack = facts.some((fact) => isDenied(fact, clause));
  const isElse = (item: Item): boolean =>
    isOther(item) && !(isTakenBack && roleAt(item) === 'meeting');
  if (whole === null && named.some(isElse)) return null;
  const when = newWhen(words, clause);
  if (when === null) return null;
  // "логотип завтра с 14 до 17": hours of work on a task are a timeblock, and no new day of the task
  if (!isMarked && isForWork(named, facts, clause.thread)) return null;
  const isBlock = isOnlyBlock(named, clause);
  const operation = (isBlock ? endOf(facts, clause) : null) ?? operationAt(when, isBlock);
  if (isOfView(named, clause)) {
    return made(operation, words, { used: when.used, confidence: LIKELY });
  }
  const set = readSet(words, when.used, clause);
  if (set === 'unclear') return null;
  if (set !== null) return made(operation, words, { used: when.used, confidence: LIKELY });
  const isKnown = namesIn(named, clause).length > 1 ? eachSpokenOf : isSpokenOf;
  if (!isKnown(named, withoutProjects(clause))) return null;
  const denied = deniedTime({ wrong: [], right: facts }, clause);
  const isSure = isMarked || isTakenBack || whole === 'thing';
  const confidence = isSure ? LIKELY : GUESS;
  const ofItsDay = isBlock ? hourInstead(operation, clause) : {};
  const moved = { ...made(operation, words, { used: when.used, confidence }), denied, ...ofItsDay };
  return when.minutes === null ? moved : { ...moved, operations: [operation, lasts(when.minutes)] };
}

/** When it is instead; null where neither a day nor an hour is said. */
function newWhen(words: readonly Item[], { text, ground }: Clause) {
  const when = whenOf(words, text, ground);
  const { planned_at: day, planned_time: hour } = when?.fields ?? {};
  return (day ?? hour) === undefined ? null : when;
}

/** "а шиномонтаж на десять": an hour alone in the place of the one that it has. */
function hourInstead(operation: Operation, { text }: Clause): { readonly ofItsDay?: true } {
  if (operation.type !== 'reschedule' || !INSTEAD_AHEAD.test(text)) return {};
  const { planned_at: day, planned_time: hour } = operation;
  return hour != null && day == null ? { ofItsDay: true } : {};
}

const isDenied = ({ from, to }: Item, { text }: Clause): boolean =>
  DENIES.test(text.slice(from, to));

/** "планёрка до 12": when it is over, which is no new hour for it. */
function endOf(facts: readonly Item[], { text, ground }: Clause): Operation | null {
  const [only, ...more] = facts;
  if (only === undefined || more.length > 0 || !UNTIL.test(text.slice(only.from, only.to)))
    return null;
  const end = readingOf([only], text, ground)?.reading.start ?? null;
  return end === null || end.length === DAY_CHARS ? null : { type: 'set_duration', end_at: end };
}
const DAY_CHARS = 10;

/**
 * Is all of one task's title said, its verb included ("сменить фильтр на субботу") or with the thing alone
 * ("фильтр на субботу")? The verb may as well open a task of its own.
 */
function wholeTitle(named: readonly Item[], { thread }: Clause): 'all' | 'thing' | null {
  const said = named.map(({ word }) => word);
  const titles = (thread?.candidates ?? []).flatMap(({ kind, title = '' }) => {
    const [verb = '', ...names] = wordsIn(title);
    return kind === 'task' && isInfinitive(verb) && names.length > 0 ? [[verb, ...names]] : [];
  });
  // "руководителя найти": in any order
  const isSaid = (names: readonly string[]): boolean =>
    names.length === said.length &&
    names.every((name) => said.some((word) => isSameName(name, word)));
  const bears = (title: readonly string[]): boolean => isSaid(title) || isSaid(title.slice(1));
  const [only, ...others] = titles.filter(bears);
  if (only === undefined || others.length > 0) return null;
  return isSaid(only) ? 'all' : 'thing';
}

/** "остальное", "первую и третью": of a list, and nothing else is named. */
function isOfList(items: readonly Item[], clause: Clause): boolean {
  const named = items.filter((item) => !isFact(item) && !SET_TIME.rather.has(item.word));
  const { rest, places = [] } = shownIn(named, new Set(), clause)?.shown ?? {};
  return rest === true || places.length > 1;
}

/** What is to be done, or a word of another kind of request: no name. */
const isOther = (item: Item): boolean => isAction(item) || OTHER.has(roleAt(item) ?? '');

const lasts = (minutes: number) => ({ type: 'set_duration', duration_minutes: minutes }) as const;

/** "маникюр в 16 и на два часа", "маникюр на полтора часа", of a timeblock that was spoken of here. */
function lengthOfBlock(
  named: readonly Item[],
  facts: readonly Item[],
  clause: Clause,
): Made | null {
  // "на два часа" alone may be an hour
  const isOfLength = facts.some((item) => {
    const fact = factOf(item);
    return fact?.kind === 'length' || (fact?.kind === 'for-number' && facts.length > 1);
  });
  const isElse = named.some((item) => isOther(item) && roleAt(item) !== 'meeting');
  if (!isOfLength || isElse || !isOnlyBlock(named, withoutProjects(clause))) return null;
  const isMeeting = named.some(isOther);
  const [only, ...more] = facts;
  const length = isMeeting || only === undefined || more.length > 0 ? null : lengthOf(factOf(only));
  if (only !== undefined && length !== null) {
    const operation = lasts(minutesIn(length));
    const isOnto = ONTO.test(clause.text.slice(only.from, only.to));
    return isOnto ? made(operation, named, { confidence: GUESS, mayBeBulk: false }) : null;
  }
  const said = hourAndLength(facts, clause);
  if (said === null) return null;
  const { when, minutes } = said;
  // its day, its hour and its length together are all that a new one is made of
  if (when.fields.planned_at?.includes('T') === true) return null;
  const moved = made(operationAt(when, true), named, { confidence: GUESS, mayBeBulk: false });
  return { ...moved, operations: [...moved.operations, lasts(minutes)] };
}

/** "в 16 и на два часа": the hour, and how long it is from there; read together they might be a move by so much. */
function hourAndLength(facts: readonly Item[], { text, ground }: Clause) {
  const lengths = facts.filter(({ from, to }) => FOR_SO_LONG.test(text.slice(from, to)));
  const [only, ...more] = lengths;
  const length = only === undefined || more.length > 0 ? null : lengthOf(factOf(only));
  const others = facts.filter((item) => item !== only);
  const isApart = length !== null && others.length > 0 && others.every(isFact);
  const when = whenOf(isApart ? others : facts, text, ground);
  const minutes = isApart && length !== null ? minutesIn(length) : (when?.minutes ?? null);
  if (when === null || minutes === null || Object.keys(when.fields).length === 0) return null;
  return { when, minutes };
}

/** "последнюю", "вторую", "обе": one or several of those that stand in view, and nothing else. */
function isOfView(named: readonly Item[], clause: Clause): boolean {
  const { thread } = clause;
  const shown = thread?.candidates.length ?? 0;
  const several = countIn(named);
  if (several !== null) return several.used.size === named.length && shown >= several.count;
  const ordinal = ordinalIn(named, new Set());
  if (ordinal !== null) return shown >= ordinal;
  const said = shownIn(named, new Set(), clause)?.shown ?? {};
  if (said.rest === true || said.all === true) return true;
  const { places = [] } = said;
  if (places.length > 0) return places.every((place) => shown >= Math.abs(place));
  const [only, ...more] = named;
  const isIt = thread?.default_task_id !== undefined || thread?.default_timeblock_id !== undefined;
  return isIt && more.length === 0 && only !== undefined && SHOWN_LAST.has(only.word);
}

/** No project has a time: "в магазин завтра в 18" beside a project of that name is something new. */
function withoutProjects(clause: Clause): Clause {
  const { thread } = clause;
  if (thread === null) return clause;
  const candidates = thread.candidates.filter(({ kind }) => kind !== 'project');
  return { ...clause, thread: { ...thread, candidates } };
}

/** Of what was spoken of, only timeblocks bear the name. */
function isOnlyBlock(named: readonly Item[], clause: Clause): boolean {
  const { thread } = clause;
  const tasks = (thread?.candidates ?? []).filter(({ kind }) => kind === 'task');
  const isTask =
    thread !== null && isSpokenOf(named, { ...clause, thread: { ...thread, candidates: tasks } });
  return !isTask && isSpokenOf(named, clause);
}

/** A meeting at another time is another meeting as well. */
const OTHER: ReadonlySet<string> = new Set([
  'meeting',
  'create',
  'remind',
  'need',
  'foreign',
  'query',
  'edit',
  'task',
  'reminder',
]);
