import { objectId, say, type Target } from '@planerka/plan';
import type { Agenda } from '@planerka/runtime';
import { agendaAnswer, firstAnswer } from '../questions/agenda-answer.ts';
import { type Answer, plainLine } from '../questions/answer.ts';
import { duringHours } from '../questions/during-hours.ts';
import { findAnswer } from '../questions/list-answers.ts';
import { type Answered, type AskedFor, asAnswered } from './asked.ts';

/**
 * "какие уроки завтра?", "что у Тани во вторник?": of the days that are asked about what bears the words. Where nothing does, that
 * is said, and then what bears them on other days, else all that those days hold.
 */
export async function agendaOfWords(asked: AskedFor<'agenda'>, words: string): Promise<Answered[]> {
  const { reader, workspace, query, moment, page } = asked;
  const { window, hours, asks } = query;
  const whole = await reader.agenda(workspace, window.from, window.to, moment.now);
  const then = hours === undefined ? whole : duringHours(whole, window, hours);
  const ids = await idsBearing(asked, words, then);
  const named = only(then, new Set(ids));
  if (ids.length > 0 && asks === 'first') {
    return [asAnswered(firstAnswer(named, window, moment.now))];
  }
  const answer = agendaAnswer(named, window, page, { words });
  if (ids.length > 0) return [asAnswered(answer)];
  const others = await elsewhere(asked, words);
  const instead =
    others.length > 0 ? findAnswer(words, others, moment) : agendaAnswer(then, window, page);
  return [asAnswered(insteadOf(answer, instead, others.length > 0 ? 'other_days' : 'whole'))];
}

/** The answer that there is nothing, with what there is. */
function insteadOf(none: Answer, instead: Answer, what: 'other_days' | 'whole'): Answer {
  if (instead.lines.length === 0) return { ...none, footer: null };
  const lead = plainLine(say('agenda_instead', { what }));
  return { ...instead, title: none.title, lines: [lead, ...instead.lines] };
}

async function idsBearing(
  { reader, workspace, query, moment: { now } }: AskedFor<'agenda'>,
  words: string,
  { tasks, repeats, timeblocks, worked }: Agenda,
): Promise<string[]> {
  const found: readonly Target[] = [
    ...timeblocks.map((row) => ({ kind: 'timeblock', row }) as const),
    ...[...tasks, ...repeats, ...worked.map(({ task }) => task)].map(
      (row) => ({ kind: 'task', row }) as const,
    ),
  ];
  const among = { ids: [...new Set(found.map(objectId))], now };
  const every = await reader.bearing(workspace, words, 'all', among);
  const { likewise } = query;
  return likewise === undefined
    ? every
    : [...every, ...(await reader.bearing(workspace, likewise, 'some', among))];
}

const only = (agenda: Agenda, ids: ReadonlySet<string>): Agenda => ({
  ...agenda,
  tasks: agenda.tasks.filter(({ task_id: id }) => ids.has(id)),
  repeats: agenda.repeats.filter(({ task_id: id }) => ids.has(id)),
  timeblocks: agenda.timeblocks.filter(({ timeblock_id: id }) => ids.has(id)),
  worked: agenda.worked.filter(({ task }) => ids.has(task.task_id)),
});

/** What bears the words and is not over, whenever it is. */
async function elsewhere(
  { reader, workspace, query, moment }: AskedFor<'agenda'>,
  words: string,
): Promise<Target[]> {
  const every = await reader.mentioned(workspace, words, moment.now, 'exact');
  if (every.length > 0 || query.likewise === undefined) return every;
  return await reader.mentioned(workspace, query.likewise, moment.now, 'any-word');
}
