import {
  COMMANDS_MAX,
  type Message,
  type ObjectHandle,
  type Operation,
  operationEntry,
  readTokens,
  TargetKind,
  type TokenProblem,
} from '@planerka/contracts';
import { handleOf, say, type Target } from '@planerka/plan';
import type { PlanView } from '@planerka/runtime';
import { objectLabel, quoted, titleOf } from '@planerka/texts';
import type { TokenName } from './with-names.ts';

/** What the tokens of a message say, held against the plan (K4-placeholders, K4-validate-first). */
export type MessageTokens =
  | {
      readonly ok: true;
      /** The words with a placeholder for each token: all that an interpreter ever sees. */
      readonly words: string;
      readonly refs: readonly ObjectHandle[];
      readonly operations: readonly Operation[];
      /** The name of the object that each placeholder replaced, as people read it. */
      readonly names: readonly TokenName[];
    }
  | { readonly ok: false; readonly problem: Message };

const NAMELESS: TokenName = { full: '', short: '' };

/**
 * Takes the tokens out of a text and makes sure that everything they name is in this plan. The
 * first thing wrong is told, and then nothing of the message is carried out. A title in a token is
 * for reading only: objects are named by the plan, never by the token.
 */
export async function readMessageTokens(text: string, view: PlanView): Promise<MessageTokens> {
  const { llm_text, tokens, problems } = readTokens(text);
  const [problem] = problems;
  if (problem) return { ok: false, problem: tellProblem(problem) };
  const refs: ObjectHandle[] = [];
  const operations: Operation[] = [];
  const names: TokenName[] = [];
  for (const token of tokens) {
    const named = token.kind === 'ref' ? [token.ref] : namedBy(token.operation);
    const found = await Promise.all(named.map(({ kind, number }) => view.byNumber(kind, number)));
    const missing = named.find((_, index) => found[index] === null);
    if (missing) {
      const { kind, number } = missing;
      return { ok: false, problem: say('token_missing', { kind, number }) };
    }
    const [target] = found.filter((each): each is Target => each !== null);
    names.push(token.kind === 'ref' && target ? nameOf(target) : NAMELESS);
    if (token.kind === 'op') operations.push(token.operation);
    else if (target) refs.push(handleOf(target));
  }
  if (operations.length > COMMANDS_MAX) {
    return { ok: false, problem: say('token_too_many', { most: COMMANDS_MAX }) };
  }
  return { ok: true, words: llm_text, refs: distinct(refs), operations, names };
}

/** Nothing but tokens: there are no words to be read. */
export function isBare({ words, names }: Extract<MessageTokens, { ok: true }>): boolean {
  return names.length > 0 && words.replace(/⟨\d+⟩/gu, '').trim() === '';
}

/** Each object once: one that is named twice is not two candidates. */
function distinct(refs: readonly ObjectHandle[]): ObjectHandle[] {
  return [...new Map(refs.map((ref) => [`${ref.kind}:${ref.number}`, ref])).values()];
}

function nameOf(target: Target): TokenName {
  const { kind, number } = handleOf(target);
  return { full: quoted(titleOf(target)), short: objectLabel(kind, number) };
}

/** Everything that an operation names by number: its targets first, then its other objects. */
export function namedBy(operation: Operation): ObjectHandle[] {
  const fields: Readonly<Record<string, unknown>> = operation;
  const named = TargetKind.options.flatMap((kind) => {
    const one = fields[kind];
    const many = fields[`${kind}s`];
    const numbers = [...(typeof one === 'number' ? [one] : []), ...(isNumbers(many) ? many : [])];
    return numbers.map((number) => ({ kind, number }));
  });
  const { targets } = operationEntry(operation.type);
  const isTarget = ({ kind }: ObjectHandle): boolean => targets.includes(kind);
  const ordered = [...named.filter(isTarget), ...named.filter((each) => !isTarget(each))];
  const [first] = ordered;
  const other = fields['with'];
  return first !== undefined && typeof other === 'number'
    ? [...ordered, { kind: first.kind, number: other }]
    : ordered;
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'number');
}

function tellProblem({ code, text, field }: TokenProblem): Message {
  switch (code) {
    case 'UNREADABLE_TOKEN':
      return say('token_unreadable', { token: text });
    case 'UNKNOWN_TOKEN_VERSION':
      return say('token_version', { token: text });
    case 'UNKNOWN_OPERATION':
      return say('token_operation', { token: text });
    case 'BAD_FIELD':
      return say('token_field', { token: text, field });
  }
}
