/**
 * The keywords that OpenAI documents for strict structured output ("Supported schemas"), by type.
 * Lengths of strings are not among them and make it refuse the request.
 */
const KEYWORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  object: new Set(['properties', 'required', 'additionalProperties']),
  array: new Set(['items', 'minItems', 'maxItems']),
  string: new Set(['pattern', 'format']),
  number: new Set(['multipleOf', 'maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum']),
  integer: new Set(['multipleOf', 'maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum']),
  boolean: new Set(),
  null: new Set(),
};
const ANYWHERE = new Set(['type', 'description', 'title', 'enum', 'const', 'anyOf', '$ref']);
const AT_ROOT = new Set(['$defs']);
const DEPTH_MAX = 10;

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Why strict mode refuses a schema, or null: each object closed, each property required, no more. */
export function strictSchemaFault(schema: Schema): string | null {
  if (schema['type'] !== 'object') return 'the root must be of type object';
  if (schema['anyOf'] !== undefined) return 'the root must not be anyOf';
  return faultOf(schema, '#', 0);
}

function faultOf(schema: unknown, at: string, depth: number): string | null {
  if (!isSchema(schema)) return `${at} is no schema`;
  if (depth > DEPTH_MAX) return `${at} lies deeper than ${DEPTH_MAX} levels`;
  const { type = [] } = schema;
  const types: unknown[] = Array.isArray(type) ? type : [type];
  const known = types.map((one) => (typeof one === 'string' ? KEYWORDS[one] : undefined));
  if (known.includes(undefined)) return `${at} is of an unknown type`;
  const foreign = Object.keys(schema).find(
    (key) =>
      !ANYWHERE.has(key) &&
      !(at === '#' && AT_ROOT.has(key)) &&
      !known.some((keywords) => keywords?.has(key)),
  );
  if (foreign !== undefined) return `'${foreign}' is not permitted at ${at}`;
  const { anyOf, $ref } = schema;
  if (types.length === 0 && anyOf === undefined && $ref === undefined) return `${at} has no type`;
  if (types.includes('object')) {
    const fault = objectFault(schema, at, depth);
    if (fault !== null) return fault;
  }
  if (types.includes('array')) {
    const fault = faultOf(schema['items'], `${at}/items`, depth + 1);
    if (fault !== null) return fault;
  }
  const branches = Array.isArray(anyOf) ? anyOf : [];
  return firstFault(
    branches.map((branch, index) => [branch, `${at}/anyOf/${index}`]),
    depth,
  );
}

function objectFault(schema: Schema, at: string, depth: number): string | null {
  const { properties, required, additionalProperties } = schema;
  if (additionalProperties !== false) return `'additionalProperties' must be false at ${at}`;
  const fields = isSchema(properties) ? properties : {};
  const wanted = new Set(Array.isArray(required) ? required : []);
  const optional = Object.keys(fields).find((name) => !wanted.has(name));
  if (optional !== undefined) return `'required' must list '${optional}' at ${at}`;
  return firstFault(
    Object.entries(fields).map(([name, field]) => [field, `${at}/properties/${name}`]),
    depth,
  );
}

function firstFault(parts: ReadonlyArray<[unknown, string]>, depth: number): string | null {
  for (const [part, at] of parts) {
    const fault = faultOf(part, at, depth + 1);
    if (fault !== null) return fault;
  }
  return null;
}
