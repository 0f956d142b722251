import type {
  CommandEnvelope,
  Entities,
  Intent,
  Operation,
  ReadOperation,
} from '@planerka/contracts';
import type { Proposal } from '@planerka/runtime';

/** A proposal without its key: the kernel numbers them. */
export type Wish = Proposal extends infer P ? (P extends Proposal ? Omit<P, 'key'> : never) : never;

export const NOON = '2026-02-25T09:00:00.000Z';
/** A command as a gateway would hand it in. */
export function command(
  intent: Intent,
  entities: Entities & Record<string, unknown>,
  more: { confidence?: number; said?: string } & Partial<
    Pick<Extract<Proposal, { type: 'command' }>, 'notes' | 'readings' | 'suggestions'>
  > = {},
): Wish {
  const { confidence = 0.95, said = 'слова человека', ...rest } = more;
  return { type: 'command', envelope: envelope(intent, entities, confidence), said, ...rest };
}

/** An operation as a door hands it in: as read from words, or as a token or button names it. */
export function operation(
  op: Operation,
  hints: Partial<Pick<OperationWish, 'refs' | 'suggested' | 'offered'>> &
    Partial<Pick<ReadOperation, 'mention' | 'kind' | 'bulk' | 'same' | 'confidence'>> & {
      said?: string;
    } = {},
): Wish {
  const { refs = [], suggested = [], offered, said = 'слова человека', ...read } = hints;
  return {
    type: 'operation',
    read: { operation: op, confidence: 0.95, ...read },
    refs,
    suggested,
    ...(offered === undefined ? {} : { offered }),
    said,
  };
}

type OperationWish = Extract<Proposal, { type: 'operation' }>;

export function envelope(
  intent: Intent,
  entities: Entities & Record<string, unknown>,
  confidence = 0.95,
): CommandEnvelope {
  return {
    trace_id: 'trace',
    source: { channel: 'telegram_text' },
    command: { intent, confidence, entities },
  };
}
