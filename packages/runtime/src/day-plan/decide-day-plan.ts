import { minutesBetween, say, today, toLocalIso } from '@planerka/plan';
import { stale } from '../drafts/stale.ts';
import type { DayPlanActProposal } from '../proposal.ts';
import { staleSuggestion } from '../suggestions/stale-suggestion.ts';
import type { Handler } from '../turn/handler.ts';
import type { Turn } from '../turn/turn.ts';
import { type Refusal, refusal, type Verdict } from '../verdict.ts';
import { drawDayPlan } from './draw-day-plan.ts';
import {
  findNewestPlan,
  findPlan,
  type PlanInHand,
  planTasks,
  settlePlan,
} from './plan-in-hand.ts';
import { takeDayPlan } from './take-day-plan.ts';

/** What a person does with the plan of a day that they were shown. */
export const decideDayPlan: Handler<DayPlanActProposal> = async (turn, proposal) => {
  const { set_id: setId } = proposal;
  const inHand = setId === null ? await findNewestPlan(turn) : await findPlan(turn, setId);
  if (inHand === null) return setId === null ? noPlan() : stale();
  const { set, plan, day, shown } = inHand;
  const refused = cannotDecide(turn, inHand);
  if (refused !== null) return refused;
  switch (proposal.act) {
    case 'accept':
      return await takeDayPlan(turn, inHand, proposal.task ?? null);
    case 'reject':
      settlePlan(turn, inHand, { state: 'rejected' });
      return { status: 'abstained', said: [say('offer_declined', {})] };
    case 'other': {
      const drawn = await drawDayPlan(turn, { day, requestId: set.request_id, shown, lead: [] });
      if (drawn.status === 'day_plan') settlePlan(turn, inHand, { state: 'superseded' });
      return drawn;
    }
    case 'each':
      return await oneByOne(turn, { set, plan, day });
  }
};

/** Words decide about a plan, and none was shown. */
function noPlan(): Refusal {
  return refusal('STALE_SUGGESTION', say('no_day_plan', {}), say('ask_for_day_plan', {}));
}

/** Why the plan cannot be decided about any more, or not by this person; null when it can. */
function cannotDecide(turn: Turn, { set, plan, day }: PlanInHand): Refusal | null {
  if (set.actor !== turn.context.actor.id) {
    return refusal('NOT_YOURS', say('suggestion_not_yours', {}), say('ask_for_day_plan', {}));
  }
  const { state } = plan;
  if (state === 'shown' && day >= today(turn.moment)) return null;
  const why = state === 'shown' ? 'expired' : state === 'superseded' ? 'gone' : state;
  return staleSuggestion(say('suggestion_over', { why }), say('ask_for_day_plan', {}));
}

/** The same plan, with each of its tasks to be taken by itself. */
async function oneByOne(
  turn: Turn,
  { set, plan, day }: Pick<PlanInHand, 'set' | 'plan' | 'day'>,
): Promise<Verdict> {
  const { zone } = turn.moment;
  const rows = await planTasks(turn, plan);
  const items = plan.slots.flatMap(({ task, start, end, worth }) => {
    const row = rows.find(({ number }) => number === task);
    return row === undefined || row.planned_at === start
      ? []
      : [
          {
            task,
            title: row.title,
            start: toLocalIso(start, zone),
            end: toLocalIso(end, zone),
            worth,
          },
        ];
  });
  if (items.length === 0) return stale();
  return {
    status: 'day_plan',
    lead: [],
    plan: {
      set_id: set.set_id,
      day,
      items,
      left_out: [],
      left_out_besides: 0,
      used_minutes: items.reduce((sum, { start, end }) => sum + minutesBetween(start, end), 0),
      free_minutes: plan.free_minutes,
    },
    one_by_one: true,
  };
}
