import type { DoneOutcome, QuestionOutcome, RefusedOutcome } from '@planerka/contracts';

/** Outcomes as handlers make them: the call freezes them with its moment when it ends. */
export type Done = Omit<DoneOutcome, 'frame'>;
export type Question = Omit<QuestionOutcome, 'frame'>;
export type Refusal = Omit<RefusedOutcome, 'frame'>;
export type Verdict = Done | Question | Refusal;
