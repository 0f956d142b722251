import type { JsonObject } from '@planerka/contracts';
import { isJsonObject } from '@planerka/contracts';
import { z } from 'zod';

/**
 * Strict structured output knows few keywords: bounds and patterns make a server refuse the whole request.
 * They are checked when the answer is read.
 */
const UNKNOWN = [
  '$schema',
  'minLength',
  'maxLength',
  'pattern',
  // Of several patterns.
  'allOf',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'default',
  'id',
];

/**
 * A schema as strict structured output takes it: every object is closed and every field required; what
 * need not be said may be null.
 */
export function strictSchemaOf(schema: z.ZodType): Record<string, unknown> {
  return strict(z.toJSONSchema(schema, { io: 'input' }));
}

function strict(schema: JsonObject): JsonObject {
  const kept = Object.entries(schema).filter(([key]) => !UNKNOWN.includes(key));
  const told = Object.fromEntries(
    kept.map(([key, value]) => [key === 'oneOf' ? 'anyOf' : key, within(key, value)]),
  );
  const { properties } = schema;
  if (!isJsonObject(properties)) return flattened(told);
  const wanted = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
  const fields = Object.entries(properties).map(([name, field]) => {
    const plain = isJsonObject(field) ? strict(field) : {};
    return [name, wanted.has(name) || maybeNull(plain) ? plain : orNull(plain)];
  });
  return {
    ...told,
    properties: Object.fromEntries(fields),
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

function within(key: string, value: unknown): unknown {
  if (key === 'properties') return value;
  if (key === '$defs' && isJsonObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, isJsonObject(each) ? strict(each) : each]),
    );
  }
  if (Array.isArray(value)) {
    return value.map((each: unknown) => (isJsonObject(each) ? strict(each) : each));
  }
  return isJsonObject(value) ? strict(value) : value;
}

function maybeNull({ anyOf, type }: JsonObject): boolean {
  if (type === 'null' || (Array.isArray(type) && type.includes('null'))) return true;
  return Array.isArray(anyOf) && anyOf.some((each) => isJsonObject(each) && maybeNull(each));
}

/** With two types where that can be said: a server counts each anyOf as a level, and bounds their depth. */
function orNull(schema: JsonObject): JsonObject {
  const { type } = schema;
  const isPlain = typeof type === 'string' && !('enum' in schema) && !('const' in schema);
  return isPlain ? { ...schema, type: [type, 'null'] } : { anyOf: [schema, NOTHING] };
}

const NOTHING = { type: 'null' };

/** `anyOf` a plain schema and null, as one schema. */
function flattened(schema: JsonObject): JsonObject {
  const { anyOf, ...more } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || Object.keys(more).length > 0) return schema;
  const [one, other]: unknown[] = anyOf;
  return isJsonObject(one) && isJsonObject(other) && other['type'] === 'null'
    ? orNull(one)
    : schema;
}
