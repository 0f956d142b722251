import type { Operation } from '@planerka/contracts';
import type { TargetFacts } from '@planerka/plan';
import type { Saying } from './dictionary.ts';

/** What a change is called: "перенос", as in "отменил перенос". */
export interface Noun {
  readonly nominative: string;
  readonly accusative: string;
}

/** A noun whose two cases are one word. */
export function same(word: string): Noun {
  return { nominative: word, accusative: word };
}

/** What an operation is told of: its object as it was and as it is now, and the others it touched. */
export interface ChangedFacts {
  readonly target: TargetFacts;
  readonly after: TargetFacts | null;
  readonly others: readonly TargetFacts[];
}

/** What an operation is retold of: its object, and the task or project that it names. */
export interface Meant {
  readonly target: TargetFacts | null;
  readonly other: TargetFacts | null;
}

interface Telling<O extends Operation> {
  retell(operation: O, about: Meant, saying: Saying): string;
  applied(operation: O, about: ChangedFacts, saying: Saying): string;
}

/** Everything that is said of one operation; a template has the fields of both arguments. */
export interface OperationWords<O extends Operation> {
  readonly noun: Noun;
  /** What a list of changes says was done: "Перенесено". */
  readonly did: string;
  /** What is said of the value that it sets, where it was not understood or is too much. */
  readonly value?: {
    readonly unclear: string;
    readonly example: string;
    /** Where there are more than `{most}`. */
    readonly over: string;
  };
  /** In the infinitive: "перенести задачу «…» на завтра"; of a set without its object. */
  readonly retell: string | Telling<O>['retell'];
  /** What was done to its object. */
  readonly applied: string | Telling<O>['applied'];
  /** What was done, where there was no object. */
  readonly alone?: string | ((about: Pick<ChangedFacts, 'others'>) => string);
}
