import type { Message } from '@planerka/contracts';
import type { Given } from '../change/given.ts';
import { factsOf } from '../messages/facts.ts';
import { say } from '../messages/messages.ts';
import type { Target } from '../objects/object.ts';
import type { Moment } from '../time/moment.ts';
import { type AnyOperation, isCreate } from './create/create-operation.ts';
import { decideCreate, needsOfCreate, retellCreate } from './create/decide-create.ts';
import type { Decision } from './decision.ts';
import type { Need, PlanState } from './need.ts';
import { ruleOf } from './operation-rules.ts';
import { decideSeries, meantTarget, needsOfSeries } from './series/decide-series.ts';

/** What has to be read before the operation is decided for this target. */
export function needsOf(
  operation: AnyOperation,
  target: Target | null,
  moment: Moment,
): readonly Need[] {
  if (isCreate(operation)) return needsOfCreate(operation, moment);
  const meant = meantTarget(operation, target, moment.now);
  const needs = ruleOf(operation.type).needs?.(operation, meant, moment) ?? [];
  return [...needs, ...needsOfSeries(operation, target)];
}

/**
 * What the operation comes to in this state of the plan: a change, a question to its person, or why
 * not. `bulk`: it is done to several objects at once.
 */
export function decide(
  state: PlanState,
  operation: AnyOperation,
  given: Given,
  bulk = false,
): Decision {
  if (isCreate(operation)) return decideCreate(state, operation, given);
  const rule = ruleOf(operation.type);
  const once = (target: Target | null): Decision =>
    rule.decide({ ...state, target }, operation, given);
  return decideSeries(state, { operation, bulk, once }, given) ?? once(state.target);
}

/** The operation retold in the infinitive; of a set without its target, and what it creates with its time. */
export function retell(
  operation: AnyOperation,
  { target, other }: { readonly target: Target | null; readonly other: Target | null },
  moment: Moment,
): Message {
  if (isCreate(operation)) return retellCreate(operation, moment);
  return say('retelling', {
    operation,
    target: target && factsOf(target),
    other: other && factsOf(other),
  });
}
