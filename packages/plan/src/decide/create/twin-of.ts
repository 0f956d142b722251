import type { Entities, Operation } from '@planerka/contracts';
import { type Given, isAccepted } from '../../change/given.ts';
import { factsOf } from '../../messages/facts.ts';
import { say } from '../../messages/messages.ts';
import { foldedTitle } from '../../objects/folded-title.ts';
import type { Target } from '../../objects/object.ts';
import type { Task } from '../../objects/task.ts';
import type { Moment } from '../../time/moment.ts';
import { isOver, readWhen, type When } from '../../time/when.ts';
import { dayOf, timeOf } from '../../time/zoned.ts';
import { type AskDecision, askConsent } from '../decision.ts';
import type { Need, PlanState } from '../need.ts';
import type { CreateOperation } from './create-operation.ts';

type Known = Exclude<Target, { kind: 'project' }>;

/** What the words have named once more, as the one who read them knows. */
export function twinNeeds({ notes, sources }: CreateOperation): Need[] {
  // what comes with a picture is not what was said before
  if (sources !== undefined) return [];
  const handles = notes.flatMap((note) => (note.code === 'SAID_AGAIN' ? note.known : []));
  return handles.length === 0 ? [] : [{ need: 'numbered', handles }];
}

/**
 * What is asked where something like it stands already: with nothing new said of it, whether there shall be
 * one more; else whether that one is meant, and what is new is done to it. Null where none stands, or it was
 * answered.
 */
export function askOfTwin(
  operation: CreateOperation,
  { numbered }: PlanState,
  given: Given,
): AskDecision | null {
  if (isAccepted(given, 'CONFIRM') || isAccepted(given, 'TWIN')) return null;
  const isBlock = operation.type === 'timeblock_create';
  for (const known of numbered) {
    if (known.kind === 'project' || !isAhead(known, given)) continue;
    const news = newsOf(operation.entities, known, given);
    if (news.length === 0) return askConsent('CONFIRM', say('ask_twin', { twin: factsOf(known) }));
    // "зал каждую среду в 20" of "зал", which stands there once: one series, and not two at its first time
    const series = seriesOf(operation.entities, news, known);
    if (series !== null) return askOfNews(known, series);
    // "мусор выносить по вторникам" beside «вынести мусор» of tomorrow: that is done once, and this again and again
    if (news.includes('recurrence') && !isSameTitle(operation, known)) continue;
    // meetings are called alike, and so is what is called by one word: each has its own time
    if ((isBlock && known.kind === 'timeblock') || isSameWord(operation, known)) continue;
    return askOfNews(known, changeOf(operation.entities, news, known));
  }
  return null;
}

const isSameTitle = ({ entities: { title = '' } }: CreateOperation, { row }: Known): boolean =>
  foldedTitle(title) === foldedTitle(row.title ?? '');

/** "зал" beside "зал" */
const isSameWord = (operation: CreateOperation, known: Known): boolean =>
  !foldedTitle(operation.entities.title ?? '').includes(' ') && isSameTitle(operation, known);

/** What stands once made to repeat as is said, where nothing else is new of it but its time; null for all else. */
function seriesOf(
  { recurrence: rrule, planned_at: first }: Entities,
  news: readonly Field[],
  known: Known,
): Operation | null {
  const { kind, row } = known;
  if (rrule === undefined || row.recurrence_rule !== null) return null;
  // "заплатить за садик до пятницы": the first time of a series would move the deadline away
  if (known.kind === 'task' && (known.row.due_on !== null || known.row.due_at !== null))
    return null;
  const planned = plannedOf(known);
  const isLaid = planned.on === null && planned.at === null && first?.includes('T') === false;
  const isIt = news.every((field) => field === 'recurrence' || (isLaid && field === 'planned_at'));
  if (!isIt || !news.includes('recurrence')) return null;
  const target = kind === 'task' ? { task: row.number } : { timeblock: row.number };
  return { type: 'set_recurrence', ...target, rrule, ...(isLaid && { from_date: first }) };
}

