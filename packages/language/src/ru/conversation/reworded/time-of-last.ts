import type { InterpretResponse } from '@planerka/contracts';
import { parseDay } from '../../../calendar/local-instant.ts';
import type { Spoken } from '../../../locale.ts';
import { factOf } from '../../../time/frame.ts';
import { isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { movedOnto } from './guessed-of-named-phrases.ts';

const WHEN: ReadonlySet<string> = new Set(['day', 'clock', 'daypart', 'moment']);

/**
 * "завтра", "в 17:30": nothing but when, said while nothing is asked and one thing is in view, as it is behind "купить
 * хлеб". Whether that is moved there is asked about. Null for everything else.
 */
export function timeOfLast(
  { text, request, ground }: Spoken,
  { kind, talk, noise }: InterpretResponse,
  said: (spoken: Spoken) => InterpretResponse | null,
): InterpretResponse | null {
  const { thread, pending, pending_operation: asked } = request;
  const inView = thread?.default_task_id ?? thread?.default_timeblock_id;
  const isUnread = kind === 'none' && talk === undefined && noise !== true;
  if (!isUnread || inView === undefined || (pending ?? asked) !== undefined) return null;
  const items = readText(text).items.filter((item) => !isMark(item));
  const isTime = items.every((item) => WHEN.has(factOf(item)?.kind ?? ''));
  if (items.length === 0 || !isTime || /[?!…]/u.test(text)) return null;
  const order = movedOnto(text.trim().replace(/[.\s]+$/u, ''));
  const moved = said({ text: order, read: readText(order), request, ground });
  const [only, ...more] = moved?.operations ?? [];
  if (moved?.kind !== 'operations' || only === undefined || more.length > 0) return null;
  const day = only.operation.type === 'reschedule' ? only.operation.planned_at?.slice(0, 10) : null;
  // "вчера" tells of something else
  if (day != null && parseDay(day) < ground.now.day) return null;
  return { ...moved, operations: [{ ...only, confidence: Math.min(only.confidence, GUESS) }] };
}
