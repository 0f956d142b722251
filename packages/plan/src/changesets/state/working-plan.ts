import type {
  DependencyRow,
  ItemRow,
  LineRow,
  ProductionProject,
  QuoteDraft,
  QuoteRow,
  TaskRow,
} from '@planerka/contracts';
import { groupedIds } from './grouped-ids.ts';
import { taskGraph } from './task-graph.ts';

/** What ids name. */
export type RowKind = 'item' | 'task' | 'line' | 'quote';

/** A quote that a set drafts. */
export interface DraftedQuote {
  readonly clientRef: string | null;
  readonly draft: QuoteDraft;
}

/**
 * A project's rows while a set is laid upon them, op by op. Rows are never changed, only replaced; a
 * new object is named by its tempId, and its revision is 0.
 */
export interface WorkingPlan {
  readonly items: ReadonlyMap<string, ItemRow>;
  readonly tasks: ReadonlyMap<string, TaskRow>;
  readonly lines: ReadonlyMap<string, LineRow>;
  readonly quotes: ReadonlyMap<string, QuoteRow>;
  readonly links: ReadonlyMap<string, DependencyRow>;
  readonly drafts: readonly DraftedQuote[];
  readonly kindOf: (id: string) => RowKind | null;
  readonly putItem: (row: ItemRow) => void;
  readonly putTask: (row: TaskRow) => void;
  readonly putLine: (row: LineRow) => void;
  readonly putLink: (row: DependencyRow) => void;
  readonly putDraft: (quote: DraftedQuote) => void;
  readonly removeLink: (row: DependencyRow) => void;
  readonly removeLine: (lineId: string) => void;
  /** With what is below it, and their lines; tasks stay. */
  readonly removeItem: (itemId: string) => void;
  /** With its links. */
  readonly removeTask: (taskId: string) => void;
  /** The item and all items below it. */
  readonly itemsUnder: (itemId: string) => readonly string[];
  readonly linesOf: (itemId: string) => ReadonlySet<string>;
  readonly linksOf: (taskId: string) => readonly DependencyRow[];
  /** Would a link from the one to the other close a circle? */
  readonly closesCircle: (from: string, to: string) => boolean;
}

/** What a link is known by: the two tasks that it joins. */
export function linkKey(from: string, to: string): string {
  return `${from.length}:${from}${to}`;
}

export function workingPlan(project: ProductionProject): WorkingPlan {
  const items = new Map(project.items.map((row) => [row.itemId, row]));
  const tasks = new Map(project.tasks.map((row) => [row.taskId, row]));
  const lines = new Map(project.lines.map((row) => [row.lineId, row]));
  const quotes = new Map(project.quotes.map((row) => [row.quoteId, row]));
  const links = new Map(project.dependencies.map((row) => [linkKey(row.from, row.to), row]));
  const drafts: DraftedQuote[] = [];
  const children = groupedIds(() =>
    Array.from(items.values(), ({ parentItemId, itemId }) => [parentItemId, itemId] as const),
  );
  const linesByItem = groupedIds(() =>
    Array.from(lines.values(), ({ itemId, lineId }) => [itemId, lineId] as const),
  );
  const linksByTask = groupedIds(() =>
    [...links].flatMap(([key, { from, to }]) => [[from, key] as const, [to, key] as const]),
  );
  const graph = taskGraph();
  for (const { from, to } of links.values()) graph.connect(from, to);
  for (const { taskId, dependsOn } of tasks.values()) {
    for (const earlier of dependsOn ?? []) graph.connect(earlier, taskId);
  }

  const itemsUnder = (itemId: string): readonly string[] => {
    const found = new Set([itemId]);
    for (const id of found) for (const child of children.of(id)) found.add(child);
    return [...found];
  };

  const removeLine = (lineId: string): void => {
    linesByItem.remove(lines.get(lineId)?.itemId, lineId);
    lines.delete(lineId);
  };

  const removeLink = ({ from, to }: DependencyRow): void => {
    const key = linkKey(from, to);
    if (!links.delete(key)) return;
    linksByTask.remove(from, key);
    linksByTask.remove(to, key);
    graph.disconnect(from, to);
  };

  const linksOf = (taskId: string): readonly DependencyRow[] =>
    [...linksByTask.of(taskId)].flatMap((key) => links.get(key) ?? []);

  return {
    items,
    tasks,
    lines,
    quotes,
    links,
    drafts,
    kindOf: (id) => {
      if (items.has(id)) return 'item';
      if (tasks.has(id)) return 'task';
      if (lines.has(id)) return 'line';
      return quotes.has(id) ? 'quote' : null;
    },
    putItem: (row) => {
      children.remove(items.get(row.itemId)?.parentItemId, row.itemId);
      items.set(row.itemId, row);
      children.add(row.parentItemId, row.itemId);
    },
    putTask: (row) => {
      tasks.set(row.taskId, row);
    },
    putLine: (row) => {
      linesByItem.remove(lines.get(row.lineId)?.itemId, row.lineId);
      lines.set(row.lineId, row);
      linesByItem.add(row.itemId, row.lineId);
    },
    putLink: (row) => {
      const key = linkKey(row.from, row.to);
      if (!links.has(key)) {
        linksByTask.add(row.from, key);
        linksByTask.add(row.to, key);
        graph.connect(row.from, row.to);
      }
      links.set(key, row);
    },
    putDraft: (quote) => {
      drafts.push(quote);
    },
    removeLink,
    removeLine,
    removeItem: (itemId) => {
      for (const id of itemsUnder(itemId)) {
        for (const lineId of linesByItem.of(id)) removeLine(lineId);
        children.remove(items.get(id)?.parentItemId, id);
        items.delete(id);
      }
    },
    removeTask: (taskId) => {
      for (const link of linksOf(taskId)) removeLink(link);
      const { dependsOn } = tasks.get(taskId) ?? {};
      for (const earlier of dependsOn ?? []) graph.disconnect(earlier, taskId);
      tasks.delete(taskId);
    },
    itemsUnder,
    linesOf: (itemId) => linesByItem.of(itemId),
    linksOf,
    closesCircle: (from, to) => graph.leads(to, from),
  };
}
