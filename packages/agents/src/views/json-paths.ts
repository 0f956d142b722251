import { isJsonObject, type JsonObject } from '@planerka/contracts';

/* JSON objects by dotted paths (`memory.notes.items`). Nothing is changed in place. */

export function valueAt(object: JsonObject, path: string): unknown {
  let value: unknown = object;
  for (const key of path.split('.')) value = isJsonObject(value) ? value[key] : undefined;
  return value;
}

/** The object with other values at these paths; `undefined` takes the key out. */
export function withValues(object: JsonObject, values: JsonObject): JsonObject {
  return Object.entries(values).reduce(
    (changed, [path, value]) => withValueAt(changed, path, value),
    object,
  );
}

function withValueAt(
  object: JsonObject,
  path: string,
  value: unknown,
  makesWay = false,
): JsonObject {
  const [key = '', ...rest] = path.split('.');
  const below = object[key];
  if (rest.length > 0) {
    // What tells of cuts is made where the first list is cut.
    const makes = makesWay || key === 'cut';
    if (!isJsonObject(below) && !makes) return object;
    const inner = isJsonObject(below) ? below : {};
    return { ...object, [key]: withValueAt(inner, rest.join('.'), value, makes) };
  }
  if (value !== undefined) return { ...object, [key]: value };
  const { [key]: _gone, ...others } = object;
  return others;
}

/** At most `max` UTF-16 units of a text, never half a surrogate pair. */
export function excerpt(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = max - 1;
  const last = text.charCodeAt(end - 1);
  const splits = last >= 0xd800 && last <= 0xdbff;
  return `${text.slice(0, splits ? end - 1 : end)}…`;
}
