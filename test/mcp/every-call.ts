import type { TaskToolName } from '@planerka/contracts';

type Args = Readonly<Record<string, unknown>>;

interface PreparedCall {
  readonly args: Args;
  /** What must have been done for it, by the same agent. */
  readonly before?: ReadonlyArray<readonly [tool: TaskToolName, args: Args]>;
}

const HELD = { success_criteria: ['it works'], tests: ['npm test'] };
const PLAN = { plan: 'PLAN-001' };
const TASK = { task: 'TASK-001' };
const STEP = { ...TASK, path: 's:0' };
const NODE = { ...TASK, path: 's:1.t:0' };
/** A task without steps: it can be completed at once. */
const BARE = { task: 'TASK-005' };
const RECEIPTS = ['CMD: npm test', 'LINK: https://ci.example/1'];
const BLOCKED = { tool: 'tasks_block', args: { ...STEP, blocked: true, reason: 'no key' } };

const GIVEN = { run_id: 'run-1', change_set_id: 'set-1' };
const PLANNED = {
  schemaVersion: '1.0',
  phase: 'planning',
  agent: { name: 'planner', runId: GIVEN.run_id },
  project: { projectId: 'PLAN-001', timezone: 'Europe/Moscow', currency: 'RUB' },
  inputSnapshot: { itemsRevisionId: 'ir_0' },
  changeSet: {
    changeSetId: GIVEN.change_set_id,
    requiresApproval: true,
    ops: [{ op: 'item.create', tempId: 'tmp:item:stage', payload: { name: 'Stage' } }],
  },
};

/** What an empty workspace holds before each call: PLAN-001, TASK-001 with two steps and a node, TASK-005. */
export const SAMPLE_PLAN: ReadonlyArray<readonly [tool: TaskToolName, args: Args]> = [
  ['tasks_create', { title: 'Plan', contract: 'Ship it' }],
  [
    'tasks_create',
    {
      parent: 'PLAN-001',
      title: 'Task',
      steps: [
        { title: 'First', ...HELD },
        { title: 'Second', ...HELD },
      ],
    },
  ],
  ['tasks_task_add', { ...TASK, parent_step: 's:1', title: 'Node' }],
  ['tasks_create', { parent: 'PLAN-001', title: 'Bare' }],
];

/** One call of each tool that a workspace with the sample plan grants. */
export const EVERY_CALL: Readonly<Record<TaskToolName, PreparedCall>> = {
  tasks_bootstrap: { args: { ...PLAN, task_title: 'New', template: 'feature' } },
  tasks_macro_start: { args: { task_title: 'New', think: { frame: 'why' } } },
  tasks_macro_close_step: { args: { ...TASK, note: 'It went well', proof: RECEIPTS } },
  tasks_macro_finish: { args: BARE },
  tasks_macro_create_done: { args: { task_title: 'Done', steps: [{ title: 'All', ...HELD }] } },
  tasks_scaffold: { args: { template: 'release-plan', kind: 'plan', title: 'Release' } },
  tasks_context: { args: {} },
  tasks_focus_get: { args: {} },
  tasks_focus_set: { args: { target: 'TASK-001' } },
  tasks_focus_clear: { args: {} },
  tasks_radar: { args: { target: { id: 'PLAN-001', kind: 'plan' } } },
  tasks_delta: { args: { limit: 5 } },
  tasks_resume: { args: { ...TASK, read_only: false } },
  tasks_resume_pack: { args: { ...PLAN, max_chars: 4000 } },
  tasks_resume_super: { args: { ...TASK, graph_diff: true, max_chars: 6000 } },
  tasks_snapshot: { args: { ...TASK, name: 'here' } },
  tasks_context_pack: { args: { ...TASK, delta_limit: 3 } },
  tasks_mirror: { args: { ...TASK, path: 's:0' } },
  tasks_handoff: { args: TASK },
  tasks_lint: { args: PLAN },
  tasks_templates_list: { args: {} },
  tasks_storage: { args: {} },
  tasks_decompose: { args: { ...TASK, steps: [{ title: 'Third', ...HELD }] } },
  tasks_define: { args: { ...STEP, title: 'Renamed', proof: { tests: 'require' } } },
  tasks_note: { args: { ...TASK, note: 'Use the old parser', kind: 'decision' } },
  tasks_verify: { args: { ...STEP, checkpoints: { criteria: true } } },
  tasks_done: { args: STEP, before: [['tasks_verify', { ...STEP, checkpoints: 'gate' }]] },
  tasks_close_step: {
    args: { ...STEP, checkpoints: { criteria: { confirmed: true }, tests: true } },
  },
  tasks_progress: { args: { ...STEP, completed: true, force: true } },
  tasks_block: { args: BLOCKED.args },
  tasks_evidence_capture: { args: { ...STEP, checks: RECEIPTS, checkpoint: ['security'] } },
  tasks_create: { args: { title: 'Another plan', contract_data: { budget: 3 } } },
  tasks_edit: { args: { ...TASK, new_domain: 'payments', depends_on: ['TASK-005'] } },
  tasks_complete: { args: { ...BARE, status: 'ACTIVE' } },
  tasks_close_task: { args: { ...BARE, apply: false } },
  tasks_patch: {
    args: { ...TASK, kind: 'task_detail', ops: [{ op: 'append', field: 'tags', value: 'v1' }] },
  },
  tasks_delete: { args: STEP },
  tasks_plan: { args: { ...PLAN, steps: ['Build', 'Ship'], advance: true } },
  tasks_contract: { args: { ...PLAN, current: 'Ship it today', contract_data: { budget: 3 } } },
  tasks_task_add: { args: { ...TASK, parent_step: 's:0', title: 'Another node' } },
  tasks_task_define: { args: { ...NODE, title: 'Renamed', status: 'ACTIVE' } },
  tasks_task_delete: { args: NODE },
  tasks_batch: { args: { operations: [BLOCKED], atomic: true, compact: true } },
  suggestions_context: { args: { limit: 5 } },
  suggestions_propose: {
    args: {
      envelope: {
        contractVersion: 1,
        requestId: 'r-1',
        generatedAt: '2026-02-25T12:00:00Z',
        surface: 'task_drawer',
        must_abstain: false,
        suggestions: [
          {
            type: 'set_priority',
            suggestionId: 's-1',
            confidence: 0.8,
            rationale: 'Everything else waits for it.',
            payload: { todoId: 'TASK-001', priority: 'high' },
          },
        ],
      },
    },
  },
  changesets_base: { args: { ...PLAN, phase: 'planning' } },
  changesets_check: { args: { envelope: PLANNED } },
  changesets_submit: { args: { envelope: PLANNED } },
  changesets_status: { args: GIVEN, before: [['changesets_submit', { envelope: PLANNED }]] },
  changesets_withdraw: { args: GIVEN, before: [['changesets_submit', { envelope: PLANNED }]] },
  project_schedule: { args: { ...PLAN, task: 'TASK-001', delay_hours: 2 } },
  project_estimate: { args: PLAN },
  project_quote: { args: { ...PLAN, max_chars: 4000 } },
  suggestions_list: { args: { task: 'TASK-001' } },
  tasks_history: { args: { limit: 3 } },
  tasks_undo: { args: {} },
  tasks_redo: { args: {}, before: [['tasks_undo', {}]] },
};
