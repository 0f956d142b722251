import type { JsonObject, TaskToolInput } from '@planerka/contracts';
import {
  CATEGORY_MAX,
  cleanCategory,
  columnsOf,
  contractColumns,
  editProject,
  editTask,
  isCategoryTooLong,
  type Task,
} from '@planerka/plan';
import { dependenciesOf, refuseCycleThroughPlan } from '../depends-on.ts';
import { refuseBlockedByPerson } from '../left-to-people.ts';
import { ENTITY_KEYS, type Entity, entityId } from '../names.ts';
import { ensure } from '../refused.ts';
import { fillIn } from '../suggested-call.ts';
import { TIMES, timeColumns, timeFacts } from '../times.ts';
import type { ToolCall } from '../tool-call.ts';
import { planAround, warnOfDonePlan } from './create.ts';
import { givenFields, nothingGiven } from './given-fields.ts';
import { onEntity } from './on-target.ts';

const SHARED = ['title', 'description', 'context', 'priority', 'tags', 'depends_on'] as const;
const OWN = {
  task: ['new_domain', ...TIMES, 'parent'],
  project: ['contract', 'contract_data'],
} as const;
const ALL = [...SHARED, ...OWN.task, ...OWN.project] as const;

/** Metadata of a plan or a task; null clears, what is left out stays. */
export type EntityPatch = Partial<Pick<TaskToolInput<'tasks_edit'>, (typeof ALL)[number]>>;

/**
 * Changes metadata, as one event; says NO_CHANGE when everything is so already. Fields that only the
 * other kind has are refused.
 */
export async function editEntity(
  call: ToolCall,
  target: Entity,
  { depends_on: dependsOn, parent, ...patch }: EntityPatch,
): Promise<void> {
  refuseForeign(target, parent === undefined ? patch : { ...patch, parent });
  const entity = await call.latest(target);
  const depends_on = dependsOn && (await dependenciesOf(call, entity, dependsOn));
  const shared = { ...columnsOf(patch), ...(depends_on ? { depends_on } : {}) };
  const step =
    entity.kind === 'task'
      ? editTask(entity.row, {
          ...shared,
          ...categoryColumn(patch),
          ...timeColumns(call, entity.row, patch),
          ...(parent === undefined
            ? {}
            : await planColumn(call, { ...entity.row, ...shared }, parent)),
        })
      : editProject(entity.row, { ...shared, ...contractColumns(patch) });
  const type = entity.kind === 'task' ? 'task_edited' : 'plan_edited';
  call.writeOrWarn(type, step, `${entityId(entity)} is so already.`);
}

function refuseForeign(entity: Entity, patch: EntityPatch): void {
  const known: readonly string[] = [...SHARED, ...OWN[entity.kind]];
  const foreign = Object.keys(patch).filter((field) => !known.includes(field));
  ensure(
    foreign.length === 0,
    'UNKNOWN_FIELD',
    `${entityId(entity)} has no ${foreign.join(', ')}: it is a ${ENTITY_KEYS[entity.kind]}.`,
    `It has: ${known.join(', ')}.`,
    { details: { unknown: foreign, fields: known } },
  );
}

/** A task's category, which agents call its domain, is bounded and cleaned as a person's is. */
function categoryColumn({ new_domain: domain }: EntityPatch): { category?: string | null } {
  if (domain === undefined) return {};
  const category = cleanCategory(domain);
  ensure(
    !isCategoryTooLong(category),
    'INVALID_INPUT',
    `new_domain is longer than ${CATEGORY_MAX} characters.`,
    'A domain is a heading: shorten it, and put the rest into the description.',
    { details: { fields: ['new_domain'] } },
  );
  return { category };
}

/** Another plan, or none. A finished one takes the task, but not unnoticed. */
async function planColumn(
  call: ToolCall,
  task: Task,
  parent: string | null,
): Promise<Pick<Task, 'project_id' | 'project_name'>> {
  if (parent === null) return { project_id: null, project_name: null };
  const plan = await call.plan({ plan: parent });
  const { project_id } = plan.row;
  if (project_id !== task.project_id) {
    warnOfDonePlan(call, plan);
    await refuseCycleThroughPlan(call, plan, task);
  }
  return { project_id, project_name: null };
}

/** What an edit answers of what it has set: times with the zone that they are read in, the plan. */
async function editFacts(call: ToolCall, target: Entity, input: EntityPatch): Promise<JsonObject> {
  const entity = await call.latest(target);
  if (entity.kind !== 'task') return {};
  const isTimed = TIMES.some((field) => input[field] !== undefined);
  const plan = input.parent === undefined ? null : await planAround(call, entity);
  return {
    ...(isTimed ? timeFacts(entity.row, call.turn.moment.zone) : {}),
    ...(input.parent === undefined ? {} : { plan: plan && entityId(plan) }),
  };
}

/** `tasks_edit` */
export const edit = onEntity(async (call, entity, input: TaskToolInput<'tasks_edit'>) => {
  const known = [...SHARED, ...OWN[entity.kind]];
  if (ALL.every((field) => input[field] === undefined)) {
    if (entity.kind === 'task') await refuseBlockedByPerson(call, entity.row);
    const title = fillIn('the new title, or another field with its new value');
    throw nothingGiven(known, { next: await call.mended(entity, 'tasks_edit', { title }) });
  }
  const patch = givenFields(input, ALL, known);
  await editEntity(call, entity, patch);
  return await editFacts(call, entity, patch);
});
