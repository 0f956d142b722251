import type { Operation, QuestionCode, TargetKind } from '@planerka/contracts';
import { refusal } from '../commands/settled.ts';
import { factsOf, say, type Target } from '@planerka/plan';
import type { Words } from '../words.ts';
import type { Turn } from '../turn.ts';
import { candidatesNamed, newestCandidates } from './candidates.ts';
import { type Applied, askFor, refuse } from './operation-rule.ts';

/** What an operation's other object is: the project of a move, the task of a link. */
interface SecondObject {
  readonly kind: TargetKind;
  readonly code: QuestionCode;
  /** The words that name it, where some do. */
  readonly words: string | undefined;
  /** The operation once the object of this number was chosen. */
  readonly with: (number: number) => Operation;
  /** What helps when there is none at all. */
  readonly recovery: Words;
}

/** A name only proposes: one tap decides which second object is meant. */
export async function askSecondObject(
  turn: Turn,
  operation: Operation,
  { kind, code, words, recovery, ...second }: SecondObject,
): Promise<Applied> {
  // Nothing is put into what is archived or done.
  const search = { kinds: [kind], states: ['open'], fits: () => true } as const;
  const named = words === undefined ? [] : await candidatesNamed(turn, words, search);
  const found = named.length > 0 ? named : await newestCandidates(turn, search);
  if (found.length === 0) {
    return refuse(
      refusal('NOTHING_FOUND', say('nothing_found', { words: words ?? null }), recovery),
    );
  }
  const choices = found.map((object) => ({
    id: `${kind}:${object.row.number}`,
    label: say('titled', { target: factsOf(object) }),
    operation: second.with(object.row.number),
  }));
  return askFor(code, operation, choices);
}

/** The second object by its number; null where none is wanted, and undefined where there is none such. */
export async function secondObject<K extends TargetKind>(
  turn: Turn,
  kind: K,
  number: number | null,
): Promise<Extract<Target, { kind: K }> | null | undefined> {
  if (number === null) return null;
  const found = await turn.byNumber(kind, number);
  return found !== null && isOf(found, kind) ? found : undefined;
}

function isOf<K extends TargetKind>(
  object: Target,
  kind: K,
): object is Extract<Target, { kind: K }> {
  return object.kind === kind;
}
