import { once } from 'node:events';

/**
 * Aborts at the first SIGTERM or SIGINT; a second one ends the process at once. Asked for before
 * anything is started, so that a signal in the middle of the start still closes what was opened.
 */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  const onSignal = () => {
    if (stop.signal.aborted) process.exit(130);
    stop.abort();
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  return stop.signal;
}

/** Resolves when the signal aborts, at once if it has already. */
export async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}
