import type { TaskToolInput } from '@planerka/contracts';
import type { ObjectAt, ProductionRows } from '@planerka/plan';
import { readCursor, writeCursor } from '../cursor.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { budgeted } from '../views/budgeted.ts';
import { productionOf } from './production-of.ts';

const LIMIT = 100;

/** What a phase is held to besides its ops (docs/contracts/changesets.md). */
const DEMANDS = {
  planning: 'at least one item.create, item.patch or task.create; items for what `needs` names',
  solutioning:
    'a quantity of material or labor stands on assumption, measurementSource or confidence',
  tasks: 'dates only in working time and after what the links allow; without a calendar none',
  accounting: 'a cost that a person entered is left; propose costOverride',
  quote:
    'quote.createDraft from the lines as they are, in the language of `quotes`, else Russian; totals, if given, exact',
} as const;

type Entry = readonly [list: 'items' | 'tasks' | 'dependencies' | 'lines', row: object];

/**
 * `changesets_base`: what an envelope names and is held against: the project as it is, the snapshot to
 * put into inputSnapshot, and rows by their ids, a page of them at a time.
 */
export async function changesetsBase(
  call: ToolCall,
  input: TaskToolInput<'changesets_base'>,
): Promise<ToolReply> {
  const { limit = LIMIT, cursor } = input;
  const { project, rows } = await productionOf(call, input.plan);
  const from = Number(readCursor('production', 'cursor', cursor, /^\d{1,7}$/) ?? 0);
  const all: Entry[] = [
    ...project.items.map((row): Entry => ['items', row]),
    ...project.tasks.map((row): Entry => ['tasks', row]),
    ...project.dependencies.map((row): Entry => ['dependencies', row]),
    ...project.lines.map((row): Entry => ['lines', row]),
  ];
  const page = all.slice(from, from + limit).map(([list, row]) => ({ list, ...said(row) }));
  const { projectId, timezone, currency, overview, calendar, startAt } = project;
  const head = {
    project: { projectId, timezone, currency },
    inputSnapshot: {
      itemsRevisionId: `ir_${rows.seq}`,
      ...(await stampsOf(call, rows)),
    },
    needs: call.turn.needsOf(overview ?? ''),
    demands: input.phase === undefined ? DEMANDS : { [input.phase]: DEMANDS[input.phase] },
  };
  const cursorAfter = (shown: number): string | null =>
    from + shown < all.length ? writeCursor('production', String(from + shown)) : null;
  return budgeted(
    call,
    input.max_chars,
    {
      ...head,
      overview: overview ?? null,
      calendar: calendar ?? null,
      startAt: startAt ?? null,
      quotes: said({
        language: rows.project.quote_language,
        validUntil: rows.project.quote_valid_until,
        seller: rows.project.seller,
        client: rows.project.client,
      }),
      rows: page,
      total_rows: all.length,
      next_cursor: cursorAfter(page.length),
    },
    {
      lists: [{ path: 'rows', whenCut: (shown) => ({ next_cursor: cursorAfter(shown.length) }) }],
      optional: ['demands', 'overview', 'calendar', 'quotes'],
      signals: [{ ...head, rows: [], next_cursor: cursorAfter(0) }],
    },
  );
}

/**
 * When the project, its tasks and its money were last written; they inform, the seq alone guards. What was
 * never written has no stamp.
 */
async function stampsOf(call: ToolCall, { project, tasks, lines, seqs }: ProductionRows) {
  const newest = (ids: readonly string[]): string | null =>
    ids.reduce<string | null>(
      (last, id) => (last !== null && seqOf(last) >= seqOf(id) ? last : id),
      null,
    );
  const seqOf = (id: string): number => seqs.get(id) ?? 0;
  const task = newest(tasks.map(({ task_id: id }) => id));
  const line = newest(lines.map(({ line_id: id }) => id));
  const asked: ObjectAt[] = [
    { kind: 'project', id: project.project_id },
    ...(task === null ? [] : [{ kind: 'task', id: task } as const]),
    ...(line === null ? [] : [{ kind: 'accounting_line', id: line } as const]),
  ];
  const at = new Map((await call.tx.lastWritten(asked)).map((entry) => [entry.id, entry.at]));
  return said({
    projectUpdatedAt: at.get(project.project_id),
    tasksUpdatedAt: at.get(task ?? ''),
    accountingUpdatedAt: at.get(line ?? ''),
  });
}

/** Without what nobody has said. */
function said(row: object): object {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null && value !== undefined),
  );
}
