import type { Caller } from '@planerka/agents';
import type { Toolset } from '../toolset.ts';

/** What an agent reads once, when it connects: how work is done here. */
export function instructions({ defaultWorkspace: workspace }: Caller, toolset: Toolset): string {
  return [
    'Planerka keeps one plan for people (in Telegram) and agents: plans (PLAN-###), tasks (TASK-###), steps (STEP-XXXXXXXX).',
    workspace === null
      ? 'Every call names its `workspace`.'
      : `The workspace is ${JSON.stringify(workspace)}: pass it as \`workspace\` in every call.`,
    [
      'How to work:',
      '1. tasks_context lists plans and tasks (ready: true: what can be begun now), tasks_radar shows Now, Why, Verify, Next, Blockers of one; tasks_resume_super picks up work that somebody left.',
      '   tasks_radar with claim: true takes a task that is ready: others see that you hold it; work on it renews that, and half an hour of silence gives it back.',
      '2. tasks_macro_start makes a task with steps (your own, or those of a template) and gives its resume.',
      '3. After each step tasks_macro_close_step, with proof: ["CMD: ...", "LINK: ..."]; tasks_note for what the next one must know.',
      '4. tasks_macro_finish ends the task; tasks_handoff is the report when you stop before the end.',
    ].join('\n'),
    'Steps close only with confirmed checkpoints: confirm what you have checked, never what you hope. People and other agents edit the same tasks: expected_revision refuses a write to what has changed meanwhile, request_id makes a repeated call safe: the same id is done once. max_chars and its like count bytes; `target` is taken for `task` or `plan`. An error says how to mend it (`recovery`) and often gives the `next` call.',
    "Answers are small: 8 kB, a radar 4 kB, unless max_chars says otherwise. A macro brings its view in a small form (BUDGET_MINIMAL); view: full, resume_max_chars or handoff_max_chars widen it. A list that is cut says under `cut` its total (at_least: not all was looked into) and the next_cursor behind it. Times are those of the workspace's clocks, in `timezone`.",
    ...(toolset === 'daily'
      ? [
          'Only the everyday tools are listed; the others can be called all the same (toolset "full" lists them).',
        ]
      : []),
  ].join('\n\n');
}
