import type { OperationDraft, PendingOperation } from '../plan/draft.ts';
import type { Turn } from '../turn.ts';

/** Whoever says the same twice is asked once: the draft that asks exactly this already, or null. */
export function sameQuestion(turn: Turn, pending: PendingOperation): OperationDraft | null {
  const wanted = canonical(pending);
  for (const draft of [turn.open, ...turn.queued]) {
    if (draft?.operation && canonical(draft.operation) === wanted) return draft;
  }
  return null;
}

/** A stored draft has its fields in another order than a new one. */
function canonical(pending: PendingOperation): string {
  return JSON.stringify(pending, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
