import { addMinutes, epochMs, type Instant } from '@planerka/plan';
import { DRAFT_TTL_MINUTES, type Draft } from '../drafts/draft.ts';
import type { PlanTransaction } from '../ports/plan-transaction.ts';
import type { Job } from '../ports/write-batch.ts';

/** The drafts of a thread and a person, and what a call makes of them; written with the call. */
export class DraftMemory {
  readonly #tx: Pick<PlanTransaction, 'draft'>;
  readonly #now: Instant;
  readonly #drafts = new Map<string, Draft>();
  readonly #changed = new Set<string>();
  readonly #asked = new Set<string>();
  readonly #answered = new Set<string>();
  readonly #jobs: Job[] = [];

  /** `known`: the open and queued ones as the call's snapshot saw them, oldest first. */
  constructor(
    tx: Pick<PlanTransaction, 'draft'>,
    { now, known }: { readonly now: Instant; readonly known: readonly Draft[] },
  ) {
    this.#tx = tx;
    this.#now = now;
    for (const draft of known) this.#drafts.set(draft.draft_id, draft);
  }

  save(draft: Draft): void {
    this.#drafts.set(draft.draft_id, draft);
    this.#changed.add(draft.draft_id);
  }

  /** Makes the draft the one that is asked now, for the next 15 minutes. */
  ask<D extends Draft>(draft: D): D {
    const expires = addMinutes(this.#now, DRAFT_TTL_MINUTES);
    const opened: D = { ...draft, state: 'open', expires_at: expires };
    this.save(opened);
    this.#asked.add(opened.draft_id);
    this.#jobs.push({
      task: 'expire_draft',
      draft_id: opened.draft_id,
      delay_seconds: DRAFT_TTL_MINUTES * 60,
    });
    return opened;
  }

  /** The answer to another question was one to this draft's as well: it is carried out behind that one. */
  saveAnswered(draft: Draft): void {
    this.save(draft);
    this.#answered.add(draft.draft_id);
  }

  /** Those that are to be carried out yet, oldest first. */
  get answered(): Draft[] {
    return this.queued.filter(({ draft_id: id }) => this.#answered.has(id));
  }

  /** The draft that is being asked, expired or not. */
  get open(): Draft | null {
    for (const draft of this.#drafts.values()) if (draft.state === 'open') return draft;
    return null;
  }

  /** Has this very call let the open question expire? */
  get hasExpired(): boolean {
    return [...this.#drafts.values()].some((draft) => draft.state === 'expired');
  }

  get queued(): Draft[] {
    return [...this.#drafts.values()].filter((draft) => draft.state === 'queued');
  }

  /** Questions that were asked and set aside for a newer one, the newest first. */
  get waiting(): Draft[] {
    return [...this.#drafts.values()].filter((draft) => draft.state === 'waiting').reverse();
  }

  /** Is it this very call that asks the question? */
  isAskedNow(draft: Draft): boolean {
    return this.#asked.has(draft.draft_id);
  }

  /** A draft of any thread or person, in any state. */
  async find(draftId: string): Promise<Draft | null> {
    return this.#drafts.get(draftId) ?? (await this.#tx.draft(draftId));
  }

  isExpired(draft: Draft): boolean {
    return draft.expires_at !== null && epochMs(draft.expires_at) <= epochMs(this.#now);
  }

  get writes(): { readonly drafts: readonly Draft[]; readonly jobs: readonly Job[] } {
    return {
      drafts: [...this.#changed].flatMap((id) => this.#drafts.get(id) ?? []),
      jobs: this.#jobs,
    };
  }
}
