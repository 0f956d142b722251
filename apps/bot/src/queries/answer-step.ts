import type { Frame, Query } from '@planerka/contracts';
import { tell } from '@planerka/texts';
import { type Answer, type Reversal, readLines } from '@planerka/views';
import { pager } from '../reply/pager.ts';
import { button, type ReplyPart, text } from '../reply/reply.ts';

/** What a message needs to know of the question that it answers. */
export interface Answering {
  readonly query: Query;
  readonly surfaceId: string;
  readonly frame: Frame;
}

/** An answer as one message: its lines, its page number, its buttons. */
export function answerStep(
  { query, surfaceId, frame }: Answering,
  answer: Answer,
  reversals: readonly Reversal[],
): ReplyPart {
  const { said, objects } = readLines(answer);
  return text(said, {
    frame,
    flow: reversals.map(({ position, change_id, undone }) =>
      undone
        ? button(tell('label_redo_one', { position }), { type: 'redo', changes: [change_id] })
        : button(tell('label_undo_one', { position }), { type: 'undo', changes: [change_id] }),
    ),
    buttons: pager(query, answer.page, answer.pages),
    shown: { objects, surface_id: surfaceId },
  });
}
