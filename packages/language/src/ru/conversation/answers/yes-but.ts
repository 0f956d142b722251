import type { InterpretResponse, PendingOperationQuestion } from '@planerka/contracts';
import type { Spoken } from '../../../spoken.ts';
import { slotsOf } from '../../commands/times/time-slots.ts';
import { isSameName, wordsIn } from './choice-by-words.ts';
import { IN_PART, YES_BUT } from './yes-but-phrases.ts';

/** Shorter words bind names and tell nothing apart. */
const NAME_MIN = 4;

/**
 * "да, только костюм, галстук ещё нет" where it is asked whether both are done: no yes, and no order either. Null
 * where nothing of what is asked about is taken back.
 */
export function interpretReserved(
  { text, read }: Spoken,
  { operation, question }: PendingOperationQuestion,
): InterpretResponse | null {
  const isDone = operation.type === 'update_status' && question.code === 'CONFIRM';
  const { but } = (isDone ? YES_BUT.exec(text.trim())?.groups : undefined) ?? {};
  if (but === undefined || read.items.some((item) => slotsOf(item).length > 0)) return null;
  const asked = wordsIn(question.clarifying_question);
  const isOfIt = wordsIn(but).some(
    (word) => word.length >= NAME_MIN && asked.some((each) => isSameName(each, word)),
  );
  return isOfIt || IN_PART.test(but) ? { kind: 'none', envelopes: [], interpreter: 'rules' } : null;
}
