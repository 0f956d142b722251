import {
  CHECKPOINT_NAMES,
  type Proof,
  readCheckpoints,
  type TaskToolInput,
} from '@planerka/contracts';
import { firstOpen } from '@planerka/plan';
import type { FollowUp } from '@planerka/runtime';
import { entityRef, statusOf, stepRef, taskId } from '../names.ts';
import { Refused } from '../refused.ts';
import { DEFAULT_TEMPLATE } from '../templates.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { writeClosed, confirmAtRoot, writeVerified } from './close-step.ts';
import { writeStatus } from './complete.ts';
import { captureEvidence, type EvidenceInput } from './evidence.ts';
import { confirming } from './held.ts';
import { type NewTaskInput, type StartDefaults, startedIds, startTask } from './start-task.ts';

/** A view of a task that follows a write. */
function resumeOf(task: string, maxChars: number | undefined): FollowUp {
  return {
    as: 'resume',
    tool: 'tasks_resume_super',
    args: { task, read_only: true, ...(maxChars === undefined ? {} : { max_chars: maxChars }) },
  };
}

/** `tasks_bootstrap` */
export async function bootstrap(
  call: ToolCall,
  input: TaskToolInput<'tasks_bootstrap'>,
): Promise<ToolReply> {
  const how = { defaultTemplate: null, implicitInbox: false };
  const { ids, facts } = await started(call, input, how);
  return { result: { ...ids, ...facts, events: call.events } };
}

/** `tasks_macro_start` */
export async function macroStart(
  call: ToolCall,
  { resume_max_chars: maxChars, ...input }: TaskToolInput<'tasks_macro_start'>,
): Promise<ToolReply> {
  const how = { defaultTemplate: DEFAULT_TEMPLATE, implicitInbox: true };
  const { ids, facts } = await started(call, input, how);
  return {
    result: { task_id: ids.task, plan_id: ids.plan, ...facts },
    follow_up: resumeOf(ids.task, maxChars),
  };
}

/** A new task and what both tools that start one tell of it. */
async function started(call: ToolCall, input: NewTaskInput, how: StartDefaults) {
  const task = await startTask(call, input, how);
  const { think_pipeline, steps } = task;
  const ids = startedIds(task);
  const thought = think_pipeline === null ? {} : { think_pipeline };
  const facts = { qualified_id: call.qualified(ids.task), revision: 1, steps, ...thought };
  return { ids, facts };
}

/** `tasks_macro_close_step`: note, proof, checkpoints, close; nothing of it when it may not close. */
export async function macroCloseStep(
  call: ToolCall,
  input: TaskToolInput<'tasks_macro_close_step'>,
): Promise<ToolReply> {
  const task = await call.task(input);
  const entity = { kind: 'task', row: task } as const;
  const named = await call.stepIfNamed(task, input);
  const node = named ?? firstOpen(await call.tree(task));
  const { note: body, proof, checkpoints = 'gate' } = input;
  const about = { root_id: task.task_id, step_id: node?.row.task_id ?? null };
  const noted =
    body === undefined ? null : call.remember('noted', { ...about, kind: 'note', body });
  const captured =
    proof === undefined ? null : await captureEvidence(call, entity, node, proofOf(proof));
  try {
    if (node) {
      await writeVerified(call, { task, node }, checkpoints);
      await writeClosed(call, { task, node });
    } else {
      // Nothing is open: the task itself is what is left to confirm and close.
      await confirmAtRoot(call, entity, checkpoints);
      await writeStatus(call, await call.latest(entity), 'DONE');
    }
  } catch (error) {
    throw withSameCall(error, { ...input, workspace: call.workspace.name, task: taskId(task) });
  }
  return {
    result: {
      task: taskId(task),
      status: statusOf(await call.latest(entity)),
      revision: await call.revision(entity),
      step: node && stepRef(node),
      ...(noted && { note_event: { type: 'noted', id: noted.memo_id } }),
      ...(captured && { evidence_event: { type: 'evidence_captured', id: captured.memo_id } }),
      events: call.events,
    },
    follow_up: resumeOf(taskId(task), input.resume_max_chars),
  };
}

/**
 * A refusal for want of checkpoints has taken note and proof back, too: the next call brings them
 * again, and confirms what was missing.
 */
function withSameCall(error: unknown, input: TaskToolInput<'tasks_macro_close_step'>): unknown {
  if (!(error instanceof Refused) || error.error.code !== 'CHECKPOINTS_NOT_CONFIRMED') return error;
  const { details = {} } = error.error;
  const missing = CHECKPOINT_NAMES.filter(
    (name) => Array.isArray(details['missing']) && details['missing'].includes(name),
  );
  // Steps that were forced shut are confirmed one by one.
  if (Array.isArray(details['steps']) && details['steps'].length > 0) return error;
  const { plan: _plan, target: _target, request_id: _once, ...args } = input;
  const { confirm } = readCheckpoints(input.checkpoints ?? 'gate');
  const checkpoints = confirming([...confirm, ...missing]);
  const next = { tool: 'tasks_macro_close_step', args: { ...args, checkpoints } };
  return new Refused({ ...error.error, next });
}

/** Untagged lines become receipts: a bare address is where to look, anything else was run. */
function receiptsOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').map(receipt);
}

function receipt(line: string): string {
  const [, tag, rest = ''] = /^(cmd|link):(.*)$/i.exec(line) ?? [];
  if (tag !== undefined) return `${tag.toUpperCase()}:${rest}`;
  return /^https?:\/\/\S+$/i.test(line) ? `LINK: ${line}` : `CMD: ${line}`;
}

/** `proof` as evidence; linked to tests unless it says otherwise. */
function proofOf(proof: Proof): EvidenceInput {
  if (typeof proof === 'string') return { checks: receiptsOf(proof), checkpoint: 'tests' };
  if (Array.isArray(proof)) return { checks: proof.flatMap(receiptsOf), checkpoint: 'tests' };
  return { checkpoint: 'tests', ...proof };
}

/** `tasks_macro_finish` */
export async function macroFinish(
  call: ToolCall,
  { status = 'DONE', handoff_max_chars: maxChars, ...input }: TaskToolInput<'tasks_macro_finish'>,
): Promise<ToolReply> {
  const entity = await call.entity(input);
  await writeStatus(call, entity, status);
  return {
    result: {
      ...entityRef(entity),
      status: statusOf(await call.latest(entity)),
      revision: await call.revision(entity),
      events: call.events,
    },
    follow_up: {
      as: 'handoff',
      tool: 'tasks_handoff',
      // Not read_only: this is the handoff that later differences are counted from.
      args: { ...entityRef(entity), ...(maxChars === undefined ? {} : { max_chars: maxChars }) },
    },
  };
}

/** `tasks_macro_create_done`: work that is over already, with its one step and the proof of its tests. */
export async function macroCreateDone(
  call: ToolCall,
  input: TaskToolInput<'tasks_macro_create_done'>,
): Promise<ToolReply> {
  const how = { defaultTemplate: null, implicitInbox: true };
  const { task: row, plan, steps } = await startTask(call, input, how);
  const node = firstOpen(await call.tree(row));
  if (node) {
    await writeVerified(call, { task: row, node }, 'gate');
    await writeClosed(call, { task: row, node });
  }
  await writeStatus(call, { kind: 'task', row }, 'DONE');
  const task = taskId(row);
  return {
    result: {
      bootstrap: { ...startedIds({ task: row, plan }), steps, revision: 1 },
      close: { task, step: node && stepRef(node), revision: 1 },
      complete: { task, status: 'DONE', revision: 1 },
    },
  };
}
