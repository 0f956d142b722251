import type { Query } from '@planerka/contracts';
import { type Answered, type Asked, answerQuery } from '@planerka/views';
import { cardStep } from '../reply/card-step.ts';
import { pager } from '../reply/pager.ts';
import type { ReplyPart } from '../reply/reply.ts';
import { renderSurface } from '../surfaces/render-surface.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { type Answering, answerStep } from './answer-step.ts';
import { askedInChat } from './asked.ts';
import { ganttSteps } from './gantt-steps.ts';
import { pictureStep } from './picture-step.ts';

/** What the plan says to a question, as the steps of the reply. `page` counts from 0. */
export async function answerSteps(
  ctx: BotContext,
  query: Query,
  page: number,
): Promise<ReplyPart[]> {
  return await answerAsked(await askedInChat(ctx, query, page), ctx.services.locale);
}

/**
 * The same for a question that came by any door. Objects that a step shows go into its `shown`, so
 * that a reply to the message names them.
 */
export async function answerAsked(question: Asked, locale: string): Promise<ReplyPart[]> {
  const { query, page, surfaceId, moment, workspace } = question;
  const answering = { query, surfaceId, workspace, frame: { ...moment, locale } };
  const answered = await answerQuery(question);
  return answered
    .flatMap((part) => stepsOf(part, answering))
    .map((step) => {
      const isAnswer = step.kind === 'text' && step.shown?.surface_id === surfaceId;
      return isAnswer && step.shown
        ? { ...step, shown: { ...step.shown, view: { query, page } } }
        : step;
    });
}

function stepsOf(
  part: Answered,
  answering: Answering & { readonly workspace: string },
): ReplyPart[] {
  const { query, frame, workspace } = answering;
  switch (part.kind) {
    case 'answer':
      return [answerStep(answering, part.answer, part.reversals)];
    case 'surface':
      return renderSurface(part.surface, frame, pager(query, part.page, part.pages));
    case 'card':
      return [cardStep(part.card, { more: pager(query, part.page, part.pages) })];
    case 'picture':
      return [pictureStep(part.picture, frame)];
    case 'document': {
      const { document, caption } = part;
      return [{ kind: 'document', workspace, document, caption, frame }];
    }
    case 'gantt':
      return ganttSteps(part.gantt, { workspace, frame });
  }
}
