import type { Message, ObjectHandle, Outcome } from '@planerka/contracts';
import { nameFacts, say } from '@planerka/plan';
import type { PlanView } from '@planerka/runtime';
import { tell } from '@planerka/texts';
import { objectCard } from '@planerka/views';
import { actionButton, actionRows } from '../reply/action-button.ts';
import { summaryButtons } from '../reply/outcome-messages.ts';
import { outcomeSteps } from '../reply/outcome-steps.ts';
import { type ReplyPart, text } from '../reply/reply.ts';

/** What a reply needs besides outcomes: the transcript, and the plan after the call. */
export interface Telling {
  readonly transcript: string | null;
  readonly view: PlanView;
  /** The Workroom that the person is inside of. */
  readonly room: ObjectHandle | null;
}

/**
 * Outcomes as parts of a reply. Whoever opens a task or a project, or changes a list, sees its card
 * with it; whoever is
 * inside of one is told so with what was done, for it decides what the next words are about
 * (K8-9-no-silent-fallback).
 */
export async function outcomeReply(
  outcomes: readonly Outcome[],
  { transcript, view, room }: Telling,
): Promise<ReplyPart[]> {
  const [only, ...others] = outcomes;
  const opened = only && others.length === 0 ? (openedBy(only) ?? listOf(only)) : null;
  const isOpen = opened !== null && only !== undefined && openedBy(only) !== null;
  const card = opened && (await objectCard(view, opened, { now: null, isOpen }));
  if (!card || only?.status !== 'done') {
    const inside = room && (await view.byNumber(room.kind, room.number));
    const told = inside
      ? withRoom(outcomes, tell('inside', { object: nameFacts(inside) }))
      : outcomes;
    return outcomeSteps(told, transcript);
  }
  const { objects, surface_id, ticks } = card;
  return [
    text([...only.said, say('blank', {}), ...card.said], {
      frame: only.frame,
      transcript,
      flow: ticks.map(actionButton),
      buttons: [...actionRows(card), summaryButtons(only)],
      shown: { objects, surface_id },
    }),
  ];
}

const IN_A_PLAN = new Set<string>(['task', 'timeblock', 'project']);

/**
 * The last thing made or done tells which Workroom is open, unless it has changed that: the next
 * words are about the Workroom, not about what was just made.
 */
function withRoom(outcomes: readonly Outcome[], inside: Message): Outcome[] {
  const last = outcomes.findLastIndex(
    (outcome) =>
      outcome.status === 'done' &&
      outcome.receipt.action === 'do' &&
      outcome.receipt.objects.some(({ kind }) => IN_A_PLAN.has(kind) || kind === 'thread_pin'),
  );
  return outcomes.map((outcome, index) => {
    if (index !== last || outcome.status !== 'done') return outcome;
    if (outcome.receipt.objects.some(({ kind }) => kind === 'workroom')) return outcome;
    return { ...outcome, said: [...outcome.said, inside] };
  });
}

/** The list with boxes that something was done to. */
function listOf(outcome: Outcome): ObjectHandle | null {
  const number = outcome.status === 'done' ? outcome.summary?.list : undefined;
  return number === undefined ? null : { kind: 'task', number };
}

/** The object whose Workroom the outcome has opened. */
function openedBy(outcome: Outcome): ObjectHandle | null {
  if (outcome.status !== 'done' || outcome.receipt.action !== 'do') return null;
  const enters = outcome.receipt.objects.some(({ kind }) => kind === 'workroom');
  // Whoever leaves a room could open it again; whoever has entered could not.
  if (!enters || outcome.summary?.can_open !== false) return null;
  const [object] = outcome.summary.objects;
  return object === undefined || object.kind === 'timeblock' ? null : object;
}
