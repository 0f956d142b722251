import type { TaskToolInput } from '@planerka/contracts';
import { columnsOf, contractColumns, editProject, editTask, type Task } from '@planerka/plan';
import { dependenciesOf } from '../depends-on.ts';
import { type Entity, entityId } from '../names.ts';
import { refused } from '../refused.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { Work } from '../work.ts';
import { latestEntity } from './complete.ts';
import { entityReply } from './entity-reply.ts';

const SHARED = ['title', 'description', 'context', 'priority', 'tags', 'depends_on'] as const;
const FIELDS = {
  task: [...SHARED, 'new_domain'],
  project: [...SHARED, 'contract', 'contract_data'],
} as const;

type Field = (typeof FIELDS)['task' | 'project'][number];

/** Metadata of a plan or a task; null clears, what is left out stays. */
export type EntityPatch = Pick<TaskToolInput<'tasks_edit'>, Field>;

/**
 * Changes metadata, as one event; says NO_CHANGE when everything is so already. Fields that only the
 * other kind has are refused.
 */
export async function editEntity(work: Work, aimed: Entity, patch: EntityPatch): Promise<void> {
  refuseForeign(aimed, patch);
  const entity = await latestEntity(work, aimed);
  const shared = await sharedColumns(work, entity, patch);
  const step =
    entity.kind === 'task'
      ? editTask(entity.row, { ...shared, ...taskColumns(patch) })
      : editProject(entity.row, { ...shared, ...contractColumns(patch) });
  if (step) work.write(entity.kind === 'task' ? 'task_edited' : 'plan_edited', [step]);
  else work.warn('NO_CHANGE', `${entityId(entity)} is so already.`);
}

function refuseForeign(entity: Entity, patch: EntityPatch): void {
  const known: readonly string[] = FIELDS[entity.kind];
  const foreign = Object.keys(patch).filter((field) => !known.includes(field));
  if (foreign.length === 0) return;
  throw refused(
    'UNKNOWN_FIELD',
    `${entityId(entity)} has no ${foreign.join(', ')}: it is a ${entity.kind === 'task' ? 'task' : 'plan'}.`,
    `It has: ${known.join(', ')}.`,
    { details: { unknown: foreign, fields: known } },
  );
}

async function sharedColumns(
  work: Work,
  entity: Entity,
  { depends_on, ...fields }: EntityPatch,
): Promise<Partial<Pick<Task, (typeof SHARED)[number]>>> {
  return {
    ...columnsOf(fields),
    ...(depends_on === undefined
      ? {}
      : { depends_on: await dependenciesOf(work, entity, depends_on) }),
  };
}

function taskColumns({ new_domain: domain }: EntityPatch): Partial<Task> {
  return domain === undefined ? {} : { category: domain };
}

/** `tasks_edit` */
export async function edit(work: Work, input: TaskToolInput<'tasks_edit'>): Promise<ToolReply> {
  const entity = await work.entity(input);
  await work.expect(entity, input.expected_revision);
  const patch = Object.fromEntries(
    [...new Set(Object.values(FIELDS).flat())].flatMap((field) =>
      input[field] === undefined ? [] : [[field, input[field]]],
    ),
  ) as EntityPatch;
  if (Object.keys(patch).length === 0) throw nothingGiven(FIELDS[entity.kind]);
  await editEntity(work, entity, patch);
  return await entityReply(work, entity);
}

/** A call that says what to change but not to what. */
export function nothingGiven(fields: readonly string[]) {
  return refused(
    'INVALID_INPUT',
    'Nothing to change was given.',
    `Give at least one of ${fields.join(', ')}.`,
    { details: { fields } },
  );
}
