import type { MethodName } from '../schema/method-schemas.ts';

/** What may go wrong with one request of the bot, and when. */
export type CallFault =
  /** 429 with `retry_after`, nothing done. */
  | { readonly type: 'too_many_requests'; readonly retryAfterSeconds: number }
  /** A JSON error of the server (500 unless told otherwise), nothing done. */
  | { readonly type: 'server_error'; readonly code?: number; readonly description?: string }
  /** A proxy's HTML page with 502, nothing done. */
  | { readonly type: 'bad_gateway' }
  /** The connection breaks, nothing done. */
  | { readonly type: 'drop_before' }
  /** The connection breaks after everything was done: a blind retry does it twice. */
  | { readonly type: 'drop_after' }
  /** No answer ever; `accepted` tells whether it was done. */
  | { readonly type: 'hang'; readonly accepted: boolean }
  /** The answer comes late; it is done at once. */
  | { readonly type: 'slow'; readonly delayMs: number }
  /** Of a download: the connection breaks after so many bytes. */
  | { readonly type: 'cut_file'; readonly afterBytes: number };

/** What may go wrong with updates. */
export type UpdateFault =
  /** An update comes once more, under its own number, after the bot confirmed it. */
  | { readonly type: 'repeat_update' }
  /** A tap comes once more under a new number: clients send a tap again when the net is bad. */
  | { readonly type: 'repeat_tap' };

export interface FaultScope {
  /** Which calls; `download` is a file's link, and no method means all but getUpdates. */
  readonly method?: MethodName | 'download';
  /** Looks at the call's parameters; for a download, at `{file_path}`. */
  readonly where?: (args: Readonly<Record<string, unknown>>) => boolean;
  /** How many calls pass before the fault; none by default. */
  readonly skip?: number;
  /** How many times it strikes; once by default. */
  readonly times?: number;
}

export type Fault = (CallFault & FaultScope) | (UpdateFault & { readonly times?: number });

/** A fault in waiting. */
export interface PlannedFault {
  /** How many times it will still strike. */
  readonly left: number;
  cancel(): void;
}

interface Entry {
  readonly fault: Fault;
  skip: number;
  left: number;
}

/** The list of everything that will go wrong; the first that fits a call strikes it. */
export class Faults {
  #entries: Entry[] = [];

  /** Plans a fault; it is gone once it has struck `times` times. */
  add(fault: Fault): PlannedFault {
    const skip = 'skip' in fault ? (fault.skip ?? 0) : 0;
    const entry: Entry = { fault, skip, left: fault.times ?? 1 };
    this.#entries.push(entry);
    return {
      get left() {
        return entry.left;
      },
      cancel: () => {
        entry.left = 0;
        this.#entries = this.#entries.filter((other) => other !== entry);
      },
    };
  }

  /** Cancels everything that is left. */
  clear(): void {
    for (const entry of this.#entries) entry.left = 0;
    this.#entries = [];
  }

  /** The fault for this call, if one is due. */
  strikeCall(method: string, args: Readonly<Record<string, unknown>>): CallFault | undefined {
    if (this.#entries.length === 0) return undefined;
    return this.#strike((fault): fault is CallFault & FaultScope => {
      if (fault.type === 'repeat_update' || fault.type === 'repeat_tap') return false;
      const meant = fault.method ?? (method === 'getUpdates' ? 'no such method' : method);
      return meant === method && (fault.where?.(args) ?? true);
    });
  }

  /** Whether the update now queued is to come twice. */
  strikeUpdate(type: UpdateFault['type']): boolean {
    return this.#strike((fault): fault is UpdateFault => fault.type === type) !== undefined;
  }

  #strike<F extends Fault>(fits: (fault: Fault) => fault is F): F | undefined {
    for (const entry of this.#entries) {
      const { fault } = entry;
      if (!fits(fault)) continue;
      if (entry.skip > 0) {
        entry.skip -= 1;
        continue;
      }
      entry.left -= 1;
      if (entry.left <= 0) this.#entries = this.#entries.filter((other) => other !== entry);
      return fault;
    }
    return undefined;
  }
}
