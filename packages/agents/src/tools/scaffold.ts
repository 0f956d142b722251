import type { TaskToolInput } from '@planerka/contracts';
import { EMPTY_CHECKLIST } from '@planerka/plan';
import { planId, taskId } from '../names.ts';
import { refused } from '../refused.ts';
import { PLAN_TEMPLATES, TASK_TEMPLATES } from '../templates.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { Work } from '../work.ts';
import { addPlan } from './create.ts';
import { EVIDENCE_LIMITS } from './evidence.ts';
import { planTemplate, startedIds, startWork } from './new-work.ts';

/** `tasks_templates_list` */
export function templatesList(): Promise<ToolReply> {
  return Promise.resolve({ result: { templates: [...TASK_TEMPLATES, ...PLAN_TEMPLATES] } });
}

/** `tasks_scaffold` */
export async function scaffold(
  work: Work,
  input: TaskToolInput<'tasks_scaffold'>,
): Promise<ToolReply> {
  if (input.kind === 'plan') return scaffoldPlan(work, input);
  const { template, title, description, parent, plan_title: planTitle } = input;
  const started = await startWork(
    work,
    {
      task_title: title,
      template,
      description,
      parent,
      plan_title: planTitle,
      expected_revision: input.expected_revision,
    },
    { defaultTemplate: null, implicitInbox: true },
  );
  const { task, plan } = startedIds(started);
  return {
    result: {
      id: task,
      kind: 'task',
      task,
      plan,
      qualified_id: work.qualified(taskId(started.task)),
      revision: 1,
      steps: started.steps,
      events: work.events,
    },
  };
}

function scaffoldPlan(work: Work, input: TaskToolInput<'tasks_scaffold'>): ToolReply {
  if (input.parent !== undefined || input.plan_title !== undefined) {
    throw refused(
      'INVALID_INPUT',
      'A plan stands in no other plan.',
      'Leave parent and plan_title out, or scaffold a task (kind "task").',
      { details: { fields: ['parent', 'plan_title'] } },
    );
  }
  const { plan_steps: steps } = planTemplate(work, input.template);
  const row = addPlan(work, {
    title: input.title,
    description: input.description ?? null,
    checklist: { ...EMPTY_CHECKLIST, steps: [...steps] },
  });
  const id = planId(row);
  return {
    result: {
      id,
      kind: 'plan',
      plan: id,
      qualified_id: work.qualified(id),
      revision: 1,
      checklist: row.checklist.steps,
      events: work.events,
    },
  };
}

/** `tasks_storage`: everything is in the one database; `branch` and `docs` name where things are kept in it. */
export function storage(work: Work): Promise<ToolReply> {
  return Promise.resolve({
    result: {
      storage_dir: `postgresql:workspace/${work.workspace.id}`,
      defaults: { branch: 'journal', docs: { notes: 'memo', graph: 'task', trace: 'journal' } },
      limits: EVIDENCE_LIMITS,
    },
  });
}
