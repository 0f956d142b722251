import type { QuestionCode } from '@planerka/contracts';
import type { Change, Decision, Given, Policy, Target, Task, Timeblock } from '@planerka/plan';
import { SAMPLE_MOMENT } from './sample-plan.ts';

/** A person who has said yes to these questions. */
export function person(...accepted: QuestionCode[]): Policy {
  return { by: 'person', accepted };
}

export const AGENT: Policy = { by: 'agent' };

/** What a decision is made with: ids and numbers count up from 101. */
export function sampleGiven(policy: Policy = person()): Given {
  let last = 100;
  const next = (): number => {
    last += 1;
    return last;
  };
  return {
    ...SAMPLE_MOMENT,
    actor: 'person:1',
    thread: 'chat:1',
    ids: {
      uuid: () => `10000000-0000-4000-8000-${String(next()).padStart(12, '0')}`,
      number: next,
    },
    policy,
  };
}

export function asTask(row: Task): Extract<Target, { kind: 'task' }> {
  return { kind: 'task', row };
}

export function asBlock(row: Timeblock): Extract<Target, { kind: 'timeblock' }> {
  return { kind: 'timeblock', row };
}

/** The codes of what was said, in order. */
export function codes({ said }: Change): string[] {
  return said.map(({ code }) => code);
}

/** The change that was decided; fails on a question or a refusal. */
export function changeOf(decision: Decision): Change {
  if (decision.kind !== 'change') throw new Error(`${decision.kind} ${decision.code}`);
  return decision;
}

/** The rows as the change leaves them. */
export function rowsAfter(decision: Decision): ReadonlyArray<Readonly<Record<string, unknown>>> {
  return changeOf(decision).steps.flatMap(({ after }) => (after === null ? [] : [after.row]));
}
