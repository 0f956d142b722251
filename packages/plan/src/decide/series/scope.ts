import { factsOf } from '../../messages/facts.ts';
import { say } from '../../messages/messages.ts';
import type { Target } from '../../objects/object.ts';
import { dayOfWall, type Occurrence } from '../../repeats/occurrences.ts';
import { type Decision, type RefuseDecision, refuse } from '../decision.ts';
import type { OperationOf } from '../operation-rule.ts';

/** Operations that may mean one occurrence of a series, those that follow it, or all. */
export type SeriesOperation = OperationOf<'reschedule' | 'rename' | 'set_duration' | 'delete'>;
export type Scope = NonNullable<SeriesOperation['scope']>;

/** "Только этот, 26 февраля", "Этот и следующие", "Все": the operation with each of them. */
export function askScope(
  target: Target,
  operation: SeriesOperation,
  { wall }: Pick<Occurrence, 'wall'>,
  scopes: readonly Scope[],
): Decision {
  const day = dayOfWall(wall);
  return {
    kind: 'ask',
    code: 'SERIES',
    question: say('which_scope', { target: factsOf(target) }),
    choices: scopes.map((scope) => ({
      id: `scope:${scope}`,
      label: say('label_scope', { scope, day }),
      operation: { ...operation, occurrence: wall, scope },
    })),
  };
}

/** The occurrence that was meant is there no more, or never was: on that day it does not take place. */
export function staleOccurrence(target: Target): RefuseDecision {
  const told = say('no_occurrence', { target: factsOf(target) });
  return refuse('STALE_BUTTON', told, say('say_in_words', {}));
}
