import type { Channel } from '@planerka/contracts';
import { carryOut } from './carry-out.ts';
import { slashCommand } from './slash-command.ts';
import type { CarriedOut, TerminalSpeaker } from './terminal-speaker.ts';

/** One line of a person at the terminal: a slash command, or words. */
export async function respond(
  speaker: TerminalSpeaker,
  words: string,
  channel: Channel,
): Promise<CarriedOut> {
  return words.startsWith('/')
    ? await slashCommand(speaker, words)
    : await carryOut(speaker, words, channel);
}
