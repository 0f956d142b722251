import { ensure } from './refused.ts';

/** How a call names its plan or task, and at which revision it wants it (T-targeting). */
export interface TargetSelector {
  readonly task?: string | undefined;
  readonly plan?: string | undefined;
  readonly target?:
    | string
    | { readonly id: string; readonly kind?: 'plan' | 'task' | undefined }
    | undefined;
  readonly expected_revision?: number | undefined;
}

export interface StepSelector {
  readonly step_id?: string | undefined;
  readonly path?: string | undefined;
}

interface SelectedTarget {
  readonly id: string;
  readonly kind?: 'plan' | 'task' | undefined;
}

/** What a call names, however it does; two that differ are refused. */
export function selectedTarget({ task, plan, target }: TargetSelector): SelectedTarget | null {
  const named: SelectedTarget[] = [
    ...(task === undefined ? [] : [{ id: task }]),
    ...(plan === undefined ? [] : [{ id: plan, kind: 'plan' } as const]),
    ...(target === undefined ? [] : [typeof target === 'string' ? { id: target } : target]),
  ];
  const [first, ...others] = named;
  if (first === undefined) return null;
  const different = others.find(({ id }) => id.toUpperCase() !== first.id.toUpperCase()) ?? first;
  ensure(
    different === first,
    'INVALID_INPUT',
    `Two targets were named: ${first.id} and ${different.id}.`,
    'Name one of task, plan and target; tasks_edit moves a task to the plan in parent.',
    { details: { fields: ['task', 'plan', 'target'] } },
  );
  return named.findLast(({ kind }) => kind) ?? first;
}
