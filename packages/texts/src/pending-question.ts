import type {
  CommandEnvelope,
  Entities,
  Frame,
  Message,
  Operation,
  PendingOperationQuestion,
  PendingQuestion,
  QuestionCode,
} from '@planerka/contracts';
import { render } from './render.ts';

/** The open question as the runtime keeps it: codes and data. */
interface Asked {
  readonly code: QuestionCode;
  readonly question: Message | null;
  readonly choices: ReadonlyArray<{
    readonly id: string;
    readonly label: Message;
    readonly entities?: Entities | undefined;
    readonly operation?: Operation | undefined;
  }>;
}

type Open =
  | {
      readonly pending: {
        readonly draft_id: string;
        readonly envelope: CommandEnvelope;
        readonly question: Asked;
        readonly together?: NonNullable<PendingQuestion['together']>;
      };
    }
  | {
      readonly pending_operation: {
        readonly draft_id: string;
        readonly operation: Operation;
        readonly question: Asked;
      };
    };

function inWords({ code, question, choices }: Asked, frame: Frame): PendingQuestion['question'] {
  return {
    code,
    clarifying_question: question === null ? '' : render(question, frame),
    choices: choices.map(({ label, ...choice }) => ({ ...choice, label: render(label, frame) })),
  };
}

/** The open question as a request to the interpreter carries it: with the words a person has read. */
export function pendingInWords(
  open: Open,
  frame: Frame,
): { pending: PendingQuestion } | { pending_operation: PendingOperationQuestion } {
  if ('pending' in open) {
    const { question, ...rest } = open.pending;
    return { pending: { ...rest, question: inWords(question, frame) } };
  }
  const { question, ...rest } = open.pending_operation;
  return { pending_operation: { ...rest, question: inWords(question, frame) } };
}
