import type { ExportFault } from './export-fault.ts';
import type { WorkspaceExport } from './workspace-export.ts';

/** Where rows of an export name each other: what is named has to be there, and no way leads in a circle. */

type Lists = {
  readonly [K in keyof WorkspaceExport]: WorkspaceExport[K] extends ReadonlyArray<infer Row>
    ? Row extends object
      ? K
      : never
    : never;
}[keyof WorkspaceExport];

/** Each list, its field and the list that the field leads to, by that list's id. */
const LINKS: ReadonlyArray<readonly [Lists, string, Lists, string]> = [
  ['items', 'project_id', 'projects', 'project_id'],
  ['items', 'parent_item_id', 'items', 'item_id'],
  ['tasks', 'project_id', 'projects', 'project_id'],
  ['tasks', 'parent_id', 'tasks', 'task_id'],
  ['tasks', 'root_id', 'tasks', 'task_id'],
  ['tasks', 'item_id', 'items', 'item_id'],
  ['timeblocks', 'task_id', 'tasks', 'task_id'],
  ['dependencies', 'project_id', 'projects', 'project_id'],
  ['dependencies', 'from_task_id', 'tasks', 'task_id'],
  ['dependencies', 'to_task_id', 'tasks', 'task_id'],
  ['accounting_lines', 'project_id', 'projects', 'project_id'],
  ['accounting_lines', 'item_id', 'items', 'item_id'],
  ['accounting_lines', 'task_id', 'tasks', 'task_id'],
  ['quotes', 'project_id', 'projects', 'project_id'],
  ['quote_lines', 'quote_id', 'quotes', 'quote_id'],
  ['quote_lines', 'item_id', 'items', 'item_id'],
  ['suggestions', 'set_id', 'suggestion_sets', 'set_id'],
  ['change_sets', 'project_id', 'projects', 'project_id'],
  ['change_set_ops', 'set_id', 'change_sets', 'set_id'],
];

type Row = Readonly<Record<string, unknown>>;

const rowsOf = (one: WorkspaceExport, list: Lists): readonly Row[] => one[list];

/** Fields that lead to something which the file does not hold. */
export function missingIn(one: WorkspaceExport): ExportFault[] {
  const known = (list: Lists, id: string): ReadonlySet<unknown> =>
    new Set(rowsOf(one, list).map((row) => row[id]));
  const faults = LINKS.flatMap(([list, field, to, id]) =>
    leadingNowhere(one, { list, field, known: known(to, id) }),
  );
  const objects = new Set([...known('tasks', 'task_id'), ...known('timeblocks', 'timeblock_id')]);
  return [
    ...faults,
    ...leadingNowhere(one, { list: 'reminders', field: 'object_id', known: objects }),
  ];
}

function leadingNowhere(
  one: WorkspaceExport,
  link: { readonly list: Lists; readonly field: string; readonly known: ReadonlySet<unknown> },
): ExportFault[] {
  const { list, field, known } = link;
  return rowsOf(one, list).flatMap((row, index) => {
    const id = row[field];
    if (typeof id !== 'string' || known.has(id)) return [];
    return [
      {
        kind: 'missing' as const,
        field: `${list}.${index}.${field}`,
        of: displayId(list, row),
        value: id,
      },
    ];
  });
}

const PREFIXES: Partial<Record<string, string>> = { tasks: 'TASK', projects: 'PLAN' };

/** By what people and agents know a row: `TASK-004`; empty where it has no such name. */
export function displayId(list: string, row: Row): string {
  const prefix = PREFIXES[list];
  const { number } = row;
  if (prefix === undefined || typeof number !== 'number') return '';
  return `${prefix}-${String(number).padStart(3, '0')}`;
}

/** Ways in a circle, each with who goes in it. */
export function circlesIn(one: WorkspaceExport): ExportFault[] {
  const { tasks, projects, items, dependencies } = one;
  const taskNames = new Map(tasks.map((task) => [task.task_id, displayId('tasks', task)]));
  const waiting = [
    ...tasks.map((row) => ({ row, id: displayId('tasks', row) })),
    ...projects.map((row) => ({ row, id: displayId('projects', row) })),
  ].flatMap(({ row, id }) => (row.deleted_at === null ? [[id, row.depends_on] as const] : []));
  const between = new Map<string, string[]>();
  for (const { from_task_id: from, to_task_id: to } of dependencies) {
    between.set(from, [...(between.get(from) ?? []), to]);
  }
  const named = (id: string): string => taskNames.get(id) ?? '';
  return [
    fault('tasks.parent_id', new Map(tasks.map((t) => [t.task_id, above(t.parent_id)])), named),
    fault(
      'items.parent_item_id',
      new Map(items.map((i) => [i.item_id, above(i.parent_item_id)])),
      () => '',
    ),
    fault('dependencies', between, named),
    fault('tasks.depends_on', new Map(waiting), (id) => id),
  ].flat();
}

const above = (id: string | null): string[] => (id === null ? [] : [id]);

function fault(
  field: string,
  links: ReadonlyMap<string, readonly string[]>,
  named: (id: string) => string,
): ExportFault[] {
  const circle = circleOf(links);
  if (circle === null) return [];
  const names = circle.map(named).filter((name) => name !== '');
  return [{ kind: 'circle', field, of: names.slice(0, 10).join(', '), value: '' }];
}

/** Those that only circles, and ways between circles, go through; null where there is no circle. */
function circleOf(links: ReadonlyMap<string, readonly string[]>): string[] | null {
  const ahead = leftOf(links);
  if (ahead.size === 0) return null;
  // What circles lead to is no circle: the same way back leaves it out.
  const back = new Map<string, string[]>();
  for (const id of ahead) {
    for (const end of links.get(id) ?? []) {
      if (ahead.has(end)) back.set(end, [...(back.get(end) ?? []), id]);
    }
  }
  return [...leftOf(back)];
}

/** Takes away whatever nothing leads to, until only circles, and what they lead to, are left. */
function leftOf(links: ReadonlyMap<string, readonly string[]>): Set<string> {
  const into = new Map<string, number>();
  for (const [from, ends] of links) {
    into.set(from, into.get(from) ?? 0);
    for (const end of ends) into.set(end, (into.get(end) ?? 0) + 1);
  }
  const left = new Set(into.keys());
  const free = [...into].flatMap(([id, count]) => (count === 0 ? [id] : []));
  for (let id = free.pop(); id !== undefined; id = free.pop()) {
    left.delete(id);
    for (const end of links.get(id) ?? []) {
      const more = (into.get(end) ?? 0) - 1;
      into.set(end, more);
      if (more === 0) free.push(end);
    }
  }
  return left;
}
