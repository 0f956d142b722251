import type { InterpretRequest, InterpretResponse } from '@planerka/contracts';
import { parseDay } from '../../../calendar/local-instant.ts';
import type { Spoken } from '../../../spoken.ts';
import { factOf } from '../../../time/frame.ts';
import { isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { movedOnto } from './guessed-of-named-phrases.ts';
import { isUnread } from './is-open.ts';

const WHEN: ReadonlySet<string> = new Set(['day', 'clock', 'daypart', 'moment']);

/**
 * "завтра", "в 17:30": nothing but when, said while nothing is asked and one thing is in view, as it is behind "купить
 * хлеб". Whether that is moved there is asked about, unless the plan tells that it has a day and wants an hour. Null
 * for everything else.
 */
export function timeOfLast(
  { text, request, ground }: Spoken,
  found: InterpretResponse,
  said: (spoken: Spoken) => InterpretResponse | null,
): InterpretResponse | null {
  if (!isUnread(found) || !isInView(request) || !isOnlyTime(text)) return null;
  const order = movedOnto(text.trim().replace(/[.\s]+$/u, ''));
  const moved = said({ text: order, read: readText(order), request, ground });
  const [only, ...more] = moved?.operations ?? [];
  if (moved?.kind !== 'operations' || only?.operation.type !== 'reschedule') return null;
  const day = only.operation.planned_at?.slice(0, 10);
  // "вчера" tells of something else
  const isPast = day !== undefined && parseDay(day) < ground.now.day;
  if (more.length > 0 || isPast) return null;
  const { planned_at: at, planned_time: hour } = only.operation;
  const isHourAlone = at === undefined && hour !== undefined;
  const open = { day_open: true as const, ...(isHourAlone ? { corrects: true as const } : {}) };
  const guess = { ...only, ...open, confidence: Math.min(only.confidence, GUESS) };
  return { ...moved, operations: [guess] };
}

/** Is one thing in view, and nothing asked? */
function isInView({ thread, pending, pending_operation: asked }: InterpretRequest): boolean {
  const shown = thread?.default_task_id ?? thread?.default_timeblock_id;
  return shown !== undefined && (pending ?? asked) === undefined;
}

function isOnlyTime(text: string): boolean {
  const items = readText(text).items.filter((item) => !isMark(item));
  const isTime = items.every((item) => WHEN.has(factOf(item)?.kind ?? ''));
  return items.length > 0 && isTime && !/[?!…]/u.test(text);
}
