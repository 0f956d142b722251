import {
  type CheckpointName,
  Checkpoints,
  GATE,
  type NextCall,
  type Proof,
  readCheckpoints,
} from '@planerka/contracts';
import {
  definitionOf,
  firstOpen,
  firstReady,
  missingAtRoot,
  missingProofs,
  openNodes,
  requiredCheckpoints,
  type StepHeld,
  type Task,
  type TreeNode,
  type Unfinished,
} from '@planerka/plan';
import {
  CLOSE_STEP,
  closingCall,
  confirming,
  confirmingGate,
  type GivenProof,
  proofFor,
} from '../closing-call.ts';
import { stepRef, taskId } from '../names.ts';
import { proofEvidence } from '../proof-evidence.ts';
import { type Refused, refused } from '../refused.ts';
import { holdsFillIn } from '../suggested-call.ts';
import type { ToolCall } from '../tool-call.ts';
import { openDependencies } from '../waits-for.ts';
import { proofAsEvidence } from './proof.ts';

/** Steps that an answer names one by one. */
const NAMED_MAX = 10;

function named(call: ToolCall, task: Task, nodes: readonly TreeNode[]) {
  const open = nodes.slice(0, NAMED_MAX).map((node) => ({
    ...stepRef(node),
    ...(definitionOf(node.row).blocked && { blocked: true }),
  }));
  if (nodes.length <= NAMED_MAX) return { open };
  const see = call.next('tasks_mirror', { task: taskId(task) });
  return { open, total: nodes.length, see };
}

interface HeldStep {
  readonly task: Task;
  readonly node: TreeNode;
  readonly row: Task;
  readonly below: readonly TreeNode[];
}

/** What keeps a step open, as an agent is told: the code, the words, and the call that mends it. */
export async function stepHeld(
  call: ToolCall,
  { task, node, row, below }: HeldStep,
  held: StepHeld,
): Promise<Refused> {
  const entity = { kind: 'task', row: task } as const;
  switch (held.code) {
    case 'PROOF_REQUIRED':
      return refused(
        held.code,
        `${node.id} needs a proof for ${held.missing.join(', ')} before it is closed.`,
        'Call tasks_macro_close_step with proof: what was run ("CMD: ...") and where its result is ("LINK: ..."); put them in the place of <fill: ...>, which proves nothing.',
        {
          next: await orBelow(call, { task, node, below }, () =>
            call.mended(entity, CLOSE_STEP, {
              step_id: node.id,
              proof: proofFor(held.missing, givenProof(call)),
              ...confirmingToo(call, [...requiredCheckpoints(row), ...held.missing]),
            }),
          ),
          details: { missing: held.missing },
        },
      );
    case 'STEP_BLOCKED':
      return refused(
        held.code,
        `${node.id} is blocked${held.reason === null ? '' : `: ${held.reason}`}.`,
        'Leave it to whoever blocked it to unblock it (tasks_block); go on with what is ready.',
        {
          next: readyElsewhere(call),
          details: { task: taskId(task), step_id: node.id, reason: held.reason },
        },
      );
    case 'CHECKPOINTS_NOT_CONFIRMED':
      return refused(
        held.code,
        `${node.id} has unconfirmed checkpoints: ${held.missing.join(', ')}.`,
        'Check what the step is held to, then confirm these and close it in one call.',
        {
          // All that are required: what this call has confirmed is taken back with it.
          next: await orBelow(call, { task, node, below }, () =>
            call.mended(entity, CLOSE_STEP, {
              step_id: node.id,
              checkpoints: confirming([...givenConfirmed(call), ...requiredCheckpoints(row)]),
            }),
          ),
          details: { missing: held.missing, ...definitionOf(row) },
        },
      );
    case 'STEPS_OPEN':
      return refused(
        held.code,
        `${node.id} has ${held.open.length} open below it.`,
        'Close those first.',
        {
          next: await closingReady(call, task, node.children),
          details: named(call, task, openNodes(below)),
        },
      );
  }
}

/** The call that mends a step's own lack; what is open below it would hold that up, and comes first. */
async function orBelow(
  call: ToolCall,
  { task, node, below }: Pick<HeldStep, 'task' | 'node' | 'below'>,
  mended: () => Promise<NextCall>,
): Promise<NextCall> {
  return openNodes(below).length > 0
    ? await closingReady(call, task, node.children)
    : await mended();
}

