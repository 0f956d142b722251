import type { ObjectHandle, Outcome } from '@planerka/contracts';

/**
 * The objects that an outcome tells of, in the order of its lines: those of its summary or of its receipt, the tasks of
 * a day that is proposed, none for everything else. What was told last is what the next words may point at (O2-suggested).
 */
export function objectsTold(outcome: Outcome): readonly ObjectHandle[] {
  if (outcome.status === 'day_plan') {
    return outcome.plan.items.map(({ task }) => ({ kind: 'task', number: task }));
  }
  if (outcome.status !== 'done') return [];
  const { summary, receipt } = outcome;
  if (summary) return summary.objects;
  return receipt.objects.flatMap(({ kind, number }) =>
    number !== null && (kind === 'task' || kind === 'timeblock' || kind === 'project')
      ? [{ kind, number }]
      : [],
  );
}
