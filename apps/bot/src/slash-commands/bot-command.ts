import type { Message } from '@planerka/contracts';
import type { BotContext } from '../turn/bot-context.ts';

/** One slash command. A new one is a file of its own and a line in the list. */
export interface BotCommand {
  readonly name: string;
  /** What Telegram's menu says about it; null keeps it out of the menu. */
  readonly description: Message | null;
  /** Does its work; what is said meanwhile ends the update. `argument`: the words after the name. */
  handle(ctx: BotContext, argument: string): Promise<void>;
}
