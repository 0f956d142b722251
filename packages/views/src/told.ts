import type { Message, ObjectHandle, Operation, Phase, Query } from '@planerka/contracts';
import type { DigestKind } from '@planerka/plan';

/** What may be done about what is told: an operation on the plan, or one of the few things besides. */
export type ActionOp =
  | Operation
  | { readonly type: 'ask'; readonly query: Query }
  /** Asked about with these words first. */
  | { readonly type: 'confirm'; readonly ask: Message; readonly operation: Operation }
  | { readonly type: 'suggest'; readonly task: number }
  /** Gives back the messages that are kept with an object. */
  | { readonly type: 'source'; readonly kind: 'task' | 'timeblock'; readonly number: number }
  /** The planner's own agent is asked for a phase of a project. */
  | { readonly type: 'phase'; readonly project: number; readonly phase: Phase }
  /** A change set that waits, to be looked at. */
  | { readonly type: 'show_set'; readonly set: string }
  | { readonly type: 'undo_changes'; readonly changes: readonly string[] }
  | { readonly type: 'digest_off'; readonly kind: DigestKind };

export interface Action {
  readonly label: Message;
  readonly op: ActionOp;
}

/** Something that is told: its lines, the objects that they name, what may be done about it. */
export interface Told {
  readonly said: readonly [Message, ...Message[]];
  readonly objects: readonly ObjectHandle[];
  /** Row by row. */
  readonly actions: ReadonlyArray<readonly Action[]>;
}
