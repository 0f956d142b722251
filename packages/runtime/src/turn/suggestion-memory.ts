import type { Instant } from '@planerka/plan';
import type { PlanTransaction } from '../ports/plan-transaction.ts';
import type { Snapshot } from '../ports/snapshot.ts';
import type { StoredSuggestion, StoredSuggestionSet } from '../ports/stored-suggestion.ts';
import type { SuggestionWrites } from '../ports/write-batch.ts';
import type { ProposalContext } from '../proposal.ts';

type Superseded = SuggestionWrites['supersedes'][number];

type Reads = Pick<PlanTransaction, 'suggestion' | 'suggestedBeside' | 'setsBeside'>;

/** Who decides about a suggestion, when, and what the call saw. */
interface Deciding {
  readonly context: ProposalContext;
  readonly now: Instant;
  readonly snapshot: Snapshot;
}

/** What was suggested before, and what a call adds to it; written with the call. */
export class SuggestionMemory {
  readonly #tx: Reads;
  readonly #deciding: Deciding;
  readonly #sets = new Map<string, StoredSuggestionSet>();
  readonly #rows = new Map<string, StoredSuggestion>();
  readonly #supersedes: Superseded[] = [];

  constructor(tx: Reads, deciding: Deciding) {
    this.#tx = tx;
    this.#deciding = deciding;
  }

  /** The journal's last number when the call began. */
  get journalSeq(): number {
    return this.#deciding.snapshot.counters.journal_seq;
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

  /** The set and all that the same request has led to, the oldest first, as this call leaves them. */
  async setsBeside(setId: string): Promise<StoredSuggestionSet[]> {
    const stored = await this.#tx.setsBeside(setId);
    return stored.map((set) => this.#sets.get(set.set_id) ?? set);
  }

  /** Of a set that is stored already only what became of its plan changes. */
  saveSet(set: StoredSuggestionSet): void {
    this.#sets.set(set.set_id, set);
  }

  save(row: StoredSuggestion): void {
    this.#rows.set(row.suggestion_id, row);
  }

  /** The suggestion was taken, and this change is what came of it. */
  async accept(suggestionId: string, changeId: string): Promise<void> {
    const row = await this.find(suggestionId);
    if (row !== null) this.#decide(row, { state: 'accepted', change_id: changeId });
  }

  /** Its question was answered, and nothing in the plan has changed by that. */
  answer(row: StoredSuggestion, answer: string): StoredSuggestion {
    return this.#decide(row, { state: 'accepted', answer });
  }

  reject(row: StoredSuggestion): StoredSuggestion {
    return this.#decide(row, { state: 'rejected' });
  }

  #decide(row: StoredSuggestion, what: Partial<StoredSuggestion>): StoredSuggestion {
    const { context, now } = this.#deciding;
    const { id: actor } = context.actor;
    const decided = {
      ...row,
      ...what,
      // What was for everybody is theirs who has decided about it.
      actor: row.actor ?? actor,
      shown_at: row.shown_at ?? now,
      decided_at: now,
      decided_by: actor,
    };
    this.save(decided);
    return decided;
  }

  /** Whatever else may still be taken there is over: newer ones take its place. */
  supersede(older: Superseded): void {
    this.#supersedes.push(older);
  }

  get writes(): SuggestionWrites {
    return {
      sets: [...this.#sets.values()],
      rows: [...this.#rows.values()],
      supersedes: this.#supersedes,
    };
  }
}
