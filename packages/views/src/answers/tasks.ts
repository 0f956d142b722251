import type { DayWindow } from '@planerka/contracts';
import { atLocal, type Moment } from '@planerka/plan';
import { type OpenTasksAsked, untilDay, type WithinDays } from '@planerka/runtime';
import { LINES_PER_PAGE } from '../questions/answer.ts';
import { findAnswer, tasksAnswer } from '../questions/list-answers.ts';
import { type Answered, type AskedFor, asAnswered } from './asked.ts';
import { readPage } from './page-of.ts';
import { wholeOf } from './whole-of.ts';

/** "что с тегом дом?", "какие дедлайны на неделе?", "что сделать для Лены?", "все задачи" */
export async function tasks(question: AskedFor<'tasks'>): Promise<Answered[]> {
  const { reader, workspace, moment, query, page } = question;
  const whole = query.whole_of === undefined ? null : await wholeOf(question, query.whole_of);
  if (whole !== null) return [whole];
  const { tag = null, mention: words = null, window = null } = query;
  const due = query.due === true;
  const late = due && window !== null && window.from <= question.at.today;
  const within = window === null ? null : daysWithin(window, late, moment);
  const asked: OpenTasksAsked = { tag, due, words, within, high: query.priority === 'high' };
  const found = await readPage(page, LINES_PER_PAGE, (part) =>
    reader.openTasks(workspace, asked, part),
  );
  const answer = tasksAnswer(found.list, { ...asked, window, late }, found.page);
  if (words === null || found.list.total > 0) return [asAnswered(answer)];
  // a meeting, or what is done already
  const others = await reader.mentioned(workspace, words, moment.now, 'exact');
  return [asAnswered({ ...findAnswer(words, others, moment), title: answer.title })];
}

/** `late`: what is due earlier is to be done by then as well. */
function daysWithin({ from, to }: DayWindow, late: boolean, { zone }: Moment): WithinDays {
  const start = { day: from, start: atLocal(from, '00:00', zone) };
  return { ...untilDay(to, zone), from: late ? null : start };
}
