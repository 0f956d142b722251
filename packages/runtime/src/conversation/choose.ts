import { ALL_BUT, ONLY_ONE, type QuestionCode } from '@planerka/contracts';
import {
  type AnyOperation,
  type CreateOperation,
  createRuleOf,
  isCreate,
  say,
} from '@planerka/plan';
import type { Draft, DraftChoice } from '../drafts/draft.ts';
import { stale } from '../drafts/stale.ts';
import type { ChoiceProposal } from '../proposal.ts';
import type { Turn } from '../turn/turn.ts';
import { refusal, type Verdict } from '../verdict.ts';
import { NONE_OF_THESE } from './ask.ts';
import { askAgain } from './ask-again.ts';
import {
  allButChoice,
  endTogether,
  leftOut,
  saidOfAll,
  singledOut,
  togetherWith,
} from './asked-together.ts';
import { mergeEntities } from './merge-answer.ts';
import { settledWith } from './one-for-all.ts';
import { pursue } from './pursue.ts';
import { fromDraft, type Pursued } from './pursued.ts';
import { sharesStem } from './shares-stem.ts';
import { NO } from './yes-or-no.ts';

/** A tap, a number or the words of a choice: one path for all three. */
export async function take(turn: Turn, proposal: ChoiceProposal, draft: Draft): Promise<Verdict> {
  const { choice_id: chosen } = proposal;
  const choice = draft.choices.find(({ id }) => id === chosen) ?? allButChoice(draft, chosen);
  if (!choice) return stale();
  const isByWords = proposal.said !== undefined;
  const isOutOfView = draft.operation.out_of_view === true && !isNamed(draft, proposal.said);
  if (isByWords && isOutOfView && choice.id !== NO) {
    // "да" behind other talk: which question it answers is seen once it has been shown again
    return (await askAgain(turn, inView(draft), ONCE_MORE)) ?? (await choose(turn, draft, choice));
  }
  return await choose(turn, draft, choice);
}

/** "да, переезд пятого": the words name what is asked about, however long ago that was. */
function isNamed({ operation: { operation, together } }: Draft, said = ''): boolean {
  const title =
    isCreate(operation) && together === undefined ? operation.entities.title : undefined;
  return title !== undefined && sharesStem(said, title);
}

const ONCE_MORE = { unfit: 0, followUp: true } as const;

function inView(draft: Draft): Draft {
  const { out_of_view: _outOfView, reminded: _reminded, ...operation } = draft.operation;
  return { ...draft, operation };
}

/** The draft's operation goes on with this choice, or is over when the choice was to do nothing. */
export async function choose(turn: Turn, draft: Draft, choice: DraftChoice): Promise<Verdict> {
  if (choice.id.startsWith(ONLY_ONE)) {
    const single = singledOut(turn, draft, choice);
    // what the button names has been settled since: it says nothing of those that are left
    return single === null ? stale() : await onlyThis(turn, draft, single);
  }
  const left = leftOut(turn, draft, choice);
  if (left !== null) return await allBut(turn, left);
  const next = TAKEN[draft.question_code](fromDraft(draft), { draft, choice, turn });
  if (next !== null) {
    const settled = settledWith(draft);
    for (const other of togetherWith(turn, draft)) choosesAlike(turn, other, choice.id, settled);
    return await pursue(turn, { ...next, accepted: [...next.accepted, ...settled] });
  }
  const said = saidOfAll(turn, draft);
  endTogether(turn, draft, 'cancelled');
  turn.drafts.save({ ...draft, state: 'cancelled' });
  return isCreate(draft.operation.operation)
    ? refusal('CANCELLED', say('not_created', { said }), say('say_in_one_phrase', {}))
    : refusal('CANCELLED', say('left_as_is', { said }), null);
}

/** The choice is one of this draft's own as well: it goes on with that behind the first one. */
function choosesAlike(
  turn: Turn,
  draft: Draft,
  id: string,
  settled: readonly QuestionCode[],
): void {
  const choice = draft.choices.find((each) => each.id === id);
  const next = choice && TAKEN[draft.question_code](fromDraft(draft), { draft, choice, turn });
  if (!next) return;
  const { operation, accepted: yes } = next;
  const pending = { ...draft.operation, operation };
  turn.drafts.saveAnswered({ ...draft, operation: pending, accepted: [...yes, ...settled] });
}

/** Of what was asked about at once this one alone is wanted. */
async function onlyThis(turn: Turn, draft: Draft, single: Draft): Promise<Verdict> {
  const others = [draft, ...togetherWith(turn, draft)].filter(
    ({ draft_id: id }) => id !== single.draft_id,
  );
  for (const other of others) turn.drafts.save({ ...other, state: 'cancelled' });
  return await pursue(turn, accepted(fromDraft(single), single));
}

