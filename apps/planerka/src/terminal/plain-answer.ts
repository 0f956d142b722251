import type { Frame, Message, ObjectHandle } from '@planerka/contracts';
import type { PlanView } from '@planerka/runtime';
import { renderLines } from '@planerka/texts';
import { objectCard } from '@planerka/views';

/** What is answered to somebody who has no buttons. */
export interface PlainAnswer {
  readonly text: string;
  /** The objects that the answer names: the suggested objects of the words that come next. */
  readonly objects: readonly ObjectHandle[];
  /** Change sets that wait, each to be looked at under its label. */
  readonly sets?: ReadonlyArray<{ readonly label: Message; readonly set: string }>;
  /** The page that comes after this one, or another set of suggestions; null when there is none. */
  readonly next: number | null;
}

/** The plan's data on objects that a person named without saying what to do with them. */
export async function cardsInWords(
  view: PlanView,
  refs: readonly ObjectHandle[],
  frame: Frame,
): Promise<PlainAnswer> {
  const { now } = frame;
  const cards = await Promise.all(refs.map((ref) => objectCard(view, ref, { now, isOpen: false })));
  const text = cards.flatMap((card) => (card ? [renderLines(card.said, frame)] : [])).join('\n\n');
  return { text, objects: refs, next: null };
}
