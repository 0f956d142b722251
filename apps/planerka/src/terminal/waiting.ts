import type { ReachOptions } from '../compose/once-reachable.ts';
import { describeError } from '../error-map.ts';
import { withoutEscapes } from './without-escapes.ts';

/** A start that waits for its database says so in one line, with the mend should it wait in vain. */
export function tellWaiting(
  { conceal }: { readonly conceal: (text: string) => string },
  stopping?: AbortSignal,
): ReachOptions {
  return {
    onWait: (error) => {
      process.stderr.write(`${withoutEscapes(conceal(describeError(error)))} Жду её до минуты.\n`);
    },
    ...(stopping ? { stopping } : {}),
  };
}
