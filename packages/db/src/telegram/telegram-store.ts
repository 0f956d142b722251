import type { Kysely } from 'kysely';
import { guarded } from '../connection/failure.ts';
import type { Schema } from '../connection/schema.ts';
import { type AccessStore, createAccessStore } from './access-store.ts';
import { type ButtonStore, createButtonStore } from './button-store.ts';
import { createFormStore, type FormStore } from './form-store.ts';
import {
  createOutboxStore,
  finishUpdate,
  type OutboxReply,
  type OutboxStore,
  setUpdateAside,
} from './outbox-store.ts';
import { createPollerLease, type PollerLease } from './poller-lease.ts';
import { purgeExpired } from './retention.ts';
import { type ClaimedUpdate, createUpdateStore, type UpdateStore } from './update-store.ts';
import { createUsageStore, type UsageStore } from './usage-store.ts';

/** Everything the Telegram door keeps, behind one interface of its own. */
export interface TelegramStore {
  readonly updates: UpdateStore;
  readonly outbox: OutboxStore;
  readonly buttons: ButtonStore;
  readonly access: AccessStore;
  readonly usage: UsageStore;
  readonly forms: FormStore;
  readonly poller: PollerLease;
  /**
   * Finishes an update outside the runtime's transaction (a read command, a form), together with
   * whatever else `alongside` writes. Throws RetryableError `LEASE_LOST` as `finishUpdate` does.
   */
  finish(
    update: ClaimedUpdate,
    reply: OutboxReply | null,
    alongside?: (trx: Kysely<Schema>) => Promise<void>,
  ): Promise<void>;
  setAside(update: ClaimedUpdate, notice: OutboxReply | null): Promise<void>;
  purgeExpired(): Promise<void>;
}

export function createTelegramStore(db: Kysely<Schema>): TelegramStore {
  return {
    updates: createUpdateStore(db),
    outbox: createOutboxStore(db),
    buttons: createButtonStore(db),
    access: createAccessStore(db),
    usage: createUsageStore(db),
    forms: createFormStore(),
    poller: createPollerLease(db),
    finish: (update, reply, alongside) =>
      guarded(() =>
        alongside
          ? db.transaction().execute(async (trx) => {
              await alongside(trx);
              await finishUpdate(trx, update, reply);
            })
          : finishUpdate(db, update, reply),
      ),
    setAside: (update, notice) => setUpdateAside(db, update, notice),
    purgeExpired: () => purgeExpired(db),
  };
}
