import { z } from 'zod';
import { ObjectHandle, TargetKind } from './object-handle.ts';
import { Operation } from './operation.ts';

/**
 * Tokens in a person's text (K2-1-tokens): `[ref v:1 type:"task" id:42 name:"..."]`
 * and `[op v:1 type:"update_status" task:42 status:"done"]`. After the head come `key:value` pairs
 * parted by white space; a value is a JSON string (which may hold raw line breaks), an
 * integer, true, false, null, or a list of such values. So a name may hold brackets and quotes.
 */
type Scalar = string | number | boolean | null;
export type TokenValue = Scalar | readonly Scalar[];

const TOKEN_VERSION = 1;

export type Token =
  | { readonly kind: 'ref'; readonly ref: ObjectHandle }
  | { readonly kind: 'op'; readonly operation: Operation };

/** Why something that begins like a token is none; `text` is what was written, cut short. */
export interface TokenProblem {
  readonly code: 'UNREADABLE_TOKEN' | 'UNKNOWN_TOKEN_VERSION' | 'UNKNOWN_OPERATION' | 'BAD_FIELD';
  readonly text: string;
  /** The field at fault, where one is. */
  readonly field: string | null;
}

export interface ReadTokens {
  /** The text with each token replaced by its placeholder, `⟨1⟩`, `⟨2⟩`, in order. */
  readonly llm_text: string;
  readonly tokens: readonly Token[];
  readonly problems: readonly TokenProblem[];
}

const HEAD = /\[(ref|op)(?=\s)/y;
const SHOWN_MAX = 80;

/** Takes the tokens out of a text. What does not begin like a token is text. Linear in its length. */
export function readTokens(text: string): ReadTokens {
  const tokens: Token[] = [];
  const problems: TokenProblem[] = [];
  let llmText = '';
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('[', at);
    if (open === -1) break;
    const head = headAt(text, open);
    llmText += text.slice(at, open);
    if (!head) {
      llmText += '[';
      at = open + 1;
      continue;
    }
    const scanned = scan(text, head.end);
    if (!scanned) {
      problems.push({ code: 'UNREADABLE_TOKEN', text: shown(text.slice(open)), field: null });
      llmText += text.slice(open);
      at = text.length;
      break;
    }
    const read = tokenOf(head.kind, scanned.fields);
    if ('code' in read) {
      problems.push({ ...read, text: shown(text.slice(open, scanned.end)) });
    } else {
      tokens.push(read);
      llmText += placeholder(tokens.length);
    }
    at = scanned.end;
  }
  return { llm_text: llmText + text.slice(at), tokens, problems };
}

/** Stands in the text for the token at `position`, counted from 1. */
export function placeholder(position: number): string {
  return `⟨${position}⟩`;
}

/** The literal op token of an operation, or of a button's own verb. */
export function writeOpToken(fields: Readonly<Record<string, TokenValue | undefined>>): string {
  return write('op', fields);
}

/** The literal ref token of an object. */
export function writeRefToken(ref: ObjectHandle): string {
  return write('ref', { type: ref.kind, id: ref.number, name: ref.title });
}

/** The fields of exactly one op token, or null: for tokens that we have written ourselves. */
export function readOpFields(token: string): Readonly<Record<string, TokenValue>> | null {
  const head = headAt(token, 0);
  const scanned = head?.kind === 'op' ? scan(token, head.end) : null;
  if (!scanned || scanned.end !== token.length || scanned.fields.get('v') !== TOKEN_VERSION) {
    return null;
  }
  const { v: _version, ...fields } = Object.fromEntries(scanned.fields);
  return fields;
}

