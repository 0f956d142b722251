import {
  COMMANDS_MAX,
  type InterpretRequest,
  type InterpretResponse,
  type ReadOperation,
  TITLE_MAX_CHARS,
} from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { fold } from '../../../grammar/scan.ts';
import { factOf } from '../../../time/frame.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { readText } from '../../grammar.ts';
import { hasTag } from '../../tags.ts';
import { kindOfNoun } from '../lexicon.ts';
import { takeHandles } from '../objects/handles.ts';
import { placeOf } from '../objects/ordinal.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import { isAllToDo } from '../several/several-to-do.ts';
import { GUESS, LIKELY } from './made.ts';
import {
  BETWEEN_STEPS,
  FOR_DAY,
  INTO_STEPS,
  LAST_TWO,
  OBJECT_AHEAD,
  OBJECT_FIRST,
  OVER_DAYS,
  POINTED,
  SPLIT_OF_LAST,
  STEP_MARK,
  STEP_OF_LAST,
  STEPS_OF_LAST,
  STEPS_OF_NAMED,
  STEPS_TO,
  TASK_AHEAD,
  TASK_BEHIND,
} from './split-into-steps-phrases.ts';

interface Said {
  /** The words for the whole; empty where it is what was spoken of last. */
  readonly object: string;
  readonly list: string;
}

/**
 * "раздели отчёт на шаги: собрать цифры, написать выводы", "подзадачи: клей, кисть": parts of what is
 * named, or of what was spoken of last; null for all else.
 */
export function readSplitIntoSteps(
  text: string,
  thread: InterpretRequest['thread'],
): InterpretResponse | null {
  const plain = text
    .trim()
    .replace(/[.!]+$/u, '')
    .replace(OBJECT_AHEAD, '$2 $1 ')
    .replace(OBJECT_FIRST, '$2 $1 ');
  const [, single] = STEP_OF_LAST.exec(plain) ?? [];
  const said = single === undefined ? saidIn(plain, thread) : { object: '', list: single };
  if (said === null) return null;
  const steps = single === undefined ? stepsIn(said.list) : [single];
  if (steps.length === 0 || steps.length > COMMANDS_MAX) return null;
  const target = rowOf(said.object.trim(), thread) ?? targetOf(said.object.trim());
  if (target === null) return null;
  const { task, ...named } = target;
  const numbered = task === undefined ? {} : { task };
  const isRefused = said.object === '' && hasNoWhole(thread);
  const told = isRefused ? steps.slice(0, 1) : steps;
  const operations = told.map((step, at): ReadOperation => {
    // they go where the first of them goes, so that one question settles all
    const same = at > 0 && task === undefined ? { same: true as const } : {};
    const operation = { type: 'subtask_add', ...numbered, title: step } as const;
    return { operation, confidence: LIKELY, ...named, ...same };
  });
  return { kind: 'operations', envelopes: [], operations, interpreter: 'rules' };
}

function saidIn(text: string, thread: InterpretRequest['thread']): Said | null {
  const [, ofLast] = STEPS_OF_LAST.exec(text) ?? [];
  if (ofLast !== undefined) return { object: '', list: ofLast };
  const split = splitOfLast(text);
  if (split !== null) {
    const { list, areSteps } = split;
    const isList = stepsIn(list).every((step) => !hasOwnTime(step) && (areSteps || isStep(step)));
    return isList ? { object: '', list } : null;
  }
  const [, whole, into] = INTO_STEPS.exec(text) ?? [];
  if (whole !== undefined && into !== undefined) return { object: whole, list: into };
  const [, named = '', parts] = STEPS_OF_NAMED.exec(text) ?? [];
  if (parts !== undefined && isSpokenOfIn(readText(named).items, thread ?? null)) {
    return { object: named, list: parts };
  }
  const [, to, list] = STEPS_TO.exec(text) ?? [];
  if (to === undefined || list === undefined || to.includes(':')) return null;
  // "в дом шаги ..." without a colon: only what is surely a list of things to be done
  const isListed = text
    .slice(0, text.length - list.length)
    .trimEnd()
    .endsWith(':');
  return isListed || isAllToDo(list) ? { object: to, list } : null;
}

