import { agenda } from './agenda.ts';
import type { Answered, Asked, AskedFor, QueryType } from './asked.ts';
import { done } from './done.ts';
import { find } from './find.ts';
import { free } from './free.ts';
import { history } from './history.ts';
import { inbox } from './inbox.ts';
import { list } from './list.ts';
import { load } from './load.ts';
import { next } from './next.ts';
import { overdue } from './overdue.ts';
import { project } from './project.ts';
import { projects } from './projects.ts';
import { reminders } from './reminders.ts';
import { tasks } from './tasks.ts';
import { urgent } from './urgent.ts';
import { weekReview } from './week-review.ts';

type Answers = {
  readonly [T in QueryType]: { answer(asked: AskedFor<T>): Promise<Answered[]> }['answer'];
};

/** Every type of question: a new one is a new file and a line here. */
const answers: Answers = {
  agenda,
  overdue,
  find,
  free,
  load,
  next,
  urgent,
  inbox,
  projects,
  project,
  list,
  reminders,
  week_review: weekReview,
  history,
  done,
  tasks,
};

/**
 * What the plan says to a question, as codes and data; a door makes words and buttons of it. Reads
 * only.
 */
export async function answerQuery(question: Asked): Promise<Answered[]> {
  // It is handed questions of exactly its type.
  const answer: { answer(asked: Asked): Promise<Answered[]> }['answer'] =
    answers[question.query.type];
  return await answer(question);
}
