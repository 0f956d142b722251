import type { PlanTransaction } from '../ports/plan-transaction.ts';
import type { StoredSuggestion, StoredSuggestionSet } from '../ports/stored-suggestion.ts';
import type { SuggestionWrites } from '../ports/write-batch.ts';

type Superseded = SuggestionWrites['supersedes'][number];

/** What was suggested before, and what a call adds to it; written with the call. */
export class SuggestionMemory {
  readonly #tx: Pick<PlanTransaction, 'suggestion' | 'suggestedBeside'>;
  readonly #sets: StoredSuggestionSet[] = [];
  readonly #rows = new Map<string, StoredSuggestion>();
  readonly #supersedes: Superseded[] = [];

  constructor(tx: Pick<PlanTransaction, 'suggestion' | 'suggestedBeside'>) {
    this.#tx = tx;
  }

  /** A suggestion in any state, as this call leaves it. */
  async find(suggestionId: string): Promise<StoredSuggestion | null> {
    return this.#rows.get(suggestionId) ?? (await this.#tx.suggestion(suggestionId));
  }

  /** It and all that the same request has led to, best first, as this call leaves them. */
  async beside(suggestionId: string): Promise<StoredSuggestion[]> {
    const stored = await this.#tx.suggestedBeside(suggestionId);
    return stored.map((row) => this.#rows.get(row.suggestion_id) ?? row);
  }

  saveSet(set: StoredSuggestionSet): void {
    this.#sets.push(set);
  }

  save(row: StoredSuggestion): void {
    this.#rows.set(row.suggestion_id, row);
  }

  /** Whatever else may still be taken there is over: newer ones take its place. */
  supersede(older: Superseded): void {
    this.#supersedes.push(older);
  }

  get writes(): SuggestionWrites {
    return { sets: this.#sets, rows: [...this.#rows.values()], supersedes: this.#supersedes };
  }
}
