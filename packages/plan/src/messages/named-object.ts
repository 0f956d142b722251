import type { TargetKind } from '@planerka/contracts';
import type { TargetFacts } from './facts.ts';

/** An object by what it is called: enough to name it, not to tell of it. */
export interface NamedObject {
  readonly kind: TargetKind;
  readonly row: { readonly number: number; readonly title: string | null };
}

/** The name of an object, without the rest of what is told of it. */
export function nameFacts({ kind, row }: TargetFacts): NamedObject {
  return { kind, row: { number: row.number, title: row.title } };
}
