import type { Message, MessageWait, World } from '@planerka/bot-api';

/** What the bot shows while it works and then edits into its answer: a busy machine shows it often. */
export const PLACEHOLDER = 'Секунду…';

/**
 * Waits until what a person has said is answered, however long the bot shows that it is at work. Tests
 * wait for answers by this alone: `waitForReply` would take the placeholder for one on a slow machine.
 */
export function answered(
  world: World,
  said: Message,
  options: Omit<MessageWait, 'after'> = {},
): Promise<Message> {
  const { where = () => true } = options;
  return world.waitForReply(said, {
    ...options,
    where: (message) => message.text !== PLACEHOLDER && where(message),
  });
}
