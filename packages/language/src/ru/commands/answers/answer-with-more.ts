import type { PendingQuestion } from '@planerka/contracts';
import type { Spoken } from '../../../spoken.ts';
import { answerAndFields } from './answer-and-fields.ts';
import { namesAsked } from './names-asked.ts';
import type { AnswerReading } from './read-answer.ts';

/** The answer to what is asked about something new, with more of that thing in it; null for everything else. */
export const answerWithMore = (
  spoken: Pick<Spoken, 'text' | 'ground'>,
  asked: PendingQuestion,
): AnswerReading | null => answerAndFields(spoken, asked) ?? namesAsked(spoken, asked);
