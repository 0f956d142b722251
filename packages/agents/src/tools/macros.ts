import {
  CHECKPOINT_NAMES,
  type Proof,
  readCheckpoints,
  type TaskToolInput,
} from '@planerka/contracts';
import { entityId, taskId } from '../names.ts';
import { Refused } from '../refused.ts';
import { firstOpen, type TreeNode } from '@planerka/plan';
import { DEFAULT_TEMPLATE } from '../templates.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { Work } from '../work.ts';
import { captureEvidence, type EvidenceInput } from './evidence.ts';
import { closeStep, confirmAtRoot, verifyStep } from './close-step.ts';
import { latestEntity, setPlanStatus, setTaskStatus, statusOf } from './complete.ts';
import { startedIds, startWork } from './new-work.ts';

/** A view of a task that follows a write. */
function resumeOf(task: string, maxChars: number | undefined): ToolReply['follow_up'] & object {
  return {
    as: 'resume',
    tool: 'tasks_resume_super',
    args: { task, read_only: true, ...(maxChars === undefined ? {} : { max_chars: maxChars }) },
  };
}

/** `tasks_bootstrap` */
export async function bootstrap(
  work: Work,
  input: TaskToolInput<'tasks_bootstrap'>,
): Promise<ToolReply> {
  const started = await startWork(work, input, { defaultTemplate: null, implicitInbox: false });
  const { think_pipeline: pipeline, steps } = started;
  return {
    result: {
      ...startedIds(started),
      qualified_id: work.qualified(taskId(started.task)),
      revision: 1,
      steps,
      ...(pipeline === null ? {} : { think_pipeline: pipeline }),
      events: work.events,
    },
  };
}

/** `tasks_macro_start` */
export async function macroStart(
  work: Work,
  { resume_max_chars: maxChars, ...input }: TaskToolInput<'tasks_macro_start'>,
): Promise<ToolReply> {
  const started = await startWork(work, input, {
    defaultTemplate: DEFAULT_TEMPLATE,
    implicitInbox: true,
  });
  const { task, plan } = startedIds(started);
  const { think_pipeline: pipeline, steps } = started;
  return {
    result: {
      task_id: task,
      plan_id: plan,
      qualified_id: work.qualified(task),
      revision: 1,
      steps,
      ...(pipeline === null ? {} : { think_pipeline: pipeline }),
    },
    follow_up: resumeOf(task, maxChars),
  };
}

/** `tasks_macro_close_step`: note, proof, checkpoints, close; nothing of it when it may not close. */
export async function macroCloseStep(
  work: Work,
  input: TaskToolInput<'tasks_macro_close_step'>,
): Promise<ToolReply> {
  const task = await work.task(input);
  const entity = { kind: 'task', row: task } as const;
  await work.expect(entity, input.expected_revision);
  const named = await work.stepIfNamed(task, input);
  const node = named ?? firstOpen(await work.tree(task));
  const { note, proof, checkpoints = 'gate' } = input;
  const stepId = node?.row.task_id ?? null;
  const noted =
    note === undefined
      ? null
      : work.remember('noted', {
          root_id: task.task_id,
          step_id: stepId,
          kind: 'note',
          body: note,
        });
  const captured =
    proof === undefined ? null : await captureEvidence(work, entity, node, proofOf(proof));
  try {
    if (node) {
      await verifyStep(work, task, node, checkpoints);
      await closeStep(work, task, node);
    } else {
      // Nothing is open: the task itself is what is left to confirm and close.
      await confirmAtRoot(work, entity, checkpoints);
      const latest = await latestEntity(work, entity);
      if (latest.kind === 'task') await setTaskStatus(work, latest.row, 'DONE');
    }
  } catch (error) {
    throw withSameCall(error, { ...input, workspace: work.workspace.name, task: taskId(task) });
  }
  return {
    result: {
      task: taskId(task),
      status: statusOf(await latestEntity(work, entity)),
      revision: await work.revision(entity),
      step: node ? stepOf(node) : null,
      ...(noted === null ? {} : { note_event: { type: 'noted', id: noted.memo_id } }),
      ...(captured === null
        ? {}
        : { evidence_event: { type: 'evidence_captured', id: captured.memo_id } }),
      events: work.events,
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
  const checkpoints = Object.fromEntries([...confirm, ...missing].map((name) => [name, true]));
  const next = { tool: 'tasks_macro_close_step', args: { ...args, checkpoints } };
  return new Refused({ ...error.error, next });
}

function stepOf({ id, path }: TreeNode): Record<string, unknown> {
  return { step_id: id, path };
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
  work: Work,
  { status = 'DONE', handoff_max_chars: maxChars, ...input }: TaskToolInput<'tasks_macro_finish'>,
): Promise<ToolReply> {
  const entity = await work.entity(input);
  await work.expect(entity, input.expected_revision);
  if (entity.kind === 'task') await setTaskStatus(work, entity.row, status);
  else setPlanStatus(work, entity, status);
  const id = entityId(entity);
  const aim = { [entity.kind === 'task' ? 'task' : 'plan']: id };
  return {
    result: {
      ...aim,
      status: statusOf(await latestEntity(work, entity)),
      revision: await work.revision(entity),
      events: work.events,
    },
    follow_up: {
      as: 'handoff',
      tool: 'tasks_handoff',
      // Not read_only: this is the handoff that later differences are counted from.
      args: { ...aim, ...(maxChars === undefined ? {} : { max_chars: maxChars }) },
    },
  };
}

/** `tasks_macro_create_done`: work that is over already, with its one step and the proof of its tests. */
export async function macroCreateDone(
  work: Work,
  input: TaskToolInput<'tasks_macro_create_done'>,
): Promise<ToolReply> {
  const started = await startWork(work, input, { defaultTemplate: null, implicitInbox: true });
  const bootstrap = { ...startedIds(started), steps: started.steps, revision: 1 };
  const { task } = started;
  const node = firstOpen(await work.tree(task));
  if (node) {
    await verifyStep(work, task, node, 'gate');
    await closeStep(work, task, node);
  }
  await setTaskStatus(work, task, 'DONE');
  return {
    result: {
      bootstrap,
      close: { task: bootstrap.task, step: node ? stepOf(node) : null, revision: 1 },
      complete: { task: bootstrap.task, status: 'DONE', revision: 1 },
    },
  };
}
