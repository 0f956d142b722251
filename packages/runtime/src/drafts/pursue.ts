import type { Done, Question, Verdict } from '../verdict.ts';
import type { Note, Message } from '@planerka/contracts';
import { freeSlots, searchSpan, slotChoices } from '../commands/free-slots.ts';
import { askOperationAgain } from '../conversation/ask-operation.ts';
import { ruleFor, settle, type Unsettled } from '../commands/settle.ts';
import type { Ask, Made } from '../commands/settled.ts';
import type { CommandDraft, Draft, DraftChoice } from './draft.ts';
import {
  factsOf,
  missedLeads,
  say,
  sayOverlaps,
  type Target,
  type Timeblock,
} from '@planerka/plan';
import type { Turn } from '../turn.ts';

/** A command on its way: new, or an existing draft with what was answered. */
export interface Pursued extends Unsettled {
  readonly said: readonly string[];
  /** The draft that this command already is. */
  readonly draft: CommandDraft | null;
  /** Notes that the person has not read yet; they are said before the next question. */
  readonly fresh: readonly Note[];
}

/** The draft as a command to settle again. */
export function fromDraft(draft: CommandDraft): Pursued {
  return {
    envelope: draft.envelope,
    notes: draft.notes,
    readings: draft.readings,
    accepted: draft.accepted,
    said: draft.said,
    draft,
    fresh: [],
  };
}

/** What the person reads and taps for one question. */
function questionOutcome(
  draft: CommandDraft,
  asked: { question: Message; lead?: readonly Message[]; followUp?: boolean },
): Question {
  return {
    status: 'question',
    code: draft.question_code,
    question: asked.question,
    choices: draft.choices.map(({ id, label }) => ({ id, label })),
    lead: [...(asked.lead ?? [])],
    draft_id: draft.draft_id,
    queued: draft.state === 'queued',
    follow_up: asked.followUp ?? false,
  };
}

async function choicesFor(turn: Turn, ask: Ask): Promise<readonly DraftChoice[]> {
  if (!ask.slots) return ask.choices;
  const span = searchSpan(ask.slots, turn.moment);
  if (!span) return [];
  const busy = await turn.blocksBetween(span.start_at, span.end_at);
  const free = freeSlots(ask.slots, busy, turn.workingHours, turn.moment);
  return slotChoices(free, turn.moment);
}

/**
 * Settles a command and does what follows: one question and a draft, a refusal, or the write with
 * its receipt. A refused new command leaves nothing behind; a refused answer leaves its draft open.
 */
export async function pursue(turn: Turn, command: Pursued): Promise<Verdict> {
  const settled = settle(command, turn.moment);
  switch (settled.kind) {
    case 'refuse':
      return settled.refusal;
    case 'ask':
      return await askAbout(turn, command, settled.ask, { unfit: 0, followUp: false });
    case 'ready':
      return await write(turn, command, settled.build);
  }
}

/**
 * Asks the open draft's question again, its choices made anew. Null when nothing is missing any
 * more, which only a change of the rules between two releases can bring about.
 */
export async function askAgain(
  turn: Turn,
  draft: Draft,
  how: { unfit: number; followUp: boolean },
): Promise<Question | null> {
  if (draft.envelope === null) return askOperationAgain(turn, draft, how);
  const command = fromDraft(draft);
  const settled = settle(command, turn.moment);
  return settled.kind === 'ask' ? await askAbout(turn, command, settled.ask, how) : null;
}

async function askAbout(
  turn: Turn,
  command: Pursued,
  ask: Ask,
  how: { unfit: number; followUp: boolean },
): Promise<Question> {
  const choices = await choicesFor(turn, ask);
  const draft: CommandDraft = {
    draft_id: command.draft?.draft_id ?? turn.newId(),
    thread: turn.context.thread,
    actor: turn.context.actor.id,
    state: command.draft?.state ?? 'queued',
    envelope: command.envelope,
    operation: null,
    notes: [...command.notes],
    readings: [...command.readings],
    accepted: [...command.accepted],
    question_code: ask.code,
    choices: [...choices],
    said: [...command.said],
    unfit_count: how.unfit,
    created_at: command.draft?.created_at ?? turn.now,
    expires_at: command.draft?.expires_at ?? null,
  };
  const other = turn.open;
  const waits = other !== null && other.draft_id !== draft.draft_id;
  if (waits) turn.saveDraft(draft);
  const asked = waits ? draft : turn.openDraft(draft);
  return questionOutcome(asked, {
    question: ask.question,
    lead: command.fresh.map(noticed),
    followUp: how.followUp,
  });
}

async function write(turn: Turn, command: Pursued, build: (made: Made) => Target): Promise<Done> {
  const rule = ruleFor(command.envelope.command.intent);
  const object = build({
    id: turn.newId(),
    number: turn.nextNumber(rule.creates),
    actor: turn.context.actor.id,
    at: turn.now,
  });
  const inTheWay = object.kind === 'timeblock' ? await overlaps(turn, object.row) : [];
  const receipt = turn.change({ action: 'do', type: rule.event }, [
    { before: null, after: object },
  ]);
  if (object.kind === 'task') turn.remember('task', object.row.task_id);
  if (command.draft) turn.saveDraft({ ...command.draft, state: 'done' });
  const settled = command.notes.filter((note) => note.code !== 'NO_SUCH_DATE');
  const said = [
    ...settled.map(noticed),
    say('created', { object: factsOf(object) }),
    ...missedLeads(object, turn.person, turn.moment),
    ...inTheWay,
  ];
  return { status: 'done', said, receipt };
}

/** The other blocks in the way of a new one: they are named, it is written all the same. */
async function overlaps(turn: Turn, block: Timeblock): Promise<Message[]> {
  const busy = await turn.blocksBetween(block.start_at, block.end_at);
  return sayOverlaps(block, busy, turn.moment.zone);
}

/** What was noticed while reading and must be said with the answer. */
function noticed(note: Note): Message {
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
  }
}
