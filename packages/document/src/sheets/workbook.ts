import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeSheet, { type Row, type SheetData } from 'write-excel-file/node';
import { plainWords } from '../printable.ts';

/** A formula with what it comes to: a reader that reckons nothing, such as a phone's, shows the value. */
export interface Formula {
  readonly formula: string;
  /** An exact decimal. */
  readonly value: string;
}

export type SheetCell = string | number | Formula | null;

export interface SheetRow {
  readonly cells: readonly SheetCell[];
  readonly isBold?: boolean;
}

export interface SheetPlan {
  readonly name: string;
  readonly widths: readonly number[];
  /** Number formats by column; null for words. */
  readonly formats: ReadonlyArray<string | null>;
  /** The first is the head, which stays in sight. */
  readonly rows: readonly SheetRow[];
}

/** The most that a cell holds (ECMA-376 leaves it open; the readers do not). */
const CELL_MAX = 32_000;

const SHEET_FILE = 'xl/worksheets/sheet1.xml';

/** One sheet as XLSX. Words are words: what begins with "=" is no formula. */
export async function workbook({ name, widths, formats, rows }: SheetPlan): Promise<Uint8Array> {
  const values = new Map<string, string>();
  const data: SheetData = rows.map(
    ({ cells, isBold }, row): Row =>
      cells.map((cell, column) => {
        const weight = isBold === true ? ({ fontWeight: 'bold' } as const) : {};
        const format = formats[column] ?? null;
        const style = { ...weight, ...(format === null ? {} : { format }) };
        if (cell === null) return null;
        if (typeof cell === 'number') return { value: cell, type: Number, ...style };
        if (typeof cell === 'string') {
          return {
            value: plainWords(cell).slice(0, CELL_MAX),
            type: String,
            wrap: true,
            ...weight,
          };
        }
        values.set(`${columnName(column)}${row + 1}`, cell.value);
        return { value: cell.formula, type: 'Formula', ...style };
      }),
  );
  const columns = widths.map((width) => ({ width }));
  const made = await writeSheet(data, { columns, sheet: name, stickyRowsCount: 1 }).toBuffer();
  return withValues(made, values);
}

/** Letters of a column, counted from 0; no sheet of ours has more than 26. */
export function columnName(column: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + column);
}

/** The library writes formulas alone: what each comes to is added to its cell. */
function withValues(file: Uint8Array, values: ReadonlyMap<string, string>): Uint8Array {
  const parts = unzipSync(file);
  const sheet = parts[SHEET_FILE];
  if (sheet === undefined) throw new Error(`the workbook has no ${SHEET_FILE}`);
  const text = strFromU8(sheet).replace(
    /(<c r="([A-Z]+\d+)"[^>]*><f>[^<]*<\/f>)(?=<\/c>)/g,
    (cell, _, address: string) => {
      const value = values.get(address);
      if (value === undefined) throw new Error(`nobody has reckoned ${address}`);
      return `${cell}<v>${value}</v>`;
    },
  );
  return zipSync({ ...parts, [SHEET_FILE]: strToU8(text) });
}
