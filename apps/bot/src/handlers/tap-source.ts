import { tell } from '@planerka/texts';
import type { TappedOp } from '../reply/button-op.ts';
import { sourceChat } from '../telegram/source-of.ts';
import type { BotContext } from '../turn/bot-context.ts';

/**
 * "Источник" on a card: the messages are shown in the chat they came from, and nowhere else, so that nobody
 * is shown what was said in a chat that they may not be in.
 */
export async function tapSource(
  { turn, services }: BotContext,
  { kind, number }: Extract<TappedOp, { type: 'source' }>,
): Promise<void> {
  const view = services.reader.view(await turn.workspace());
  const target = await view.byNumber(kind, number);
  const sources = target === null || target.kind === 'project' ? null : target.row.sources;
  if (sources === null || sources.length === 0)
    return turn.say(...turn.tapAnswer(tell('tap_gone')));
  const here = sourceChat(turn.place.chatId);
  const own = sources.filter(({ chat }) => chat === here);
  if (own.length === 0) return turn.say(...turn.tapAnswer(tell('source_elsewhere')));
  turn.say(
    ...turn.tapAnswer(null),
    ...own.map(({ messages }) => ({ kind: 'copies' as const, messages: [...messages] })),
  );
}
