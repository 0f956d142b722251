import type { Frame, Query } from '@planerka/contracts';
import { say } from '@planerka/plan';
import { tell } from '@planerka/texts';
import type { Answer, Reversal } from '@planerka/views';
import { button, type Step, text } from '../reply/reply.ts';
import { pager } from '../reply/pager.ts';

/** What a message needs to know of the question that it answers. */
export interface Answering {
  readonly query: Query;
  readonly surfaceId: string;
  readonly frame: Frame;
}

/** An answer as one message: its lines, where it stands among its pages, its buttons. */
export function answerStep(
  { query, surfaceId, frame }: Answering,
  { title, lines, footer, page, pages }: Answer,
  reversals: readonly Reversal[],
): Step {
  const foot = [
    ...(footer === null ? [] : [footer]),
    ...(pages > 1 ? [tell('answer_place', { page: page + 1, pages })] : []),
  ];
  const said = say('paragraphs', {
    parts: [
      title,
      say('lines', { lines: lines.map((line) => line.text) }),
      say('lines', { lines: foot }),
    ],
  });
  return text(said, {
    frame,
    flow: reversals.map(({ position, change_id, undone }) =>
      undone
        ? button(tell('label_redo_one', { position }), { type: 'redo', changes: [change_id] })
        : button(tell('label_undo_one', { position }), { type: 'undo', changes: [change_id] }),
    ),
    buttons: pager(query, page, pages),
    shown: {
      objects: lines.flatMap(({ object }) => (object === null ? [] : [object])),
      surface_id: surfaceId,
    },
  });
}
