import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { growYoungSpace } from './young-space.ts';

/** How often is looked. */
const LOOK_MS = 5_000;
/** Of a look's time: a process that does less only looks for what may be due. */
const QUIET_SHARE = 0.06;
/** What was done in looks that were not quiet, before it is worth it. */
const WORTH_MS = 500;

/** What tells when memory is tidied: milliseconds of work of this process so far, and what is done about it. */
export interface TidyPorts {
  readonly workedMs: () => number;
  readonly collect: () => void;
  /** Is called at each look that was not quiet, so that what is done next has room. */
  readonly makeRoom: () => void;
}

/**
 * Gives back what was taken while there was much to do, as soon as there is nothing: by itself the engine
 * collects only while it allocates, so that what the last message has left would stay for hours. The
 * pause falls into a silence. Returns what ends it.
 */
export function tidyMemory(ports: TidyPorts = thisProcess(), lookEveryMs = LOOK_MS): () => void {
  let seen = ports.workedMs();
  let busyMs = 0;
  const look = () => {
    const workedMs = ports.workedMs() - seen;
    seen += workedMs;
    if (workedMs >= lookEveryMs * QUIET_SHARE) {
      busyMs += workedMs;
      ports.makeRoom();
    } else if (busyMs >= WORTH_MS) {
      busyMs = 0;
      ports.collect();
      seen = ports.workedMs();
    }
  };
  const timer = setInterval(look, lookEveryMs).unref();
  return () => clearInterval(timer);
}

function thisProcess(): TidyPorts {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('the engine collects only by itself');
  return {
    workedMs: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    },
    collect: () => {
      // Memory is given back only where what is left is put together. That is a pause of a tenth of a second
      // and more: with work under way the slowest answers took twice as long.
      setFlagsFromString('--compact-on-every-full-gc');
      collect();
      setFlagsFromString('--no-compact-on-every-full-gc');
    },
    makeRoom: growYoungSpace,
  };
}
