import { editProject } from '../change/edit-rows.ts';
import type { Step } from '../change/step.ts';
import type { Checklist, Project } from '../objects/project.ts';
import { textOrNull } from './set-fields.ts';

/** What a plan's checklist becomes; what is left out stays. `advance` moves on by one. */
export interface ChecklistFields {
  readonly steps?: readonly string[] | undefined;
  readonly current?: number | undefined;
  readonly doc?: string | null | undefined;
  readonly advance?: boolean | undefined;
}

export interface ChecklistChange {
  readonly checklist: Checklist;
  /** Is there no such place in the list? Its length is the place where everything is done. */
  readonly isPastEnd: boolean;
  /** Null: it is so already. */
  readonly step: Step | null;
}

/** A plan's checklist with other steps, at another place, or with another document. */
export function setChecklist(
  plan: Project,
  { steps, current, doc, advance = false }: ChecklistFields,
): ChecklistChange {
  const before = plan.checklist;
  const listed = [...(steps ?? before.steps)];
  const kept = Math.min(before.current, listed.length);
  const checklist = {
    steps: listed,
    current: current ?? (advance ? kept + 1 : kept),
    doc: doc === undefined ? before.doc : textOrNull(doc),
  };
  const isPastEnd = checklist.current > listed.length;
  return { checklist, isPastEnd, step: isPastEnd ? null : editProject(plan, { checklist }) };
}
