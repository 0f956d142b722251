import type { Update } from '@grammyjs/types';
import type { Clock } from '../clock.ts';
import type { EventStream } from '../events/events.ts';
import type { Identifiers } from '../identifiers.ts';

export type UpdateType = Exclude<keyof Update, 'update_id'>;

export interface QueuedUpdate {
  readonly id: number;
  readonly type: UpdateType;
  /** What the update carries, as JSON; written once and sent as it is. */
  readonly payload: string;
  /** Milliseconds since 1970; an update nobody took by then is gone. */
  readonly expiresAt: number;
  /** Webhooks deliver one update of a lane at a time. */
  readonly lane: string;
  /** How often it comes again after the bot has confirmed it; a fault. */
  readonly repeats: number;
}

export interface NewUpdate {
  readonly lifetimeMs: number;
  readonly lane: string;
  readonly repeats?: number;
}

/** What Telegram leaves out unless a bot asks for it. */
const NOT_BY_DEFAULT = new Set<UpdateType>([
  'chat_member',
  'message_reaction',
  'message_reaction_count',
]);
/** Telegram starts its numbers here at the lowest and at a random place below the second. */
const ID_RANGE = [2_000_001, 2 ** 30 - 1] as const;
/** An offset further ahead than this cannot be meant: it is from before the numbers restarted. */
const FAR_AHEAD = 10;

/** The updates a bot has not confirmed yet. */
export class UpdateQueue {
  readonly #clock: Clock;
  readonly #identifiers: Identifiers;
  readonly #events: EventStream;
  readonly #listeners = new Set<(update: QueuedUpdate) => void>();
  /** In the order they came. */
  readonly #pending = new Map<number, QueuedUpdate>();
  #again: QueuedUpdate[] = [];
  #nextId: number;
  #restartAt: number | undefined;
  /** Empty means the default. */
  allowed: readonly UpdateType[] = [];

  constructor(clock: Clock, identifiers: Identifiers, events: EventStream) {
    this.#clock = clock;
    this.#identifiers = identifiers;
    this.#events = events;
    this.#nextId = identifiers.integer(...ID_RANGE);
  }

  get nextId(): number {
    return this.#nextId;
  }

  /** Not confirmed and not expired. */
  get pending(): readonly QueuedUpdate[] {
    return this.#first(Number.POSITIVE_INFINITY);
  }

  /** Calls `listener` with every new update, right after it is queued. */
  subscribe(listener: (update: QueuedUpdate) => void): void {
    this.#listeners.add(listener);
  }

  /** Queues an update and returns its number, or nothing if the bot did not ask for its kind. */
  push(type: UpdateType, payload: object | string, options: NewUpdate): number | undefined {
    if (!this.#isAllowed(type)) return undefined;
    if (this.#restartAt !== undefined && this.#pending.size === 0) {
      this.#nextId = this.#restartAt;
      this.#restartAt = undefined;
    }
    const update: QueuedUpdate = {
      id: this.#nextId,
      type,
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      expiresAt: this.#clock().getTime() + options.lifetimeMs,
      lane: options.lane,
      repeats: options.repeats ?? 0,
    };
    this.#nextId += 1;
    this.#pending.set(update.id, update);
    for (const listener of this.#listeners) listener(update);
    return update.id;
  }

  /**
   * Confirms what lies before `offset` and returns at most `limit` of the rest. A negative offset
   * keeps that many from the end.
   */
  take(offset: number, limit: number): readonly QueuedUpdate[] {
    if (offset < 0) {
      const pending = this.pending;
      this.#confirm(pending.slice(0, Math.max(0, pending.length + offset)));
    } else if (offset > 0 && offset <= this.#nextId + FAR_AHEAD) {
      const confirmed: QueuedUpdate[] = [];
      for (const update of this.#pending.values()) {
        if (update.id >= offset) break;
        confirmed.push(update);
      }
      this.#confirm(confirmed);
    }
    const again = this.#again.splice(0, limit);
    return [...again, ...this.#first(limit - again.length)];
  }

  /** Confirms one update, as an answered webhook does. */
  confirm(id: number): void {
    const update = this.#pending.get(id);
    if (update) this.#confirm([update]);
  }

  /** Drops everything, unread. */
  clear(): void {
    this.#pending.clear();
    this.#again = [];
    this.#events.emit({ type: 'updates_taken', pending: 0 });
  }

  /**
   * Lets the numbers go on somewhere else (at random if not told where), lower ones included, as
   * Telegram does after a quiet week: with the first update that finds the queue empty.
   */
  restartIds(at?: number): void {
    this.#restartAt = at ?? this.#identifiers.integer(...ID_RANGE);
  }

  /** Takes over what a snapshot kept. */
  restore(nextId: number, pending: readonly QueuedUpdate[]): void {
    this.#nextId = nextId;
    for (const update of pending) this.#pending.set(update.id, update);
  }

  #isAllowed(type: UpdateType): boolean {
    return this.allowed.length === 0 ? !NOT_BY_DEFAULT.has(type) : this.allowed.includes(type);
  }

  #first(limit: number): QueuedUpdate[] {
    const now = this.#clock().getTime();
    const first: QueuedUpdate[] = [];
    for (const update of this.#pending.values()) {
      if (first.length >= limit) break;
      if (update.expiresAt < now) this.#pending.delete(update.id);
      else first.push(update);
    }
    return first;
  }

  #confirm(updates: readonly QueuedUpdate[]): void {
    if (updates.length === 0) return;
    for (const update of updates) {
      this.#pending.delete(update.id);
      if (update.repeats > 0) this.#again.push({ ...update, repeats: update.repeats - 1 });
    }
    this.#events.emit({ type: 'updates_taken', pending: this.#pending.size });
  }
}

/** The update as the bot reads it. */
export function updateJson({ id, type, payload }: QueuedUpdate): string {
  return `{"update_id":${id},"${type}":${payload}}`;
}