function write(
  kind: 'ref' | 'op',
  fields: Readonly<Record<string, TokenValue | undefined>>,
): string {
  const parts = Object.entries(fields).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}:${JSON.stringify(value)}`],
  );
  return `[${[kind, `v:${TOKEN_VERSION}`, ...parts].join(' ')}]`;
}

function shown(text: string): string {
  return text.length <= SHOWN_MAX ? text : `${text.slice(0, SHOWN_MAX - 1)}…`;
}

const RefFields = z.strictObject({
  type: TargetKind,
  id: ObjectHandle.shape.number,
  name: ObjectHandle.shape.title,
});

function tokenOf(
  kind: 'ref' | 'op',
  fields: ReadonlyMap<string, TokenValue>,
): Token | Omit<TokenProblem, 'text'> {
  if (fields.get('v') !== TOKEN_VERSION) return { code: 'UNKNOWN_TOKEN_VERSION', field: 'v' };
  const { v: _version, ...rest } = Object.fromEntries(fields);
  if (kind === 'ref') {
    const ref = RefFields.safeParse(rest);
    if (!ref.success) return badField(ref.error);
    const { type, id, name } = ref.data;
    return {
      kind: 'ref',
      ref: { kind: type, number: id, ...(name === undefined ? {} : { title: name }) },
    };
  }
  const operation = Operation.safeParse(rest);
  if (operation.success) return { kind: 'op', operation: operation.data };
  const unknown = operation.error.issues.some(
    ({ code, path }) => code === 'invalid_union' && path.length <= 1 && path[0] === 'type',
  );
  return unknown ? { code: 'UNKNOWN_OPERATION', field: 'type' } : badField(operation.error);
}

function badField(error: z.ZodError): Omit<TokenProblem, 'text'> {
  const [issue] = error.issues;
  const key = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
  return { code: 'BAD_FIELD', field: key === undefined ? null : String(key) };
}

interface Scanned {
  readonly fields: ReadonlyMap<string, TokenValue>;
  /** Just behind the closing bracket. */
  readonly end: number;
}

interface Head {
  readonly kind: 'ref' | 'op';
  /** Behind the kind, before the version's white space. */
  readonly end: number;
}

/** The head that begins at `open`, null for none: the kind, white space, and the key of the version. */
function headAt(text: string, open: number): Head | null {
  HEAD.lastIndex = open;
  const kind = HEAD.exec(text)?.[1];
  const end = HEAD.lastIndex;
  if (kind === undefined || !text.startsWith('v:', afterSpace(text, end))) return null;
  return { kind: kind === 'op' ? 'op' : 'ref', end };
}

const NAME = /([a-z_]{1,40}):/y;
const PLAIN = /-?\d{1,15}(?![\w.])|(?:true|false|null)\b/y;
const WHITE = /\s/;

function scan(text: string, from: number): Scanned | null {
  const fields = new Map<string, TokenValue>();
  for (let at = from; ; ) {
    const next = afterSpace(text, at);
    if (text[next] === ']') return { fields, end: next + 1 };
    NAME.lastIndex = next;
    const name = next === at ? undefined : NAME.exec(text)?.[1];
    const written = name === undefined || fields.has(name) ? null : valueAt(text, NAME.lastIndex);
    const value = written && valueOf(written);
    if (name === undefined || written === null || value === undefined) return null;
    fields.set(name, value);
    at = written.end;
  }
}

/** A value as it is written: its scalars, and where it ends. */
interface Written {
  readonly scalars: readonly string[];
  readonly isList: boolean;
  readonly end: number;
}

/**
 * The value that begins at `at`, null for none. Read sign by sign and not by one pattern: a long text or list,
 * or much white space, would run a pattern out of its stack.
 */
function valueAt(text: string, at: number): Written | null {
  if (text[at] === '[') return listAt(text, at);
  const end = scalarEnd(text, at);
  return end === null ? null : { scalars: [text.slice(at, end)], isList: false, end };
}

function listAt(text: string, open: number): Written | null {
  const scalars: string[] = [];
  let at = afterSpace(text, open + 1);
  if (text[at] === ']') return { scalars, isList: true, end: at + 1 };
  for (;;) {
    const end = scalarEnd(text, at);
    if (end === null) return null;
    scalars.push(text.slice(at, end));
    at = afterSpace(text, end);
    if (text[at] === ']') return { scalars, isList: true, end: at + 1 };
    if (text[at] !== ',') return null;
    at = afterSpace(text, at + 1);
  }
}

/** Where the scalar that begins at `at` ends, null where none begins. */
function scalarEnd(text: string, at: number): number | null {
  if (text[at] !== '"') {
    PLAIN.lastIndex = at;
    return PLAIN.test(text) ? PLAIN.lastIndex : null;
  }
  for (let next = at + 1; next < text.length; next += 1) {
    if (text[next] === '"') return next + 1;
    if (text[next] === '\\') next += 1;
  }
  return null;
}

function afterSpace(text: string, at: number): number {
  let next = at;
  while (next < text.length && WHITE.test(text.charAt(next))) next += 1;
  return next;
}

/** The value that was written, undefined for none. */
function valueOf({ scalars, isList }: Written): TokenValue | undefined {
  try {
    const values = scalars.map(scalarOf);
    return isList ? values : values[0];
  } catch {
    return undefined;
  }
}

const Scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Throws for a text with an escape that JSON does not know. */
function scalarOf(written: string): Scalar {
  if (/\d$/.test(written)) return Number(written);
  // oxlint-disable-next-line no-control-regex -- JSON wants control characters escaped, people do not.
  const escaped = written.replace(/[\u0000-\u001f]/g, (character) =>
    JSON.stringify(character).slice(1, -1),
  );
  return Scalar.parse(JSON.parse(escaped));
}
