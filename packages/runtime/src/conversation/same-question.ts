import type { Draft, PendingOperation } from '../drafts/draft.ts';
import type { Turn } from '../turn/turn.ts';

/** Whoever says the same twice is asked once: the draft that asks exactly this already, or null. */
export function sameQuestion(turn: Turn, pending: PendingOperation): Draft | null {
  const wanted = canonical(pending);
  for (const draft of [turn.drafts.open, ...turn.drafts.queued, ...turn.drafts.waiting]) {
    if (draft && canonical(draft.operation) === wanted) return draft;
  }
  return null;
}

/**
 * How sure the reading was and in which state the objects were makes no other question. A stored
 * draft has its fields in another order than a new one.
 */
function canonical({
  confidence: _sure,
  reminded: _told,
  out_of_view: _outOfView,
  overtaken: _overtaken,
  question,
  ...pending
}: PendingOperation): string {
  const targets = pending.targets.map(({ kind, id }) => ({ kind, id }));
  const touched = pending.touched.map(({ kind, id }) => ({ kind, id }));
  const asked = { ...pending, question: question.code, targets, touched };
  return JSON.stringify(asked, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
