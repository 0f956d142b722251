import {
  type InterpretResponse,
  type ObjectHandle,
  Operation,
  type ReadOperation,
} from '@planerka/contracts';
import { isCreate } from '@planerka/plan';
import type { Draft, Proposal } from '@planerka/runtime';
import { proposalsFromReading } from './proposals-from-reading.ts';
import type { Pointers } from './thread-hints.ts';

/** What the words of a message come with. */
export interface ReadMessage {
  readonly key: string;
  readonly said: string;
  /** How many proposals of its tokens come before those of its words. */
  readonly position: number;
  readonly pointers: Pointers;
  /** Did tokens name the objects? Then no word names another one (K5-1-tokens-override). */
  readonly byTokens: boolean;
  readonly draft: Draft | null;
  /** The candidates that the interpreter was given. */
  readonly offered: readonly ObjectHandle[];
}

/** What the words propose; `reading` null when there were none. */
export function wordProposals(reading: InterpretResponse | null, message: ReadMessage): Proposal[] {
  const { key, said, position, pointers, byTokens, draft } = message;
  const saysNothing = reading === null || reading.kind === 'none';
  // Beside op tokens a ref is theirs, not an answer.
  if (saysNothing && position > 0) return [];
  const target = saysNothing ? targetAnswer(message) : null;
  if (target) return [target];
  if (reading === null) return [];
  const { operations } = reading;
  return proposalsFromReading(
    {
      ...reading,
      ...(operations && byTokens
        ? { operations: operations.map((read) => underTokens(read, pointers.refs)) }
        : {}),
    },
    {
      key,
      said,
      draftId: draft?.draft_id ?? null,
      position,
      refs: pointers.refs,
      suggested: pointers.suggested,
      ...(pointers.listed === undefined ? {} : { listed: pointers.listed }),
      // A person may type any number; a model may only name what it was offered (K5-4-only-candidates).
      ...(reading.interpreter === 'model' ? { offered: message.offered } : {}),
    },
  );
}

/** A named object answers the question which one is meant. */
function targetAnswer({ key, said, position, pointers, draft }: ReadMessage): Proposal | null {
  const [only, ...more] = pointers.refs;
  if (!only || more.length > 0 || draft?.question_code !== 'TARGET') return null;
  const { operation } = draft.operation;
  if (isCreate(operation)) return null;
  return {
    type: 'operation_answer',
    key: `${key}:${position}`,
    draft_id: draft.draft_id,
    read: { operation, confidence: 1 },
    refs: [only],
    said,
  };
}

/** Tokens override everything: a number that they do not name is not the target (K5-1-tokens-override). */
function underTokens(read: ReadOperation, refs: readonly ObjectHandle[]): ReadOperation {
  const kinds = targetFields(read.operation);
  const fields = Object.entries(read.operation).filter(([field, number]) => {
    const kind = kinds.find((each) => each === field);
    return kind === undefined || refs.some((ref) => ref.kind === kind && ref.number === number);
  });
  return { ...read, operation: Operation.parse(Object.fromEntries(fields)) };
}

/** The fields that name an operation's own target, and not its second object. */
function targetFields({ type }: Operation): readonly ObjectHandle['kind'][] {
  if (type === 'link_task') return ['timeblock'];
  return type === 'move_to_project' ? ['task'] : ['task', 'timeblock', 'project'];
}
