import type { Api } from 'grammy';

type GrammySignal = NonNullable<Parameters<Api['getMe']>[0]>;

/** grammY's types name a polyfill's signal; the platform's own is what it takes. */
export function grammySignal(signal: AbortSignal): GrammySignal {
  return signal as GrammySignal;
}
