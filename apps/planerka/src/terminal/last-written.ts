import { type ObjectHandle, TargetKind } from '@planerka/contracts';
import { objectNumber, readRow } from '@planerka/plan';
import type { PlanReader, ProposalContext } from '@planerka/runtime';

const LOOK_BACK = 50;

/**
 * What this person has last written at the terminal: there is no chat whose newest answer could be
 * looked up, so the newest change is the suggested object (O2-suggested).
 */
export async function lastWritten(
  reader: PlanReader,
  { workspace, actor, door }: ProposalContext,
): Promise<ObjectHandle[]> {
  const entries = await reader.journal(workspace, LOOK_BACK);
  const newest = entries.find((entry) => entry.actor === actor.id && entry.door === door);
  if (newest?.action !== 'do') return [];
  return entries
    .filter(({ change_id: change }) => change === newest.change_id)
    .flatMap(({ object_kind: kind, after }) => {
      const target = TargetKind.safeParse(kind);
      const number = after === null ? null : objectNumber(readRow(kind, after));
      return target.success && number !== null ? [{ kind: target.data, number }] : [];
    });
}
