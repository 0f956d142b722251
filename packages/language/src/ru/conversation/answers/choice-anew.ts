import {
  type InterpretResponse,
  Operation,
  type PendingOperationQuestion,
} from '@planerka/contracts';
import type { Spoken } from '../../../spoken.ts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { readText } from '../../grammar.ts';
import { LIKELY } from '../acts/made.ts';
import { whenOf } from '../acts/when.ts';
import { CHOICE_ANEW } from './choice-anew-phrases.ts';
import { choiceByPlace } from './choice-by-place.ts';

const NONE_OF_THESE = 'none_of_these';
/** What is said anew has to take the place of all that was said. */
const TIMES = ['planned_at', 'planned_time', 'shift_minutes'] as const;

const saysHour = (at: string | null | undefined): boolean => at?.includes('T') === true;

/**
 * "второй на 16", while it is asked which one is to stand at 15: the one at that place of the question, at that time.
 * "а вторую на 16" says nothing of the one that was meant, so that the question still waits. Null for everything else,
 * and where the time would be put together from both.
 */
export function choiceAnew(
  { text, ground }: Spoken,
  { operation, question }: PendingOperationQuestion,
): InterpretResponse | null {
  if (question.code !== 'TARGET' || operation.type !== 'reschedule') return null;
  const { but, which, when } = CHOICE_ANEW.exec(text.trim())?.groups ?? {};
  if (which === undefined || when === undefined || !saysOnlyTime(when)) return null;
  const offered = question.choices.filter(({ id }) => id !== NONE_OF_THESE);
  const choice = choiceByPlace(readText(which).words, offered, offered);
  const fields = whenOf(readText(when).items, when, ground)?.fields ?? {};
  if (choice === null || !('planned_at' in fields || 'planned_time' in fields)) return null;
  if (!TIMES.every((key) => key in fields || !(key in operation))) return null;
  // "второй на субботу" behind "на пятницу в 15": nobody says whether the hour stays
  if (saysHour(operation.planned_at) && !saysHour(fields.planned_at)) return null;
  const [kind = '', number] = choice.id.split(':');
  const meant = Operation.safeParse({ ...operation, ...fields, [kind]: Number(number) }).data;
  if (meant === undefined) return null;
  const head = { envelopes: [], interpreter: 'rules' } as const;
  return but === undefined
    ? { ...head, envelopes: [], kind: 'answer', operations: [{ operation: meant, confidence: 1 }] }
    : {
        ...head,
        envelopes: [],
        kind: 'operations',
        operations: [{ operation: meant, confidence: LIKELY }],
      };
}
