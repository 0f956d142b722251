import type { Clock } from '../clock.ts';
import { tooManyRequests } from '../failure.ts';

/** Messages a bot may send; Telegram publishes about these numbers. */
export interface FloodLimitOptions {
  readonly perChatPerSecond: number;
  readonly perGroupPerMinute: number;
  readonly overallPerSecond: number;
}

export const TELEGRAM_LIMITS: FloodLimitOptions = {
  perChatPerSecond: 1,
  perGroupPerMinute: 20,
  overallPerSecond: 30,
};

/** Counts what a bot sends, by the server's clock. */
export class FloodLimits {
  readonly #clock: Clock;
  readonly #options: FloodLimitOptions | undefined;
  readonly #windows = new Map<string, number[]>();

  constructor(clock: Clock, options: FloodLimitOptions | undefined) {
    this.#clock = clock;
    this.#options = options;
  }

  /** @throws ApiFailure 429 when one more message to this chat would be too many. */
  count(chatId: number): void {
    if (!this.#options) return;
    const { perChatPerSecond, perGroupPerMinute, overallPerSecond } = this.#options;
    const windows: [key: string, limit: number, spanMs: number][] = [
      [`chat ${chatId}`, perChatPerSecond, 1000],
      ['all', overallPerSecond, 1000],
    ];
    if (chatId < 0) windows.push([`group ${chatId}`, perGroupPerMinute, 60_000]);
    const now = this.#clock().getTime();
    const waits = windows.map(([key, limit, spanMs]) => {
      const sent = (this.#windows.get(key) ?? []).filter((at) => now - at < spanMs);
      this.#windows.set(key, sent);
      const freeAt = sent.length < limit ? now : (sent[sent.length - limit] ?? now) + spanMs;
      return freeAt - now;
    });
    const wait = Math.max(...waits);
    if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000));
    for (const [key] of windows) this.#windows.get(key)?.push(now);
  }
}
