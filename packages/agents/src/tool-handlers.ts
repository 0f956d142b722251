import { InvariantError, type TaskToolName } from '@planerka/contracts';
import { refuseWritesToBlocked } from './left-to-people.ts';
import { changesetsBase } from './production/base.ts';
import { changesetsCheck } from './production/check.ts';
import { projectEstimate } from './production/estimate.ts';
import { projectQuote } from './production/quote.ts';
import { projectSchedule } from './production/schedule.ts';
import { changesetsStatus } from './production/status.ts';
import { changesetsSubmit } from './production/submit.ts';
import { changesetsWithdraw } from './production/withdraw.ts';
import type { ToolCall } from './tool-call.ts';
import type { ToolHandlers, ToolReply } from './tool-handler.ts';
import { done, verify, verifyAndClose } from './tools/close-step.ts';
import { patchAndClose } from './tools/close-task.ts';
import { complete } from './tools/complete.ts';
import { create, decompose } from './tools/create.ts';
import { block, define } from './tools/define.ts';
import { deleteAny } from './tools/delete.ts';
import { edit } from './tools/edit.ts';
import { evidenceCapture } from './tools/evidence.ts';
import { focusClear, focusGet, focusSet } from './tools/focus.ts';
import {
  bootstrap,
  macroCloseStep,
  macroCreateDone,
  macroFinish,
  macroStart,
} from './tools/macros.ts';
import { note } from './tools/note.ts';
import { patch } from './tools/patch.ts';
import { contract, plan } from './tools/plan.ts';
import { progress } from './tools/progress.ts';
import { propose } from './tools/propose.ts';
import { scaffold, storage, templatesList } from './tools/scaffold.ts';
import { inSmallForm } from './tools/small-form.ts';
import { addNode, defineNodeTool, deleteNode } from './tools/task-node.ts';
import { redo, undo } from './tools/undo.ts';
import { context } from './views/context.ts';
import { contextPack } from './views/context-pack.ts';
import { delta } from './views/delta.ts';
import { handoff } from './views/handoff.ts';
import { history } from './views/history.ts';
import { lint } from './views/lint.ts';
import { mirror } from './views/mirror.ts';
import { radar } from './views/radar.ts';
import { resume, resumePack } from './views/resume.ts';
import { resumeSuper, snapshot } from './views/resume-super.ts';
import { suggestionsContext } from './views/suggestions-context.ts';
import { suggestionsList } from './views/suggestions-list.ts';

/** What carries out each tool: a new tool is a file and a line here. */
const handlers = {
  tasks_context: context,
  tasks_context_pack: contextPack,
  tasks_delta: delta,
  tasks_handoff: handoff,
  tasks_history: history,
  tasks_lint: lint,
  tasks_mirror: mirror,
  tasks_radar: radar,
  tasks_resume: resume,
  tasks_resume_pack: resumePack,
  tasks_resume_super: resumeSuper,
  tasks_snapshot: snapshot,
  tasks_bootstrap: bootstrap,
  tasks_evidence_capture: evidenceCapture,
  tasks_macro_start: inSmallForm(macroStart),
  tasks_macro_close_step: macroCloseStep,
  tasks_macro_finish: macroFinish,
  tasks_macro_create_done: inSmallForm(macroCreateDone),
  tasks_scaffold: scaffold,
  tasks_storage: storage,
  tasks_templates_list: templatesList,
  tasks_block: block,
  tasks_close_task: patchAndClose,
  tasks_complete: complete,
  tasks_contract: contract,
  tasks_create: create,
  tasks_decompose: decompose,
  tasks_define: define,
  tasks_delete: deleteAny,
  tasks_edit: edit,
  tasks_note: note,
  tasks_patch: patch,
  tasks_plan: plan,
  tasks_progress: progress,
  tasks_redo: redo,
  tasks_task_add: addNode,
  tasks_task_define: defineNodeTool,
  tasks_task_delete: deleteNode,
  tasks_undo: undo,
  tasks_verify: verify,
  tasks_done: done,
  tasks_close_step: verifyAndClose,
  tasks_focus_get: focusGet,
  tasks_focus_set: focusSet,
  tasks_focus_clear: focusClear,
  suggestions_context: suggestionsContext,
  suggestions_propose: propose,
  suggestions_list: suggestionsList,
  changesets_base: changesetsBase,
  changesets_check: changesetsCheck,
  changesets_submit: changesetsSubmit,
  changesets_status: changesetsStatus,
  changesets_withdraw: changesetsWithdraw,
  project_schedule: projectSchedule,
  project_estimate: projectEstimate,
  project_quote: projectQuote,
} as const satisfies ToolHandlers;

/** Runs one tool with the input that the tool's own schema has read. */
export async function handle(
  call: ToolCall,
  tool: TaskToolName,
  input: unknown,
): Promise<ToolReply> {
  if (tool === 'tasks_batch')
    throw new InvariantError('NO_HANDLER', 'a batch runs its calls itself');
  // The type of `input` follows from `tool`, which only `readInput` can see.
  const reply = await handlers[tool](call, input as never);
  await refuseWritesToBlocked(call);
  return reply;
}
