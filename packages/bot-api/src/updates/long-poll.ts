import type { EventStream } from '../events/events.ts';
import { ApiFailure } from '../failure.ts';
import { type QueuedUpdate, type UpdateQueue, updateJson } from './update-queue.ts';

export interface PollRequest {
  readonly offset: number;
  readonly limit: number;
  /** Of the wait when there is nothing yet; 0 answers at once. */
  readonly timeoutSeconds: number;
  /** Aborted when the bot hangs up. */
  readonly signal: AbortSignal;
}

interface Waiting {
  readonly request: PollRequest;
  readonly settle: (answer: string | ApiFailure) => void;
}

const OTHER_POLL =
  'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running';

/** getUpdates: one bot at a time waits here for its next updates. */
export class LongPoll {
  readonly #queue: UpdateQueue;
  readonly #events: EventStream;
  #waiting: Waiting | undefined;

  constructor(queue: UpdateQueue, events: EventStream) {
    this.#queue = queue;
    this.#events = events;
    // Updates that come together are answered together.
    queue.subscribe(() => queueMicrotask(() => this.#wake()));
  }

  /**
   * Resolves to the JSON array of updates.
   * @throws ApiFailure 409 in the one that waited, when a second one comes.
   */
  async poll(request: PollRequest): Promise<string> {
    this.abort(OTHER_POLL);
    const ready = this.#queue.take(request.offset, request.limit);
    if (ready.length > 0 || request.timeoutSeconds <= 0) return arrayOf(ready);
    return new Promise((resolve, reject) => {
      const done = () => settle('[]');
      const timer = setTimeout(done, request.timeoutSeconds * 1000);
      const waiting: Waiting = { request, settle };
      function settle(answer: string | ApiFailure): void {
        clearTimeout(timer);
        request.signal.removeEventListener('abort', hangUp);
        if (typeof answer === 'string') resolve(answer);
        else reject(answer);
      }
      const hangUp = () => {
        if (this.#waiting === waiting) this.#waiting = undefined;
        settle('[]');
      };
      request.signal.addEventListener('abort', hangUp);
      this.#waiting = waiting;
      this.#events.emit({ type: 'poll_waits' });
    });
  }

  /** Ends the wait, if there is one, with a 409 that says `why`. */
  abort(why: string): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.settle(new ApiFailure(409, why));
  }

  #wake(): void {
    const waiting = this.#waiting;
    if (!waiting) return;
    const ready = this.#queue.take(waiting.request.offset, waiting.request.limit);
    if (ready.length === 0) return;
    this.#waiting = undefined;
    waiting.settle(arrayOf(ready));
  }
}

function arrayOf(updates: readonly QueuedUpdate[]): string {
  return `[${updates.map(updateJson).join(',')}]`;
}
