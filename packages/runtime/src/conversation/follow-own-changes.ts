import { objectId } from '@planerka/plan';
import type { TargetRef } from '../drafts/draft.ts';
import type { Turn } from '../turn/turn.ts';

/**
 * What a person changes while something else is asked of the same object is no surprise to them: a yes to that question
 * is still one. Called when all of an utterance is carried out; what others have changed since stays a reason not to act.
 */
export function followOwnChanges(turn: Turn): void {
  const left = new Map<string, number>();
  for (const { before, after } of turn.steps) {
    if (before === null || after === null || before.row.revision === after.row.revision) continue;
    left.set(
      keyOf({ kind: before.kind, id: objectId(before), revision: before.row.revision }),
      after.row.revision,
    );
  }
  const { open, waiting, queued } = turn.drafts;
  for (const draft of [...(open === null ? [] : [open]), ...waiting, ...queued]) {
    const { touched } = draft.operation;
    if (!touched.some((ref) => left.has(keyOf(ref)))) continue;
    const seen = touched.map((ref) => ({ ...ref, revision: left.get(keyOf(ref)) ?? ref.revision }));
    turn.drafts.save({ ...draft, operation: { ...draft.operation, touched: seen } });
  }
}

const keyOf = ({
  kind,
  id,
  revision,
}: Pick<TargetRef, 'id' | 'revision'> & { kind: string }): string => `${kind}:${id}:${revision}`;
