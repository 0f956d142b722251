import type { Entities, QuestionCode } from '@planerka/contracts';
import { type CreateOperation, isCreate } from '@planerka/plan';
import type { Draft, DraftChoice } from '../drafts/draft.ts';
import { mergeEntities, newFields } from './merge-answer.ts';

/*
 * "на выходные: помыть окна и съездить на рынок": the same is missing of each of them, and was left out once. Asked
 * for once, with all of them named, one answer is an answer to each.
 */

/** Can what is asked about the one be answered for the other in the same words? */
export function isAnsweredAlike(open: Draft, other: Draft): boolean {
  const [one, two] = [createdBy(open), createdBy(other)];
  if (one === null || two === null || open.question_code !== other.question_code) return false;
  const { planned_window: window } = one.entities;
  if (open.question_code === 'PAST')
    return isSame(open.operation.question, other.operation.question);
  const isOfDay = open.question_code === 'DAY' && isSame(window, two.entities.planned_window);
  return isOfDay && choicesForAll([open, other]).length > 0;
}

/**
 * The questions that an answer to a joint one settles: who has seen all of them named, each in a line of its own, and
 * says when they are to be done, is not asked whether they were understood.
 */
export function settledWith({ operation: { question } }: Draft): readonly QuestionCode[] {
  return question.code === 'for_all' ? ['CONFIRM'] : [];
}

/** Is a yes asked for to both, at the same time? Who says another one says it for both; they are shown once more. */
export function isConfirmedAtSameTime(open: Draft, other: Draft): boolean {
  const [one, two] = [createdBy(open), createdBy(other)];
  if (open.question_code !== 'CONFIRM' || other.question_code !== 'CONFIRM') return false;
  const { planned_at: at } = one?.entities ?? {};
  return at !== undefined && at === two?.entities.planned_at;
}

/** What a draft makes of the person's own words; null where it is about what exists, or was suggested. */
function createdBy({ operation: pending }: Draft): CreateOperation | null {
  const { operation, suggestion, change_set: set, follows } = pending;
  const isOwn = suggestion === undefined && set === undefined && follows === undefined;
  return isOwn && isCreate(operation) ? operation : null;
}

const isSame = (one: unknown, two: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(two ?? null);

/** The answers that fit all of them: an hour may be over today for one, and not for another. */
export function choicesForAll([first, ...others]: readonly Draft[]): DraftChoice[] {
  return (first?.choices ?? []).filter(({ id }) =>
    others.every(({ choices }) => choices.some((choice) => choice.id === id)),
  );
}

/**
 * What the answer to the one says of the other: its time. Whose hour was said before keeps it, and takes the day.
 */
export function answeredAlike(
  draft: Draft,
  other: Draft,
  answer: CreateOperation,
): CreateOperation | null {
  const [asked, theirs] = [createdBy(draft), createdBy(other)];
  if (asked === null || theirs === null) return null;
  const said = newFields(asked.entities, answer.entities);
  const { planned_time: own } = theirs.entities;
  const keepsHour = own !== undefined && own !== asked.entities.planned_time;
  const added = keepsHour ? dayOf(said) : timeOf(said);
  if (Object.keys(added).length === 0) return null;
  return { ...theirs, entities: mergeEntities(theirs.entities, added) };
}

const DAY_CHARS = 10;

function dayOf({ planned_at: at, due_date: due, planned_window: window }: Entities): Entities {
  return {
    ...(at === undefined ? {} : { planned_at: at.slice(0, DAY_CHARS) }),
    ...(due === undefined ? {} : { due_date: due }),
    ...(window === undefined ? {} : { planned_window: window }),
  };
}

function timeOf({
  title: _title,
  description: _description,
  project: _project,
  tags: _tags,
  ...time
}: Entities): Entities {
  return time;
}
