import {
  COMMANDS_MAX,
  type ObjectHandle,
  type Operation,
  readTokens,
  TargetKind,
  type TokenProblem,
} from '@planerka/contracts';
import { objectLabel, quoted, titleOf } from '@planerka/texts';
import type { PlanView } from '@planerka/runtime';
import { handleOf, type Target } from '@planerka/plan';
import { ru } from '../texts/ru.ts';

/** What the tokens of a message say, held against the plan (conversation contract, steps 1 and 3). */
export type MessageTokens =
  | {
      readonly ok: true;
      /** The words with a placeholder for each token: all that an interpreter ever sees. */
      readonly words: string;
      readonly refs: readonly ObjectHandle[];
      readonly operations: readonly Operation[];
      /** What each placeholder stands for, as people read it. */
      readonly names: readonly string[];
    }
  | { readonly ok: false; readonly say: string };

/**
 * Takes the tokens out of a text and makes sure that everything they name stands in this plan. The
 * first thing wrong is told, and then nothing of the message is carried out. A title in a token is
 * for reading only: objects are named by the plan, never by the token.
 */
export async function readMessageTokens(text: string, view: PlanView): Promise<MessageTokens> {
  const { llm_text, tokens, problems } = readTokens(text);
  const [problem] = problems;
  if (problem) return { ok: false, say: sayProblem(problem) };
  const refs: ObjectHandle[] = [];
  const operations: Operation[] = [];
  const names: string[] = [];
  for (const token of tokens) {
    const named = token.kind === 'ref' ? [token.ref] : namedBy(token.operation);
    const found = await Promise.all(named.map(({ kind, number }) => view.byNumber(kind, number)));
    const missing = named.find((_, index) => found[index] === null);
    if (missing) return { ok: false, say: sayMissing(missing) };
    const [target] = found.filter((each): each is Target => each !== null);
    names.push(token.kind === 'ref' && target ? quoted(titleOf(target)) : '');
    if (token.kind === 'op') operations.push(token.operation);
    else if (target) refs.push(handleOf(target));
  }
  if (operations.length > COMMANDS_MAX) return { ok: false, say: ru.tokens.tooMany(COMMANDS_MAX) };
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

/** Everything that an operation names by number: its target and its other objects. */
export function namedBy(operation: Operation): ObjectHandle[] {
  const fields: Readonly<Record<string, unknown>> = operation;
  return TargetKind.options.flatMap((kind) => {
    const one = fields[kind];
    const many = fields[`${kind}s`];
    const numbers = [...(typeof one === 'number' ? [one] : []), ...(isNumbers(many) ? many : [])];
    return numbers.map((number) => ({ kind, number }));
  });
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'number');
}

function sayMissing({ kind, number }: ObjectHandle): string {
  return ru.tokens.missing(objectLabel(kind, number));
}

function sayProblem({ code, text, field }: TokenProblem): string {
  switch (code) {
    case 'UNREADABLE_TOKEN':
      return ru.tokens.unreadable(text);
    case 'UNKNOWN_TOKEN_VERSION':
      return ru.tokens.version(text);
    case 'UNKNOWN_OPERATION':
      return ru.tokens.operation(text);
    case 'BAD_FIELD':
      return ru.tokens.field(text, field);
  }
}
