import type { GatedStep, TaskToolInput, Think } from '@planerka/contracts';
import {
  buildTree,
  type CardKind,
  EMPTY_CHECKLIST,
  EMPTY_DEFINITION,
  type Project,
  type Task,
} from '@planerka/plan';
import { planId, taskId } from '../names.ts';
import { refused } from '../refused.ts';
import {
  DEFAULT_TEMPLATE,
  PLAN_TEMPLATES,
  type PlanTemplate,
  PRINCIPAL_TEMPLATE,
  TASK_TEMPLATES,
  type TaskTemplate,
  type TemplateStep,
} from '../templates.ts';
import type { Work } from '../work.ts';
import { addPlan, addSteps, addTask, listSteps } from './create.ts';

const INBOX = 'Inbox';

/** Where a new task may be told to belong. */
type Parentage = Pick<
  TaskToolInput<'tasks_macro_start'>,
  'plan' | 'parent' | 'plan_title' | 'plan_template'
>;

/** What makes a new task, whichever tool asks for it. */
export type NewWork = Parentage &
  Pick<
    TaskToolInput<'tasks_macro_start'>,
    'task_title' | 'description' | 'template' | 'steps' | 'think' | 'expected_revision'
  >;

export interface Started {
  readonly plan: Project;
  readonly task: Task;
  readonly steps: Array<Record<string, unknown>>;
  /** The cards that `think` became; null without one. */
  readonly think_pipeline: Record<string, unknown> | null;
}

function taskTemplate(work: Work, id: string): TaskTemplate {
  const found = TASK_TEMPLATES.find((template) => template.id === id);
  if (found) return found;
  throw unknownTemplate(work, id, TASK_TEMPLATES);
}

export function planTemplate(work: Work, id: string): PlanTemplate {
  const found = PLAN_TEMPLATES.find((template) => template.id === id);
  if (found) return found;
  throw unknownTemplate(work, id, PLAN_TEMPLATES);
}

function unknownTemplate(work: Work, id: string, known: ReadonlyArray<{ readonly id: string }>) {
  return refused(
    'UNKNOWN_TEMPLATE',
    `There is no such template: ${id.slice(0, 60)}.`,
    `Templates: ${known.map((template) => template.id).join(', ')}.`,
    { next: { tool: 'tasks_templates_list', args: { workspace: work.workspace.name } } },
  );
}

/** A task, in the plan that is named or meant, with steps or a template's, and what was thought. */
export async function startWork(
  work: Work,
  input: NewWork,
  how: { readonly defaultTemplate: string | null; readonly implicitInbox: boolean },
): Promise<Started> {
  const { template, steps } = chosenSteps(work, input, how.defaultTemplate);
  const plan = await parentPlan(work, input, how.implicitInbox);
  const task = addTask(work, {
    title: input.task_title,
    description: input.description ?? null,
    project_id: plan.project_id,
  });
  const rows = addSteps(
    work,
    task,
    task,
    steps.map((step) => ({ step, more: gateOf(step) })),
  );
  const think = input.think ?? (template === PRINCIPAL_TEMPLATE ? frameOf(input) : undefined);
  return {
    plan,
    task,
    steps: listSteps(buildTree(task.task_id, rows)),
    think_pipeline: think === undefined ? null : thinkAbout(work, task, think),
  };
}

/** The fields that gate a template's step; its proofs are part of the step's definition. */
function gateOf({ success_criteria, tests, blockers = [], proof }: TemplateStep): Partial<Task> {
  return {
    definition: { ...EMPTY_DEFINITION, success_criteria, tests, blockers, proof: proof ?? {} },
  };
}

function chosenSteps(
  work: Work,
  { template, steps }: NewWork,
  defaultTemplate: string | null,
): { readonly template: string | null; readonly steps: ReadonlyArray<GatedStep | TemplateStep> } {
  if (template !== undefined && steps !== undefined) {
    throw refused(
      'INVALID_INPUT',
      'Both steps and template were given.',
      'Give one of them: steps for your own, template for built-in ones.',
      { details: { fields: ['steps', 'template'] } },
    );
  }
  if (steps !== undefined) return { template: null, steps };
  const id = template ?? defaultTemplate;
  if (id !== null) return { template: id, steps: taskTemplate(work, id).steps };
  throw refused(
    'INVALID_INPUT',
    'Neither steps nor template was given.',
    `Give steps with success_criteria and tests, or template ("${DEFAULT_TEMPLATE}").`,
    { details: { fields: ['steps', 'template'] } },
  );
}

