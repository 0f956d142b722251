import type { Clock } from '../clock.ts';
import { unixTime } from '../clock.ts';
import { type QueuedUpdate, type UpdateQueue, updateJson } from './update-queue.ts';

export interface WebhookSettings {
  readonly url: string;
  readonly secretToken: string | undefined;
  readonly maxConnections: number;
  readonly ipAddress: string | undefined;
  readonly hasCertificate: boolean;
}

export interface WebhookTimes {
  /** Of the second retry; the first comes at once, each later one waits twice as long. */
  readonly retryMs: number;
  readonly longestRetryMs: number;
  /** Of one delivery. */
  readonly timeoutMs: number;
}

/** What a bot may answer a delivery with: a call to be made for it. */
export type WebhookReply = (call: Readonly<Record<string, unknown>>) => Promise<unknown>;

interface Lane {
  readonly updates: QueuedUpdate[];
  busy: boolean;
  failures: number;
}

/** Delivers updates to the bot: lanes side by side, in a lane the next one only after a 2xx. */
export class Webhook {
  readonly #queue: UpdateQueue;
  readonly #clock: Clock;
  readonly #times: WebhookTimes;
  readonly #reply: WebhookReply;
  readonly #lanes = new Map<string, Lane>();
  #closing = new AbortController();
  #sending = 0;
  settings: WebhookSettings | undefined;
  lastError: { readonly date: number; readonly message: string } | undefined;

  constructor(queue: UpdateQueue, clock: Clock, times: WebhookTimes, reply: WebhookReply) {
    this.#queue = queue;
    this.#clock = clock;
    this.#times = times;
    this.#reply = reply;
    queue.subscribe((update) => this.#add(update));
  }

  /** Starts delivering, with everything that waits already. */
  set(settings: WebhookSettings): void {
    this.delete();
    this.settings = settings;
    for (const update of this.#queue.pending) this.#add(update);
  }

  /** Stops delivering; what was not answered waits for the next reader. */
  delete(): void {
    this.#closing.abort();
    this.#closing = new AbortController();
    this.#lanes.clear();
    this.#sending = 0;
    this.settings = undefined;
    this.lastError = undefined;
  }

  #add(update: QueuedUpdate): void {
    if (!this.settings) return;
    const lane = this.#lanes.get(update.lane) ?? { updates: [], busy: false, failures: 0 };
    this.#lanes.set(update.lane, lane);
    lane.updates.push(update);
    this.#pump();
  }

  #pump(): void {
    const { settings } = this;
    if (!settings) return;
    for (const lane of this.#lanes.values()) {
      if (this.#sending >= settings.maxConnections) return;
      const [update] = lane.updates;
      if (update && !lane.busy) void this.#deliver(settings, lane, update);
    }
  }

  async #deliver(settings: WebhookSettings, lane: Lane, update: QueuedUpdate): Promise<void> {
    const { signal } = this.#closing;
    lane.busy = true;
    this.#sending += 1;
    const problem = await this.#send(settings, update, signal);
    if (signal.aborted) return;
    this.#sending -= 1;
    if (problem === undefined) this.#delivered(lane, update);
    else this.#failed(lane, update, problem, signal);
    this.#pump();
  }

  #delivered(lane: Lane, update: QueuedUpdate): void {
    lane.busy = false;
    lane.failures = 0;
    if (update.repeats > 0) {
      lane.updates[0] = { ...update, repeats: update.repeats - 1 };
      return;
    }
    lane.updates.shift();
    this.#queue.confirm(update.id);
    if (lane.updates.length === 0) this.#lanes.delete(update.lane);
  }

  #failed(lane: Lane, update: QueuedUpdate, problem: string, signal: AbortSignal): void {
    this.lastError = { date: unixTime(this.#clock), message: problem };
    const { retryMs, longestRetryMs } = this.#times;
    const delay = lane.failures === 0 ? 0 : Math.min(retryMs * 2 ** lane.failures, longestRetryMs);
    lane.failures += 1;
    const retry = () => {
      if (signal.aborted) return;
      lane.busy = false;
      if (update.expiresAt < this.#clock().getTime()) {
        lane.updates.shift();
        this.#queue.confirm(update.id);
      }
      this.#pump();
    };
    setTimeout(retry, delay).unref();
  }

  /** Resolves to what went wrong, in the words of getWebhookInfo, or to nothing after a 2xx. */
  async #send(
    settings: WebhookSettings,
    update: QueuedUpdate,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    try {
      const response = await fetch(settings.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(settings.secretToken && {
            'x-telegram-bot-api-secret-token': settings.secretToken,
          }),
        },
        body: updateJson(update),
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(this.#times.timeoutMs)]),
      });
      const text = await response.text();
      if (!response.ok) {
        const status = `${response.status} ${response.statusText}`.trim();
        return `Wrong response from the webhook: ${status}`;
      }
      await this.#answer(text);
      return undefined;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'TimeoutError') {
        return 'Read timeout expired';
      }
      return 'Connection refused';
    }
  }

  async #answer(text: string): Promise<void> {
    let call: unknown;
    try {
      call = JSON.parse(text);
    } catch {
      return;
    }
    if (typeof call === 'object' && call !== null && 'method' in call) {
      await this.#reply({ ...call });
    }
  }
}
