import type { ItemPatch, OpName, Phase } from '@planerka/contracts';

const ITEMS = ['item.create', 'item.patch', 'item.deleteRequest'] as const;
const TASKS = ['task.create', 'task.patch', 'task.deleteRequest'] as const;
const LINKS = ['dependency.upsert', 'dependency.delete'] as const;
const LINES = [
  'accountingLine.create',
  'accountingLine.patch',
  'accountingLine.deleteRequest',
] as const;
const HINT = 'projection.recomputeHint';

type ItemField = keyof ItemPatch;
const PLANNED_FIELDS: readonly ItemField[] = [
  'parentItemId',
  'sortKey',
  'kind',
  'category',
  'name',
  'description',
  'flags',
  'scope',
  'quoteDefaults',
];

/** What a phase may do, and which fields of an item it may write. */
interface PhaseRights {
  readonly ops: ReadonlySet<OpName>;
  readonly itemFields: ReadonlySet<string>;
}

function rights(ops: readonly OpName[], itemFields: readonly ItemField[] = []): PhaseRights {
  return { ops: new Set(ops), itemFields: new Set<string>(itemFields) };
}

/** The contract's phases, a row each (CS-P1 to CS-Q3). */
export const PHASES: Readonly<Record<Phase, PhaseRights>> = {
  planning: rights([...ITEMS, ...TASKS, ...LINKS, HINT], PLANNED_FIELDS),
  solutioning: rights([...ITEMS, ...TASKS, ...LINKS, ...LINES, HINT], PLANNED_FIELDS),
  tasks: rights([...TASKS, ...LINKS, HINT]),
  accounting: rights([...LINES, 'item.patch', HINT], ['rollups']),
  quote: rights(['quote.createDraft', 'item.patch', HINT], ['quoteDefaults']),
};
