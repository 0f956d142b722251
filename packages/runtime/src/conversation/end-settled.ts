import {
  type AnyOperation,
  isClosed,
  isCreate,
  objectId,
  type Step,
  type Target,
} from '@planerka/plan';
import type { Draft } from '../drafts/draft.ts';
import { isLossDraft } from '../drafts/is-loss.ts';
import type { Turn } from '../turn/turn.ts';
import { DAYS_OF_SERIES } from './days-of-series.ts';
import type { Pursued } from './pursued.ts';

/** What was done, to which objects, and what was written for it. */
interface Settling {
  readonly pursued: Pick<Pursued, 'operation' | 'said' | 'draft'>;
  readonly targets: readonly Target[];
  readonly steps: readonly Step[];
}

/**
 * Questions that a change has settled are over: about what has just been deleted or closed, and about the same change
 * of the same object, which was ordered since in plainer words. A "да" to them would do it once more, or bring back
 * the older wish.
 */
export function endSettled(turn: Turn, { pursued, targets, steps }: Settling): void {
  const { operation, said, draft: own } = pursued;
  const changed = new Set(targets.map(objectId));
  const isDeleted = isWholeDeletion(operation);
  const closed = closedBy(steps);
  const { open, waiting, queued } = turn.drafts;
  for (const draft of [...(open === null ? [] : [open]), ...waiting, ...queued]) {
    const isOfNow =
      draft.draft_id === own?.draft_id || draft.said.some((words) => said.includes(words));
    const { operation: wanted, targets: about } = draft.operation;
    if (isOfNow || isCreate(wanted) || about.length === 0) continue;
    const within = (ids: ReadonlySet<string>): boolean => about.every(({ id }) => ids.has(id));
    const isGone = isDeleted && within(changed);
    const isClosed = isMootWhenClosed(draft) && within(closed);
    const isAnew = isOvertaken(wanted, operation) && within(changed);
    // whoever moves or renames what was to be lost has made up his mind
    const isKept = isLossDraft(draft) && ONE_AT_A_TIME.has(operation.type) && within(changed);
    // what waits for its object is over with it
    if (isGone || isClosed || isAnew || isKept) turn.drafts.save({ ...draft, state: 'cancelled' });
  }
}

/** Changes of what an object has one of: ordered again, the second takes the place of the first. */
const ONE_AT_A_TIME: ReadonlySet<AnyOperation['type']> = new Set([
  'reschedule',
  'rename',
  'set_due',
  'set_duration',
  'set_priority',
]);

/** Of what is done nothing has to be moved, closed or taken off; a note, a name, the rest of a series still has. */
const MOOT_WHEN_CLOSED: ReadonlySet<AnyOperation['type']> = new Set([
  'reschedule',
  'set_due',
  'update_status',
  'delete',
]);

const isMootWhenClosed = ({ question_code: code, operation: { operation } }: Draft): boolean =>
  code !== 'SERIES' && MOOT_WHEN_CLOSED.has(operation.type);

/** Which operation it is, and the object's number: what was asked about knows that by its target. */
const NOT_SAID = ['type', 'task', 'tasks', 'timeblock', 'project'];

/** Has the order said anew all that the question is about, of the same days? */
function isOvertaken(asked: AnyOperation, done: AnyOperation): boolean {
  if (asked.type !== done.type || !ONE_AT_A_TIME.has(done.type)) return false;
  const before = new Map<string, unknown>(Object.entries(asked));
  const after = new Map<string, unknown>(Object.entries(done));
  const fields = [...before.keys()].filter((key) => !NOT_SAID.includes(key));
  return (
    fields.every((key) => after.has(key)) &&
    DAYS_OF_SERIES.every((key) => before.get(key) === after.get(key))
  );
}

/** Of what repeats some days may be left out, and the rest of it stays. */
function isWholeDeletion(operation: AnyOperation): boolean {
  if (operation.type !== 'delete') return false;
  const { scope, from_date: from, to_date: to } = operation;
  return (scope === undefined || scope === 'all') && from === undefined && to === undefined;
}

/** Tasks that are done or given up now and were not before. */
function closedBy(steps: readonly Step[]): ReadonlySet<string> {
  const closed = steps.flatMap(({ before, after }) => {
    const isClosedNow = after?.kind === 'task' && isClosed(after.row);
    return isClosedNow && !(before?.kind === 'task' && isClosed(before.row))
      ? [after.row.task_id]
      : [];
  });
  return new Set(closed);
}
