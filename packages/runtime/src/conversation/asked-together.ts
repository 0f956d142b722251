import {
  ALL_BUT,
  Message,
  ONLY_ONE,
  type Outcome,
  type QuestionOutcome,
} from '@planerka/contracts';
import { isCreate, say } from '@planerka/plan';
import { z } from 'zod';
import type { Draft, DraftChoice } from '../drafts/draft.ts';
import { forThoseLeft, questionForAll } from '../drafts/question-for-all.ts';
import type { Turn } from '../turn/turn.ts';
import { choicesForAll, isAnsweredAlike } from './one-for-all.ts';
import { yesOrNo } from './yes-or-no.ts';

/*
 * One message may tell of several new things, and more than one of them may be doubtful. Asked about one
 * after the other, the second question comes when the message is long forgotten: they are asked about at once.
 * The first is the open question and knows the others (`together`), which stay queued behind it.
 */

/** More than so many are not read through before a "да": the rest wait for their turn. */
const TOGETHER_MAX = 10;
/** So few that each has a button of its own, by which it alone is taken. */
const SINGLED_MAX = 4;

/**
 * The open question takes in what else of the same message has to be confirmed. What comes back makes
 * each outcome of the call the one that the person is told.
 */
export function askTogether(
  turn: Turn,
  outcomes: readonly Outcome[],
): (outcome: Outcome) => Outcome {
  const { open } = turn.drafts;
  // what was asked about and is part of a question below by now is told of there
  const asAsked = (outcome: Outcome): Outcome =>
    outcome.status === 'question' && isAskedBelow(outcomes, outcome)
      ? { ...outcome, together: true }
      : outcome;
  if (open === null || !turn.drafts.isAskedNow(open)) return asAsked;
  const others = turn.drafts.queued
    .filter((draft) => draft.created_at === open.created_at && !isPartOfAnother(turn, draft))
    .filter((draft) => isAskedWith(open, draft))
    .slice(0, TOGETHER_MAX - 1);
  if (others.length === 0) return asAsked;
  const ids = others.map(({ draft_id: id }) => id);
  const all = [open, ...others];
  const choices = isConfirmed(open) ? choicesOf(all) : choicesForAll(all);
  // kept with the draft: whoever shows the open question shows all that an answer to it would be about
  const question = isConfirmed(open) ? allOf(all) : questionForAll(open.operation.question, all);
  const joint: Draft = {
    ...open,
    operation: { ...open.operation, question, together: ids },
    choices,
  };
  turn.drafts.save(joint);
  const lead = outcomes.flatMap((outcome) =>
    outcome.status === 'question' && ids.includes(outcome.draft_id) ? outcome.lead : [],
  );
  return (outcome) => {
    if (outcome.status !== 'question') return outcome;
    if (ids.includes(outcome.draft_id)) return { ...outcome, together: true };
    // one that only still waits tells of all of them already
    const isAsked =
      outcome.draft_id === open.draft_id && outcome.question.code === open.operation.question.code;
    if (!isAsked) return outcome;
    return {
      ...outcome,
      question,
      choices: choices.map(({ id, label }) => ({ id, label })),
      // all are named in the question itself
      lead: [...outcome.lead, ...lead].filter(({ code }) => code !== 'asked_about'),
    };
  };
}

/** Does a later outcome of the call put the question of this draft for more than this one did? */
function isAskedBelow(outcomes: readonly Outcome[], asked: QuestionOutcome): boolean {
  const below = outcomes.slice(outcomes.indexOf(asked) + 1);
  return below.some(
    (outcome) =>
      outcome.status === 'question' &&
      outcome.draft_id === asked.draft_id &&
      outcome.code === 'BULK',
  );
}

/** May one question ask about both: for a yes to each, or for the same that both miss? */
function isAskedWith(open: Draft, other: Draft): boolean {
  return isConfirmed(open) ? isConfirmed(other) : isAnsweredAlike(open, other);
}

/** The question of a draft as it is now, without what of it has been settled otherwise. */
export function jointQuestion(
  turn: Turn,
  { operation: { question, together = [] } }: Draft,
): Message {
  const queued = new Set(turn.drafts.queued.map(({ draft_id: id }) => id));
  const isLeft = (_: unknown, index: number): boolean => queued.has(together[index] ?? '');
  if (question.code === 'for_all') return forThoseLeft(question, isLeft);
  const all = Joint.safeParse(question.data).data?.what;
  const [own, ...others] = question.code === 'confirm_all' && all !== undefined ? all : [];
  if (own === undefined) return question;
  const left = others.filter(isLeft);
  return left.length === 0
    ? say('confirm', { what: own })
    : say('confirm_all', { what: [own, ...left] });
}

