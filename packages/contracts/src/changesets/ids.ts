/** Kinds of a production project that envelopes name by their number. */
export type ProductionKind = 'project' | 'item' | 'task' | 'accounting_line' | 'quote';

const PREFIXES = {
  project: 'PLAN',
  item: 'ITEM',
  task: 'TASK',
  accounting_line: 'LINE',
  quote: 'QUOTE',
} as const satisfies Record<ProductionKind, string>;

/** `ITEM-012`, `LINE-031`, `QUOTE-003`: the number people see too, three digits at least. */
export function writeProductionId(kind: ProductionKind, number: number): string {
  return `${PREFIXES[kind]}-${String(number).padStart(3, '0')}`;
}
