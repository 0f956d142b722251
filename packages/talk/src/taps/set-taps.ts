import { type Message, type Outcome, readPositions, writePositions } from '@planerka/contracts';
import { say } from '@planerka/plan';
import { tell } from '@planerka/texts';

/** What a person does with a change set; `positions`: the ops that were shown as chosen. */
export interface SetTap {
  readonly type: 'change_set';
  readonly set: string;
  readonly act: 'show' | 'look' | 'approve' | 'reject';
  readonly positions?: string | undefined;
  readonly page?: number | undefined;
  /** Why it is refused. */
  readonly reason?: string | undefined;
}

/** A tap that is offered, with what it is called. */
export interface OfferedTap {
  readonly label: Message;
  readonly tap: SetTap;
}

type Review = Extract<Outcome, { status: 'review' }>;

/** The highest position that an op of a set can have. */
const POSITIONS = 100_000;

function rejection(set: string): OfferedTap {
  return { label: say('label_reject_set', {}), tap: { type: 'change_set', set, act: 'reject' } };
}

/** What may be done with a set that has just come, row by row. */
export function approvalTaps(set: string): OfferedTap[][] {
  const look = { type: 'change_set', set, act: 'look', page: 0 } as const;
  const accept = { type: 'change_set', set, act: 'approve' } as const;
  return [
    [{ label: say('label_look_at_set', {}), tap: look }],
    [{ label: say('label_accept_set', {}), tap: accept }, rejection(set)],
  ];
}

/** What may be done with a change set that is shown: what is approved is exactly what they bear. */
export function reviewTaps({ set: { set_id: set }, question }: Review): OfferedTap[][] {
  const tap = (act: SetTap['act'], more: Partial<SetTap> = {}): SetTap => ({
    type: 'change_set',
    set,
    act,
    ...more,
  });
  const reject = rejection(set);
  switch (question.asks) {
    case 'approval':
      return approvalTaps(set);
    case 'choice': {
      const { page, pages, ops, chosen, chosen_count: count } = question;
      const on = new Set(readPositions(chosen, POSITIONS));
      const rows = ops.map((op) => {
        const next = new Set(on);
        if (!next.delete(op.position)) next.add(op.position);
        const positions = writePositions([...next]);
        const label = say('label_change_set_op', { op });
        return [{ label, tap: tap('look', { page, positions }) }];
      });
      const turn = (to: number): SetTap => tap('look', { page: to, positions: chosen });
      const pager = [
        ...(page > 0 ? [{ label: tell('label_back'), tap: turn(page - 1) }] : []),
        ...(page + 1 < pages ? [{ label: tell('label_on'), tap: turn(page + 1) }] : []),
      ];
      const label = say('label_accept_chosen', { count });
      const decide = count === 0 ? [] : [{ label, tap: tap('approve', { positions: chosen }) }];
      return [...rows, ...(pager.length > 0 ? [pager] : []), [...decide, reject]];
    }
    case 'deletes':
      return [
        [
          { label: say('yes', {}), tap: tap('approve', { positions: question.with }) },
          { label: say('no', {}), tap: tap('approve', { positions: question.without }) },
        ],
      ];
    case 'rest': {
      const count = question.rest_count;
      if (count === 0) return [[reject]];
      const label = say('label_accept_rest', { count });
      return [[{ label, tap: tap('approve', { positions: question.rest }) }, reject]];
    }
  }
}
