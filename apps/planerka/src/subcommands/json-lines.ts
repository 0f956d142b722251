import { createInterface } from 'node:readline';
import { readJson } from '@planerka/contracts/read-json';
import type { z } from 'zod';

/** What a line of input was: a value, or why it is none. */
export type Line<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly number: number; readonly why: string };

const EXAMPLE = 'а нужно, например, {"id":1,"text":"завтра в 9","now":"2026-02-25T12:00:00+03:00"}';

/** What fits each field of a line, in words for whoever wrote it wrong. */
export type ExpectedFields<T> = Readonly<Record<keyof T & string, string>>;

/**
 * Reads JSON lines from standard input, each checked against `schema`; blank lines are passed over.
 * What is wrong with a line is said in Russian.
 */
export async function* jsonLines<T extends object>(
  schema: z.ZodType<T>,
  expected: ExpectedFields<T>,
): AsyncGenerator<Line<T>> {
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    number += 1;
    if (line.trim() === '') continue;
    const raw = readJson(line);
    if (raw === undefined) {
      yield { ok: false, number, why: `это не JSON, ${EXAMPLE}` };
      continue;
    }
    const parsed = schema.safeParse(raw);
    if (parsed.success) yield { ok: true, value: parsed.data };
    else {
      const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
      const faults = Object.entries<string>(expected).flatMap(([name, fits]) =>
        wrong.has(name) ? [`в поле ${name} нужно: ${fits}`] : [],
      );
      yield {
        ok: false,
        number,
        why: faults.length === 0 ? `это не объект, ${EXAMPLE}` : faults.join('; '),
      };
    }
  }
}

/** Tells on standard error what is wrong with a line; the program goes on and ends with 1. */
export function complain({ number, why }: Extract<Line<never>, { ok: false }>): void {
  process.stderr.write(`строка ${number}: ${why}\n`);
  process.exitCode = 1;
}

/** What fits the fields that all such lines have. */
export const expectedFields = {
  id: 'строка или число',
  now: 'дата и время ISO со смещением, например 2026-02-25T12:00:00+03:00',
  timezone: 'часовой пояс IANA, например Europe/Moscow',
};
