import type { Outcome } from '@planerka/contracts';
import { say } from '@planerka/plan';
import { type Button, button } from './reply.ts';

type DayPlanned = Extract<Outcome, { status: 'day_plan' }>;

/** What may be done with the plan of a day, or with each of its tasks. */
export function dayPlanButtons({ plan, one_by_one: each }: DayPlanned): Button[][] {
  const { set_id: set, items } = plan;
  const reject = button(say('label_decline_offer', {}), { type: 'day_plan', set, act: 'reject' });
  if (each) {
    const taken = items.map((item, index) =>
      button(say('label_take_slot', { position: index + 1, item }), {
        type: 'day_plan',
        set,
        act: 'accept',
        task: item.task,
      }),
    );
    return [...taken.map((one) => [one]), [reject]];
  }
  return [
    [
      button(say('label_take_day_plan', {}), { type: 'day_plan', set, act: 'accept' }),
      button(say('label_other_day_plan', {}), { type: 'day_plan', set, act: 'other' }),
    ],
    [button(say('label_one_by_one', {}), { type: 'day_plan', set, act: 'each' }), reject],
  ];
}
