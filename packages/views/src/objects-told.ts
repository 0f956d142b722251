import { type Message, ObjectHandle, type Outcome } from '@planerka/contracts';

/**
 * The objects that an outcome tells of, in the order of its lines: those of its summary or of its receipt, the tasks of
 * a day that is proposed, the one that a refusal is about, none for everything else. What was told last is what the next
 * words may point at (O2-suggested).
 */
export function objectsTold(outcome: Outcome): readonly ObjectHandle[] {
  if (outcome.status === 'day_plan') {
    return outcome.plan.items.map(({ task }) => ({ kind: 'task', number: task }));
  }
  // "йога: так уже есть", and then "удали её"
  if (outcome.status === 'refused') {
    const [named, ...others] = outcome.said.flatMap(targetIn);
    return named === undefined || others.length > 0 ? [] : [named];
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

/** The object that a message names as what it is about. */
function targetIn({ data }: Message): readonly ObjectHandle[] {
  const target: { kind?: unknown; row?: unknown } = Object(data['target']);
  const row: { number?: unknown } = Object(target.row);
  const handle = ObjectHandle.safeParse({ kind: target.kind, number: row.number });
  return handle.success ? [handle.data] : [];
}
