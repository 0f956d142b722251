import { writeProductionId } from '@planerka/contracts';
import type { ProductionRows } from './production-rows.ts';

/** What rows are called in envelopes, by their uuids; gone ones are called by no name. */
export interface RowNames {
  readonly of: (uuid: string | null) => string | null;
  readonly uuidOf: (name: string | null | undefined) => string | null;
}

export function rowNames({ items, tasks, lines, quotes }: ProductionRows): RowNames {
  const names = new Map<string, string>();
  for (const { item_id: id, number } of items) names.set(id, writeProductionId('item', number));
  for (const { task_id: id, number } of tasks) names.set(id, writeProductionId('task', number));
  for (const { line_id: id, number } of lines) {
    names.set(id, writeProductionId('accounting_line', number));
  }
  for (const { quote_id: id, number } of quotes) names.set(id, writeProductionId('quote', number));
  const uuids = new Map(Array.from(names, ([uuid, name]) => [name, uuid]));
  return {
    of: (uuid) => (uuid === null ? null : (names.get(uuid) ?? null)),
    uuidOf: (name) => (typeof name === 'string' ? (uuids.get(name) ?? null) : null),
  };
}
