import { readFileSync } from 'node:fs';
import type { ApiMethods } from '@grammyjs/types';

/** A method as Telegram spells it. */
export type MethodName = keyof ApiMethods<string>;

/** The part of JSON Schema that decoding has to understand. */
export interface ParameterSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly ParameterSchema[];
}

export interface MethodSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, ParameterSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties: false;
}

interface Schemas {
  /** By the name in lower case: Telegram's methods are case-insensitive. */
  readonly methods: ReadonlyMap<
    string,
    { readonly name: MethodName; readonly schema: MethodSchema }
  >;
  readonly types: Readonly<Record<string, ParameterSchema>>;
}

type Line =
  | { readonly method: MethodName; readonly parameters: MethodSchema }
  | { readonly type: string; readonly schema: ParameterSchema }
  | { readonly source: string };

/** The same relative path from `src` and from `dist`. */
const FILE = new URL('../../schemas/methods.jsonl', import.meta.url);

let loaded: Schemas | undefined;

/** The generated schemas of every method's parameters; read once a process. */
export function methodSchemas(): Schemas {
  loaded ??= load();
  return loaded;
}

function load(): Schemas {
  const methods = new Map<string, { name: MethodName; schema: MethodSchema }>();
  const types: Record<string, ParameterSchema> = {};
  for (const text of readFileSync(FILE, 'utf8').split('\n')) {
    if (text === '') continue;
    const line = JSON.parse(text) as Line;
    if ('method' in line) {
      methods.set(line.method.toLowerCase(), { name: line.method, schema: line.parameters });
    } else if ('type' in line) {
      types[line.type] = line.schema;
    }
  }
  return { methods, types };
}
