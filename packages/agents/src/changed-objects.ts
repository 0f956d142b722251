import type { PlanObject } from '@planerka/plan';
import { fieldDifferences } from './field-differences.ts';
import { asEntity, objectRef, statusOf } from './names.ts';
import type { ToolCall } from './tool-call.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a call changes, object by object: each field from what it was to what it is now. */
export function changedObjects(call: ToolCall): Array<Record<string, unknown>> {
  return call.turn.written.flatMap(({ before, after }) => {
    const object = after ?? before;
    if (object === null) return [];
    const changes = Object.fromEntries(
      fieldDifferences(before ? fieldsOf(before) : {}, after ? fieldsOf(after) : {}).map(
        ({ field, before: from, after: to }) => [field, { from, to }],
      ),
    );
    const change = before === null ? 'added' : after === null ? 'removed' : 'changed';
    return [{ ...nameOf(object), change, changes }];
  });
}

function nameOf(object: PlanObject): Fields {
  const [id = object.kind] = Object.values(objectRef(object) ?? {});
  const isStep = object.kind === 'task' && object.row.parent_id !== null;
  return isStep ? { id, title: object.row.title } : { id };
}

/** A row of a plan or task in the words of the task surface; of other objects nothing is told. */
function fieldsOf(object: PlanObject): Fields {
  const entity = asEntity(object);
  if (entity === null) return {};
  const { title, description, context, priority, tags, depends_on, checkpoints } = entity.row;
  const shared = { title, description, context, priority };
  const status = statusOf(entity);
  if (entity.kind === 'task') {
    const { category: domain, definition, completed_at } = entity.row;
    const own = { ...definition, checkpoints, completed_at };
    return { ...shared, domain, tags, depends_on, status, ...own };
  }
  const { contract, contract_data, checklist } = entity.row;
  return { ...shared, tags, depends_on, contract, contract_data, status, checklist, checkpoints };
}
