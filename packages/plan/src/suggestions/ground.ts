import type { Moment } from '../time/moment.ts';

/** A live project, as a suggestion may name it. */
export interface KnownProject {
  readonly id: string;
  readonly name: string;
}

/** What an envelope is checked against besides the contract: the plan that it is about. */
export interface SuggestionGround extends Moment {
  /** The surface that was asked for; without one any surface will do. */
  readonly surface?: string;
  /** The ids that were offered: `TASK-042` of what exists, `tmp-0` of the commands of this message. */
  readonly todoIds: readonly string[];
  readonly todoTempIds: readonly string[];
  readonly projects: readonly KnownProject[];
  /** What the person wrote or said: a rationale must not repeat it at length (R3). */
  readonly texts: readonly string[];
}
