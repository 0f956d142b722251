import { CONFIDENCE, type ObjectHandle, type Operation } from '@planerka/contracts';
import { isCreate } from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';
import type { Pursued } from './pursued.ts';
import { standsAt } from './stands-at.ts';

/** Less sure than what is done without a yes. */
const ASKED = (CONFIDENCE.hint + CONFIDENCE.act) / 2;

interface Meant {
  readonly pursued: Pursued;
  readonly object: ObjectHandle;
}

/**
 * "продублируй на субботу и отмени завтрашнюю": nobody makes a copy to do away with it, so that what is taken away or
 * done is what was copied, as is what stands on the day that was said. What goes to another day than the copy was just
 * given may be either, and a yes is asked for. All else ("и напомни за час") is said of the copy.
 */
export async function behindCopy(
  turn: Turn,
  pursued: Pursued,
  leader: ObjectHandle,
): Promise<Meant> {
  const { copied } = turn;
  const { operation, on = null, confidence } = pursued;
  const stays = { pursued, object: leader };
  if (copied === null || !isOne(copied.copy, leader) || isCreate(operation)) return stays;
  if (ENDS.has(operation.type)) return { pursued, object: copied.of };
  if (on !== null && !(await isThen(turn, leader, on))) return { pursued, object: copied.of };
  const goesElsewhere = operation.type === 'reschedule' && operation.planned_at !== undefined;
  return goesElsewhere
    ? { pursued: { ...pursued, confidence: Math.min(confidence, ASKED) }, object: copied.of }
    : stays;
}

const ENDS: ReadonlySet<Operation['type']> = new Set(['delete', 'update_status']);

const isOne = (one: ObjectHandle, other: ObjectHandle): boolean =>
  one.kind === other.kind && one.number === other.number;

async function isThen(turn: Turn, { kind, number }: ObjectHandle, on: string): Promise<boolean> {
  const target = await turn.byNumber(kind, number);
  return target !== null && standsAt(target, { on, at: null }, turn.moment.zone);
}
