import type { Kysely } from 'kysely';
import { type BurstStore, createBurstStore } from '../agents/burst-store.ts';
import { type AttachedWrite, writeTogether } from '../connection/attached-write.ts';
import type { Schema } from '../connection/schema.ts';
import { createReminderStore, type ReminderStore } from '../reminders/reminder-store.ts';
import { createSuggestionStats, type SuggestionStats } from '../suggestions/suggestion-stats.ts';
import { type AccessStore, createAccessStore } from './access-store.ts';
import { type ButtonStore, createButtonStore } from './button-store.ts';
import { type ChangeSetNewsStore, createChangeSetNews } from './change-set-news.ts';
import { createMemberStore, type MemberStore } from './member-store.ts';
import { createOutboxStore, type OutboxStore } from './outbox-store.ts';
import { createPollerLease, type PollerLease } from './poller-lease.ts';
import { purgeExpired } from './retention.ts';
import { createShownStore, type ShownStore } from './shown-store.ts';
import { type UpdateEnd, updateEnd } from './update-end.ts';
import { createUpdateStore } from './update-store.ts';
import type { ClaimedUpdate, UpdateStore } from './updates.ts';
import { createUsageStore, type UsageStore } from './usage-store.ts';

/** Everything the Telegram door keeps, behind one interface of its own. */
export interface TelegramStore {
  /** The number under which this process claims. */
  readonly process: number | null;
  readonly updates: UpdateStore;
  readonly outbox: OutboxStore;
  readonly buttons: ButtonStore;
  readonly shown: ShownStore;
  readonly access: AccessStore;
  readonly members: MemberStore;
  readonly reminders: ReminderStore;
  readonly bursts: BurstStore;
  readonly changeSets: ChangeSetNewsStore;
  readonly suggestions: SuggestionStats;
  readonly usage: UsageStore;
  readonly poller: PollerLease;
  /**
   * Ends an update outside the runtime (a read command, a form), with other writes of the same
   * statement. Throws RetryableError `LEASE_LOST` as `updateEnd` says.
   */
  finish(update: ClaimedUpdate, end: UpdateEnd, more?: readonly AttachedWrite[]): Promise<void>;
  /** Ends an update inside a transaction that is the caller's. */
  finishIn(trx: Kysely<Schema>, update: ClaimedUpdate, end: UpdateEnd): Promise<void>;
  purgeExpired(): Promise<void>;
}

export interface TelegramStoreOptions {
  readonly marks?: Kysely<Schema> | undefined;
  /** The number that this process holds (`holdNumber`): what it has claimed is free once it is gone. */
  readonly process?: number | null;
}

/**
 * The store over `db`. `marks` may be a relaxed connection (`connect`): claims, leases and "sent" are
 * marks, and what a crash of the server makes of them is at worst a repetition.
 */
export function createTelegramStore(
  db: Kysely<Schema>,
  { marks = db, process = null }: TelegramStoreOptions = {},
): TelegramStore {
  return {
    process,
    updates: createUpdateStore(db, marks, process),
    outbox: createOutboxStore(marks, process),
    buttons: createButtonStore(db),
    shown: createShownStore(db),
    access: createAccessStore(db),
    members: createMemberStore(db),
    reminders: createReminderStore(db),
    bursts: createBurstStore(db),
    changeSets: createChangeSetNews(db),
    suggestions: createSuggestionStats(db),
    usage: createUsageStore(db),
    poller: createPollerLease(marks, process),
    finish: (update, end, more = []) => writeTogether(db, [updateEnd(update, end), ...more]),
    finishIn: (trx, update, end) => writeTogether(trx, [updateEnd(update, end)]),
    purgeExpired: () => purgeExpired(db),
  };
}
