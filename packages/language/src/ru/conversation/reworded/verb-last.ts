import {
  CONFIDENCE,
  type Operation,
  type ReadOperation,
  type ThreadHints,
} from '@planerka/contracts';
import { readText } from '../../grammar.ts';
import type { Conversation } from '../conversation.ts';
import { isVerb } from '../lexicon.ts';
import type { Reader } from '../words.ts';
import {
  FIELD,
  LENGTH_ONLY,
  ORDER_LAST,
  POINTS,
  PUTS,
  REMIND,
  TO_REMIND,
} from './verb-last-phrases.ts';

/** What is set of a thing; what makes, ends or takes away something has to be named. */
const SETTING: ReadonlySet<Operation['type']> = new Set([
  'reschedule',
  'rename',
  'set_due',
  'set_duration',
  'set_priority',
  'set_tags',
  'set_reminders',
  'set_recurrence',
  'move_to_project',
  'add_note',
]);

/**
 * "тег дом добавь", "до 12 продли", "до пятницы срок поставь": something is set of what is in view, with the order behind
 * it. Null where nothing is in view, something is named, or the same words in plain order would set nothing.
 */
export const verbLast: Reader = ({ said, thread, again }) => {
  if (!isInView(thread)) return null;
  for (const order of ordersOf(said)) {
    const found = again(order);
    if (found !== null && setsOne(found)) return found;
  }
  return null;
};

function ordersOf(said: string): readonly string[] {
  const { when } = TO_REMIND.exec(said.trim())?.groups ?? {};
  if (when !== undefined) return [REMIND(when)];
  const { what, verb = '', text } = ORDER_LAST.exec(said.trim())?.groups ?? {};
  if (what === undefined) return [];
  const plain = what.replace(POINTS, ' ').replace(/\s+/gu, ' ').trim();
  // "перенеси поставь": of two orders neither is turned
  if (isVerb(readText(plain).words[0]?.word ?? '')) return [];
  if (PUTS.test(verb) && LENGTH_ONLY.test(plain)) return [];
  const behind = text === undefined ? '' : `: ${text}`;
  const field = FIELD.exec(plain);
  const turned = field?.groups?.['field'];
  const ahead = field === null ? '' : plain.slice(0, field.index).trim();
  return [
    ...(turned === undefined || ahead === '' ? [] : [`${verb} ${turned} ${ahead}${behind}`]),
    `${verb} ${plain}${behind}`,
  ];
}

function isInView(thread: ThreadHints | null): boolean {
  if (thread === null || thread.named === true) return false;
  return thread.default_task_id !== undefined || thread.default_timeblock_id !== undefined;
}

/** Is one thing set, surely, of what is in view? */
function setsOne(found: Conversation): boolean {
  if (found.kind !== 'operations' || found.rest.length > 0) return false;
  const [only, ...more] = found.operations;
  return only !== undefined && more.length === 0 && isSetting(only);
}

function isSetting({ operation, confidence, ...naming }: ReadOperation): boolean {
  const { kind: _kind, half_open: _half, week_open: _week, day_open: _day, ...named } = naming;
  return (
    !isPeriod(operation) &&
    SETTING.has(operation.type) &&
    confidence >= CONFIDENCE.act &&
    Object.keys(named).length === 0
  );
}

/** "на год продли" is done to what the title is about: nothing in a plan lasts so long. */
const isPeriod = (operation: Operation): boolean =>
  operation.type === 'set_duration' &&
  Math.abs(operation.by_minutes ?? operation.duration_minutes ?? 0) > DAY_MINUTES;
const DAY_MINUTES = 24 * 60;
