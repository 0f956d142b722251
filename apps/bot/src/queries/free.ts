import type { Query } from '@planerka/contracts';
import { busySpans, daysAhead, freeAnswer } from '@planerka/views';
import type { Step } from '../reply/reply.ts';
import { answerStep } from './answer-step.ts';
import type { Asked } from './asked.ts';

/** "когда я свободен в пятницу?" */
export async function free(asked: Asked<Extract<Query, { type: 'free' }>>): Promise<Step[]> {
  const { reader, workspace, moment, query, hours, page } = asked;
  const { window, duration_minutes: minutes = null } = query;
  const ahead = daysAhead(window, moment);
  const agenda = ahead ? await reader.agenda(workspace, ahead.from, ahead.to, moment.now) : null;
  const busy = agenda ? busySpans(agenda) : [];
  return [answerStep(asked, freeAnswer(busy, { window, minutes }, hours, moment, page))];
}
