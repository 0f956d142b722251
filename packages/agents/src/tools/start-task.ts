import type { TaskToolInput, Think } from '@planerka/contracts';
import { buildTree, type CardKind, EMPTY_CHECKLIST, type Project, type Task } from '@planerka/plan';
import { warnOfOthersFocus } from '../focus-target.ts';
import { planId, taskId } from '../names.ts';
import { ensure } from '../refused.ts';
import {
  DEFAULT_TEMPLATE,
  PLAN_TEMPLATES,
  PRINCIPAL_TEMPLATE,
  TASK_TEMPLATES,
  type TemplateStep,
} from '../templates.ts';
import type { ToolCall } from '../tool-call.ts';
import { addPlan, addSteps, addTask, listSteps, planAround } from './create.ts';

const INBOX = 'Inbox';

/** Where a new task may be told to belong. */
type Parentage = Pick<
  TaskToolInput<'tasks_macro_start'>,
  'plan' | 'parent' | 'plan_title' | 'plan_template'
>;

/** What makes a new task, whichever tool asks for it. */
export type NewTaskInput = Parentage &
  Pick<
    TaskToolInput<'tasks_macro_start'>,
    'task_title' | 'description' | 'template' | 'steps' | 'think' | 'expected_revision'
  >;

export interface StartedTask {
  readonly plan: Project;
  readonly task: Task;
  readonly steps: Array<Record<string, unknown>>;
  /** The cards that `think` became; null without one. */
  readonly think_pipeline: Record<string, unknown> | null;
}

/** What is taken where a call names neither steps nor template, and whether it needs to name a plan. */
export interface StartDefaults {
  readonly defaultTemplate: string | null;
  readonly implicitInbox: boolean;
}

/** The template of this name among those of a kind. */
export function templateNamed<Template extends { readonly id: string }>(
  call: ToolCall,
  id: string,
  known: readonly Template[],
): Template {
  const found = known.find((template) => template.id === id);
  ensure(
    found !== undefined,
    'UNKNOWN_TEMPLATE',
    `There is no such template: ${id.slice(0, 60)}.`,
    `Templates: ${known.map((template) => template.id).join(', ')}.`,
    { next: call.next('tasks_templates_list') },
  );
  return found;
}

/** A task, in the plan that is named or meant, with steps or a template's, and what was thought. */
export async function startTask(
  call: ToolCall,
  input: NewTaskInput,
  how: StartDefaults,
): Promise<StartedTask> {
  const { template, steps } = chosenSteps(call, input, how.defaultTemplate);
  const plan = await parentPlan(call, input, how.implicitInbox);
  const { task_title: title, description = null } = input;
  const task = addTask(call, plan, { title, description });
  const rows = addSteps(call, task, task, steps);
  const think = input.think ?? (template === PRINCIPAL_TEMPLATE ? frameOf(input) : undefined);
  return {
    plan,
    task,
    steps: listSteps(buildTree(task.task_id, rows)),
    think_pipeline: think === undefined ? null : thinkAbout(call, task, think),
  };
}

function chosenSteps(
  call: ToolCall,
  { template, steps }: NewTaskInput,
  defaultTemplate: string | null,
): { readonly template: string | null; readonly steps: readonly TemplateStep[] } {
  const details = { fields: ['steps', 'template'] };
  ensure(
    template === undefined || steps === undefined,
    'INVALID_INPUT',
    'Both steps and template were given.',
    'Give one of them: steps for your own, template for built-in ones.',
    { details },
  );
  if (steps !== undefined) return { template: null, steps };
  const id = template ?? defaultTemplate;
  ensure(
    id !== null,
    'INVALID_INPUT',
    'Neither steps nor template was given.',
    `Give steps with success_criteria and tests, or template ("${DEFAULT_TEMPLATE}").`,
    { details },
  );
  return { template: id, steps: templateNamed(call, id, TASK_TEMPLATES).steps };
}

/**
 * The plan of a new task: named, made with it, or else the focus's own (T-start-focus-plan), then the
 * first one titled "Inbox", then a new "Inbox" (T-start-inbox).
 */
