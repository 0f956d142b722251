import type { ProductionProject } from '@planerka/contracts';
import {
  type Approval,
  asProductionProject,
  type CheckedChangeSet,
  checkChangeSet,
  type ProductionRows,
  rowNames,
} from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';

/** A production project as one call sees it: as it is stored, and as change sets are held against it. */
export interface Production {
  readonly rows: ProductionRows;
  readonly names: ReturnType<typeof rowNames>;
  readonly project: ProductionProject;
}

/** Null for a project that is not there. What this very call has written is not in it. */
export async function loadProduction(turn: Turn, projectId: string): Promise<Production | null> {
  const rows = await turn.production(projectId);
  if (rows === null || rows.project.deleted_at !== null) return null;
  const names = rowNames(rows);
  return { rows, names, project: asProductionProject(rows, names) };
}

/** An envelope held against its project. */
export function heldAgainst(
  turn: Turn,
  { project }: Production,
  envelope: unknown,
  approve?: Approval,
): CheckedChangeSet {
  const needs = turn.needsOf(project.overview ?? '');
  return checkChangeSet(envelope, { project, needs, approve });
}

/** The ops of an envelope whose head is lawful. */
export function opsOf({ changeSet }: Readonly<Record<string, unknown>>): readonly unknown[] {
  const ops = typeof changeSet === 'object' && changeSet !== null && 'ops' in changeSet;
  return ops && Array.isArray(changeSet.ops) ? changeSet.ops : [];
}
