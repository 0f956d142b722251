import type { z } from 'zod';
import { readDecimal } from '../money/decimal.ts';
import type { PayloadReading } from './op-rule.ts';

/** Numbers of a payload that are kept exactly, by their field. */
export type Decimals = ReadonlyArray<readonly [field: string, value: number | null | undefined]>;

/** Wide enough for whatever a schema lets through. */
const ANY = { min: '-1000000000000000', max: '1000000000000000' };

/** Reads a payload by its schema; exact numbers then have at most four decimals. */
export function readBy<Schema extends z.ZodType>(
  schema: Schema,
  decimals: (payload: z.infer<Schema>) => Decimals = () => [],
): (payload: unknown) => PayloadReading<z.infer<Schema>> {
  return (raw) => {
    const read = schema.safeParse(raw);
    if (!read.success) {
      const path = read.error.issues[0]?.path ?? [];
      return { ok: false, code: 'INVALID_PAYLOAD', field: ['payload', ...path].join('.') };
    }
    const found = decimals(read.data).find(([, value]) => isTooPrecise(value));
    if (found !== undefined) {
      return { ok: false, code: 'TOO_PRECISE', field: `payload.${found[0]}` };
    }
    return { ok: true, payload: read.data };
  };
}

/** What carries no payload, or none that counts. */
export function readNothing(): PayloadReading<null> {
  return { ok: true, payload: null };
}

function isTooPrecise(value: number | null | undefined): boolean {
  if (value === null || value === undefined || Number.isSafeInteger(value)) return false;
  const read = readDecimal(value, ANY);
  return !read.ok && read.code === 'TOO_PRECISE';
}
