import { remind, type ReminderServices } from './remind.ts';
import { sendDigest } from './send-digest.ts';

const WORKSPACES_AT_ONCE = 200;

/**
 * Tells everything that is due by the product's clock, whatever the queue says: what has no job (an
 * import) or whose job has failed for good is found here. Then derives missing reminders.
 */
export async function tellDue(services: ReminderServices): Promise<void> {
  const { store, me, clock } = services;
  const now = clock.now();
  for (const digest of await store.reminders.digestsDue(me.id, now)) {
    await sendDigest(services, digest, now);
  }
  const workspaces = await store.reminders.workspacesWithDue(me.id, now, WORKSPACES_AT_ONCE);
  for (const workspace_id of workspaces) await remind(services, { workspace_id });
  await store.reminders.deriveReminders(now);
}
