import type { Message, Note } from '@planerka/contracts';
import { type Given, isAccepted, made } from '../../change/given.ts';
import { factsOf } from '../../messages/facts.ts';
import { say } from '../../messages/messages.ts';
import { newProject } from '../../objects/new-project.ts';
import type { Target } from '../../objects/object.ts';
import { DEFAULT_WORKING_HOURS } from '../../objects/settings.ts';
import type { Moment } from '../../time/moment.ts';
import { type Instant, toInstant } from '../../time/zoned.ts';
import { askConsent, change, type Decision } from '../decision.ts';
import { blocksAt, sayOverlaps } from '../in-the-way.ts';
import { missedLeads } from '../missed-leads.ts';
import type { Need, PlanState } from '../need.ts';
import { reminderTold, withReminder } from './asked-reminder.ts';
import type { CreateOperation } from './create-operation.ts';
import { createRuleOf } from './create-rules.ts';
import { freeSlots, searchSpan, slotChoices } from './free-slots.ts';
import { askOfTwin, twinNeeds } from './twin-of.ts';

/** The blocks among which a start is offered, or that the new block would be in the way of. */
export function needsOfCreate(operation: CreateOperation, moment: Moment): Need[] {
  const { project: number } = operation;
  const project: Need[] = number === undefined ? [] : [{ need: 'other', kind: 'project', number }];
  return [...project, ...twinNeeds(operation), ...blocksForCreate(operation, moment)];
}

function blocksForCreate(operation: CreateOperation, moment: Moment): Need[] {
  const rule = createRuleOf(operation.type);
  const completed = rule.complete(operation.entities, moment, operation.notes);
  if (completed.kind === 'ask' && completed.slots) {
    const span = searchSpan(completed.slots, moment);
    return span === null ? [] : [blocksAt(span)];
  }
  if (completed.kind !== 'complete' || rule.creates !== 'timeblock') return [];
  const { start_at: start, end_at: end } = completed.entities;
  if (start === undefined || end === undefined) return [];
  return [blocksAt({ start_at: toInstant(start), end_at: toInstant(end) })];
}

/**
 * What a request to create comes to: several readings are asked about first, because they differ in
 * what they miss; then required fields (C6-question, C7-duration-question); then a start in the past.
 */
export function decideCreate(state: PlanState, operation: CreateOperation, given: Given): Decision {
  const rule = createRuleOf(operation.type);
  if (operation.readings.length > 0 && !isAccepted(given, 'READING')) {
    return askReading(operation, given);
  }
  const twin = askOfTwin(operation, state, given);
  if (twin !== null) return twin;
  const completed = rule.complete(operation.entities, given, operation.notes);
  if (completed.kind === 'refuse') return completed;
  if (completed.kind === 'ask') {
    const { slots, ...question } = completed;
    if (!slots) return question;
    const hours = state.person?.working_hours ?? DEFAULT_WORKING_HOURS;
    const free = freeSlots(slots, state.blocks, hours, given);
    return { ...question, choices: slotChoices(free, given) };
  }
  const { entities } = completed;
  const past = isAccepted(given, 'PAST') ? null : rule.pastTime(entities, given);
  if (past !== null) return askConsent('PAST', say('ask_past', { time: past }));
  const built = withSaidTime(
    rule.build(entities, given, made(rule.creates, given)),
    operation.notes,
  );
  const reminded = isReminderAsked(operation) ? withReminder(built, state.person, given) : built;
  const object = withItsSources(reminded, operation);
  return created(object, operation, state, given);
}

/** What it was made of is kept with it. */
function withItsSources(object: Target, { sources }: CreateOperation): Target {
  if (sources === undefined) return object;
  if (object.kind === 'task') return { kind: 'task', row: { ...object.row, sources } };
  return object.kind === 'timeblock'
    ? { kind: 'timeblock', row: { ...object.row, sources } }
    : object;
}

/** What repeats keeps the time that was said, though the clocks skip it on its first day. */
function withSaidTime(object: Target, notes: readonly Note[]): Target {
  const skipped = notes.find((note) => note.code === 'SKIPPED_BY_DST');
  if (skipped?.code !== 'SKIPPED_BY_DST') return object;
  const { said, moved_to } = skipped;
  const isMoved = (start: Instant | null): boolean => start === toInstant(moved_to);
  if (object.kind === 'timeblock' && isMoved(object.row.start_at)) {
    return { ...object, row: { ...object.row, ...timeSaid(object.row, said) } };
  }
  if (object.kind === 'task' && isMoved(object.row.planned_at ?? object.row.due_at)) {
    return { ...object, row: { ...object.row, ...timeSaid(object.row, said) } };
  }
  return object;
}