async function parentPlan(
  call: ToolCall,
  input: Parentage & Pick<NewTaskInput, 'expected_revision'>,
  implicitInbox: boolean,
): Promise<Project> {
  const { plan, parent, plan_title: title, plan_template: template } = input;
  const named = plan ?? parent;
  ensure(
    title === undefined || named === undefined,
    'INVALID_INPUT',
    'Both an existing plan and plan_title were given.',
    'Name an existing plan (PLAN-###), or give plan_title to make a new one.',
    { details: { fields: ['plan', 'parent', 'plan_title'] } },
  );
  ensure(
    template === undefined || title !== undefined,
    'INVALID_INPUT',
    'plan_template goes with plan_title only: it fills the checklist of a new plan.',
    'Leave plan_template out, or make a new plan with plan_title.',
    { details: { fields: ['plan_template'] } },
  );
  if (title !== undefined) {
    const steps =
      template === undefined ? [] : templateNamed(call, template, PLAN_TEMPLATES).plan_steps;
    return addPlan(call, { title, checklist: { ...EMPTY_CHECKLIST, steps: [...steps] } });
  }
  if (named === undefined) return await impliedPlan(call, implicitInbox);
  ensure(
    parent === undefined || parent.toUpperCase() === named.toUpperCase(),
    'INVALID_INPUT',
    'plan and parent name different plans.',
    'Name one of them.',
  );
  const { expected_revision } = input;
  return (await call.plan({ plan: named, expected_revision })).row;
}

async function impliedPlan(call: ToolCall, implicitInbox: boolean): Promise<Project> {
  const entity = (await call.focused())?.entity;
  const plan = entity && (await planAround(call, entity));
  if (plan) {
    await warnOfOthersFocus(call, plan);
    return plan.row;
  }
  ensure(
    implicitInbox,
    'NO_TARGET',
    'No plan was named, and the focus leads to none.',
    'Give plan (PLAN-###) or plan_title; tasks_macro_start finds a plan by itself.',
    { next: call.next('tasks_context', { kind: 'plan' }) },
  );
  return (await call.tx.planTitled(INBOX)) ?? addPlan(call, { title: INBOX });
}

/** What principal work begins with when nothing was thought yet: the words of the task itself. */
function frameOf({ task_title: title, description }: NewTaskInput): Think {
  return {
    frame: { problem: title, ...(description === undefined ? {} : { context: description }) },
  };
}

const CARDS: readonly CardKind[] = ['frame', 'hypothesis', 'test', 'evidence', 'decision'];

/** Each part of what was thought becomes a card on the task; a decision can be noted besides. */
function thinkAbout(call: ToolCall, task: Task, think: Think): Record<string, unknown> {
  const status = think.status === undefined ? {} : { status: think.status };
  const cards = CARDS.flatMap((card) => {
    const part = think[card];
    if (part === undefined) return [];
    const text = typeof part === 'string';
    const memo = call.remember('thought', {
      root_id: task.task_id,
      kind: 'card',
      card,
      body: text ? part : null,
      data: text ? status : { ...part, ...status },
    });
    return [{ card, id: memo.memo_id }];
  });
  if (cards.length === 0) {
    call.warn('THINK_SKIPPED', 'think held no frame, hypothesis, test, evidence or decision.');
  }
  const { decision, note_decision: noted = false } = think;
  if (!noted || decision === undefined) return { cards };
  const memo = call.remember('noted', {
    root_id: task.task_id,
    kind: 'decision',
    title: think.note_title ?? null,
    body: typeof decision === 'string' ? decision : JSON.stringify(decision),
    data: think.note_format === undefined ? null : { format: think.note_format },
  });
  return { cards, note: memo.memo_id };
}

/** The ids that every one of these tools answers. */
export function startedIds({ plan, task }: Pick<StartedTask, 'plan' | 'task'>): {
  task: string;
  plan: string;
} {
  return { task: taskId(task), plan: planId(plan) };
}
