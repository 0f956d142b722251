import { today } from '@planerka/plan';
import type { DayPlanProposal } from '../proposal.ts';
import type { Handler } from '../turn/handler.ts';
import { drawDayPlan } from './draw-day-plan.ts';

/** "спланируй день": a plan is drawn and shown, nothing of it is done. */
export const proposeDayPlan: Handler<DayPlanProposal> = async (turn, { day }) =>
  await drawDayPlan(turn, {
    day: day ?? today(turn.moment),
    requestId: turn.newId(),
    shown: [],
    lead: [],
  });
