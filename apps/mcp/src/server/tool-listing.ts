import type { Tool } from '@modelcontextprotocol/server';
import {
  isJsonObject,
  type JsonObject,
  PRODUCTION_TOOLS,
  TASK_TOOLS,
  type TaskTool,
} from '@planerka/contracts';
import { z } from 'zod';
import type { Toolset } from '../toolset.ts';

/**
 * Bounds that an agent need not read beforehand: every agent pays for each byte of the list, and who
 * goes beyond one is told it by name. The runtime checks them all.
 */
const UNSAID = [
  'minLength',
  'maxLength',
  'maxItems',
  'minimum',
  'maximum',
  'pattern',
  'propertyNames',
];

/** "Any JSON value", spelled so that clients with a small dialect of JSON Schema take it too. */
const ANY_VALUE = [
  { type: 'string' },
  { type: 'number' },
  { type: 'boolean' },
  { type: 'object' },
  { type: 'array', items: { type: 'string' } },
  { type: 'null' },
] as const;

const lists = new Map<Toolset, Tool[]>();

function toolsOf(toolset: Toolset): readonly TaskTool[] {
  switch (toolset) {
    case 'production':
      return PRODUCTION_TOOLS;
    case 'daily':
      return TASK_TOOLS.filter((tool) => tool.toolset === 'daily');
    case 'full':
      return TASK_TOOLS;
  }
}

/**
 * What `tools/list` answers: `daily` the few that every day needs, `full` all of them but those for
 * production projects, which `production` lists.
 */
export function toolListing(toolset: Toolset): Tool[] {
  const known = lists.get(toolset);
  if (known) return known;
  const list = toolsOf(toolset).map((tool) =>
    listed(tool, toolset === 'daily' ? simpler : (schema) => schema),
  );
  lists.set(toolset, list);
  return list;
}

function listed(tool: TaskTool, of: (schema: JsonObject) => JsonObject): Tool {
  const inputSchema = InputSchema.parse(of(inputSchemaOf(tool)));
  return {
    name: tool.name,
    description: tool.description,
    inputSchema,
    annotations: annotationsOf(tool, inputSchema),
  };
}

/** What may delete although it is no tool for it: by an operation it carries, or by taking back what was made. */
const MAY_DELETE: ReadonlySet<string> = new Set(['tasks_batch', 'tasks_undo', 'tasks_redo']);

/** Views that put the focus where they look, where they are told to. */
const MOVES_FOCUS: ReadonlySet<string> = new Set([
  'tasks_resume',
  'tasks_resume_pack',
  'tasks_resume_super',
  'tasks_snapshot',
]);

/** A view that may move the focus, or take a task for the caller (`claim`), writes, if only a little. */
function annotationsOf(
  { name, effect }: TaskTool,
  { properties }: z.infer<typeof InputSchema>,
): Tool['annotations'] {
  if (effect !== 'read') {
    const destructiveHint = effect === 'delete' || MAY_DELETE.has(name);
    return { destructiveHint, openWorldHint: false };
  }
  if (MOVES_FOCUS.has(name))
    return { destructiveHint: false, idempotentHint: true, openWorldHint: false };
  return 'claim' in properties
    ? { destructiveHint: false, openWorldHint: false }
    : { readOnlyHint: true, openWorldHint: false };
}

/** The protocol wants an object at the root. */
const InputSchema = z.looseObject({
  type: z.literal('object'),
  properties: z.record(z.string(), z.json()),
});

function inputSchemaOf({ input }: TaskTool): z.infer<typeof InputSchema> {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(input, { io: 'input' });
  return InputSchema.parse({ ...shorten(schema), additionalProperties: false });
}

/**
 * What everyday calls need of a schema: where something may be said in a word or as an object, the word,
 * unless both are described; where as one or as several, several. The other form is taken all the same,
 * and the full list has it; so are `target`, another name for `task` and `plan`, and that a list has to
 * hold something.
 */
function simpler(schema: JsonObject): JsonObject {
  const { anyOf, description } = schema;
  if (Array.isArray(anyOf)) {
    const forms = anyOf.filter(isJsonObject);
    const several = forms.find((one) => one['type'] === 'array');
    if (several && forms.length === 2) return simpler(several);
    const [only, ...others] = forms.filter((one) => one['type'] !== 'object');
    const isWord = only !== undefined && others.length === 0 && only['type'] !== 'null';
    if (isWord && description === undefined) return only;
  }
  const said = Object.entries(schema).filter(([key]) => key !== 'minItems');
  return Object.fromEntries(
    said.map(([key, value]) => {
      if (key === 'properties' && isJsonObject(value)) return [key, eachSimpler(value)];
      if (key === 'items' && isJsonObject(value)) return [key, simpler(value)];
      if (key === 'anyOf' && Array.isArray(value)) {
        return [key, value.map((one) => (isJsonObject(one) ? simpler(one) : one))];
      }
      return [key, value];
    }),
  );
}

function eachSimpler(properties: JsonObject): JsonObject {
  const isAlias = (name: string) => name === 'target' && 'task' in properties;
  const usual = Object.entries(properties).filter(
    ([name]) => !FOR_PAGES.test(name) && !isAlias(name),
  );
  return Object.fromEntries(
    usual.map(([name, one]) => {
      if (!isJsonObject(one)) return [name, one];
      const { description: _told, ...plain } = one;
      return [name, simpler(IN_INSTRUCTIONS.test(name) ? plain : one)];
    }),
  );
}

/** What means the same in every tool: the instructions, which come before the list, say it once. */
const IN_INSTRUCTIONS = /^(?:request_id|expected_revision|(?:\w+_)?max_chars)$/;

/** Where the lists of one large view go on: the answer that has a cursor says where it is taken. */
const FOR_PAGES = /_(?:limit|cursor)$/;

/** A schema without what need not be said, and in the dialect that all clients share. */
function shorten(schema: JsonObject): JsonObject {
  const said = Object.entries(schema).filter(([key]) => !UNSAID.includes(key));
  if (said.length === 0) return { anyOf: ANY_VALUE };
  return Object.fromEntries(
    said.flatMap(([key, value]): Array<[string, unknown]> => {
      switch (key) {
        case 'properties':
          return [[key, isJsonObject(value) ? mapped(value) : value]];
        case 'items':
          return [[key, isJsonObject(value) ? shorten(value) : value]];
        case 'anyOf':
          return [[key, Array.isArray(value) ? value.map(shorten) : value]];
        case 'additionalProperties':
          // Inside, where it forbids nothing new to an agent, only "anything" is said.
          return value === false ? [] : [[key, true]];
        case 'type':
          return [Array.isArray(value) ? ['anyOf', value.map((type) => ({ type }))] : [key, value]];
        default:
          return [[key, value]];
      }
    }),
  );
}

function mapped(properties: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, isJsonObject(one) ? shorten(one) : one]),
  );
}