function askOfNews(known: Known, change: Operation | null): AskDecision {
  const twin = factsOf(known);
  if (change === null) return askConsent('CONFIRM', say('ask_twin', { twin }));
  const what = say('retelling', { operation: change, target: twin, other: null });
  const choices = [
    { id: 'yes', label: say('yes', {}), operation: change },
    { id: 'no', label: say('another_one', {}) },
  ];
  return { kind: 'ask', code: 'TWIN', question: say('really', { what }), choices };
}

/** What is done may be wanted once more, and a step of another task may be called as anything is. */
function isAhead(known: Known, moment: Moment): boolean {
  if (known.row.deleted_at !== null) return false;
  if (known.kind === 'task') return isOpenTask(known.row);
  const isRepeated = known.row.recurrence_rule !== null;
  return isRepeated || !isOver({ on: null, at: known.row.end_at }, moment);
}

const isOpenTask = ({ status, parent_id: parent }: Task): boolean =>
  (status === 'todo' || status === 'in_progress') && parent === null;

type Field = keyof Entities;

/** They name it, or follow from other fields. */
const NAMING: ReadonlySet<Field> = new Set(['title', 'calendar_id', 'end_at']);

/** The fields that say of the known one what it has not. */
function newsOf(entities: Entities, known: Known, moment: Moment): readonly Field[] {
  const planned = plannedOf(known);
  const due = known.kind === 'task' ? dueOf(known.row) : readWhen(undefined);
  const at = planned.at === null ? null : timeOf(planned.at, moment.zone);
  const isSame: Partial<Record<Field, () => boolean>> = {
    planned_at: () => isWhen(entities.planned_at, planned, moment),
    start_at: () => isWhen(entities.start_at, planned, moment),
    planned_time: () => entities.planned_time === at,
    due_date: () => isWhen(entities.due_date, due, moment),
    duration_minutes: () => entities.duration_minutes === known.row.duration_minutes,
    priority: () => entities.priority === known.row.priority,
    recurrence: () => entities.recurrence === known.row.recurrence_rule,
    project: () => entities.project === known.row.project_name,
    tags: () => entities.tags?.every((tag) => known.row.tags.includes(tag)) === true,
  };
  const said = Object.keys(entities) as Field[];
  return said.filter((field) => !NAMING.has(field) && isSame[field]?.() !== true);
}

const plannedOf = ({ kind, row }: Known): When =>
  kind === 'task' ? { on: row.planned_on, at: row.planned_at } : { on: null, at: row.start_at };

const dueOf = ({ due_on: on, due_at: at }: Task): When => ({ on, at });

/** Is it the same time, or the day of it? */
function isWhen(said: Entities['planned_at'], known: When, { zone }: Moment): boolean {
  const { on, at } = readWhen(said);
  if (at !== null) return at === known.at;
  return on !== null && on === (known.at === null ? known.on : dayOf(known.at, zone));
}

/**
 * The one operation that says of the known one what is new; null where it would take several, or there is
 * none.
 */
function changeOf(
  entities: Entities,
  news: readonly Field[],
  { kind, row: { number } }: Known,
): Operation | null {
  const [field, ...others] = news;
  if (field === undefined || others.length > 0) return null;
  const target = kind === 'task' ? { task: number } : { timeblock: number };
  const { planned_at, start_at, planned_time, due_date, duration_minutes, priority } = entities;
  const at = planned_at ?? start_at;
  if (field === 'planned_time' && planned_time !== undefined) {
    return { type: 'reschedule', ...target, planned_time };
  }
  if ((field === 'planned_at' || field === 'start_at') && at !== undefined) {
    return { type: 'reschedule', ...target, planned_at: at };
  }
  if (field === 'duration_minutes' && duration_minutes !== undefined) {
    return { type: 'set_duration', ...target, duration_minutes };
  }
  if (kind !== 'task') return null;
  if (field === 'due_date' && due_date !== undefined) {
    return { type: 'set_due', task: number, due_date };
  }
  return field === 'priority' && priority !== undefined
    ? { type: 'set_priority', task: number, priority }
    : null;
}
