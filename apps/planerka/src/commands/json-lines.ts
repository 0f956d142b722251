import { createInterface } from 'node:readline';
import type { z } from 'zod';

/** What a line of input was: a value, or why it is none. */
export type Line<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly number: number; readonly why: string };

/** Reads JSON lines from standard input, each checked against `schema`; blank lines are passed over. */
export async function* jsonLines<T>(schema: z.ZodType<T>): AsyncGenerator<Line<T>> {
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    number += 1;
    if (line.trim() === '') continue;
    let raw: unknown;
    try {
      raw = JSON.parse(line);
    } catch {
      yield { ok: false, number, why: 'not JSON' };
      continue;
    }
    const parsed = schema.safeParse(raw);
    if (parsed.success) yield { ok: true, value: parsed.data };
    else {
      const [issue] = parsed.error.issues;
      const at = issue?.path.join('.') ?? '';
      const why = [at, issue?.message ?? ''].filter((part) => part !== '').join(': ');
      yield { ok: false, number, why };
    }
  }
}
