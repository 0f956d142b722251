import { z } from 'zod';

/**
 * What JSON text may hold and jsonb may not: NUL, and half of a surrogate pair, which a cut through
 * an emoji leaves. `JSON.stringify` writes both as escapes; the first branch steps over an escaped
 * backslash, after which `u0000` is only letters.
 */
const UNSTORABLE = /\\\\|\\u(?:0000|d[89a-f][0-9a-f]{2})/g;
const INSTEAD = '\ufffd';

/** JSON text of `JSON.stringify` as PostgreSQL takes it. */
export function storableJson(json: string): string {
  return json.replace(UNSTORABLE, (found) => (found === '\\\\' ? found : INSTEAD));
}

/** A value of JSON as PostgreSQL and Telegram take it; `schema` is its own. */
export function storable<T>(schema: z.ZodType<T>, value: T): T {
  const json = JSON.stringify(value);
  const mended = storableJson(json);
  return mended === json ? value : schema.parse(JSON.parse(mended));
}

/** A text as PostgreSQL and Telegram take it. */
export function storableText(text: string): string {
  return storable(z.string(), text);
}
