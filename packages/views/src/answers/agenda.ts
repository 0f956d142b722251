import { writeOpToken } from '@planerka/contracts';
import { busySpans, epochMs, type Instant } from '@planerka/plan';
import type { Agenda } from '@planerka/runtime';
import { dayPicture } from '../picture/day-picture.ts';
import { agendaAnswer, busyAnswer, firstAnswer } from '../questions/agenda-answer.ts';
import { duringHours, onlyTimed } from '../questions/during-hours.ts';
import { todaySchedule } from '../surfaces/today-schedule.ts';
import { agendaOfWords } from './agenda-of-words.ts';
import { type Answered, type AskedFor, asAnswered } from './asked.ts';

/** "что у меня завтра?", /today, /week: one day is a schedule, several are a list. */
export async function agenda(asked: AskedFor<'agenda'>): Promise<Answered[]> {
  const { reader, workspace, query, moment, page } = asked;
  const { window, hours, asks = null } = query;
  const { from, to } = window;
  if (query.mention !== undefined) return await agendaOfWords(asked, query.mention);
  if (from === to && hours === undefined && asks === null) return await oneDay(asked);
  const every = await reader.agenda(workspace, from, to, moment.now);
  const all = query.left === true ? stillAhead(every, moment.now) : every;
  const found = hours === undefined ? all : duringHours(all, window, hours);
  if (asks === 'first') return [asAnswered(firstAnswer(found, window, moment.now))];
  if (asks === null) {
    const nothing = isEmpty(all) && !isEmpty(every) ? 'nothing_left' : 'nothing_written';
    return [asAnswered(agendaAnswer(found, window, page, { nothing }))];
  }
  const busy = busySpans(found).length === 0 ? null : onlyTimed(found);
  return [asAnswered(busyAnswer(busy, { asks, window }, page))];
}

const isEmpty = ({ tasks, repeats, timeblocks }: Agenda): boolean =>
  tasks.length === 0 && repeats.length === 0 && timeblocks.length === 0;

/** Without the timeblocks that are over. */
const stillAhead = (agenda: Agenda, now: Instant): Agenda => ({
  ...agenda,
  timeblocks: agenda.timeblocks.filter(({ end_at: end }) => epochMs(end) > epochMs(now)),
});

/** A page of a day is a set of suggestions, where any are asked for. The picture comes with the day itself, not with another set. */
async function oneDay(asked: AskedFor<'agenda'>): Promise<Answered[]> {
  const { reader, workspace, query, moment, at, hours, theme, page } = asked;
  const day = query.window.from;
  const facts = await reader.dayFacts(workspace, { day, now: moment.now });
  const person = { hours, dayparts: asked.dayparts, daypartOfTag: asked.daypartOfTag };
  // Another set is no operation on the plan: doors read it as a question for another page.
  const another = { type: 'show', query: JSON.stringify(query), page: page + 1 };
  const alternatives = writeOpToken(another);
  const sources = { day, facts, person };
  const set = query.suggests === true ? page : null;
  const surface = todaySchedule(asked.surfaceId, sources, { moment, set, alternatives });
  const isToday = day === at.today;
  return [
    { kind: 'surface', surface, page: 0, pages: 1 },
    ...(isToday && page === 0
      ? [
          {
            kind: 'picture' as const,
            picture: dayPicture({ day, agenda: facts.agenda, hours, theme }, moment),
          },
        ]
      : []),
  ];
}
