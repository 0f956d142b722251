import type { Query } from '@planerka/contracts';
import type { Step } from '../outbox/reply.ts';
import type { BotContext } from '../work/bot-context.ts';
import { agenda } from './agenda.ts';
import { asked } from './asked.ts';
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
  switch (query.type) {
    case 'agenda':
      return await agenda(await asked(ctx, query, page));
    case 'overdue':
      return await overdue(await asked(ctx, query, page));
    case 'find':
      return await find(await asked(ctx, query, page));
    case 'free':
      return await free(await asked(ctx, query, page));
    case 'load':
      return await load(await asked(ctx, query, page));
    case 'next':
      return await next(await asked(ctx, query, page));
    case 'urgent':
      return await urgent(await asked(ctx, query, page));
    case 'inbox':
      return await inbox(await asked(ctx, query, page));
    case 'projects':
      return await projects(await asked(ctx, query, page));
    case 'history':
      return await history(await asked(ctx, query, page));
  }
}
