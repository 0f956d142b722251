import type { ObjectHandle, Outcome } from '@planerka/contracts';
import type { PlanView } from '@planerka/runtime';
import { summaryButtons } from '../outbox/outcome-messages.ts';
import { outcomeSteps } from '../outbox/outcome-steps.ts';
import { type Step, text } from '../outbox/reply.ts';
import { objectCard } from './object-card.ts';

/** How outcomes are told: what was heard, the plan as the call leaves it, the person's zone. */
export interface Telling {
  readonly transcript: string | null;
  readonly view: PlanView;
  readonly zone: string;
}

/** Outcomes as parts of a reply. Whoever opens a task or a project sees its card with it. */
export async function outcomeReply(
  outcomes: readonly Outcome[],
  { transcript, view, zone }: Telling,
): Promise<Step[]> {
  const [only, ...others] = outcomes;
  const opened = only && others.length === 0 ? openedBy(only) : null;
  const card = opened && (await objectCard(view, opened, { zone, isOpen: true }));
  if (!card || only?.status !== 'done') return outcomeSteps(outcomes, transcript);
  const { object, surface_id } = card;
  return [
    text(`${only.user_message}\n\n${card.text}`, {
      transcript,
      buttons: [...card.buttons, summaryButtons(only)],
      shown: { objects: [object], surface_id },
    }),
  ];
}

/** The object whose Workroom the outcome has opened. */
function openedBy(outcome: Outcome): ObjectHandle | null {
  if (outcome.status !== 'done' || outcome.receipt.action !== 'do') return null;
  const enters = outcome.receipt.objects.some(({ kind }) => kind === 'workroom');
  // Whoever leaves a room could open it again; whoever has entered could not.
  if (!enters || outcome.summary?.can_open !== false) return null;
  return outcome.summary.objects[0] ?? null;
}
