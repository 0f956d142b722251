import type { Role } from '../../lexicon/role-words.ts';
import type { Act } from './head.ts';
import type { HeadState } from './head-state.ts';

/** The groups of rules, each of which reads on where another one left off. */
export type HeadGroup =
  | 'utterance'
  | 'head'
  | 'query'
  | 'edit'
  | 'order'
  | 'noun'
  | 'reminder'
  | 'wish'
  | 'foreign'
  | 'plain'
  | 'plan-or-talk';

/** What a rule makes of its words: what is asked for, or which rules read on. */
export type HeadOutcome =
  | {
      readonly act: Act;
      readonly verb?: Role | null;
      readonly noun?: Role | null;
      /** The verb that asks is what is to be done: "записать ребёнка к врачу". */
      readonly isOwn?: boolean;
    }
  | { readonly next: HeadGroup };

/** A rule of the head: its name is its pattern over the items from where the state is. */
export interface HeadRule {
  readonly name: string;
  /** What else has to be so. */
  readonly when?: (state: HeadState, end: number) => boolean;
  /** How many items of it say nothing of their own. */
  readonly skips?: number;
  /** How many items are left for those who read fields and times. */
  readonly passes?: number;
  readonly gives: HeadOutcome | ((state: HeadState, end: number) => HeadOutcome);
}

/** Words that are passed over: their pattern, and what is noted about them. */
export interface SkipRule {
  readonly name: string;
  readonly when?: (state: HeadState) => boolean;
  /** They stay for those who read fields and times; or only the times among them do. */
  readonly keeps?: 'all' | 'facts';
  /** How many items of the pattern are passed over; all, where nothing is said. */
  readonly length?: number;
  readonly notes?: 'chat' | 'person' | 'owner';
}
