import type { PlanTransaction } from '../ports/plan-transaction.ts';
import type { StoredChangeSet, StoredChangeSetOp } from '../ports/stored-change-set.ts';
import type { ChangeSetWrites } from '../ports/write-batch.ts';

type Reads = Pick<PlanTransaction, 'changeSet' | 'changeSetGiven' | 'waitingSets'>;

/** Change sets that were proposed before, and what a call adds to them; written with the call. */
export class ChangeSetMemory {
  readonly #tx: Reads;
  readonly #sets = new Map<string, StoredChangeSet>();
  readonly #ops: StoredChangeSetOp[] = [];

  constructor(tx: Reads) {
    this.#tx = tx;
  }

  /** A set in any state, as this call leaves it. */
  async find(setId: string): Promise<StoredChangeSet | null> {
    return this.#sets.get(setId) ?? (await this.#tx.changeSet(setId));
  }

  /** The set that an agent has proposed under these names of its own. */
  async given(runId: string, givenId: string): Promise<StoredChangeSet | null> {
    const stored = await this.#tx.changeSetGiven(runId, givenId);
    return stored && (this.#sets.get(stored.set_id) ?? stored);
  }

  /** Sets of a project that nobody has decided about, the newest first. */
  async waiting(projectId: string): Promise<StoredChangeSet[]> {
    const stored = await this.#tx.waitingSets(projectId);
    return stored.filter(({ set_id: id }) => !this.#sets.has(id));
  }

  save(set: StoredChangeSet, ops: readonly StoredChangeSetOp[] = []): void {
    this.#sets.set(set.set_id, set);
    this.#ops.push(...ops);
  }

  get writes(): ChangeSetWrites {
    return { sets: [...this.#sets.values()], ops: this.#ops };
  }
}
