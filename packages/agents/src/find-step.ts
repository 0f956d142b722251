import { type NextCall, readPath, readStepId } from '@planerka/contracts';
import { flatten, type Task, type TreeNode } from '@planerka/plan';
import { taskId } from './names.ts';
import { ensure } from './refused.ts';
import type { StepSelector } from './target-selector.ts';

/** A task with its steps, and the call that lists them after a step was named wrongly. */
interface SearchedTask {
  readonly task: Task;
  readonly nodes: readonly TreeNode[];
  readonly look: NextCall;
}

/** The step that is named by its id, its path, or both; a name that leads nowhere is refused. */
export function findStep(searched: SearchedTask, selector: StepSelector): TreeNode {
  const named = selector.step_id === undefined ? null : byStepId(searched, selector.step_id);
  const placed = selector.path === undefined ? null : byPath(searched, selector.path);
  const found = named ?? placed;
  if (found === null) throw new Error('a step was named and neither found nor refused');
  ensure(
    placed === null || found.row.task_id === placed.row.task_id,
    'AMBIGUOUS_STEP',
    `${found.id} stands at ${found.path}, not at ${placed?.path ?? ''}.`,
    'Name the step by its step_id only: paths move when steps are deleted.',
  );
  return found;
}

function byStepId({ task, nodes, look: next }: SearchedTask, text: string): TreeNode {
  ensure(
    readStepId(text) !== null,
    'INVALID_ID',
    `"${text}" is no id of a step.`,
    'Step ids look like STEP-0A1B2C3D (task nodes: NODE-0A1B2C3D).',
    { next },
  );
  const wanted = text.trim().toUpperCase();
  const found = flatten(nodes).filter(({ id }) => id === wanted);
  const [only] = found;
  ensure(
    only !== undefined,
    'UNKNOWN_STEP',
    `${taskId(task)} has no ${wanted}.`,
    'See the task for the steps it has.',
    { next },
  );
  ensure(
    found.length === 1,
    'AMBIGUOUS_STEP',
    `${wanted} names ${found.length} steps of ${taskId(task)}.`,
    `Name it by path: ${found.map(({ path }) => path).join(', ')}.`,
  );
  return only;
}

function byPath({ nodes, look: next }: SearchedTask, text: string): TreeNode {
  const parts = readPath(text);
  ensure(
    parts !== null,
    'INVALID_ID',
    `"${text}" is no path of a step.`,
    'Paths look like s:0 or s:0.s:2 (task nodes: s:0.t:1), counted from 0.',
    { next },
  );
  let among = nodes;
  let found: TreeNode | undefined;
  for (const { kind, index } of parts) {
    const siblings = among.filter((node) => (kind === 't') === (node.kind === 'node'));
    found = siblings[index];
    ensure(
      found !== undefined,
      'PATH_OUT_OF_RANGE',
      `${text} leads nowhere: ${placesOf(kind, siblings.length)}.`,
      'See the task for its paths, counted from 0.',
      { next },
    );
    among = found.children;
  }
  if (!found) throw new Error('a path has at least one part');
  return found;
}

/** What there is in the place of a part of a path that is out of range. */
function placesOf(kind: 's' | 't', count: number): string {
  const what = kind === 't' ? 'task node' : 'step';
  if (count === 0) return `there is no ${what} in that place`;
  return `there ${count === 1 ? 'is' : 'are'} ${kind}:0${count === 1 ? '' : ` to ${kind}:${count - 1}`}`;
}
