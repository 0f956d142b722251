import type {
  DayPlanAct,
  InterpretRequest,
  Query,
  QuestionCode,
  ReadOperation,
} from '@planerka/contracts';

/** What an utterance asks of what exists. */
export type Conversation =
  | {
      readonly kind: 'operations';
      readonly operations: readonly ReadOperation[];
      /** Words that ask for something new in the same breath, as they were said. */
      readonly rest: readonly string[];
      /** They are told rather than asked for, so that they are asked about. */
      readonly isRestTold?: boolean;
      /** The kind or number of some object was said, so no title is meant. */
      readonly isAddressed: boolean;
    }
  | { readonly kind: 'query'; readonly query: Query }
  | { readonly kind: 'day_plan'; readonly day: string }
  | { readonly kind: 'day_plan_act'; readonly act: DayPlanAct }
  /** With `restored`, what was only made stays. */
  | { readonly kind: 'undo' | 'redo' | 'back' | 'restored' };

export type ConversationRequest = Pick<
  InterpretRequest,
  'thread' | 'pending' | 'pending_operation' | 'attached'
> &
  Partial<Pick<InterpretRequest, 'source'>>;

export const operationsOf = (
  operations: readonly ReadOperation[],
  isAddressed: boolean,
): Conversation => ({ kind: 'operations', operations, rest: [], isAddressed });

/** The same, no surer than `most`. */
export function cappedAt(
  most: number,
  found: Extract<Conversation, { kind: 'operations' }>,
): Conversation {
  const operations = found.operations.map((one) => ({
    ...one,
    confidence: Math.min(one.confidence, most),
  }));
  return { ...found, operations };
}

const codeAsked = ({
  pending,
  pending_operation: operation,
}: ConversationRequest): QuestionCode | undefined =>
  pending?.question.code ?? operation?.question.code;

const asksFor =
  (...codes: readonly QuestionCode[]) =>
  (request: ConversationRequest): boolean => {
    const code = codeAsked(request);
    return code !== undefined && codes.includes(code);
  };
export const isTitleAsked = asksFor('TITLE', 'NEW_TITLE');
export const isObjectAsked = asksFor('TARGET', 'PROJECT', 'LINKED_TASK');

export const isAsking = ({ pending, pending_operation: operation }: ConversationRequest): boolean =>
  pending !== undefined || operation !== undefined;
