import type { z } from 'zod';

/** Services that an update may have to wait for. */
export type Awaited = 'speech' | 'model';

/** Something that only a service can answer, asked once for an update. */
export interface ServiceQuestion<R> {
  readonly of: Awaited;
  /** Names it among the questions of its update. */
  readonly name: string;
  /** The answer as it is kept. */
  readonly schema: z.ZodType<R>;
  readonly ask: () => Promise<R>;
  /** Of an answer that came at once: would the next try have to ask a service again? */
  readonly isWorthKeeping: (answer: R) => boolean;
}

/** A question under way: what is kept once it is answered. */
export interface RunningQuestion {
  readonly name: string;
  readonly answer: Promise<unknown>;
}

/**
 * Thrown in the middle of an update that has to wait for a service: the update leaves its worker, and is
 * taken up again from its beginning when the answer is stored in the database. Without `asking` nobody could be
 * asked yet, as too many questions are under way.
 */
export class Parked extends Error {
  readonly waitsFor: Awaited;
  readonly asking: RunningQuestion | null;

  constructor(waitsFor: Awaited, asking: RunningQuestion | null) {
    super('an update waits for a service');
    this.waitsFor = waitsFor;
    this.asking = asking;
  }
}

/** Whether this process may ask one more question that it would have to wait for. */
export interface WaitingRoom {
  hasRoom(service: Awaited): boolean;
}
