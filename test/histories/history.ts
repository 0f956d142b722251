import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Act } from './act.ts';

/** What came of an act, without its words. */
export const Came = z.strictObject({
  status: z.string(),
  code: z.string().optional(),
  /** Ids of the choices of a question; codes of the warnings of an agent's call. */
  choices: z.array(z.string()).optional(),
  warnings: z.array(z.string()).optional(),
  assumed: z.string().optional(),
});
export type Came = z.infer<typeof Came>;

/** A journal entry under stable names: of its row only what differs from the row before it. */
export const Wrote = z.strictObject({
  change: z.string(),
  /** Absent for an original change. */
  action: z.string().optional(),
  of: z.string().optional(),
  by: z.string(),
  type: z.string(),
  object: z.string(),
  revision: z.number(),
  operation: z.record(z.string(), z.unknown()).optional(),
  /** Absent when the row is gone. */
  row: z.record(z.string(), z.unknown()).optional(),
});
export type Wrote = z.infer<typeof Wrote>;

/** One act; `came` and `wrote` are missing from a history that has not been played yet. */
export const HistoryCall = z.strictObject({
  act: Act,
  came: z.array(Came).optional(),
  wrote: z.array(Wrote).optional(),
});
export type HistoryCall = z.infer<typeof HistoryCall>;

export function readHistory(file: string): HistoryCall[] {
  return z.array(HistoryCall).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** One line an act, so that a difference names the act it comes from. */
export function historyText(calls: readonly HistoryCall[]): string {
  return `[\n${calls.map((call) => JSON.stringify(call)).join(',\n')}\n]\n`;
}
