import { say } from '@planerka/plan';
import { type Refusal, refusal } from '../verdict.ts';

/** What was pressed or answered is over; nothing changes. */
export function stale(): Refusal {
  return refusal('STALE_BUTTON', say('stale_button', {}), say('say_in_words', {}));
}

/** The question was put to somebody else; nothing changes. */
export function notYours(): Refusal {
  return refusal('NOT_YOURS', say('not_your_question', {}), say('who_may_answer', {}));
}
