import { RetryableError } from '@planerka/contracts';
import { faultFacts } from '../ports/fault-facts.ts';
import { sendReminders } from './remind.ts';
import type { ReminderServices } from './reminder-services.ts';
import { sendDigest } from './send-digest.ts';

const WORKSPACES_AT_ONCE = 200;
/** What the queue tells comes sooner. */
const LATE_MS = 2_000;

/**
 * What cannot be told is set aside by itself; whatever else stops a workspace stops no other one. While
 * the database is away nothing can be told: then it throws.
 */
async function alone(services: ReminderServices, workspace_id: string, tell: () => Promise<void>) {
  try {
    await tell();
  } catch (error) {
    if (error instanceof RetryableError) throw error;
    services.log.error({ workspace_id, err: faultFacts(error) }, 'reminders of a workspace fail');
    services.meter.count('set_aside');
  }
}

async function tellWhatIsDueBy(services: ReminderServices, now: string): Promise<void> {
  const { store, me } = services;
  const workspaces = await store.reminders.workspacesWithDue(me.id, now, WORKSPACES_AT_ONCE);
  for (const workspace_id of workspaces) {
    await alone(services, workspace_id, () => sendReminders(services, { workspace_id }));
  }
}

/** Tells what should have been told already: its job is in the hands of a process that is gone, or of a busy one. */
export async function tellLate(services: ReminderServices): Promise<void> {
  const late = Date.parse(services.clock.now()) - LATE_MS;
  await tellWhatIsDueBy(services, new Date(late).toISOString());
}

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
  await tellWhatIsDueBy(services, now);
  await store.reminders.deriveReminders(now, (workspace_id, actor, error) => {
    services.log.error({ workspace_id, actor, err: faultFacts(error) }, 'reminders are set aside');
    services.meter.count('set_aside');
  });
}
