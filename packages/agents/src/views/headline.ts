import type { Project } from '@planerka/plan';
import { type Entity, planId, planStatus, taskId, taskStatus } from '../names.ts';
import type { Situation } from './situation.ts';

/** Ids, status and revision: how every view of a plan or task begins. */
export function headlineOf(
  entity: Entity,
  { revision, plan }: Pick<Situation, 'revision' | 'plan'>,
): Record<string, unknown> {
  if (entity.kind === 'project') {
    const { row } = entity;
    return { plan: planId(row), title: row.title, status: planStatus(row), revision };
  }
  const { row } = entity;
  return {
    task: taskId(row),
    plan: planOrNull(plan),
    title: row.title,
    status: taskStatus(row),
    ...(row.status === 'cancelled' ? { cancelled: true } : {}),
    revision,
  };
}

function planOrNull(plan: Project | null): string | null {
  return plan === null ? null : planId(plan);
}

/** What a view is left with when nothing else fits. */
export function signalOf({ entity, revision }: Situation): Record<string, unknown> {
  return entity.kind === 'project'
    ? { plan: planId(entity.row), revision }
    : { task: taskId(entity.row), revision };
}

/** Fields of a plan or task that have a value, as a person or an agent has set them. */
export function detailsOf(entity: Entity): Record<string, unknown> {
  const { row } = entity;
  const shared = {
    description: row.description,
    context: row.context,
    priority: row.priority,
    tags: row.tags,
    depends_on: row.depends_on,
  };
  const own =
    entity.kind === 'project'
      ? {
          contract: entity.row.contract,
          contract_data: entity.row.contract_data,
          checklist: entity.row.checklist.steps.length > 0 ? entity.row.checklist : null,
        }
      : {
          domain: entity.row.category,
          notes: entity.row.notes,
          planned: entity.row.planned_at ?? entity.row.planned_on,
          due: entity.row.due_at ?? entity.row.due_on,
          completed_at: entity.row.completed_at,
        };
  const isSet = (value: unknown): boolean =>
    value !== null && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(
    Object.entries({ ...shared, ...own }).filter(([, each]) => isSet(each)),
  );
}
