import type { Outcome } from '@planerka/contracts';
import { approvalTaps, type OfferedTap, reviewTaps } from '@planerka/talk';
import type { ButtonOp } from './button-op.ts';
import { type Button, button } from './reply.ts';

/** The buttons under a set that has just come. */
export function approvalButtons(set: string): Button[][] {
  return asButtons(approvalTaps(set));
}

/** The buttons under a change set: what is approved is exactly what they bear. */
export function reviewButtons(review: Extract<Outcome, { status: 'review' }>): Button[][] {
  return asButtons(reviewTaps(review));
}

function asButtons(rows: readonly OfferedTap[][]): Button[][] {
  return rows.map((row) => row.map(({ label, tap }) => button(label, opOf(tap))));
}

function opOf({ act, set, positions, page }: OfferedTap['tap']): ButtonOp {
  // A form asks for the reason once, and refuses.
  if (act === 'reject') return { type: 'form', data: `open:reject:${set}` };
  return {
    type: 'change_set',
    set,
    act,
    ...(positions === undefined ? {} : { positions }),
    ...(page === undefined ? {} : { page }),
  };
}
