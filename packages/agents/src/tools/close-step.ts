import {
  type CheckpointName,
  type Checkpoints,
  readCheckpoints,
  type TaskToolInput,
} from '@planerka/contracts';
import {
  closeStep,
  flatten,
  isClosed,
  missingAtRoot,
  missingCheckpoints,
  type StepClosing,
  setStatus,
  verifyRoot,
  verifyStep,
} from '@planerka/plan';
import { refuseBlockedByPerson } from '../left-to-people.ts';
import { type Entity, taskId } from '../names.ts';
import { proofEvidence } from '../proof-evidence.ts';
import { ensure } from '../refused.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { stepHeld } from './held.ts';
import { entityReply, onStep, type TaskStep } from './on-target.ts';

/** Where a step is, as its events tell it. */
export function stepPlace({ task, node }: TaskStep): {
  readonly task: string;
  readonly path: string;
} {
  return { task: taskId(task), path: node.path };
}

/** What a payload confirms and takes back; one that does neither says nothing. */
function readChosen(checkpoints: Checkpoints): ReturnType<typeof readCheckpoints> {
  const read = readCheckpoints(checkpoints);
  ensure(
    read.confirm.length > 0 || read.revoke.length > 0,
    'INVALID_INPUT',
    'checkpoints confirms nothing.',
    'Name at least criteria or tests: "gate", "all", or {"criteria": true}.',
    { details: { fields: ['checkpoints'] } },
  );
  return read;
}

/** Confirms (or takes back) checkpoints of a step. Returns what is confirmed now and was not before. */
export async function writeVerified(
  call: ToolCall,
  at: TaskStep,
  checkpoints: Checkpoints,
): Promise<readonly CheckpointName[]> {
  const chosen = readChosen(checkpoints);
  const { step, news } = verifyStep(await call.latestTask(at.node.row), chosen, call.given);
  call.write('step_verified', step, { ...stepPlace(at), checkpoints: news });
  return news;
}

/** Closes a step, or says what keeps it open (T-gated). */
export async function writeClosed(
  call: ToolCall,
  at: TaskStep,
  { force = false }: { readonly force?: boolean } = {},
): Promise<void> {
  const { task, node } = at;
  const row = await call.latestTask(node.row);
  if (isClosed(row)) return call.warn('NO_CHANGE', `${node.id} is closed already.`);
  await refuseBlockedByPerson(call, row);
  const stored = await proofEvidence(call, [row]);
  const evidence = call.turn
    .overMemos(task.task_id, stored)
    .filter(({ kind, step_id: stepId }) => kind === 'evidence' && stepId === row.task_id);
  const latest = flatten(await call.tree(task)).find(({ id }) => id === node.id);
  const nodes = flatten(latest?.children ?? []);
  const state = { step: row, below: nodes.map((each) => each.row), evidence };
  const closing = closeStep(state, { force });
  if (closing.kind === 'held')
    throw await stepHeld(call, { task, node, row, below: nodes }, closing.held);
  const { step, unproven, forced } = closing;
  if (unproven.length > 0) {
    call.warn('PROOF_WEAK', `Closed without a proof for ${unproven.join(', ')}.`);
  }
  warnOfForce(call, forced);
  const root = await call.latestTask(task);
  // Work on it has begun.
  if (root.status === 'todo') call.writeBeside('status_updated', setStatus(root, 'in_progress'));
  call.write('step_done', step, stepPlace(at));
}

function warnOfForce(
  call: ToolCall,
  { blocked, reason, missing }: Extract<StepClosing, { kind: 'closed' }>['forced'],
): void {
  if (blocked) {
    call.warn('FORCED', `Closed although it is blocked${reason === null ? '' : `: ${reason}`}.`);
  }
  if (missing.length === 0) return;
  call.warn(
    'FORCED',
    `Closed without ${missing.join(', ')}: the task cannot be completed until they are confirmed.`,
  );
}

/**
 * `tasks_verify`: a step's checkpoints; with no step named those of the task or plan itself, if
 * evidence has made it any. Else a step was forgotten, and that is said.
 */
export async function verify(
  call: ToolCall,
  input: TaskToolInput<'tasks_verify'>,
): Promise<ToolReply> {
  if (input.step_id === undefined && input.path === undefined) {
    const entity = await call.entity({ ...input, expected_revision: undefined });
    if (Object.keys(entity.row.checkpoints).length > 0) {
      return await verifyEntity(call, entity, input);
    }
  }
  return await verifyOneStep(call, input);
}

const verifyOneStep = onStep(async (call, at, input: TaskToolInput<'tasks_verify'>) => {
  const news = await writeVerified(call, at, input.checkpoints);
  if (news.length === 0) call.warn('NO_CHANGE', 'These were confirmed already.');
  return { missing: missingCheckpoints(await call.latestTask(at.node.row)) };
});

/** Evidence linked to a task or plan makes its checkpoint required there, too. */
async function verifyEntity(
  call: ToolCall,
  entity: Entity,
  { checkpoints, expected_revision }: TaskToolInput<'tasks_verify'>,
): Promise<ToolReply> {
  await call.expect(entity, expected_revision);
  const changed = await confirmAtRoot(call, entity, checkpoints);
  if (!changed) call.warn('NO_CHANGE', 'Nothing was confirmed that was not so already.');
  const { row } = await call.latest(entity);
  return await entityReply(call, entity, { missing: missingAtRoot(row) });
}

/** Confirms (or takes back) what evidence has made required of a task or plan itself. */
export async function confirmAtRoot(
  call: ToolCall,
  entity: Entity,
  checkpoints: Checkpoints,
): Promise<boolean> {
  const step = verifyRoot(await call.latest(entity), readChosen(checkpoints), call.given);
  call.write('step_verified', step);
  return step !== null;
}

/** `tasks_done` */
export const done = onStep(async (call, at, _input: TaskToolInput<'tasks_done'>) => {
  await writeClosed(call, at);
});

/** `tasks_close_step`: confirm, then close, in one change; neither without the other. */
export const verifyAndClose = onStep(
  async (call, at, { checkpoints }: TaskToolInput<'tasks_close_step'>) => {
    const { confirm } = readCheckpoints(checkpoints);
    ensure(
      confirm.includes('criteria') || confirm.includes('tests'),
      'INVALID_INPUT',
      'checkpoints must confirm at least one of criteria and tests.',
      'Use "gate" for both.',
      { details: { fields: ['checkpoints'] } },
    );
    await writeVerified(call, at, checkpoints);
    await writeClosed(call, at);
  },
);
