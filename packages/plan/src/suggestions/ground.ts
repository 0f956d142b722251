import type { Moment } from '../time/moment.ts';

/** A live project, as a suggestion may name it. */
export interface KnownProject {
  readonly id: string;
  readonly name: string;
}

/** What an envelope is held against beside the contract: the plan it speaks of. */
export interface SuggestionGround extends Moment {
  /** The surface that was asked for; without one any surface will do. */
  readonly surface?: string;
  /** The ids that were offered: `TASK-042` of what exists, `tmp-0` of commands just spoken. */
  readonly todoIds: readonly string[];
  readonly todoTempIds: readonly string[];
  readonly projects: readonly KnownProject[];
  /** What the person wrote or said: a rationale must not repeat it at length (R3). */
  readonly texts: readonly string[];
}
