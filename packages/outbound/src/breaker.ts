import { RetryableError } from '@planerka/contracts';

export interface BreakerOptions {
  /** So many failures in a row, and the service is let rest. */
  readonly failuresMax: number;
  readonly restMs: number;
  /** Each rest after a failed try is twice as long, up to this. */
  readonly restMaxMs: number;
  readonly nowMs: () => number;
}

/** `working`: everything is asked; `resting`: nothing is; `trying`: one call shows whether it works again. */
export type BreakerState = 'working' | 'resting' | 'trying';

/**
 * Keeps a service that fails again and again from being asked by everybody in turn, each of whom would wait
 * for its time limit.
 */
export class Breaker {
  readonly #options: BreakerOptions;
  #failures = 0;
  #rests = 0;
  #restsUntil: number | null = null;
  #isTrying = false;

  constructor(options: BreakerOptions) {
    this.#options = options;
  }

  get state(): BreakerState {
    if (this.#restsUntil === null) return 'working';
    return this.#isTrying ? 'trying' : 'resting';
  }

  get failuresInARow(): number {
    return this.#failures;
  }

  /** Throws `OUTBOUND_RESTS` where a call would now be in vain. */
  check(): void {
    if (this.#restsUntil === null) return;
    if (this.#isTrying || this.#options.nowMs() < this.#restsUntil) {
      throw new RetryableError('OUTBOUND_RESTS', 'the service has failed too often just now');
    }
  }

  /** A call begins that `check` has let pass; says whether it is the one that tries. */
  begin(): boolean {
    if (this.#restsUntil === null) return false;
    this.#isTrying = true;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#rests = 0;
    this.#restsUntil = null;
    this.#isTrying = false;
  }

  failed(tried: boolean): void {
    this.#failures += 1;
    if (tried) this.#isTrying = false;
    // Those that were under way when the rest began say nothing new.
    if (!tried && (this.#restsUntil !== null || this.#failures < this.#options.failuresMax)) return;
    const { restMs, restMaxMs, nowMs } = this.#options;
    this.#restsUntil = nowMs() + Math.min(restMs * 2 ** this.#rests, restMaxMs);
    this.#rests += 1;
  }

  /** The caller has hung up: that says nothing of the service. */
  left(tried: boolean): void {
    if (tried) this.#isTrying = false;
  }
}
