import {
  AGENTS_DOOR,
  type Moment,
  nextDigests,
  type ObjectReminders,
  objectId,
  type Person,
  reminderGround,
  remindersOf,
  writtenReminders,
} from '@planerka/plan';
import type { PlanTransaction } from '../ports/plan-transaction.ts';
import type { ObjectWrite, WriteBatch } from '../ports/write-batch.ts';
import type { ProposalContext } from '../proposal.ts';

/** What reminders follow from: what a call writes, who speaks, and the settings that it leaves. */
export interface CallReminderFacts {
  readonly context: ProposalContext;
  readonly moment: Moment;
  readonly person: Person | null;
  readonly writes: readonly ObjectWrite[];
  /** Have this person's digests in this thread been set before, or can there be none? */
  readonly hasDigests: boolean;
  readonly tx: PlanTransaction;
}

/**
 * What the written objects are to be reminded of. Changed settings or a changed zone concern what was
 * written before, too: the person's own blocks here at once, all the rest is derived anew later.
 */
export async function callReminders(end: CallReminderFacts): Promise<WriteBatch['reminders']> {
  const { context, moment, person, writes } = end;
  const { actor, thread } = context;
  const ground = reminderGround(person, moment.zone, moment.now);
  const objects =
    context.door === AGENTS_DOOR
      ? await remindersForListeners(end)
      : writtenReminders(writes, ground);
  const settingsChanged = writes.some(({ kind }) => kind === 'person');
  const zoneChanged = writes.some(({ kind }) => kind === 'workspace');
  const isPlanned = writes.some(({ kind }) => kind === 'task' || kind === 'timeblock');
  if (settingsChanged || zoneChanged) {
    const known = new Set(objects.map(({ object_id: id }) => id));
    for (const row of await end.tx.blocksRemindedByDefault(actor.id, moment.now)) {
      if (known.has(row.timeblock_id)) continue;
      const reminders = remindersOf({ kind: 'timeblock', row }, ground) ?? [];
      objects.push({ object_kind: 'timeblock', object_id: row.timeblock_id, reminders });
    }
  }
  const isFirst = isPlanned && !end.hasDigests;
  const digests =
    settingsChanged || zoneChanged || isFirst
      ? nextDigests(ground.settings, moment.zone, moment.now)
      : null;
  return { actor: actor.id, thread, objects, digests, later: { settingsChanged, zoneChanged } };
}

/**
 * An agent gets no reminders: of what it writes, the same people are reminded as before, by their
 * own settings.
 */
async function remindersForListeners({
  moment,
  writes,
  tx,
}: CallReminderFacts): Promise<ObjectReminders[]> {
  const reminded = writes.flatMap(({ object }) => {
    if (object?.kind !== 'task' && object?.kind !== 'timeblock') return [];
    return remindersOf(object, reminderGround(null, moment.zone, moment.now))?.length === 0
      ? []
      : [{ id: objectId(object), created_by: object.row.created_by }];
  });
  const listeners = reminded.length === 0 ? null : await tx.listenersOf(reminded);
  return writes.flatMap((write) => {
    const listener = listeners?.get(write.id);
    const ground = reminderGround(listener?.person ?? null, moment.zone, moment.now);
    const whom = listener ? { actor: listener.actor } : {};
    return writtenReminders([write], ground).map((each) => ({ ...each, ...whom }));
  });
}
