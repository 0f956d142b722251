import type { ObjectCard } from '@planerka/views';
import { actionButton, actionRows } from './action-button.ts';
import { type Button, type ReplyPart, text } from './reply.ts';

/** A card as a message, with `more` rows of buttons under its own; `edits`: the message that becomes it. */
export function cardStep(
  card: ObjectCard,
  { edits, more = [] }: { readonly edits?: number | undefined; readonly more?: Button[][] } = {},
): ReplyPart {
  const { said, objects, surface_id, ticks } = card;
  return text(said, {
    flow: ticks.map(actionButton),
    buttons: [...actionRows(card), ...more],
    shown: { objects, surface_id },
    edits,
  });
}
