import type { ObjectKind } from '@planerka/contracts';
import { isOfKind, type JournalEntry, objectId, type PlanObject, type Step } from '@planerka/plan';
import type { ObjectWrite } from '../ports/write-batch.ts';

export type RowOf<K extends ObjectKind> = Extract<PlanObject, { kind: K }>['row'];

/** What one call has written so far: its objects as the call leaves them, and its journal entries. */
export class OwnWrites {
  readonly #objects = new Map<string, ObjectWrite>();
  readonly #before = new Map<string, PlanObject | null>();
  readonly entries: JournalEntry[] = [];

  /** Takes in what a step makes of an object; the state before the call's first step is kept. */
  put(write: ObjectWrite, before: PlanObject | null): void {
    const key = `${write.kind}:${write.id}`;
    if (!this.#before.has(key)) this.#before.set(key, before);
    this.#objects.set(key, write);
  }

  get objects(): ObjectWrite[] {
    return [...this.#objects.values()];
  }

  /** Undefined where the call has not written the object; its `object` is null where it was removed. */
  find(kind: ObjectWrite['kind'], id: string): ObjectWrite | undefined {
    return this.#objects.get(`${kind}:${id}`);
  }

  /** Has this very call made the object? */
  hasMade(kind: ObjectKind, id: string): boolean {
    return this.#before.get(`${kind}:${id}`) === null;
  }

  /** The rows of a kind that this call has written, as it leaves them. */
  rows<K extends ObjectKind>(kind: K): Array<RowOf<K>> {
    // The kind says which row it is, which the compiler does not follow.
    return this.objects.flatMap(({ object }) =>
      isOfKind(object, [kind]) ? [object.row as RowOf<K>] : [],
    );
  }

  /** Those of these stored rows that this call has not written. */
  untouched<K extends ObjectKind>(kind: K, stored: ReadonlyArray<RowOf<K>>): Array<RowOf<K>> {
    return stored.filter((row) => this.find(kind, objectId({ kind, row })) === undefined);
  }

  /** Each object as it was before the call, and as the call leaves it. */
  get steps(): Step[] {
    return [...this.#objects].map(([key, { object }]) => ({
      before: this.#before.get(key) ?? null,
      after: object,
    }));
  }
}
