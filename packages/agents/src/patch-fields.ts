import { isJsonObject, type PatchOp, taskTools } from '@planerka/contracts';
import { z } from 'zod';
import { refused } from './refused.ts';

/**
 * What can be done to a field: a `word` is set; a `value` can be unset, too; `text` can be appended
 * to, as a new line; of a `list` single entries are appended and removed; of `data` single keys.
 */
type Way = 'word' | 'value' | 'text' | 'list' | 'data';

const OPS: Readonly<Record<Way, ReadonlyArray<PatchOp['op']>>> = {
  word: ['set'],
  value: ['set', 'unset'],
  text: ['set', 'unset', 'append'],
  list: ['set', 'unset', 'append', 'remove'],
  data: ['set', 'unset', 'append', 'remove'],
};

/** What can be patched: each field's way and the schema of its value. */
export interface PatchFields<S extends z.ZodRawShape> {
  readonly ways: { readonly [F in keyof S & string]: Way };
  readonly schema: z.ZodObject<S>;
  /** Fields that other calls set, and which. */
  readonly elsewhere: Readonly<Record<string, string>>;
}

const edit = taskTools.tasks_edit.input.shape;
const step = taskTools.tasks_define.input.shape;
const node = taskTools.tasks_task_define.input.shape;

const SHARED_WAYS = {
  title: 'word',
  description: 'text',
  context: 'text',
  priority: 'value',
  tags: 'list',
  depends_on: 'list',
} as const;

const { title, description, context, priority, tags, depends_on } = edit;
const shared = { title, description, context, priority, tags, depends_on };

export const TASK_FIELDS = {
  ways: { ...SHARED_WAYS, domain: 'value' },
  schema: z.object({ ...shared, domain: edit.new_domain }),
  elsewhere: {
    status: 'tasks_complete',
    steps: 'tasks_decompose',
    new_domain: 'field "domain"',
    planned: 'tasks_edit',
    due: 'tasks_edit',
    duration_minutes: 'tasks_edit',
    repeat: 'tasks_edit',
    parent: 'tasks_edit',
  },
} as const satisfies PatchFields<z.ZodRawShape>;

export const PLAN_FIELDS = {
  ways: { ...SHARED_WAYS, contract: 'text', contract_data: 'data' },
  schema: z.object({
    ...shared,
    contract: edit.contract,
    contract_data: edit.contract_data,
  }),
  elsewhere: { status: 'tasks_complete', steps: 'tasks_plan', doc: 'tasks_plan' },
} as const satisfies PatchFields<z.ZodRawShape>;

export const STEP_FIELDS = {
  ways: {
    title: 'word',
    description: 'text',
    context: 'text',
    success_criteria: 'list',
    tests: 'list',
    blockers: 'list',
    proof: 'data',
  },
  schema: z.object({
    title,
    description,
    context,
    success_criteria: step.success_criteria,
    tests: step.tests,
    blockers: step.blockers,
    proof: step.proof,
  }),
  elsewhere: {
    completed: 'tasks_progress',
    status: 'tasks_progress',
    blocked: 'tasks_block',
    checkpoints: 'tasks_verify',
  },
} as const satisfies PatchFields<z.ZodRawShape>;

export const NODE_FIELDS = {
  ways: {
    title: 'word',
    description: 'text',
    context: 'text',
    status: 'word',
    priority: 'value',
    tags: 'list',
  },
  schema: z.object({ title, description, context, status: node.status, priority, tags }),
  elsewhere: { depends_on: 'tasks_edit on the task' },
} as const satisfies PatchFields<z.ZodRawShape>;

type Values = Readonly<Record<string, unknown>>;

/**
 * The fields that the operations change, one after another, from what they are now. Refuses fields
 * that there are not (UNKNOWN_FIELD), operations that a field does not take, and values of the wrong
 * form.
 */
export function patchedFields<S extends z.ZodRawShape>(
  fields: PatchFields<S>,
  current: Values,
  ops: readonly PatchOp[],
): z.infer<z.ZodObject<S>> {
  const next = new Map<string, unknown>();
  for (const [index, op] of ops.entries()) {
    const way = wayOf(fields, op, index);
    const present = next.has(op.field) ? next.get(op.field) : current[op.field];
    next.set(op.field, changed(way, op, present, index));
  }
  const read = fields.schema.safeParse(Object.fromEntries(next));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = String(issue?.path[0] ?? 'ops');
  const at = ops.findLastIndex((op) => op.field === field);
  throw badValue(at, `${issue?.path.join('.') ?? field}: ${issue?.message ?? 'unfit'}`);
}

function wayOf<S extends z.ZodRawShape>(fields: PatchFields<S>, op: PatchOp, index: number): Way {
  const ways: Readonly<Record<string, Way>> = fields.ways;
  const way = Object.hasOwn(ways, op.field) ? ways[op.field] : undefined;
  const known = Object.keys(ways);
  if (way === undefined) {
    const other = Object.hasOwn(fields.elsewhere, op.field)
      ? fields.elsewhere[op.field]
      : undefined;
    throw refused(
      'UNKNOWN_FIELD',
      `ops.${index}: there is no field "${op.field}" to patch here.`,
      other === undefined
        ? `Fields: ${known.join(', ')}.`
        : `Use ${other} for that. Fields here: ${known.join(', ')}.`,
      { details: { index, field: op.field, fields: known } },
    );
  }
  if (OPS[way].includes(op.op)) return way;
  throw refused(
    'INVALID_INPUT',
    `ops.${index}: ${op.field} cannot be changed with "${op.op}".`,
    `${op.field} takes: ${OPS[way].join(', ')}.`,
    { details: { index, field: op.field, allowed: OPS[way] } },
  );
}

/** What one operation makes of a value; its form is checked when all of them are through. */
function changed(way: Way, { op, value }: PatchOp, present: unknown, index: number): unknown {
  if (op === 'unset') {
    if (way === 'list') return [];
    return way === 'data' ? {} : null;
  }
  if (value === undefined) throw badValue(index, `value: ${op} needs one`);
  if (op === 'set') return value;
  switch (way) {
    case 'list':
      return changedList(op, strings(present), several(value, index));
    case 'data':
      return changedData(op, present, value, index);
    case 'text':
      if (typeof value !== 'string') throw badValue(index, 'value: text expected');
      return typeof present === 'string' && present !== '' ? `${present}\n${value}` : value;
    case 'word':
    case 'value':
      return value;
  }
}

function changedList(op: 'append' | 'remove', present: string[], given: string[]): string[] {
  if (op === 'remove') return present.filter((entry) => !given.includes(entry));
  return [...present, ...given.filter((entry) => !present.includes(entry))];
}

function changedData(
  op: 'append' | 'remove',
  present: unknown,
  value: unknown,
  index: number,
): Record<string, unknown> {
  const data = isJsonObject(present) ? present : {};
  if (op === 'remove') {
    const keys = several(value, index);
    return Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));
  }
  if (!isJsonObject(value)) throw badValue(index, 'value: an object expected, its keys are added');
  return { ...data, ...value };
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

const Texts = z.array(z.string().trim()).min(1);

/** One entry, or a list of them. */
function several(value: unknown, index: number): string[] {
  const texts = Texts.safeParse(Array.isArray(value) ? value : [value]);
  if (!texts.success) throw badValue(index, 'value: a text or a list of texts expected');
  return texts.data;
}

function badValue(index: number, problem: string) {
  return refused('INVALID_INPUT', `ops.${index}.${problem}.`, 'Mend the value and call again.', {
    details: { fields: [{ field: `ops.${index}`, problem }] },
  });
}
