import { editTask } from '../change/edit-rows.ts';
import { type Given, made } from '../change/given.ts';
import type { Step } from '../change/step.ts';
import { say } from '../messages/messages.ts';
import { foldedTitle } from '../objects/folded-title.ts';
import { isTicked, LIST, type ListWithItems } from '../objects/list.ts';
import { newSubtask } from '../objects/new-subtask.ts';
import { newTask } from '../objects/new-task.ts';
import type { Target } from '../objects/object.ts';
import type { Task } from '../objects/task.ts';
import { change, refuse, told, unclear } from './decision.ts';
import type { OperationOf, OperationRule } from './operation-rule.ts';
import { listMeant } from './which-list.ts';

/**
 * "список покупок: молоко, хлеб", "добавь в список покупок яйца": a list of that name that is not there
 * is made, and told as made. An item that is there unticked is not added twice; a ticked one is opened again.
 */
export const listAdd: OperationRule<OperationOf<'list_add'>> = {
  needs: () => [{ need: 'lists' }],

  decide({ lists }, operation, given) {
    const { list: name, items: titles = [] } = operation;
    const meant = listMeant(lists, operation);
    if (meant.kind === 'unsettled') return meant.decision;
    if (meant.list !== null && titles.length === 0) return unclear(operation);
    if (meant.list === null && name === undefined) {
      return refuse('NOTHING_FOUND', say('no_list', { name: null }), say('no_list_recovery', {}));
    }
    const known = meant.list ?? madeList(name ?? '', given);
    const { steps, items, doubled } = put(titles, known, given);
    const list = taskTarget(known.list);
    const isNew = meant.list === null;
    const others = items.map(taskTarget);
    // told as a new list where it had no items before
    const done = told(operation, list, { after: isNew ? null : list, others });
    return change(
      isNew ? [{ before: null, after: list }, ...steps] : steps,
      [
        ...(isNew || items.length > 0 ? [done] : []),
        ...(doubled.length > 0 ? [say('list_has', { items: doubled })] : []),
      ],
      [list, ...others],
    );
  },
};

interface Put {
  readonly steps: readonly Step[];
  readonly items: readonly Task[];
  /** The items that are on the list already. */
  readonly doubled: readonly string[];
}

function put(titles: readonly string[], { list, items }: ListWithItems, given: Given): Put {
  const steps: Step[] = [];
  const there: Task[] = [...items];
  const written: Task[] = [];
  const doubled: string[] = [];
  for (const title of titles) {
    const same = there.find((item) => foldedTitle(item.title) === foldedTitle(title));
    const step = stepFor(title, same ?? null, list, given);
    const after = step?.after ?? null;
    if (step === null || after?.kind !== 'task') {
      doubled.push(title);
      continue;
    }
    steps.push(step);
    written.push(after.row);
    there.splice(
      same === undefined ? there.length : there.indexOf(same),
      same === undefined ? 0 : 1,
      after.row,
    );
  }
  return { steps, items: written, doubled };
}

/** A new row, or the ticked one open again; null for what is there unticked. */
function stepFor(title: string, same: Task | null, list: Task, given: Given): Step | null {
  if (same === null) {
    return { before: null, after: taskTarget(newSubtask(list, { ...made('task', given), title })) };
  }
  return isTicked(same) ? editTask(same, { status: 'todo' }) : null;
}

function madeList(title: string, given: Given): ListWithItems {
  return { list: newTask({ ...made('task', given), title, category: LIST }), items: [] };
}

const taskTarget = (row: Task): Extract<Target, { kind: 'task' }> => ({ kind: 'task', row });
