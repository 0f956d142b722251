import { type PlanObject, stepIdOf } from '@planerka/plan';
import { planStatus, planId, taskId, taskStatus } from './names.ts';
import type { Work } from './work.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Difference {
  readonly from: unknown;
  readonly to: unknown;
}

/** What a call changes, object by object: each field from what it was to what it is now. */
export function changedObjects(work: Work): Array<Record<string, unknown>> {
  return work.turn.written.flatMap(({ before, after }) => {
    const object = after ?? before;
    if (object === null) return [];
    const changes = differences(before && fieldsOf(before), after && fieldsOf(after));
    const change = before === null ? 'added' : after === null ? 'removed' : 'changed';
    return [{ ...nameOf(object), change, changes }];
  });
}

function nameOf(object: PlanObject): Record<string, unknown> {
  if (object.kind === 'project') return { id: planId(object.row) };
  if (object.kind !== 'task') return { id: object.kind };
  return object.row.parent_id === null
    ? { id: taskId(object.row) }
    : { id: stepIdOf(object.row), title: object.row.title };
}

function differences(before: Fields | null, after: Fields | null): Record<string, Difference> {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const found: Record<string, Difference> = {};
  for (const name of names) {
    const [from, to] = [before?.[name] ?? null, after?.[name] ?? null];
    if (JSON.stringify(from) !== JSON.stringify(to)) found[name] = { from, to };
  }
  return found;
}

/** A row in the words of the task surface. */
function fieldsOf(object: PlanObject): Fields {
  switch (object.kind) {
    case 'task': {
      const { title, description, context, priority, category, tags, depends_on } = object.row;
      const { checkpoints, definition, completed_at } = object.row;
      return {
        title,
        description,
        context,
        priority,
        domain: category,
        tags,
        depends_on,
        status: taskStatus(object.row),
        ...definition,
        checkpoints,
        completed_at,
      };
    }
    case 'project': {
      const { title, description, context, priority, tags, depends_on } = object.row;
      const { contract, contract_data, checklist, checkpoints } = object.row;
      const plan = { title, description, context, priority, tags, depends_on };
      return {
        ...plan,
        contract,
        contract_data,
        status: planStatus(object.row),
        checklist,
        checkpoints,
      };
    }
    case 'memo':
    case 'timeblock':
    case 'thread_pin':
    case 'workroom':
    case 'workspace':
    case 'person':
      return {};
  }
}
