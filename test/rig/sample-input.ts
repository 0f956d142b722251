import { type TaskTool, taskTools } from '@planerka/contracts';
import { z } from 'zod';

/** As much of JSON Schema as the tools' inputs are written in. */
const JsonSchema = z.object({
  type: z.enum(['object', 'array', 'string', 'integer', 'boolean', 'null']).optional(),
  enum: z.array(z.unknown()).optional(),
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  get anyOf() {
    return z.array(JsonSchema).optional();
  },
  get properties() {
    return z.record(z.string(), JsonSchema).optional();
  },
  required: z.array(z.string()).optional(),
  get additionalProperties() {
    return z.union([JsonSchema, z.boolean()]).optional();
  },
  get items() {
    return JsonSchema.optional();
  },
});
type JsonSchema = z.infer<typeof JsonSchema>;

const schemas = new Map<TaskTool, JsonSchema>();

/** The tool's input as agents are shown it; made once, since hundreds of calls ask for it. */
function schemaOf(tool: TaskTool): JsonSchema {
  const known = schemas.get(tool);
  if (known) return known;
  const schema = JsonSchema.parse(z.toJSONSchema(tool.input, { io: 'input' }));
  schemas.set(tool, schema);
  return schema;
}

function unionsIn(schema: JsonSchema): number {
  const parts = [
    ...(schema.anyOf ?? []),
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
  ];
  return Math.max(schema.anyOf?.length ?? 1, ...parts.map(unionsIn));
}

function sampleOf(schema: JsonSchema, variant: number, isWhole: boolean): unknown {
  if (schema.anyOf) {
    const chosen = schema.anyOf[Math.min(variant, schema.anyOf.length - 1)];
    return chosen && sampleOf(chosen, variant, isWhole);
  }
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object': {
      if (!schema.properties) return { sample: 'sample' };
      const names = isWhole ? Object.keys(schema.properties) : (schema.required ?? []);
      return Object.fromEntries(
        names.map((name) => [name, sampleOf(schema.properties?.[name] ?? {}, variant, isWhole)]),
      );
    }
    case 'array':
      return [sampleOf(schema.items ?? {}, variant, isWhole)];
    case 'integer':
      return Math.max(schema.minimum ?? 0, 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'string':
    case undefined:
      return textOf(schema.pattern ?? '');
  }
}

/** A text that the pattern takes: those that there are begin differently. */
function textOf(pattern: string): string {
  if (pattern === '') return 'sample';
  if (pattern.startsWith('^FREQ')) return 'FREQ=DAILY';
  return pattern.startsWith('^\\d{4}-') ? '2030-01-01' : 's:0';
}

/** Arguments with every field that a tool has, once for each way that its unions can go. */
export function wholeInputs(tool: TaskTool): unknown[] {
  const schema = schemaOf(tool);
  return Array.from({ length: unionsIn(schema) }, (_, variant) => sampleOf(schema, variant, true));
}

/** Arguments with nothing but what a tool's schema demands. */
export function leastInput(tool: TaskTool): Record<string, unknown> {
  return { ...Object(sampleOf(schemaOf(tool), 0, false)) };
}

export function fieldsOf({ name }: TaskTool): readonly string[] {
  const found = Object.values(taskTools).find((tool) => tool.name === name);
  return Object.keys(found?.input.shape ?? {});
}

/** Where values are in arguments. */
export function placesIn(value: unknown, at: readonly string[] = []): string[][] {
  const own = at.length === 0 ? [] : [[...at]];
  if (typeof value !== 'object' || value === null) return own;
  return [...own, ...Object.entries(value).flatMap(([key, each]) => placesIn(each, [...at, key]))];
}

/** The same arguments with another value in one place. */
export function withValue(args: unknown, at: readonly string[], value: unknown): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return value;
  if (Array.isArray(args)) {
    return args.map((each, index) => (String(index) === key ? withValue(each, rest, value) : each));
  }
  const object: Record<string, unknown> = { ...Object(args) };
  return { ...object, [key]: withValue(object[key], rest, value) };
}
