import { isJsonObject, type JsonObject } from '@planerka/contracts';
import { decimalOf } from '../money/decimal-of.ts';
import type { RowNames } from './row-names.ts';

/** A row of the core: keys of the contract, of which only some are known to the type. */
export type LooseRow = Readonly<Record<string, unknown>>;

/** What a row is called by, and the seq of its last change. */
export interface RowFrame {
  readonly names: Pick<RowNames, 'of'>;
  readonly revision: number;
}

/** The row that something is called by: one that is stored, or one that the set makes. */
export type UuidOf = (name: string | null | undefined) => string | null;

export function stringOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export function flagOf(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

export function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

export function exactOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? decimalOf(value) : null;
}

/** An object of the contract without what nobody has said in it; null where nothing is left. */
export function withoutNulls(value: unknown): JsonObject | null {
  if (!isJsonObject(value)) return null;
  const said = Object.entries(value).filter(([, each]) => each !== null && each !== undefined);
  return said.length === 0 ? null : Object.fromEntries(said);
}

/** Those of the columns that come out differently for the two rows. */
export function changedColumns<Columns extends object>(
  before: Columns,
  after: Columns,
): Partial<Columns> {
  const changed: Partial<Columns> = {};
  for (const key in after) {
    if (JSON.stringify(before[key]) !== JSON.stringify(after[key])) changed[key] = after[key];
  }
  return changed;
}

/** How rows are sorted for which nobody has said anything: by their number. */
export function sortKeyOf(given: unknown, number: number): string {
  return stringOrNull(given) ?? String(number).padStart(8, '0');
}
