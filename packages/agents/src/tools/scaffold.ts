import type { TaskToolInput } from '@planerka/contracts';
import { EMPTY_CHECKLIST } from '@planerka/plan';
import { ensure } from '../refused.ts';
import { PLAN_TEMPLATES, TASK_TEMPLATES } from '../templates.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { addPlan, newEntityFacts } from './create.ts';
import { EVIDENCE_LIMITS } from './evidence.ts';
import { startTask, templateNamed } from './start-task.ts';

/** `tasks_templates_list` */
export function templatesList(): Promise<ToolReply> {
  return Promise.resolve({ result: { templates: [...TASK_TEMPLATES, ...PLAN_TEMPLATES] } });
}

/** `tasks_scaffold` */
export async function scaffold(
  call: ToolCall,
  input: TaskToolInput<'tasks_scaffold'>,
): Promise<ToolReply> {
  if (input.kind === 'plan') return scaffoldPlan(call, input);
  const { kind: _kind, title, ...rest } = input;
  const { task, plan, steps } = await startTask(
    call,
    { task_title: title, ...rest },
    { defaultTemplate: null, implicitInbox: true },
  );
  const facts = newEntityFacts(call, { kind: 'task', row: task }, plan);
  return { result: { ...facts, steps, events: call.events } };
}

function scaffoldPlan(call: ToolCall, input: TaskToolInput<'tasks_scaffold'>): ToolReply {
  ensure(
    input.parent === undefined && input.plan_title === undefined,
    'INVALID_INPUT',
    'A plan stands in no other plan.',
    'Leave parent and plan_title out, or scaffold a task (kind "task").',
    { details: { fields: ['parent', 'plan_title'] } },
  );
  const { plan_steps: steps } = templateNamed(call, input.template, PLAN_TEMPLATES);
  const { title, description = null } = input;
  const checklist = { ...EMPTY_CHECKLIST, steps: [...steps] };
  const row = addPlan(call, { title, description, checklist });
  const facts = newEntityFacts(call, { kind: 'project', row });
  return { result: { ...facts, checklist: checklist.steps, events: call.events } };
}

/** `tasks_storage`: everything is in the one database; `branch` and `docs` name where things are kept in it. */
export function storage(call: ToolCall): Promise<ToolReply> {
  return Promise.resolve({
    result: {
      storage_dir: `postgresql:workspace/${call.workspace.id}`,
      defaults: { branch: 'journal', docs: { notes: 'memo', graph: 'task', trace: 'journal' } },
      limits: EVIDENCE_LIMITS,
    },
  });
}