/** One of them is not wanted, and the others are: they are carried out behind the first one. */
async function allBut(
  turn: Turn,
  { out, first, others }: NonNullable<ReturnType<typeof leftOut>>,
): Promise<Verdict> {
  if (out !== null) turn.drafts.save({ ...out, state: 'cancelled' });
  for (const other of others) {
    turn.drafts.saveAnswered({ ...other, accepted: [...other.accepted, other.question_code] });
  }
  return await pursue(turn, accepted(fromDraft(first), first));
}

interface Picked {
  readonly draft: Draft;
  readonly choice: DraftChoice;
  readonly turn: Turn;
}

/** The operation after the choice, or null when the choice was to do nothing. */
type Take = (pursued: Pursued, picked: Picked) => Pursued | null;

/** "все, кроме хлеба", where nothing but the bread is left, is a no. */
const consent: Take = (pursued, { draft, choice }) =>
  choice.id === NO || choice.id.startsWith(ALL_BUT) ? null : accepted(pursued, draft);

/** The choice is the operation that it leads to, or fills fields of what is to be created. */
const filled: Take = (pursued, { choice }) => {
  const { operation } = pursued;
  if (!isCreate(operation)) return { ...pursued, operation: choice.operation ?? operation };
  const entities = mergeEntities(operation.entities, choice.entities ?? {});
  return { ...pursued, operation: { ...operation, entities } };
};

/** What picking a choice does, by what was asked. */
const TAKEN = {
  TITLE: filled,
  DURATION: filled,
  START: filled,
  DAY: filled,
  WHEN: filled,
  NEW_TITLE: filled,
  MINUTES: filled,
  PRIORITY: filled,
  PROJECT: (pursued, picked) => {
    const { operation } = pursued;
    if (!isCreate(operation)) return filled(pursued, picked);
    const { project: title, ...entities } = operation.entities;
    const isNew = picked.choice.id !== NO && title !== undefined;
    const meant = isNew ? { ...operation, new_project: title } : { ...operation, entities };
    return accepted({ ...pursued, operation: meant }, picked.draft);
  },
  LINKED_TASK: filled,
  LIST: filled,
  SUGGESTION: filled,
  SERIES: (pursued, picked) => {
    const next = filled(pursued, picked);
    return next && accepted(next, picked.draft);
  },
  TARGET: (pursued, picked) =>
    picked.choice.id === NONE_OF_THESE
      ? { ...pursued, rejected: [...pursued.rejected, ...picked.draft.operation.offered] }
      : filled(pursued, picked),
  // "нет, это другое": the new one is made
  TWIN: (pursued, picked) => {
    const next = accepted(pursued, picked.draft);
    return { ...next, operation: picked.choice.operation ?? pursued.operation };
  },
  CONFIRM: consent,
  BULK: consent,
  STEPS: consent,
  BLOCKED: consent,
  PAST: (pursued, { draft, choice, turn }) => {
    if (choice.id !== NO) return accepted(pursued, draft);
    const operation = elsewhen(pursued.operation, turn);
    return operation && { ...pursued, operation };
  },
  READING: (pursued, { draft, choice }) => {
    const { operation, confidence } = pursued;
    if (!isCreate(operation)) return null;
    const all = [{ ...operation, confidence }, ...operation.readings];
    const reading = all[Number(choice.id.slice(2))];
    if (!reading) return null;
    const { type, entities } = reading;
    const meant: CreateOperation = { ...operation, type, entities, readings: [] };
    return { ...accepted(pursued, draft), operation: meant, confidence: reading.confidence };
  },
} as const satisfies Record<QuestionCode, Take>;

function accepted(pursued: Pursued, draft: Draft): Pursued {
  return { ...pursued, accepted: [...draft.accepted, draft.question_code] };
}

/** "No, not in the past": everything but the time stays, and the time is asked for anew. */
function elsewhen(operation: AnyOperation, turn: Turn): AnyOperation | null {
  if (isCreate(operation)) {
    const entities = createRuleOf(operation.type).elsewhen(operation.entities, turn.moment);
    return entities && { ...operation, entities };
  }
  if (operation.type === 'set_due') {
    const { due_date: _due, ...rest } = operation;
    return rest;
  }
  if (operation.type !== 'reschedule') return null;
  const { planned_at: _at, planned_time: _time, shift_minutes: _shift, ...rest } = operation;
  return rest;
}