/**
 * The plan of a new task: named, made with it, or else the focus's own (T-start-focus-plan), then the
 * first one titled "Inbox", then a new "Inbox" (T-start-inbox).
 */
async function parentPlan(
  work: Work,
  input: Parentage & Pick<NewWork, 'expected_revision'>,
  implicitInbox: boolean,
): Promise<Project> {
  const { plan, parent, plan_title: title, plan_template: template } = input;
  const named = [plan, parent].filter((id) => id !== undefined);
  if (title !== undefined && named.length > 0) {
    throw refused(
      'INVALID_INPUT',
      'Both an existing plan and plan_title were given.',
      'Name an existing plan (PLAN-###), or give plan_title to make a new one.',
      { details: { fields: ['plan', 'parent', 'plan_title'] } },
    );
  }
  if (template !== undefined && title === undefined) {
    throw refused(
      'INVALID_INPUT',
      'plan_template goes with plan_title only: it fills the checklist of a new plan.',
      'Leave plan_template out, or make a new plan with plan_title.',
      { details: { fields: ['plan_template'] } },
    );
  }
  if (title !== undefined) {
    const checklist =
      template === undefined
        ? EMPTY_CHECKLIST
        : { ...EMPTY_CHECKLIST, steps: [...planTemplate(work, template).plan_steps] };
    return addPlan(work, { title, checklist });
  }
  if (named.length > 0) {
    const [only, other] = named;
    if (other !== undefined && other.toUpperCase() !== only?.toUpperCase()) {
      throw refused('INVALID_INPUT', 'plan and parent name different plans.', 'Name one of them.');
    }
    const entity = await work.plan({ plan: only });
    await work.expect(entity, input.expected_revision);
    return entity.row;
  }
  return await impliedPlan(work, implicitInbox);
}

async function impliedPlan(work: Work, implicitInbox: boolean): Promise<Project> {
  const focus = await work.tx.focus();
  const object = focus && (await work.turn.object(focus.object_kind, focus.object_id));
  if (object?.kind === 'project' && object.row.deleted_at === null) return object.row;
  if (object?.kind === 'task' && object.row.project_id !== null) {
    const plan = await work.turn.object('project', object.row.project_id);
    if (plan?.kind === 'project' && plan.row.deleted_at === null) return plan.row;
  }
  if (!implicitInbox) {
    throw refused(
      'NO_TARGET',
      'No plan was named, and the focus leads to none.',
      'Give plan (PLAN-###) or plan_title; tasks_macro_start finds a plan by itself.',
      { next: { tool: 'tasks_context', args: { workspace: work.workspace.name, kind: 'plan' } } },
    );
  }
  return (await work.tx.planTitled(INBOX)) ?? addPlan(work, { title: INBOX });
}

/** What principal work begins with when nothing was thought yet: the words of the task itself. */
function frameOf({ task_title: title, description }: NewWork): Think {
  return {
    frame: { problem: title, ...(description === undefined ? {} : { context: description }) },
  };
}

const CARDS: readonly CardKind[] = ['frame', 'hypothesis', 'test', 'evidence', 'decision'];

/** Each part of what was thought becomes a card on the task; a decision can be noted besides. */
function thinkAbout(work: Work, task: Task, think: Think): Record<string, unknown> {
  const status = think.status === undefined ? {} : { status: think.status };
  const cards = CARDS.flatMap((card) => {
    const part = think[card];
    if (part === undefined) return [];
    const text = typeof part === 'string';
    const memo = work.remember('thought', {
      root_id: task.task_id,
      kind: 'card',
      card,
      body: text ? part : null,
      data: text ? status : { ...part, ...status },
    });
    return [{ card, id: memo.memo_id }];
  });
  if (cards.length === 0) {
    work.warn('THINK_SKIPPED', 'think held no frame, hypothesis, test, evidence or decision.');
  }
  const { decision, note_decision: noted = false } = think;
  if (!noted || decision === undefined) return { cards };
  const memo = work.remember('noted', {
    root_id: task.task_id,
    kind: 'decision',
    title: think.note_title ?? null,
    body: typeof decision === 'string' ? decision : JSON.stringify(decision),
    data: think.note_format === undefined ? null : { format: think.note_format },
  });
  return { cards, note: memo.memo_id };
}

/** The ids that every one of these tools answers. */
export function startedIds({ plan, task }: Started): { task: string; plan: string } {
  return { task: taskId(task), plan: planId(plan) };
}
