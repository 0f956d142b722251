import { ru } from '../../texts/ru.ts';
import type { ChatMessage } from '../../wire/chat-message.ts';
import { senderName, summary } from '../chat/message-bubble.ts';
import { element } from '../dom/element.ts';
import { icon } from '../dom/icon.ts';
import { iconButton } from '../dom/icon-button.ts';

/** What the next words are: an answer to a message, or its new text. */
export interface ReferencedMessage {
  readonly kind: 'reply' | 'edit';
  readonly message: ChatMessage;
}

/** The strip over the input line that names the message referred to. */
export function referenceBar(
  { kind, message }: ReferencedMessage,
  botName: string,
  onCancel: () => void,
): HTMLElement {
  const isReply = kind === 'reply';
  const name = senderName(message.author, botName);
  return element(
    'div',
    { class: 'reference' },
    icon(isReply ? 'reply' : 'edit'),
    element(
      'div',
      { class: 'reference-text' },
      element('b', {}, isReply ? ru.composer.replying(name) : ru.composer.editing),
      element('span', {}, summary(message)),
    ),
    iconButton('close', isReply ? ru.composer.cancelReply : ru.composer.cancelEdit, onCancel),
  );
}
