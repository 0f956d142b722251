import {
  COMMANDS_MAX,
  type InterpretRequest,
  type InterpretResponse,
  type ReadOperation,
} from '@planerka/contracts';
import { fold } from '../../../grammar/scan.ts';
import { isAction, isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isPurchase, thingsOfTitle } from '../objects/things-of-title.ts';
import * as phrases from './as-list-phrases.ts';
import { listUnmarked } from './list-unmarked.ts';
import { LIKELY } from './made.ts';

const CHARS_MAX = 120;

/**
 * "я хотела списком, с галочками" behind a task of things: each of them becomes a row of it. Where no such task was
 * spoken of it is no command of any kind; null for everything else.
 */
export function readAsList(
  text: string,
  thread: InterpretRequest['thread'],
): InterpretResponse | null {
  const said = text.trim();
  if (said.length > CHARS_MAX || !phrases.LIST_WAY.test(said) || !phrases.WANTED.test(said)) {
    return null;
  }
  const words = fold(said).match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  if (!words.every((word) => phrases.BESIDE.has(word))) return null;
  const [last] = thread?.candidates ?? [];
  const isOrdered = phrases.ORDERED.test(said);
  const things = last?.kind === 'task' ? thingsOf(last.title ?? '', isOrdered) : [];
  if (last?.number === undefined || things.length < 2 || things.length > COMMANDS_MAX) {
    return { kind: 'none', envelopes: [], interpreter: 'rules' };
  }
  const task = last.number;
  const operations = things.map(
    (title): ReadOperation => ({
      operation: { type: 'subtask_add', task, title },
      confidence: LIKELY,
    }),
  );
  return { kind: 'operations', envelopes: [], operations, interpreter: 'rules' };
}

/** The things that a title names; of one in which something is to be done they are told apart only when that is ordered. */
function thingsOf(title: string, isOrdered: boolean): readonly string[] {
  const dictated = isOrdered ? listUnmarked(title) : null;
  if (dictated !== null) return dictated.items.split(phrases.BETWEEN_THINGS);
  const bought = isOrdered ? thingsOfTitle(title) : null;
  if (bought !== null && isPurchase(bought)) return bought.things.map(({ text }) => text);
  if (readText(title).items.some((item) => isAction(item) || isFact(item))) return [];
  return title
    .split(phrases.BETWEEN_THINGS)
    .map((thing) => thing.trim())
    .filter((thing) => thing !== '');
}
