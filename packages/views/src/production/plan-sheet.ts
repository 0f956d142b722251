import { say, type Task } from '@planerka/plan';
import { itemTree } from './item-tree.ts';
import type { InView, Sheet } from './sheet.ts';

/** The items as a tree, with how much of their work is done and how long it takes. */
export function planSheet({ rows, name }: InView): Sheet {
  const tasks = rows.tasks.filter(({ status }) => status !== 'cancelled');
  const known = new Set(rows.items.map(({ item_id: id }) => id));
  const isLoose = ({ item_id: id }: Task): boolean => id === null || !known.has(id);
  const loose = tasks.filter(isLoose);
  const lines = [
    ...itemTree(rows.items).map(({ item, depth }) => {
      const own = tasks.filter(({ item_id: id }) => id === item.item_id);
      return say('sheet_item', { name: item.name, depth, ...countOf(own), minutes: lengthOf(own) });
    }),
    ...(loose.length === 0 ? [] : [say('sheet_loose_tasks', countOf(loose))]),
  ];
  return {
    head: [
      say('sheet_plan', { project: name, items: rows.items.length }),
      ...(lines.length === 0 ? [say('sheet_plan_empty', {})] : []),
    ],
    lines,
    edits: say('sheet_edits_plan', { project: name }),
  };
}

function countOf(tasks: readonly Task[]) {
  return { done: tasks.filter(({ status }) => status === 'done').length, all: tasks.length };
}

function lengthOf(tasks: readonly Task[]): number {
  return tasks.reduce((sum, { duration_minutes: minutes }) => sum + (minutes ?? 0), 0);
}
