import type { OpCode, OpName, Phase } from '@planerka/contracts';
import type { RowKind, WorkingPlan } from '../state/working-plan.ts';

/** A kind of object that an op is about; what has no rows of its own is `projection`. */
export type OpKind = RowKind | 'dependency' | 'projection';

/** What an op names and does not carry itself. */
export interface OpReference {
  readonly to: string;
  readonly kind: RowKind;
}

/** An op whose form is lawful. `Payload` is read already: keys that the contract does not name are gone. */
export interface ReadOp<Payload = unknown> {
  readonly index: number;
  readonly rule: OpRule;
  readonly clientRef: string | null;
  /** Under which this set names what the op creates. */
  readonly tempId: string | null;
  /** The object that is patched or deleted. */
  readonly target: string;
  readonly payload: Payload;
  /** What the payload names. */
  readonly references: readonly OpReference[];
}

/** What an op is held against and laid upon. */
export interface OpGround {
  readonly plan: WorkingPlan;
  readonly phase: Phase;
  readonly currency: string;
  /** The seq that the agent has read: what has a later revision, it has not seen. */
  readonly base: number;
  /** Does the envelope make an assumption of its own? */
  readonly hasAssumption: boolean;
  /** Has a person said that the line shall cost this, whoever entered its cost? */
  readonly mayOverwrite: (lineId: string, cost: number | null) => boolean;
  /** Has anybody written an item or a line since the base? */
  readonly hasMoved: boolean;
  /** The id of what is referred to; only what was found is asked for. */
  readonly idOf: (reference: string) => string;
}

/** When an op is done: what is created first, then links are taken away, then the rest as listed. */
export type OpTurn = 'create' | 'unlink' | 'rest';

/** One kind of op. */
export interface OpRule<Payload = unknown> {
  readonly name: OpName;
  readonly kind: OpKind;
  readonly turn: OpTurn;
  /** The key under which it names the object that it changes. */
  readonly targetKey: 'itemId' | 'taskId' | 'lineId' | null;
  /** It is done only when a person has named it. */
  readonly isDelete: boolean;
  /** The payload without what the contract does not name; or what is wrong with it, and where. */
  read(payload: unknown): PayloadReading<Payload>;
  /** What the payload names; the object that is changed is not among them. */
  references(payload: Payload): readonly OpReference[];
  /** The first code that holds once the object and all references are found. */
  fault(op: ReadOp<Payload>, ground: OpGround): OpCode | null;
  apply(op: ReadOp<Payload>, ground: OpGround): void;
}

export type PayloadReading<Payload> =
  | { readonly ok: true; readonly payload: Payload }
  | {
      readonly ok: false;
      readonly code: 'INVALID_PAYLOAD' | 'TOO_PRECISE';
      readonly field: string;
    };
