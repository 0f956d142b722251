import { refusal, type Refusal } from '../verdict.ts';
import type { Draft } from './draft.ts';
import { say } from '@planerka/plan';
import type { Turn } from '../turn.ts';

export type OwnedDraft =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * The draft that an answer means: open, not expired, and the actor's own in this thread. Anything
 * else is stale, and a foreign one says so; nothing changes.
 */
export async function ownedDraft(turn: Turn, draftId: string): Promise<OwnedDraft> {
  const draft = await turn.findDraft(draftId);
  if (draft !== null && draft.actor !== turn.context.actor.id) {
    return {
      ok: false,
      refusal: refusal('NOT_YOURS', say('not_your_question', {}), say('who_may_answer', {})),
    };
  }
  const live =
    draft?.state === 'open' && draft.thread === turn.context.thread && !turn.isExpired(draft);
  return live ? { ok: true, draft } : { ok: false, refusal: stale() };
}

export function stale(): Refusal {
  return refusal('STALE_BUTTON', say('stale_button', {}), say('say_in_words', {}));
}
