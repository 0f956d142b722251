import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { LIKELY } from '../acts/made.ts';
import { type Conversation, cappedAt, isAsking } from '../conversation.ts';
import type { Reader } from '../words.ts';
import { MAY_BE_RESTING, RESTING, STATE_WORDS } from './resting-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

/**
 * "завтра отдыхаю, а тренировка в пятницу" where a training stands: that one does nothing tomorrow is why it is moved, and
 * no thing of the plan. Null where nothing that stands is moved.
 */
export const resting: Reader = ({ said, request, again }): Conversation | null => {
  if (isAsking(request) || said.length > CHARS_MAX || !MAY_BE_RESTING.test(said)) return null;
  const { told, order } = RESTING.exec(said.trim().replace(/[.!]+$/u, ''))?.groups ?? {};
  if (told === undefined || order === undefined) return null;
  const when = told.replace(STATE_WORDS, ' ').trim();
  if (when !== '' && !saysOnlyTime(when)) return null;
  const found = again(order);
  if (found?.kind !== 'operations' || found.rest.length > 0) return null;
  const isMove = found.operations.every(
    ({ operation, mention }) => operation.type === 'reschedule' && mention !== undefined,
  );
  return isMove ? cappedAt(LIKELY, found) : null;
};
