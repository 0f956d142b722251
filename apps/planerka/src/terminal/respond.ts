import type { Channel } from '@planerka/contracts';
import { carryOut } from './carry-out.ts';
import { pressTap, typedTap } from './set-taps.ts';
import { slashCommand } from './slash-command.ts';
import type { CarriedOut, TerminalSpeaker } from './terminal-speaker.ts';

/** One line of a person at the terminal: a slash command, a button of a change set, or words. */
export async function respond(
  speaker: TerminalSpeaker,
  words: string,
  channel: Channel,
): Promise<CarriedOut> {
  const tap = typedTap(words);
  if (tap !== null) return await pressTap(speaker, tap);
  return words.startsWith('/')
    ? await slashCommand(speaker, words)
    : await carryOut(speaker, words, channel);
}
