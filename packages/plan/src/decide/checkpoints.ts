import type { CheckpointName } from '@planerka/contracts';
import { editProject, editTask } from '../change/edit-rows.ts';
import type { Given } from '../change/given.ts';
import type { Step } from '../change/step.ts';
import type { Target } from '../objects/object.ts';
import type { Task } from '../objects/task.ts';
import { confirmed, isConfirmed, requiring } from '../tree/gates.ts';

/** What checkpoints can be required of, steps included. */
type Gated = Exclude<Target, { kind: 'timeblock' }>;

interface Chosen {
  readonly confirm: readonly CheckpointName[];
  readonly revoke: readonly CheckpointName[];
}

type Confirmer = Pick<Given, 'actor' | 'now'>;

/** A step's checkpoints confirmed or taken back; `news`: what is confirmed now and was not before. */
export function verifyStep(
  row: Task,
  chosen: Chosen,
  confirmer: Confirmer,
): { readonly step: Step | null; readonly news: readonly CheckpointName[] } {
  const step = withCheckpoints({ kind: 'task', row }, afterVerifying(row, chosen, confirmer));
  return { step, news: chosen.confirm.filter((name) => !isConfirmed(row, name)) };
}

/** The same of a task or plan itself, which has only what evidence has made required of it. */
export function verifyRoot(
  target: Gated,
  { confirm, revoke }: Chosen,
  confirmer: Confirmer,
): Step | null {
  const { row } = target;
  const here = (name: CheckpointName): boolean => name in row.checkpoints;
  const chosen = { confirm: confirm.filter(here), revoke: revoke.filter(here) };
  return withCheckpoints(target, afterVerifying(row, chosen, confirmer));
}

/** A checkpoint that evidence is linked to is required from then on; null: all of them are already. */
export function requireCheckpoints(target: Gated, names: readonly CheckpointName[]): Step | null {
  return withCheckpoints(target, requiring(target.row.checkpoints, names));
}

function afterVerifying(
  row: Gated['row'],
  chosen: Chosen,
  { actor, now }: Confirmer,
): Task['checkpoints'] {
  return confirmed(row, chosen, { actor, at: now });
}

function withCheckpoints(target: Gated, checkpoints: Task['checkpoints']): Step | null {
  return target.kind === 'task'
    ? editTask(target.row, { checkpoints })
    : editProject(target.row, { checkpoints });
}
