import { type Outcome, readPositions, writePositions } from '@planerka/contracts';
import { say } from '@planerka/plan';
import { tell } from '@planerka/texts';
import type { ButtonOp } from './button-op.ts';
import { type Button, button } from './reply.ts';

type Review = Extract<Outcome, { status: 'review' }>;
type Verb = Extract<ButtonOp, { type: 'change_set' }>;

/** The highest position that an op of a set can have. */
const POSITIONS = 100_000;

/** The buttons under a set that has just come. */
export function approvalButtons(set: string): Button[][] {
  const look: Verb = { type: 'change_set', set, act: 'look', page: 0 };
  const accept: Verb = { type: 'change_set', set, act: 'approve' };
  return [
    [button(say('label_look_at_set', {}), look)],
    [button(say('label_accept_set', {}), accept), rejection(set)],
  ];
}

/** Asks the reason once, and refuses. */
function rejection(set: string): Button {
  return button(say('label_reject_set', {}), { type: 'form', data: `open:reject:${set}` });
}

/** The buttons under a change set: what is approved is exactly what they bear. */
export function reviewButtons({ set: { set_id: set }, question }: Review): Button[][] {
  const verb = (act: Verb['act'], more: Partial<Verb> = {}): Verb => ({
    type: 'change_set',
    set,
    act,
    ...more,
  });
  const reject = rejection(set);
  switch (question.asks) {
    case 'approval':
      return approvalButtons(set);
    case 'choice': {
      const { page, pages, ops, chosen, chosen_count: count } = question;
      const on = new Set(readPositions(chosen, POSITIONS));
      const rows = ops.map((op) => {
        const next = new Set(on);
        if (!next.delete(op.position)) next.add(op.position);
        const positions = writePositions([...next]);
        return [button(say('label_change_set_op', { op }), verb('look', { page, positions }))];
      });
      const turn = (to: number): Verb => verb('look', { page: to, positions: chosen });
      const pager = [
        ...(page > 0 ? [button(tell('label_back'), turn(page - 1))] : []),
        ...(page + 1 < pages ? [button(tell('label_on'), turn(page + 1))] : []),
      ];
      const accept = say('label_accept_chosen', { count });
      const decide = count === 0 ? [] : [button(accept, verb('approve', { positions: chosen }))];
      return [...rows, ...(pager.length > 0 ? [pager] : []), [...decide, reject]];
    }
    case 'deletes':
      return [
        [
          button(say('yes', {}), verb('approve', { positions: question.with })),
          button(say('no', {}), verb('approve', { positions: question.without })),
        ],
      ];
    case 'rest': {
      const count = question.rest_count;
      if (count === 0) return [[reject]];
      const accept = say('label_accept_rest', { count });
      return [[button(accept, verb('approve', { positions: question.rest })), reject]];
    }
  }
}
