import { refused } from './refused.ts';

/** How a call names its plan or task (T-targeting). */
export interface Aim {
  readonly task?: string | undefined;
  readonly plan?: string | undefined;
  readonly target?:
    | string
    | { readonly id: string; readonly kind?: 'plan' | 'task' | undefined }
    | undefined;
}

export interface StepAim {
  readonly step_id?: string | undefined;
  readonly path?: string | undefined;
}

/** What a call names, however it does; two that differ are refused. */
export function namedByAim({
  task,
  plan,
  target,
}: Aim): { id: string; kind?: 'plan' | 'task' } | null {
  const named: Array<{ id: string; kind?: 'plan' | 'task' }> = [];
  if (task !== undefined) named.push({ id: task });
  if (plan !== undefined) named.push({ id: plan, kind: 'plan' });
  if (typeof target === 'string') named.push({ id: target });
  else if (target !== undefined) {
    named.push({ id: target.id, ...(target.kind === undefined ? {} : { kind: target.kind }) });
  }
  const [first, ...others] = named;
  if (first === undefined) return null;
  const different = others.find(({ id }) => id.toUpperCase() !== first.id.toUpperCase());
  if (different === undefined) return [...named].reverse().find(({ kind }) => kind) ?? first;
  throw refused(
    'INVALID_INPUT',
    `Two targets were named: ${first.id} and ${different.id}.`,
    'Name one of task, plan and target.',
    { details: { fields: ['task', 'plan', 'target'] } },
  );
}
