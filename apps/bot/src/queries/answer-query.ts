import type { Query } from '@planerka/contracts';
import type { Step } from '../reply/reply.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { agenda } from './agenda.ts';
import { type Asked, asked } from './asked.ts';
import { find } from './find.ts';
import { free } from './free.ts';
import { history } from './history.ts';
import { inbox } from './inbox.ts';
import { load } from './load.ts';
import { next } from './next.ts';
import { overdue } from './overdue.ts';
import { projects } from './projects.ts';
import { urgent } from './urgent.ts';

/**
 * What the plan says to a question: the steps of the reply. `page` counts from 0. Reads only.
 * Objects that a step shows go into its `shown`, so that a reply to the message names them.
 */
export async function answerQuery(ctx: BotContext, query: Query, page: number): Promise<Step[]> {
  return await answerAsked(await asked(ctx, query, page));
}

/** The same for a question that came by any door. */
export async function answerAsked(question: Asked): Promise<Step[]> {
  const { query, page, surfaceId } = question;
  const steps = await stepsOf(question);
  return steps.map((step) => {
    const isAnswer = step.kind === 'text' && step.shown?.surface_id === surfaceId;
    return isAnswer && step.shown
      ? { ...step, shown: { ...step.shown, view: { query, page } } }
      : step;
  });
}

async function stepsOf(question: Asked): Promise<Step[]> {
  const { query } = question;
  switch (query.type) {
    case 'agenda':
      return await agenda({ ...question, query });
    case 'overdue':
      return await overdue({ ...question, query });
    case 'find':
      return await find({ ...question, query });
    case 'free':
      return await free({ ...question, query });
    case 'load':
      return await load({ ...question, query });
    case 'next':
      return await next({ ...question, query });
    case 'urgent':
      return await urgent({ ...question, query });
    case 'inbox':
      return await inbox({ ...question, query });
    case 'projects':
      return await projects({ ...question, query });
    case 'history':
      return await history({ ...question, query });
  }
}
