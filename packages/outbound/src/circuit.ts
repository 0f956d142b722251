import { Breaker, type BreakerState } from './breaker.ts';

export interface CircuitOptions {
  /** How it is called in health and metrics. */
  readonly service: string;
  readonly failuresMax?: number;
  /**
   * Does a call that hangs say something of the next one? Default yes. Where calls are of different people, and
   * one of them may hang alone, a rest would silence the others.
   */
  readonly restsForHangs?: boolean;
  readonly restMs?: number;
  readonly restMaxMs?: number;
  readonly nowMs?: () => number;
  /** Told when the service is let rest and when it works again. */
  readonly onChange?: (health: OutboundHealth) => void;
}

/** How a service does, as far as the calls of this process show. */
export interface OutboundHealth {
  readonly service: string;
  readonly state: BreakerState;
  readonly in_hand: number;
  readonly waiting: number;
  readonly failures_in_a_row: number;
  readonly last_failure: string | null;
  /** Calls since the start by what became of them. */
  readonly calls: Readonly<Record<CallEnd, number>>;
}

/** `left`: the caller hung up; `turned_away`: it was not asked, as it rests. */
export type CallEnd = 'answered' | 'failed' | 'left' | 'turned_away';

/** How a call ended, and why it failed; only the first end of a call counts. */
export type Ending = (end: Exclude<CallEnd, 'turned_away'>, why?: string) => void;

/** Knows how a service does from the calls of it, and lets it rest when it keeps failing. */
export interface Circuit {
  /** Throws RetryableError `OUTBOUND_RESTS` where a call would now be in vain. */
  check(): void;
  /** A call begins that `check` has let pass, or that had begun before. */
  begin(): Ending;
  health(this: void): OutboundHealth;
}

/** How many calls are under way, and how many wait for one of these to end. */
export interface InHand {
  readonly taken: number;
  readonly waiting: number;
}

export const TOO_SLOW = 'too slow';
const FAILURES_MAX = 5;
const REST_MS = 10_000;
const REST_MAX_MS = 60_000;

/** Makes a circuit; `inHand` is asked for what health shows. */
export function createCircuit(options: CircuitOptions, inHand: () => InHand): Circuit {
  const { service, onChange, restsForHangs = true } = options;
  const breaker = new Breaker({
    failuresMax: options.failuresMax ?? FAILURES_MAX,
    restMs: options.restMs ?? REST_MS,
    restMaxMs: options.restMaxMs ?? REST_MAX_MS,
    nowMs: options.nowMs ?? (() => performance.now()),
  });
  const calls: Record<CallEnd, number> = { answered: 0, failed: 0, left: 0, turned_away: 0 };
  let lastFailure: string | null = null;

  const health = (): OutboundHealth => {
    const { taken, waiting } = inHand();
    return {
      service,
      state: breaker.state,
      in_hand: taken,
      waiting,
      failures_in_a_row: breaker.failuresInARow,
      last_failure: lastFailure,
      calls: { ...calls },
    };
  };

  return {
    check: () => {
      try {
        breaker.check();
      } catch (error) {
        calls.turned_away += 1;
        throw error;
      }
    },
    begin: () => {
      const tried = breaker.begin();
      let isOver = false;
      return (end, why) => {
        if (isOver) return;
        isOver = true;
        calls[end] += 1;
        const before = breaker.state;
        const saysNothing = end === 'left' || (why === TOO_SLOW && !restsForHangs);
        if (end === 'answered') breaker.succeeded();
        else if (saysNothing) breaker.left(tried);
        else breaker.failed(tried);
        if (end === 'failed') lastFailure = why ?? 'no answer';
        const isNews = (before === 'working') !== (breaker.state === 'working');
        if (isNews) onChange?.(health());
      };
    },
    health,
  };
}