/** "разбей её: ...", "разбей на шаги: ...": either it is pointed at, or the parts are called so. */
function splitOfLast(text: string): { readonly list: string; readonly areSteps: boolean } | null {
  const { ahead, behind, into, list } = SPLIT_OF_LAST.exec(text)?.groups ?? {};
  if ((ahead ?? behind ?? into) === undefined || list === undefined) return null;
  return { list, areSteps: into !== undefined };
}

/** Nothing stands that could have parts: one refusal tells that as well as one for each of them. */
const hasNoWhole = (thread: InterpretRequest['thread']): boolean =>
  thread != null &&
  thread.default_task_id === undefined &&
  (thread.default_timeblock_id !== undefined ||
    thread.candidates.every(({ kind }) => kind !== 'task'));

/**
 * What has a day of its own would lose it as a part; "цветы на 8 марта", "данные за октябрь" tell what for, and of when,
 * and stay in its words.
 */
const hasOwnTime = (step: string): boolean =>
  readText(step).items.some((item, at) => isTimed(item) && !isOfThing(item, at, step));

function isOfThing(item: Item, at: number, step: string): boolean {
  const words = step.slice(item.from, item.to);
  const fact = factOf(item);
  // "на субботу", "на завтра" is when it is to be done, or ready
  const isDate = fact?.kind === 'day' && fact.day.kind === 'date';
  const isDayFor = at > 0 && isDate && FOR_DAY.test(words);
  return isDayFor || OVER_DAYS.test(words);
}

/** "на полку" is where something goes. */
function isStep(step: string): boolean {
  const { items } = readText(step);
  return !hasTag(items[0], 'preposition') || items.some(({ word }) => isInfinitive(word));
}
const isTimed = (item: Item): boolean => TIMED.has(factOf(item)?.kind ?? '');
const TIMED: ReadonlySet<string> = new Set([
  'day',
  'clock',
  'clock-range',
  'range',
  'daypart',
  'offset',
  'moment',
  'due',
  'from',
  'window',
  'repeat',
]);

/**
 * "разбей на шаги: завтра выкинуть хлам, в пятницу помыть": parts have no days of their own, so that each is asked about
 * as something to be done on its day. Null for all else.
 */
export function readTimedSteps(
  text: string,
  readNew: (text: string) => InterpretResponse,
): InterpretResponse | null {
  const split = splitOfLast(text.trim().replace(/[.!]+$/u, ''));
  if (split === null || !stepsIn(split.list).some(hasOwnTime)) return null;
  const read = readNew(split.list);
  if (read.kind !== 'commands') return null;
  const envelopes = read.envelopes.map(({ command, ...envelope }) => ({
    ...envelope,
    command: { ...command, confidence: Math.min(command.confidence, GUESS) },
  }));
  return { ...read, envelopes };
}

function stepsIn(list: string): string[] {
  const parts = list
    .split(BETWEEN_STEPS)
    .map((part) => part.trim().replace(STEP_MARK, '').trim())
    .filter((part) => part !== '');
  const [, first, second] = (parts.length > 1 ? LAST_TWO.exec(parts.at(-1) ?? '') : null) ?? [];
  const all =
    first === undefined || second === undefined ? parts : [...parts.slice(0, -1), first, second];
  return all.map((part) => part.slice(0, TITLE_MAX_CHARS));
}

interface Whole {
  readonly task?: number;
  readonly mention?: string;
  readonly ordinal?: number;
}

/** "первую": a row of the list in view. */
function rowOf(object: string, thread: InterpretRequest['thread']): Whole | null {
  const rows = thread?.listed_count ?? thread?.candidates.length ?? 0;
  const place = placeOf(fold(object.replace(TASK_AHEAD, '').replace(TASK_BEHIND, '').trim()));
  return place !== null && rows > 1 ? { ordinal: place } : null;
}

/** What the words for the whole name: its number, its words, or what was spoken of; null for several numbers. */
function targetOf(object: string): Whole | null {
  if (object === '' || POINTED.test(object)) return {};
  const { handles, text } = takeHandles(object, readText(object));
  const [only, ...more] = handles;
  if (only === undefined) return { mention: object.replace(TASK_AHEAD, '') };
  const left = text.trim().toLowerCase();
  const isAlone = more.length === 0 && (left === '' || kindOfNoun(left) === 'task');
  return isAlone && only.kind === 'task' ? { task: only.number } : null;
}
