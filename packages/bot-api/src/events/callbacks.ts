import type { Clock } from '../clock.ts';
import { badRequest } from '../failure.ts';

/** A tap that the bot may still answer. */
export interface CallbackRecord {
  readonly id: string;
  readonly userId: number;
  readonly chatId: number;
  readonly messageId: number;
  readonly data: string;
  /** Milliseconds since 1970. */
  readonly askedAt: number;
}

/** What a person saw after a tap: nothing (no text), a toast, or an alert. */
export interface CallbackAnswer {
  readonly id: string;
  readonly userId: number;
  readonly chatId: number;
  readonly messageId: number;
  readonly data: string;
  readonly text: string | undefined;
  readonly alert: boolean;
  readonly url: string | undefined;
}

/** Telegram forgets a tap after this time; `answerCallbackQuery` then fails. */
export const CALLBACK_LIFETIME_MS = 150_000;

/** The taps that wait for an answer and the answers given. */
export class Callbacks {
  readonly #clock: Clock;
  readonly #waiting = new Map<string, CallbackRecord>();
  readonly #answers = new Map<string, CallbackAnswer>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  ask(callback: Omit<CallbackRecord, 'askedAt'>): CallbackRecord {
    const record = { ...callback, askedAt: this.#clock().getTime() };
    this.#waiting.set(record.id, record);
    this.#forgetOld();
    return record;
  }

  /** @throws ApiFailure 400 for a tap that is unknown, answered already, or too old. */
  answer(id: string, shown: Pick<CallbackAnswer, 'text' | 'alert' | 'url'>): CallbackAnswer {
    const record = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (!record || this.#clock().getTime() - record.askedAt > CALLBACK_LIFETIME_MS) {
      throw badRequest('query is too old and response timeout expired or query ID is invalid');
    }
    const { askedAt: _, ...tap } = record;
    const answer = { ...tap, ...shown };
    this.#answers.set(id, answer);
    return answer;
  }

  answerTo(id: string): CallbackAnswer | undefined {
    return this.#answers.get(id);
  }

  answers(): readonly CallbackAnswer[] {
    return [...this.#answers.values()];
  }

  /** Keeps memory bounded in long runs: taps are in order of time, so the old ones come first. */
  #forgetOld(): void {
    const oldest = this.#clock().getTime() - CALLBACK_LIFETIME_MS;
    for (const { id, askedAt } of this.#waiting.values()) {
      if (askedAt >= oldest) break;
      this.#waiting.delete(id);
    }
    for (const id of this.#answers.keys()) {
      if (this.#answers.size <= 10_000) break;
      this.#answers.delete(id);
    }
  }
}