function allOf(drafts: readonly Draft[]): Message {
  const what = drafts.flatMap(({ operation }) => whatIn(operation.question) ?? []);
  return say('confirm_all', { what });
}

/** What else the question of this draft asks about, as far as it is not settled otherwise by now. */
export function togetherWith(turn: Turn, { operation: { together = [] } }: Draft): Draft[] {
  return turn.drafts.queued.filter(({ draft_id: id }) => together.includes(id));
}

/** The words of all that the question asks about; what one message has made has the same. */
export function saidOfAll(turn: Turn, draft: Draft): readonly string[] {
  return [...new Set([draft, ...togetherWith(turn, draft)].flatMap(({ said }) => said))];
}

/** Is it a part of a question that was set aside: then it comes back with that, and not by itself. */
export function isPartOfAnother(turn: Turn, { draft_id: id }: Draft): boolean {
  return turn.drafts.waiting.some(({ operation }) => operation.together?.includes(id) === true);
}

/** The question is over for all of it: nothing of the message is asked about any more. */
export function endTogether(turn: Turn, draft: Draft, state: 'cancelled' | 'dropped'): void {
  for (const other of togetherWith(turn, draft)) turn.drafts.save({ ...other, state });
}

/** Which one of them the choice singles out; null where that has been settled since. */
export function singledOut(turn: Turn, draft: Draft, { id }: DraftChoice): Draft | null {
  const whole = [draft, ...togetherWith(turn, draft)];
  return whole.find(({ draft_id: one }) => one === id.slice(ONLY_ONE.length)) ?? null;
}

/** The choice that no button has: all but the one that a choice of the question would single out. */
export function allButChoice({ choices }: Draft, id: string): DraftChoice | undefined {
  if (!id.startsWith(ALL_BUT)) return undefined;
  const left = id.slice(ALL_BUT.length);
  const single = choices.find((choice) => choice.id === `${ONLY_ONE}${left}`);
  return single && { ...single, id };
}

/**
 * What the choice leaves out of all that was asked about (null where that has been settled since), and what stays; null
 * where it leaves none out, or nothing would stay.
 */
export function leftOut(
  turn: Turn,
  draft: Draft,
  { id }: DraftChoice,
): { readonly out: Draft | null; readonly first: Draft; readonly others: readonly Draft[] } | null {
  if (!id.startsWith(ALL_BUT)) return null;
  const isOut = ({ draft_id: one }: Draft): boolean => one === id.slice(ALL_BUT.length);
  const whole = [draft, ...togetherWith(turn, draft)];
  const out = whole.find(isOut) ?? null;
  const [first, ...others] = whole.filter((one) => !isOut(one));
  return first === undefined ? null : { out, first, others };
}

/** Does a draft only want a yes, to something new that nothing is missing of? */
function isConfirmed({ question_code: code, operation: pending, accepted }: Draft): boolean {
  const { operation, suggestion, change_set: set, follows } = pending;
  const isOwn = suggestion === undefined && set === undefined && follows === undefined;
  const isOpen = code === 'CONFIRM' && !accepted.includes(code);
  return isOpen && isCreate(operation) && isOwn && whatIn(pending.question) !== null;
}

/** What a question "Правильно понял: ...?" retells; null for any other. */
function whatIn({ code, data }: Message): Message | null {
  return code === 'confirm' ? (Confirmed.safeParse(data).data?.what ?? null) : null;
}

const Confirmed = z.object({ what: Message });
const Joint = z.object({ what: z.array(Message) });

function choicesOf(drafts: readonly Draft[]): DraftChoice[] {
  const singled = drafts.length > SINGLED_MAX ? [] : drafts.flatMap(singleChoice);
  return [...yesOrNo(), ...singled];
}

function singleChoice({ draft_id: id, operation: { operation } }: Draft): DraftChoice[] {
  const title = isCreate(operation) ? operation.entities.title : undefined;
  return title === undefined
    ? []
    : [{ id: `${ONLY_ONE}${id}`, label: say('label_only_this', { title }), entities: { title } }];
}
