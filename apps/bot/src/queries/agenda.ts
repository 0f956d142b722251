import { type Query, writeOpToken } from '@planerka/contracts';
import { agendaAnswer, suggestionCandidates, todaySchedule } from '@planerka/views';
import { untilDay } from '@planerka/runtime';
import type { Step } from '../reply/reply.ts';
import { dayPicture } from '../surfaces/day-picture.ts';
import { renderSurface } from '../surfaces/render-surface.ts';
import { answerStep } from './answer-step.ts';
import type { Asked } from './asked.ts';

type AgendaQuery = Extract<Query, { type: 'agenda' }>;

const INBOX_OFFERED = 6;

/** "что у меня завтра?", /today, /week: one day is a schedule, several are a list. */
export async function agenda(asked: Asked<AgendaQuery>): Promise<Step[]> {
  const { reader, workspace, query, moment, page } = asked;
  const { from, to } = query.window;
  if (from === to) return await oneDay(asked);
  const found = await reader.agenda(workspace, from, to, moment.now);
  return [answerStep(asked, agendaAnswer(found, query.window, moment, page))];
}

/** A page of a day is a set of suggestions. The picture comes with the day itself, not with another set. */
async function oneDay(asked: Asked<AgendaQuery>): Promise<Step[]> {
  const { reader, workspace, query, moment, at, hours, page } = asked;
  const day = query.window.from;
  const [found, pressing, inbox] = await Promise.all([
    reader.agenda(workspace, day, day, moment.now),
    reader.pressing(workspace, { ...at, ...untilDay(day, moment.zone) }),
    reader.inboxPage(workspace, { limit: INBOX_OFFERED, offset: 0, oldest: true }),
  ]);
  const pools = { pressing, agenda: found, inbox: inbox.items };
  const candidates = suggestionCandidates(day, pools, moment);
  const alternatives = writeOpToken({
    type: 'show',
    query: JSON.stringify(query),
    page: page + 1,
  });
  const sources = { day, agenda: found, hours, candidates };
  const surface = todaySchedule(asked.surfaceId, sources, { moment, set: page, alternatives });
  const isToday = day === at.today;
  return [
    ...renderSurface(surface, moment),
    ...(isToday && page === 0 ? [dayPicture(sources, moment)] : []),
  ];
}
