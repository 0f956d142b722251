import { CHECKPOINT_NAMES, type CheckpointName, type JsonObject } from '@planerka/contracts';
import {
  definitionOf,
  firstOpen,
  isClosed,
  isConfirmed,
  missingCheckpoints,
  missingProofs,
  openNodes,
  personsBlock,
  proofStates,
  requiredCheckpoints,
  type TreeNode,
  toLocalIso,
} from '@planerka/plan';
import { taskId, taskStatus } from '../names.ts';
import { currentTask } from './next-call.ts';
import { evidenceOfStep, type Situation, type TaskInView } from './situation.ts';
import { type ListPlace, listedFrom } from './task-window.ts';

/** How many steps a resume lists; tasks_mirror pages through all of them. */
const STEPS_LISTED = 50;

/**
 * Compact gating and proof status (T-super-proof): of the open steps, how many lack
 * which checkpoint, and how many lack a proof that is required of them. Of a plan with very many open
 * tasks there are at least so many; the list goes on through the other windows.
 */
export function stepStatusOf(
  situation: Situation,
  { listed, place }: { readonly listed: Situation; readonly place: ListPlace },
) {
  const { entity, rest, steps: all } = situation;
  const list = listed.tasks.flatMap(({ task, steps }) =>
    steps.map((node) => ({
      ...(entity.kind === 'project' ? { task: taskId(task) } : {}),
      ...stepLine(node),
    })),
  );
  const open = openNodes(all);
  const lacking = open.map((node) => missingCheckpoints(node.row));
  const unproven = open.map((node) => missingProofs(node.row, evidenceOfStep(situation, node)));
  const count = (lists: ReadonlyArray<readonly CheckpointName[]>, name: CheckpointName): number =>
    lists.filter((list) => list.includes(name)).length;
  return {
    total: all.length,
    ...(rest === null ? {} : { at_least: true }),
    done: all.length - open.length,
    open: open.length,
    blocked: open.filter(({ row }) => definitionOf(row).blocked).length,
    ...Object.fromEntries(
      CHECKPOINT_NAMES.map((name) => [`missing_${name}`, count(lacking, name)]),
    ),
    ...Object.fromEntries(
      CHECKPOINT_NAMES.map((name) => [`missing_proof_${name}`, count(unproven, name)]),
    ),
    first_open: firstOpenOf(situation),
    list: listedFrom(list, place, STEPS_LISTED),
  };
}

function firstOpenOf(situation: Situation): JsonObject | null {
  const isPlan = situation.entity.kind === 'project';
  const at = currentTask(situation);
  const node = at && firstOpen(at.nodes);
  if (!at || !node) return null;
  const { row } = node;
  const states = proofStates(row, evidenceOfStep(situation, node));
  return {
    ...(isPlan ? { task: taskId(at.task) } : {}),
    step_id: node.id,
    path: node.path,
    title: row.title,
    required: requiredCheckpoints(row),
    missing: missingCheckpoints(row),
    ...Object.fromEntries(
      CHECKPOINT_NAMES.flatMap((name) => [
        [`${name}_confirmed`, isConfirmed(row, name)],
        [`proof_${name}_mode`, states[name].mode],
        [`proof_${name}_present`, states[name].present],
      ]),
    ),
  };
}

/** A step in one line. */
export function stepLine({ id, path, row }: TreeNode): JsonObject {
  const byPerson = personsBlock(row);
  return {
    step_id: id,
    path,
    title: row.title,
    status: taskStatus(row),
    ...(!isClosed(row) && definitionOf(row).blocked ? { blocked: true } : {}),
    ...(byPerson === null ? {} : { blocked_by: byPerson.actor }),
  };
}

/** A step with all that it is held to. */
export function stepInFull(node: TreeNode, zone: string): JsonObject {
  const { row } = node;
  const { success_criteria, tests, blockers, blocked_reason, proof } = definitionOf(row);
  return {
    ...stepLine(node),
    ...(row.description === null ? {} : { description: row.description }),
    success_criteria,
    tests,
    ...(blockers.length === 0 ? {} : { blockers }),
    ...(blocked_reason === null ? {} : { blocked_reason }),
    ...(Object.keys(proof).length === 0 ? {} : { proof }),
    required: requiredCheckpoints(row),
    confirmed: CHECKPOINT_NAMES.filter((name) => isConfirmed(row, name)),
    ...(row.completed_at === null ? {} : { completed_at: toLocalIso(row.completed_at, zone) }),
  };
}

/** A task in one line, with what its steps come to. */
export function taskLine({ task, steps }: TaskInView): JsonObject {
  const open = openNodes(steps).length;
  return {
    task: taskId(task),
    title: task.title,
    status: taskStatus(task),
    steps: { open, done: steps.length - open },
  };
}
