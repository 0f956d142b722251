import {
  CHANGE_SET_OPS_MAX,
  isJsonObject,
  type ProductionProject,
  type ProjectNeed,
} from '@planerka/contracts';
import { isCurrency } from '../money/currencies.ts';
import { missingItems } from './missing-items.ts';
import type { EnvelopeHead } from './read-head.ts';
import type { Approval, SetFault } from './verdict.ts';

/** What a set as a whole is held against. */
export interface SetGround {
  readonly project: ProductionProject;
  /** What the project's overview asks for. */
  readonly needs: readonly ProjectNeed[];
  readonly approve?: Approval | undefined;
}

/** One of these at least is what a planning phase is for (CS-P1). */
const PLANNING_OPS: ReadonlySet<unknown> = new Set(['item.create', 'item.patch', 'task.create']);

/** The seq that `ir_45` names; null for what names none. */
export function readBase(itemsRevisionId: string): number | null {
  const [, digits] = /^ir_(0|[1-9]\d{0,14})$/.exec(itemsRevisionId) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** The first reason, in the contract's order, for which the set as a whole is not taken. */
export function setFault(head: EnvelopeHead, ground: SetGround): SetFault | null {
  return (
    projectFault(head, ground) ??
    (isApplied(head, ground) ? { code: 'ALREADY_APPLIED' } : null) ??
    opsFault(head) ??
    (ground.approve !== undefined && head.isBlocked ? { code: 'BLOCKING_QUESTION' } : null) ??
    templateFault(head, ground)
  );
}

function projectFault(head: EnvelopeHead, { project }: SetGround): SetFault | null {
  const { projectId, timezone, currency } = head;
  const isSame =
    projectId === project.projectId &&
    timezone === project.timezone &&
    currency === project.currency;
  if (!isSame) return { code: 'WRONG_PROJECT' };
  if (!isCurrency(currency)) return { code: 'INVALID_ENVELOPE', field: 'project.currency' };
  const base = readBase(head.itemsRevisionId);
  return base === null || base > project.revision ? { code: 'BASE_UNKNOWN' } : null;
}

function isApplied({ runId, changeSetId }: EnvelopeHead, { project }: SetGround): boolean {
  return project.appliedSets.some((set) => set.runId === runId && set.changeSetId === changeSetId);
}

function opsFault({ ops, phase }: EnvelopeHead): SetFault | null {
  if (ops.length > CHANGE_SET_OPS_MAX) return { code: 'TOO_MANY_OPS' };
  const isPlanned = (op: unknown) => isJsonObject(op) && PLANNING_OPS.has(op['op']);
  const isEmpty = ops.length === 0 || (phase === 'planning' && !ops.some(isPlanned));
  return isEmpty ? { code: 'PHASE_EMPTY' } : null;
}

function templateFault(head: EnvelopeHead, { project, needs }: SetGround): SetFault | null {
  if (head.phase !== 'planning') return null;
  const missing = missingItems(head, project, needs);
  return missing.length > 0 ? { code: 'TEMPLATE_MISSING', missing } : null;
}
