import type { JsonObject } from '@planerka/contracts';
import { type Task, toLocalIso } from '@planerka/plan';
import { type Entity, entityRef, planId, statusOf } from '../names.ts';
import type { Situation } from './situation.ts';

/** Ids, status, revision and by whose clocks times are told: how every view of a plan or task begins. */
export function headlineOf({ entity, revision, plan, zone }: Situation): JsonObject {
  const { title, status } = entity.row;
  return {
    ...entityRef(entity),
    ...(entity.kind === 'task' ? { plan: plan && planId(plan) } : {}),
    title,
    status: statusOf(entity),
    ...(status === 'cancelled' ? { cancelled: true } : {}),
    revision,
    timezone: zone,
  };
}

/** What a view is left with when nothing else fits. */
export function signalOf({ entity, revision }: Situation): JsonObject {
  return { ...entityRef(entity), revision };
}

function local(instant: string | null, zone: string): string | null {
  return instant === null ? null : toLocalIso(instant, zone);
}

/** When it is planned and due as the workspace's clocks show it. */
function timesIn({ planned_at, planned_on, due_at, due_on }: Task, zone: string) {
  const planned = local(planned_at, zone) ?? planned_on;
  const due = local(due_at, zone) ?? due_on;
  return { planned, due };
}

/** Fields of a plan or task that have a value, as a person or an agent has set them. */
export function detailsOf(entity: Entity, zone: string): Record<string, unknown> {
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
          ...timesIn(entity.row, zone),
          duration_minutes: entity.row.duration_minutes,
          repeat: entity.row.recurrence_rule,
          completed_at: local(entity.row.completed_at, zone),
        };
  const isSet = (value: unknown): boolean =>
    value !== null && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(
    Object.entries({ ...shared, ...own }).filter(([, each]) => isSet(each)),
  );
}
