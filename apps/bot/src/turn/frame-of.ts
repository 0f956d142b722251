import type { Frame } from '@planerka/contracts';
import type { BotServices } from './services.ts';

/** For whom words are made now: in that zone, in the bot's language. */
export function frameOf(
  { clock, locale }: Pick<BotServices, 'clock' | 'locale'>,
  zone: string,
): Frame {
  return { now: clock.now(), zone, locale };
}
