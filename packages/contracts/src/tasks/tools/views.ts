import { z } from 'zod';
import { Priority } from '../../commands/envelope.ts';
import { StepPath } from '../ids.ts';
import {
  aim,
  budget,
  Claim,
  Cursor,
  Day,
  Id,
  keepsNothing,
  Limit,
  readOnly,
  scope,
  Uuid,
  ViewSize,
  write,
} from '../parts.ts';
import { taskTool } from '../tool.ts';
import { TaskStatusName } from './lifecycle.ts';

const aimed = { ...scope, ...aim };

const resumeLimits = {
  events_limit: Limit.optional(),
  decisions_limit: Limit.optional(),
  evidence_limit: Limit.optional(),
};

const superLimits = {
  ...resumeLimits,
  blockers_limit: Limit.optional(),
  notes_limit: Limit.optional(),
  trace_limit: Limit.optional(),
  cards_limit: Limit.optional(),
  notes_cursor: Cursor.optional(),
  trace_cursor: Cursor.optional(),
  cards_cursor: Cursor.optional(),
  steps_cursor: Cursor.optional(),
  events_cursor: Cursor.optional(),
  decisions_cursor: Cursor.optional(),
  evidence_cursor: Cursor.optional(),
  blockers_cursor: Cursor.optional(),
  graph_diff_cursor: Cursor.optional(),
  graph_diff_limit: Limit.optional(),
};

/** What the difference is counted from: a snapshot's name; else the caller's own last handoff. */
const base = z.string().min(1).max(100).optional();

