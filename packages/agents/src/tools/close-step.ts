import {
  type CheckpointName,
  type Checkpoints,
  readCheckpoints,
  type TaskToolInput,
} from '@planerka/contracts';
import {
  closeStep as decideStep,
  flatten,
  isClosed,
  missingAtRoot,
  missingCheckpoints,
  type StepClosing,
  type Task,
  type TreeNode,
  verifyRoot as decideRoot,
  verifyStep as decideVerified,
} from '@planerka/plan';
import { type Entity, taskId } from '../names.ts';
import { refused } from '../refused.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { Work } from '../work.ts';
import { latestEntity } from './complete.ts';
import { entityReply } from './entity-reply.ts';
import { stepHeld } from './held.ts';

/** The step as this call has left it. */
export async function latestStep(work: Work, node: TreeNode): Promise<Task> {
  const object = await work.turn.object('task', node.row.task_id);
  return object?.kind === 'task' ? object.row : node.row;
}

function onStep(task: Task, node: TreeNode): Record<string, unknown> {
  return { task: taskId(task), path: node.path };
}

/** What a payload confirms and takes back; one that does neither says nothing. */
function readChosen(checkpoints: Checkpoints): ReturnType<typeof readCheckpoints> {
  const read = readCheckpoints(checkpoints);
  if (read.confirm.length > 0 || read.revoke.length > 0) return read;
  throw refused(
    'INVALID_INPUT',
    'checkpoints confirms nothing.',
    'Name at least criteria or tests: "gate", "all", or {"criteria": true}.',
    { details: { fields: ['checkpoints'] } },
  );
}

/** Confirms (or takes back) checkpoints of a step. Returns what is confirmed now and was not before. */
export async function verifyStep(
  work: Work,
  task: Task,
  node: TreeNode,
  checkpoints: Checkpoints,
): Promise<readonly CheckpointName[]> {
  const read = readChosen(checkpoints);
  const { step, news } = decideVerified(await latestStep(work, node), read, work.given);
  if (step) work.write('step_verified', [step], { ...onStep(task, node), checkpoints: news });
  return news;
}

/** Closes a step, or says what keeps it open (T-gated). */
export async function closeStep(
  work: Work,
  task: Task,
  node: TreeNode,
  { force = false }: { readonly force?: boolean } = {},
): Promise<void> {
  const row = await latestStep(work, node);
  if (isClosed(row)) {
    work.warn('NO_CHANGE', `${node.id} is closed already.`);
    return;
  }
  const evidence = (await work.memosOf(task.task_id, ['evidence'])).filter(
    ({ step_id: stepId }) => stepId === row.task_id,
  );
  const latest = flatten(await work.tree(task)).find(({ id }) => id === node.id);
  const nodes = flatten(latest?.children ?? []);
  const state = { step: row, below: nodes.map((each) => each.row), evidence };
  const closing = decideStep(state, { force });
  if (closing.kind === 'held')
    throw stepHeld(work, { task, node, row, below: nodes }, closing.held);
  const { step, unproven, forced } = closing;
  if (unproven.length > 0) {
    work.warn('PROOF_WEAK', `Closed without a proof for ${unproven.join(', ')}.`);
  }
  warnOfForce(work, forced);
  if (step) work.write('step_done', [step], onStep(task, node));
}

function warnOfForce(
  work: Work,
  { blocked, reason, missing }: Extract<StepClosing, { kind: 'closed' }>['forced'],
): void {
  if (blocked) {
    work.warn('FORCED', `Closed although it is blocked${reason === null ? '' : `: ${reason}`}.`);
  }
  if (missing.length === 0) return;
  work.warn(
    'FORCED',
    `Closed without ${missing.join(', ')}: the task cannot be completed until they are confirmed.`,
  );
}

/** What the tools on one step answer. */
export async function stepReply(work: Work, task: Task, node: TreeNode): Promise<ToolReply> {
  return {
    result: {
      task: taskId(task),
      revision: await work.revision({ kind: 'task', row: task }),
      step: { step_id: node.id, path: node.path },
      events: work.events,
    },
  };
}

/** The task and step that a call aims at, at the revision it expects. */
export async function aimedStep(
  work: Work,
  input: TaskToolInput<'tasks_done'>,
): Promise<{ readonly task: Task; readonly node: TreeNode }> {
  const task = await work.task(input);
  await work.expect({ kind: 'task', row: task }, input.expected_revision);
  return { task, node: await work.step(task, input) };
}

/**
 * `tasks_verify`: a step's checkpoints; with no step named those of the task or plan itself, if
 * evidence has made it any. Else a step was forgotten, and that is said.
 */
export async function verify(work: Work, input: TaskToolInput<'tasks_verify'>): Promise<ToolReply> {
  const { checkpoints, ...aim } = input;
  if (input.step_id === undefined && input.path === undefined) {
    const entity = await work.entity(input);
    if (Object.keys(entity.row.checkpoints).length > 0) {
      return await verifyRoot(work, entity, input);
    }
  }
  const { task, node } = await aimedStep(work, aim);
  const news = await verifyStep(work, task, node, checkpoints);
  if (news.length === 0) work.warn('NO_CHANGE', 'These were confirmed already.');
  const { result } = await stepReply(work, task, node);
  return { result: { ...result, missing: missingCheckpoints(await latestStep(work, node)) } };
}

/** Evidence linked to a task or plan makes its checkpoint required there, too. */
async function verifyRoot(
  work: Work,
  entity: Entity,
  { checkpoints, expected_revision }: TaskToolInput<'tasks_verify'>,
): Promise<ToolReply> {
  await work.expect(entity, expected_revision);
  const changed = await confirmAtRoot(work, entity, checkpoints);
  if (!changed) work.warn('NO_CHANGE', 'Nothing was confirmed that was not so already.');
  const { row } = await latestEntity(work, entity);
  return await entityReply(work, entity, { missing: missingAtRoot(row) });
}

/** Confirms (or takes back) what evidence has made required of a task or plan itself. */
export async function confirmAtRoot(
  work: Work,
  entity: Entity,
  checkpoints: Checkpoints,
): Promise<boolean> {
  const read = readChosen(checkpoints);
  const step = decideRoot(await latestEntity(work, entity), read, work.given);
  if (step) work.write('step_verified', [step]);
  return step !== null;
}

/** `tasks_done` */
export async function done(work: Work, input: TaskToolInput<'tasks_done'>): Promise<ToolReply> {
  const { task, node } = await aimedStep(work, input);
  await closeStep(work, task, node);
  return await stepReply(work, task, node);
}

/** `tasks_close_step`: confirm, then close, in one change; neither without the other. */
export async function verifyAndClose(
  work: Work,
  input: TaskToolInput<'tasks_close_step'>,
): Promise<ToolReply> {
  const { checkpoints, ...aim } = input;
  const { task, node } = await aimedStep(work, aim);
  const { confirm } = readCheckpoints(checkpoints);
  if (!confirm.includes('criteria') && !confirm.includes('tests')) {
    throw refused(
      'INVALID_INPUT',
      'checkpoints must confirm at least one of criteria and tests.',
      'Use "gate" for both.',
      { details: { fields: ['checkpoints'] } },
    );
  }
  await verifyStep(work, task, node, checkpoints);
  await closeStep(work, task, node);
  return await stepReply(work, task, node);
}
