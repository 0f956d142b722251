import type { SetCounts, SetQuestion, ShownOp, ShownSet } from '@planerka/contracts';
import type { Nothing } from './nothing.ts';

/** What is told of change sets, and of what becomes of them. */
export interface ChangeSetMessages {
  /** What an agent proposes, and what it would change. */
  readonly change_set_proposed: { readonly set: ShownSet };
  /** What is asked about a set besides, in a line. */
  readonly change_set_asks: {
    readonly set: ShownSet;
    readonly question: Exclude<SetQuestion, { asks: 'approval' }>;
  };
  /** One op as a button that switches it. */
  readonly label_change_set_op: { readonly op: ShownOp };
  readonly label_look_at_set: Nothing;
  readonly label_accept_set: Nothing;
  readonly label_accept_chosen: { readonly count: number };
  readonly label_accept_rest: { readonly count: number };
  readonly label_reject_set: Nothing;
  readonly label_no_reason: Nothing;
  /** A question of the agent's own, in its words. */
  readonly change_set_question: { readonly agent: string; readonly question: string };
  readonly answer_kept: Nothing;
  readonly change_set_applied: { readonly counts: SetCounts };
  readonly change_set_undone: { readonly counts: SetCounts };
  readonly change_set_redone: { readonly counts: SetCounts };
  /** Everything that it proposes is there already. */
  readonly change_set_empty: Nothing;
  readonly ask_reject_reason: Nothing;
  readonly change_set_rejected: { readonly reason: string | null };
  readonly change_set_not_yours: Nothing;
  readonly change_set_over: {
    readonly state: 'proposed' | 'applied' | 'rejected' | 'withdrawn' | 'superseded';
  };
  /** The project has changed so that the set as a whole cannot be taken. */
  readonly change_set_refused: Nothing;
}