export const viewTools = {
  tasks_context: taskTool({
    name: 'tasks_context',
    description: 'List plans and tasks; ready=true: what can be taken.',
    input: z.strictObject({
      ...scope,
      kind: z.enum(['plan', 'task']).optional(),
      status: TaskStatusName.optional(),
      text: z.string().trim().min(1).max(200).optional(),
      plan: Id.optional(),
      tag: z.string().trim().min(1).max(100).optional(),
      priority: Priority.optional(),
      due: Day.optional().describe('due by this day'),
      holder: z.string().min(1).max(100).optional().describe('"me", "nobody" or an actor'),
      ready: z.boolean().optional().describe('open, waiting for nothing, free to take'),
      blocked: z.boolean().optional(),
      limit: Limit.optional(),
      cursor: Cursor.optional(),
      ...budget,
    }),
    effect: 'read',
    toolset: 'daily',
  }),
  tasks_focus_get: taskTool({
    name: 'tasks_focus_get',
    description: "The workspace's focus.",
    input: z.strictObject({ ...scope }),
    effect: 'read',
    toolset: 'full',
  }),
  tasks_focus_set: taskTool({
    name: 'tasks_focus_set',
    description: 'Set the focus that calls without a target use.',
    input: z.strictObject({ ...aimed, ...write }),
    effect: 'write',
    toolset: 'full',
  }),
  tasks_focus_clear: taskTool({
    name: 'tasks_focus_clear',
    description: 'Clear the focus.',
    input: z.strictObject({ ...scope, ...write }),
    effect: 'write',
    toolset: 'full',
  }),
  tasks_radar: taskTool({
    name: 'tasks_radar',
    description:
      'One screen: Now, Why, Verify, Next, Blockers. claim=true: the task becomes yours for a while; of a plan, or of all, the first ready one.',
    input: z.strictObject({ ...aimed, claim: Claim.optional(), ...budget }),
    effect: 'read',
    toolset: 'daily',
  }),
  tasks_delta: taskTool({
    name: 'tasks_delta',
    description: 'Events of the workspace after a cursor, oldest first.',
    input: z.strictObject({
      ...scope,
      since: Cursor.optional().describe('cursor of an earlier answer'),
      limit: Limit.optional(),
      ...budget,
    }),
    effect: 'read',
    toolset: 'full',
  }),
  tasks_resume: taskTool({
    name: 'tasks_resume',
    description: 'Load a plan or task with its steps and timeline.',
    input: z.strictObject({
      ...aimed,
      events_limit: Limit.optional(),
      events_cursor: Cursor.optional(),
      steps_cursor: Cursor.optional(),
      ...readOnly,
      ...budget,
    }),
    effect: 'read',
    toolset: 'full',
  }),
  tasks_resume_pack: taskTool({
    name: 'tasks_resume_pack',
    description: 'Radar, timeline, decisions, evidence and blockers, bounded.',
    input: z.strictObject({
      ...aimed,
      ...resumeLimits,
      events_cursor: Cursor.optional(),
      decisions_cursor: Cursor.optional(),
      evidence_cursor: Cursor.optional(),
      blockers_cursor: Cursor.optional(),
      ...budget,
      ...readOnly,
    }),
    effect: 'read',
    toolset: 'full',
  }),
  tasks_resume_super: taskTool({
    name: 'tasks_resume_super',
    description: 'Everything to resume: radar, steps, timeline, signals, memory, capsule.',
    input: z.strictObject({
      ...aimed,
      ...superLimits,
      graph_diff: z.boolean().optional(),
      view: ViewSize.optional(),
      base,
      ...budget,
      ...readOnly,
    }),
    effect: 'read',
    toolset: 'daily',
  }),
  tasks_snapshot: taskTool({
    name: 'tasks_snapshot',
    description: 'resume_super with graph_diff; name keeps this moment as a base for later.',
    input: z.strictObject({
      ...aimed,
      ...superLimits,
      name: z.string().trim().min(1).max(100).optional(),
      base,
      ...budget,
      ...readOnly,
    }),
    effect: 'read',
    toolset: 'full',
  }),
  tasks_context_pack: taskTool({
    name: 'tasks_context_pack',
    description: 'Radar and the newest events, bounded.',
    input: z.strictObject({
      ...aimed,
      ...budget,
      delta_limit: Limit.optional(),
      delta_cursor: Cursor.optional(),
      ...keepsNothing,
    }),
    effect: 'read',
    toolset: 'full',
  }),
  tasks_mirror: taskTool({
    name: 'tasks_mirror',
    description: 'A compact slice of a plan or task for other programs.',
    input: z.strictObject({
      ...aimed,
      path: StepPath.optional(),
      memo: Uuid.optional().describe('of evidence or a note: its whole text'),
      limit: Limit.optional(),
      cursor: Cursor.optional(),
      ...budget,
    }),
    effect: 'read',
    toolset: 'full',
  }),
  tasks_handoff: taskTool({
    name: 'tasks_handoff',
    description: 'Shift report: done, remaining, risks, and the radar.',
    input: z.strictObject({
      ...aimed,
      limit: Limit.optional(),
      done_cursor: Cursor.optional(),
      remaining_cursor: Cursor.optional(),
      risks_cursor: Cursor.optional(),
      view: ViewSize.optional(),
      ...budget,
      ...keepsNothing,
    }),
    effect: 'read',
    toolset: 'daily',
  }),
  tasks_lint: taskTool({
    name: 'tasks_lint',
    description: 'Integrity checks of a plan or task: context_health, with mends.',
    input: z.strictObject({
      ...aimed,
      limit: Limit.optional(),
      cursor: Cursor.optional(),
      ...budget,
    }),
    effect: 'read',
    toolset: 'full',
  }),
  tasks_templates_list: taskTool({
    name: 'tasks_templates_list',
    description: 'The built-in templates.',
    input: z.strictObject({ ...scope }),
    effect: 'read',
    toolset: 'full',
  }),
  tasks_storage: taskTool({
    name: 'tasks_storage',
    description: 'Where things are stored, and the limits that hold.',
    input: z.strictObject({ ...scope }),
    effect: 'read',
    toolset: 'full',
  }),
};