/** What is ready in the workspace, where nothing of the task itself is. */
function readyElsewhere(call: ToolCall): NextCall {
  return call.next('tasks_context', { ready: true });
}

/** The call that closes the first of these that nothing holds up; else where to look. */
async function closingReady(
  call: ToolCall,
  task: Task,
  nodes: readonly TreeNode[],
): Promise<NextCall> {
  const entity = { kind: 'task', row: task } as const;
  const [waits] = await openDependencies(call, [entity]);
  if (waits) return call.next('tasks_radar', { target: waits.id });
  const ready = firstReady(nodes);
  if (ready === null) return readyElsewhere(call);
  const evidence = await proofEvidence(call, [ready.row]);
  const revision = await call.storedRevision(entity);
  const part = { workspace: call.workspace.name, task: taskId(task), revision };
  return closingCall({ ...part, unproven: missingProofs(ready.row, evidence) }, ready);
}

/** What the call confirms itself. */
function givenConfirmed({ input }: ToolCall): ReturnType<typeof readCheckpoints>['confirm'] {
  const given = Checkpoints.safeParse(input['checkpoints']);
  return given.success ? readCheckpoints(given.data).confirm : [];
}

/** The checkpoints of the mended call, where what this one confirms would not be enough for it. */
function confirmingToo(
  call: ToolCall,
  required: readonly CheckpointName[],
): { readonly checkpoints?: ReturnType<typeof confirmingGate> } {
  const given = givenConfirmed(call);
  const confirmed = given.length === 0 ? GATE : given;
  if (required.every((name) => confirmed.includes(name))) return {};
  return { checkpoints: confirmingGate([...given, ...required]) };
}

/** What the call brings of a proof itself, and where it links it; placeholders are none. */
function givenProof({ input }: ToolCall): GivenProof {
  const proof = input['proof'] as Proof | undefined;
  if (proof === undefined) return {};
  const { checks = [], checkpoint = [], ...more } = proofAsEvidence(proof);
  const told = checks.filter((check) => !holdsFillIn(check));
  if (told.length === 0 && Object.keys(more).length === 0) return {};
  return { checks: told, linked: typeof checkpoint === 'string' ? [checkpoint] : checkpoint, more };
}

/** What keeps a task from being completed, as an agent is told; `all` are its descendants in order. */
export async function taskHeld(
  call: ToolCall,
  task: Task,
  { nodes, all }: { readonly nodes: readonly TreeNode[]; readonly all: readonly TreeNode[] },
  { open: rows, own, unconfirmed }: Unfinished,
): Promise<Refused> {
  const id = taskId(task);
  const entity = { kind: 'task', row: task } as const;
  if (rows.length > 0) {
    const open = openNodes(all);
    const first = firstOpen(nodes) ?? open[0];
    return refused(
      'STEPS_OPEN',
      `${id} has ${open.length} open of ${all.length} steps.`,
      'Close them first; a step that is not needed any more can be closed with a note that says so.',
      {
        next: await closingReady(call, task, nodes),
        details: { ...(first ? { first_open: stepRef(first) } : {}), ...named(call, task, open) },
      },
    );
  }
  const ids = new Set(unconfirmed.map(({ task_id: stepId }) => stepId));
  const steps = all.filter(({ row }) => ids.has(row.task_id));
  const [first] = steps;
  const missing = first ? missingAtRoot(first.row) : own;
  // What a macro brings besides, a note or a proof, it brings again with what was missing.
  const isMacro = first === undefined && call.tool === CLOSE_STEP;
  return refused(
    'CHECKPOINTS_NOT_CONFIRMED',
    `${first?.id ?? id} has unconfirmed checkpoints: ${missing.join(', ')}.`,
    'Confirm them with tasks_verify, then complete the task.',
    {
      next: isMacro
        ? await call.mended(entity, CLOSE_STEP, {
            checkpoints: confirming([...givenConfirmed(call), ...missing]),
          })
        : await call.nextOn(entity, 'tasks_verify', {
            step_id: first?.id,
            checkpoints: confirming(missing),
          }),
      details: {
        missing,
        steps: steps.slice(0, NAMED_MAX).map(({ id: step }) => step),
        ...(steps.length > NAMED_MAX
          ? { total: steps.length, see: call.next('tasks_lint', { task: id }) }
          : {}),
      },
    },
  );
}
