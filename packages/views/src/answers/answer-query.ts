import { agenda } from './agenda.ts';
import type { Answered, Asked } from './asked.ts';
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
 * What the plan says to a question, as codes and data; a door makes words and buttons of it. Reads
 * only.
 */
export async function answerQuery(question: Asked): Promise<Answered[]> {
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
