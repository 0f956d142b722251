import type { Answer } from '@planerka/views';
import { type Button, type Step, text } from '../reply/reply.ts';
import { ruSurfaces as ru } from '../texts/ru-surfaces.ts';
import type { Asked } from './asked.ts';
import { pager } from '../reply/pager.ts';

/** An answer as one message: its lines, where it stands among its pages, its buttons. */
export function answerStep(
  asked: Asked,
  answer: Answer,
  buttons: readonly (readonly Button[])[] = [],
): Step {
  const lines = answer.lines.map((line) => line.text);
  const place = answer.pages > 1 ? [ru.place(answer.page + 1, answer.pages)] : [];
  const footer = [answer.footer, ...place].filter((line) => line !== null);
  const parts = [answer.title, lines.join('\n').trim(), footer.join('\n')];
  const objects = answer.lines.flatMap(({ object }) => (object === null ? [] : [object]));
  return text(parts.filter((part) => part !== '').join('\n\n'), {
    buttons: [...buttons.map((row) => [...row]), ...pager(asked.query, answer.page, answer.pages)],
    shown: { objects, surface_id: asked.surfaceId },
  });
}
