import type { TaskToolInput } from '@planerka/contracts';
import {
  CATEGORY_MAX,
  cleanCategory,
  columnsOf,
  contractColumns,
  editProject,
  editTask,
  isCategoryTooLong,
} from '@planerka/plan';
import { dependenciesOf } from '../depends-on.ts';
import { type Entity, ENTITY_KEYS, entityId } from '../names.ts';
import { ensure } from '../refused.ts';
import type { ToolCall } from '../tool-call.ts';
import { givenFields } from './given-fields.ts';
import { onEntity } from './on-target.ts';

const SHARED = ['title', 'description', 'context', 'priority', 'tags', 'depends_on'] as const;
const OWN = { task: ['new_domain'], project: ['contract', 'contract_data'] } as const;
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
  { depends_on: dependsOn, ...patch }: EntityPatch,
): Promise<void> {
  refuseForeign(target, patch);
  const entity = await call.latest(target);
  const depends_on = dependsOn && (await dependenciesOf(call, entity, dependsOn));
  const shared = { ...columnsOf(patch), ...(depends_on ? { depends_on } : {}) };
  const step =
    entity.kind === 'task'
      ? editTask(entity.row, { ...shared, ...categoryColumn(patch) })
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

/** `tasks_edit` */
export const edit = onEntity(async (call, entity, input: TaskToolInput<'tasks_edit'>) => {
  await editEntity(call, entity, givenFields(input, ALL, [...SHARED, ...OWN[entity.kind]]));
  return {};
});
