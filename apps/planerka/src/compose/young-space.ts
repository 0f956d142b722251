import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Of both halves: the one in use, and the one to which what lives on is copied. */
const ENOUGH_BYTES = 8 * 1024 * 1024;
const GROWS = '--semi-space-growth-factor=4';
const STAYS = '--semi-space-growth-factor=1';

const youngBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;

let observer: PerformanceObserver | null = null;

/**
 * Lets the space of young objects grow from the megabyte with which the program starts to four, and no
 * further. A process that has much to do collects too often with one: what a call still needs is taken for
 * old, and old objects are collected in pauses that everybody waits for. A process that has nothing to do
 * needs no more than one. The engine grows it by itself as it collects; asked again meanwhile, or when it
 * has grown, this does nothing.
 */
export function growYoungSpace(): void {
  if (observer !== null || youngBytes() >= ENOUGH_BYTES) return;
  setFlagsFromString(GROWS);
  observer = new PerformanceObserver(() => {
    if (youngBytes() < ENOUGH_BYTES) return;
    setFlagsFromString(STAYS);
    observer?.disconnect();
    observer = null;
  });
  observer.observe({ entryTypes: ['gc'] });
}
