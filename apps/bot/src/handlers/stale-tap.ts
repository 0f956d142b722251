import { say } from '@planerka/plan';
import type { ReplyPart } from '../reply/reply.ts';
import type { BotContext } from '../turn/bot-context.ts';

/** Tells over the button that it means nothing any more; `settle`: what becomes of its message. */
export function staleTap({ turn }: BotContext, settle: readonly ReplyPart[] = []): void {
  turn.say(...turn.tapAnswer(say('stale_button', {})), ...settle);
}
