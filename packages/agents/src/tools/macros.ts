import type { JsonObject, TaskToolInput } from '@planerka/contracts';
import { firstOpen } from '@planerka/plan';
import type { FollowUp } from '@planerka/runtime';
import { claimTask } from '../claims.ts';
import { excerptOfBytes } from '../excerpt-of-bytes.ts';
import { entityRef, statusOf, stepRef, taskId } from '../names.ts';
import { DEFAULT_TEMPLATE } from '../templates.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { confirmAtRoot, writeClosed, writeVerified } from './close-step.ts';
import { writeStatus } from './complete.ts';
import { captureEvidence } from './evidence.ts';
import { proofAsEvidence } from './proof.ts';
import { type NewTaskInput, type StartDefaults, startedIds, startTask } from './start-task.ts';

interface Width {
  readonly maxChars: number | undefined;
  readonly view: 'minimal' | 'full' | undefined;
}

/** A view that follows a write is small, unless the call asks for more. */
function sizeOf({ maxChars, view }: Width): 'minimal' | 'full' {
  return view ?? (maxChars === undefined ? 'minimal' : 'full');
}

function widened(width: Width): Record<string, unknown> {
  const { maxChars } = width;
  return { view: sizeOf(width), ...(maxChars === undefined ? {} : { max_chars: maxChars }) };
}

/** Of the small form, its comma too. */
const STEP_MAX_BYTES = 80;

/** A new step by its id and path, with as much of its title as there is room for. */
function inALine(step: JsonObject): JsonObject {
  const bare = Buffer.byteLength(JSON.stringify({ ...step, title: '' })) + 1;
  return { ...step, title: excerptOfBytes(String(step['title']), STEP_MAX_BYTES - bare) };
}

/** A view of a task that follows a write. */
function resumeOf(task: string, width: Width): FollowUp {
  const args = { task, read_only: true, ...widened(width) };
  return { as: 'resume', tool: 'tasks_resume_super', args };
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
  { resume_max_chars: maxChars, view, ...input }: TaskToolInput<'tasks_macro_start'>,
): Promise<ToolReply> {
  const how = { defaultTemplate: DEFAULT_TEMPLATE, implicitInbox: true };
  const { ids, facts } = await started(call, input, how);
  const width = { maxChars, view };
  const steps = sizeOf(width) === 'minimal' ? facts.steps.map(inALine) : facts.steps;
  return {
    result: { task_id: ids.task, plan_id: ids.plan, ...facts, steps },
    follow_up: resumeOf(ids.task, width),
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
  const node = await call.stepOrFirstOpen(task, input);
  if (input.claim === true) await claimTask(call, task);
  const { note: body, proof, checkpoints = 'gate' } = input;
  const about = { root_id: task.task_id, step_id: node?.row.task_id ?? null };
  const noted =
    body === undefined ? null : call.remember('noted', { ...about, kind: 'note', body });
  const captured =
    proof === undefined ? null : await captureEvidence(call, entity, node, proofAsEvidence(proof));
  if (node) {
    await writeVerified(call, { task, node }, checkpoints);
    await writeClosed(call, { task, node });
  } else {
    // Nothing is open: the task itself is what is left to confirm and close.
    await confirmAtRoot(call, entity, checkpoints);
    await writeStatus(call, await call.latest(entity), 'DONE');
  }
  return {
    result: {
      task: taskId(task),
      status: statusOf(await call.latest(entity)),
      revision: await call.revision(entity),
      step: node && stepRef(node),
      ...(noted && { note_event: { type: 'noted', id: noted.memo_id } }),
      ...(captured && { evidence_event: { type: 'evidence_captured', id: captured.memo_id } }),
      events: call.events.map(({ type }) => ({ type })),
    },
    follow_up: resumeOf(taskId(task), { maxChars: input.resume_max_chars, view: input.view }),
  };
}

/** `tasks_macro_finish` */
export async function macroFinish(
  call: ToolCall,
  {
    status = 'DONE',
    handoff_max_chars: maxChars,
    view,
    ...input
  }: TaskToolInput<'tasks_macro_finish'>,
): Promise<ToolReply> {
  const entity = await call.entity(input);
  await writeStatus(call, entity, status);
  return {
    result: {
      ...entityRef(entity),
      status: statusOf(await call.latest(entity)),
      revision: await call.revision(entity),
    },
    follow_up: {
      as: 'handoff',
      tool: 'tasks_handoff',
      // Not read_only: this is the handoff that later differences are counted from.
      args: { ...entityRef(entity), ...widened({ maxChars, view }) },
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
