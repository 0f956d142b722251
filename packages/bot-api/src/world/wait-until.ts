import type { EventStream, WorldEvent } from '../events/events.ts';

export interface WaitOptions {
  /** Of real time; a minute unless told otherwise. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 60_000;

/**
 * Waits until `look` finds something: it is asked once for what is there already, and then with
 * every event of the world.
 * @throws Error when the time is over, with what `shown` tells of the world by then.
 */
export function waitUntil<T>(
  events: EventStream,
  look: (event?: WorldEvent) => T | undefined,
  { timeoutMs = TIMEOUT_MS }: WaitOptions,
  shown: () => string,
): Promise<T> {
  const found = look();
  if (found !== undefined) return Promise.resolve(found);
  return new Promise((resolve, reject) => {
    const stop = events.subscribe((event) => {
      try {
        const later = look(event);
        if (later === undefined) return;
        resolve(later);
      } catch (error) {
        // A test's own mistake is the test's to see; the bot's call must not fail of it.
        reject(error instanceof Error ? error : new Error(String(error)));
      }
      clearTimeout(timer);
      stop();
    });
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`nothing came in ${timeoutMs} ms; ${shown()}`));
    }, timeoutMs);
  });
}
