import { DOUBTFUL, type ObjectHandle } from '@planerka/contracts';
import { isCreate } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';
import type { Pursued } from './pursued.ts';
import { standsAt } from './stands-at.ts';

interface Meant {
  readonly pursued: Pursued;
  /** Null where the name and the day that `pursued` has tell which one it is. */
  readonly object: ObjectHandle | null;
}

/**
 * "продублируй на субботу и отмени завтрашнюю": nobody makes a copy to do away with it, so that what is taken away or
 * done is what was copied. A day that was said tells which one it is: what was copied, where that stands on it, else
 * whichever of its name does. What goes to another day than the copy was just given may be either, and a yes is asked
 * for. All else ("и напомни за час") is said of the copy.
 */
export async function behindCopy(
  turn: Turn,
  pursued: Pursued,
  leader: ObjectHandle,
): Promise<Meant> {
  const { copied } = turn;
  const { operation, on = null } = pursued;
  const stays = { pursued, object: leader };
  if (copied === null || !isOne(copied.copy, leader) || isCreate(operation)) return stays;
  if (on !== null) return await onThatDay(turn, pursued, { ...copied, on });
  if (ENDS.has(operation.type)) return { pursued, object: copied.of };
  const goesElsewhere = operation.type === 'reschedule' && operation.planned_at !== undefined;
  return goesElsewhere ? { pursued: asked(pursued), object: copied.of } : stays;
}

/** "и отмени завтрашнюю" of what was copied from Friday: not Friday's. */
async function onThatDay(
  turn: Turn,
  pursued: Pursued,
  { copy, of, on }: { readonly copy: ObjectHandle; readonly of: ObjectHandle; readonly on: string },
): Promise<Meant> {
  if (await isThen(turn, of, on)) return { pursued, object: of };
  const title = (await turn.byNumber(of.kind, of.number))?.row.title ?? null;
  if (title === null) return { pursued: asked(pursued), object: of };
  const isOfCopy = !ENDS.has(pursued.operation.type) && (await isThen(turn, copy, on));
  return isOfCopy
    ? { pursued, object: copy }
    : { pursued: { ...asked(pursued), mention: title }, object: null };
}

const asked = (pursued: Pursued): Pursued => ({
  ...pursued,
  confidence: Math.min(pursued.confidence, DOUBTFUL),
});

const ENDS: ReadonlySet<string> = new Set(['delete', 'update_status']);

const isOne = (one: ObjectHandle, other: ObjectHandle): boolean =>
  one.kind === other.kind && one.number === other.number;

async function isThen(turn: Turn, { kind, number }: ObjectHandle, on: string): Promise<boolean> {
  const target = await turn.byNumber(kind, number);
  return target !== null && standsAt(target, { on, at: null }, turn.moment.zone);
}