function timeSaid(
  { recurrence_time: time }: { readonly recurrence_time: string | null },
  said: string,
): { readonly recurrence_time: string | null } {
  return { recurrence_time: time === null ? null : said };
}

/** The new object, inside the project that was named where it can be; that may be new itself. */
function created(
  object: Target,
  operation: CreateOperation,
  state: PlanState,
  given: Given,
): Decision {
  const project = projectOf(operation, state, given);
  if (project === null || object.kind !== 'task') {
    return change([{ before: null, after: object }], toldOf(object, operation, state, given));
  }
  const { project_id: id } = project.row;
  const task: Target = { kind: 'task', row: { ...object.row, project_id: id, project_name: null } };
  const isNew = operation.new_project !== undefined;
  return change(
    [...(isNew ? [{ before: null, after: project }] : []), { before: null, after: task }],
    [
      ...(isNew ? [say('created', { object: factsOf(project) })] : []),
      ...toldOf(task, operation, state, given),
      say('in_project', { project: factsOf(project) }),
    ],
  );
}

function projectOf(
  { new_project: title }: CreateOperation,
  { other }: PlanState,
  given: Given,
): Extract<Target, { kind: 'project' }> | null {
  if (title === undefined) return other?.kind === 'project' ? other : null;
  return { kind: 'project', row: newProject({ ...made('project', given), title }) };
}

function askReading(operation: CreateOperation, moment: Moment): Decision {
  const choices = [operation, ...operation.readings].map(({ type, entities }, index) => ({
    id: `r:${index}`,
    label: createRuleOf(type).retell(entities, moment),
  }));
  return { kind: 'ask', code: 'READING', question: say('ask_reading', {}), choices };
}

function toldOf(
  object: Target,
  { notes, sources }: CreateOperation,
  { blocks, person }: PlanState,
  given: Given,
): Message[] {
  return [
    ...noticed(notes.filter(({ code }) => code !== 'NO_SUCH_DATE')),
    ...(isReminderAsked({ notes })
      ? reminderTold(object, person, given)
      : [say('created', { object: factsOf(object) })]),
    ...(sources === undefined ? [] : [say('its_sources', { sources })]),
    ...missedLeads(object, person, given),
    ...(object.kind === 'timeblock' ? sayOverlaps(object.row, blocks, given.zone) : []),
  ];
}

/** The request retold, with what follows from what was said. */
export function retellCreate(operation: CreateOperation, moment: Moment): Message {
  const rule = createRuleOf(operation.type);
  const completed = rule.complete(operation.entities, moment, operation.notes);
  const entities = completed.kind === 'complete' ? completed.entities : operation.entities;
  return rule.retell(entities, moment);
}

function isReminderAsked({ notes }: Pick<CreateOperation, 'notes'>): boolean {
  return notes.some(({ code }) => code === 'REMINDER_ASKED');
}

/** What was noticed while reading and must be said with the answer. */
export function noticed(notes: readonly Note[]): Message[] {
  return notes.flatMap((note) => (isUnsaid(note) ? [] : [noticedOne(note)]));
}

/** They change what is asked or told, and are told by no words of their own. */
type Unsaid = Extract<Note, { code: 'REMINDER_ASKED' | 'SAID_AGAIN' | 'ONE_MORE' | 'FILLING' }>;
const UNSAID: ReadonlySet<Note['code']> = new Set<Unsaid['code']>([
  'REMINDER_ASKED',
  'SAID_AGAIN',
  'ONE_MORE',
  'FILLING',
]);
const isUnsaid = (note: Note): note is Unsaid => UNSAID.has(note.code);

function noticedOne(note: Exclude<Note, Unsaid>): Message {
  switch (note.code) {
    case 'WEEKDAY_MISMATCH':
      return say('weekday_mismatch', { date: note.date, weekday: note.weekday });
    case 'SKIPPED_BY_DST':
      return say('skipped_by_dst', { said: note.said, moved_to: note.moved_to });
    case 'NO_SUCH_DATE':
      return say('no_such_date', { text: note.text });
    case 'NO_SUCH_TIME':
      return say('no_such_time', { text: note.text });
    case 'TIMES_MISSING':
      return say('times_missing', { text: note.text });
    case 'ASKED_APART':
      return say('asked_apart', { text: note.text });
    case 'NOT_READ':
      return say('not_read', { text: note.text });
  }
}
