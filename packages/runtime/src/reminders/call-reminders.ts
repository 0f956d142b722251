import type { Moment } from '../commands/moment.ts';
import type { Person } from '../plan/settings.ts';
import type { ObjectWrite, PlanTransaction, WriteBatch } from '../ports.ts';
import type { ProposalContext } from '../proposal.ts';
import { nextDigests, reminderGround, remindersOf, writtenReminders } from './plan-reminders.ts';

/** What reminders follow from: what a call writes, who speaks, and the settings that it leaves. */
export interface CallEnd {
  readonly context: ProposalContext;
  readonly moment: Moment;
  readonly person: Person | null;
  readonly writes: readonly ObjectWrite[];
  /** Have this person's digests in this thread been set before, or can there be none? */
  readonly hasDigests: boolean;
  readonly tx: PlanTransaction;
}

/**
 * What the written objects are to be reminded of. Changed settings or a moved zone concern what was
 * written before, too: the person's own blocks here at once, all the rest is derived anew later.
 */
export async function callReminders(end: CallEnd): Promise<WriteBatch['reminders']> {
  const { context, moment, person, writes } = end;
  const { actor, thread } = context;
  const ground = reminderGround(person, moment.zone, moment.now);
  const objects = writtenReminders(writes, ground);
  const settled = writes.some(({ kind }) => kind === 'person');
  const moved = writes.some(({ kind }) => kind === 'workspace');
  const isPlanned = writes.some(({ kind }) => kind === 'task' || kind === 'timeblock');
  if (settled || moved) {
    const known = new Set(objects.map(({ object_id: id }) => id));
    for (const row of await end.tx.blocksRemindedByDefault(actor.id, moment.now)) {
      if (known.has(row.timeblock_id)) continue;
      const reminders = remindersOf({ kind: 'timeblock', row }, ground) ?? [];
      objects.push({ object_kind: 'timeblock', object_id: row.timeblock_id, reminders });
    }
  }
  const isFirst = isPlanned && !end.hasDigests;
  const digests =
    settled || moved || isFirst ? nextDigests(ground.settings, moment.zone, moment.now) : null;
  return { actor: actor.id, thread, objects, digests, owed: { settled, moved } };
}
