import type { CheckpointName } from '@planerka/contracts';
import { editProject } from '../change/edit-rows.ts';
import type { Step } from '../change/step.ts';
import type { Project } from '../objects/project.ts';
import { missingAtRoot } from '../tree/gates.ts';

export type PlanClosing =
  | { readonly kind: 'held'; readonly missing: readonly CheckpointName[] }
  /** Null: it is so already. */
  | { readonly kind: 'changed'; readonly step: Step | null };

/** A plan closed, begun or opened again. Its tasks stay as they are: nobody's work is closed with it. */
export function setPlanStatus(plan: Project, status: 'todo' | 'in_progress' | 'done'): PlanClosing {
  if (status !== 'done') {
    const begun = status === 'in_progress';
    return { kind: 'changed', step: editProject(plan, { status: 'active', begun }) };
  }
  const missing = missingAtRoot(plan);
  if (missing.length > 0) return { kind: 'held', missing };
  return { kind: 'changed', step: editProject(plan, { status: 'archived' }) };
}
