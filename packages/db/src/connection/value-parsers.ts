import { InvariantError } from '@planerka/contracts';
import pg from 'pg';

const OID = { int8: 20, date: 1082, timestamptz: 1184, int8Array: 1016 };

function integer(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new InvariantError('UNSAFE_INTEGER', `a bigint does not fit a number: ${text}`);
  }
  return value;
}

/** Day texts stay as they are: a calendar day has no zone to convert from. */
function unchanged(text: string): string {
  return text;
}

function instant(text: string): string {
  return new Date(text).toISOString();
}

const parseIntArray = pg.types.getTypeParser(OID.int8Array, 'text');

const parsers = new Map<number, (text: string) => unknown>([
  [OID.int8, integer],
  [OID.date, unchanged],
  [OID.timestamptz, instant],
  [OID.int8Array, (text) => (parseIntArray(text) as string[]).map(integer)],
]);

/** How column values reach the program: instants as canonical UTC text, days as text, bigints as numbers. */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ??
    pg.types.getTypeParser(oid, format ?? 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** An instant as `to_jsonb` writes it, in the canonical form of rows. */
export function instantFromJson(value: string): string {
  return instant(value);
}
