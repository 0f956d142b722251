import { badRequest } from '../failure.ts';
import { type MethodSchema, methodSchemas, type ParameterSchema } from './method-schemas.ts';

/** How a value that came as text has to be read. */
type Reading = 'text' | 'boolean' | 'number' | 'json';

const readings = new WeakMap<ParameterSchema, Reading>();

/** What the official server calls these parameters when they hold no JSON. */
const JSON_NAMES = new Map([
  ['reply_markup', 'reply keyboard markup'],
  ['reply_parameters', 'reply parameters'],
  ['link_preview_options', 'link preview options'],
  ['commands', 'commands'],
  ['scope', 'BotCommandScope'],
  ['reaction', 'reaction types'],
  ['media', 'media'],
  ['permissions', 'permissions'],
]);

/**
 * Reads parameters that came as text (query, form, multipart) as the method's schema wants them.
 * What cannot be read so stays text and is refused by the check of types afterwards.
 * @throws ApiFailure 400 when a JSON-encoded parameter is no JSON.
 */
export function decodeParameters(
  schema: MethodSchema,
  texts: Iterable<readonly [name: string, text: string]>,
): Record<string, unknown> {
  const args: Record<string, unknown> = {};
  for (const [name, text] of texts) {
    const known = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    const value = known ? decode(name, text, readingOf(known)) : text;
    if (value !== undefined) setOwn(args, name, value);
  }
  return args;
}

/** Not by assignment: a parameter may be called `__proto__`. */
export function setOwn(args: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(args, name, {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  });
}

function decode(name: string, text: string, reading: Reading): unknown {
  switch (reading) {
    case 'text':
      return text;
    case 'boolean':
      return decodeBoolean(text);
    case 'number':
      return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
    case 'json':
      // An empty one is as good as none.
      if (text === '') return undefined;
      try {
        return JSON.parse(text);
      } catch {
        throw badRequest(`can't parse ${JSON_NAMES.get(name) ?? name} JSON object`);
      }
  }
}

function decodeBoolean(text: string): unknown {
  const word = text.toLowerCase();
  if (['true', 'yes', '1'].includes(word)) return true;
  return ['false', 'no', '0', ''].includes(word) ? false : text;
}

function readingOf(schema: ParameterSchema): Reading {
  const known = readings.get(schema);
  if (known) return known;
  const types = typesOf(schema);
  const reading =
    (types.has('string') && 'text') ||
    (types.has('boolean') && 'boolean') ||
    ((types.has('integer') || types.has('number')) && 'number') ||
    'json';
  readings.set(schema, reading);
  return reading;
}

function typesOf(schema: ParameterSchema): Set<string> {
  if (schema.$ref !== undefined) {
    const target = methodSchemas().types[schema.$ref.replace('#/$defs/', '')];
    return target ? typesOf(target) : new Set();
  }
  if (schema.anyOf) return new Set(schema.anyOf.flatMap((one) => [...typesOf(one)]));
  if (schema.type !== undefined) return new Set([schema.type].flat());
  return new Set((schema.enum ?? [schema.const]).map((value) => typeof value));
}
