import { ru } from '../../texts/ru.ts';
import type { ChatMessage, MessageAuthor } from '../../wire/chat-message.ts';
import { element } from '../dom/element.ts';
import { iconButton } from '../dom/icon-button.ts';
import { playgroundApi } from '../server/playground-api.ts';
import { voicePlayer } from '../voice/voice-player.ts';
import { clockTime } from './chat-dates.ts';
import { keyboardElement, type TapTarget } from './inline-keyboard.ts';
import { renderText } from './render-text.ts';

/** What a person can do with a message. */
export interface MessageActions {
  readonly openMenu: (message: ChatMessage, at: { x: number; y: number }) => void;
  readonly tap: (message: ChatMessage, target: TapTarget) => Promise<void>;
  readonly sendCommand: (command: string) => void;
  readonly goTo: (messageId: number) => void;
  readonly tell: (text: string) => void;
}

/** One message as a list item: quote, content, time, and the buttons under the bubble. */
export function messageBubble(
  message: ChatMessage,
  botName: string,
  actions: MessageActions,
): HTMLLIElement {
  const isMine = message.author === 'me';
  const isSticker = message.attachment?.kind === 'sticker';
  const bubble = element(
    'div',
    { class: isSticker ? 'bubble is-sticker' : 'bubble' },
    element('span', { class: 'visually-hidden' }, `${senderName(message.author, botName)}: `),
    message.forwarded_from !== null &&
      element('div', { class: 'forwarded' }, ru.chat.forwardedFrom(message.forwarded_from)),
    replyQuote(message, botName, actions),
    photo(message) ?? attachment(message),
    message.voice && voicePlayer(message.voice, actions.tell),
    message.text !== '' &&
      element(
        'div',
        { class: 'text' },
        ...renderText(message.text, message.entities, actions.sendCommand),
      ),
    meta(message, isMine),
  );
  const more = iconButton(
    'more',
    ru.menu.open,
    () => {
      const { left, bottom } = more.getBoundingClientRect();
      actions.openMenu(message, { x: left, y: bottom });
    },
    'bubble-more',
  );
  more.setAttribute('aria-haspopup', 'menu');
  const hasButtons = message.buttons.some((row) => row.length > 0);
  const item = element(
    'li',
    {
      class: `message ${isMine ? 'is-mine' : 'is-bot'}${message.edited ? ' is-edited' : ''}`,
      'data-id': message.message_id,
      tabindex: -1,
    },
    element('div', { class: 'bubble-line' }, bubble, more),
    hasButtons && keyboardElement(message.buttons, (target) => actions.tap(message, target)),
  );
  item.addEventListener('contextmenu', (event) => {
    // Links keep their own menu, and so does a selection.
    if (event.target instanceof Element && event.target.closest('a')) return;
    if (!(getSelection()?.isCollapsed ?? true)) return;
    event.preventDefault();
    actions.openMenu(message, { x: event.clientX, y: event.clientY });
  });
  // A finger has no right button and nothing to hover: a tap on the bubble opens the menu.
  bubble.addEventListener('click', (event) => {
    const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    const onControl = event.target instanceof Element && event.target.closest('button, a, input');
    if (!isFinger || onControl || !(getSelection()?.isCollapsed ?? true)) return;
    actions.openMenu(message, { x: event.clientX, y: event.clientY });
  });
  return item;
}

export function senderName(author: MessageAuthor, botName: string): string {
  return author === 'me' ? ru.chat.me : botName;
}

/** What a message says in one line: for quotes, announcements and notices. */
export function summary({ text, voice, attachment: file }: ChatMessage): string {
  if (text !== '') return text;
  if (voice) return ru.chat.voiceShort;
  return file ? ru.chat.attachments[file.kind] : '';
}

function replyQuote(
  { reply_to: replied }: ChatMessage,
  botName: string,
  actions: MessageActions,
): HTMLElement | null {
  if (!replied) return null;
  const name = senderName(replied.author, botName);
  return element(
    'button',
    {
      type: 'button',
      class: 'reply-quote',
      'aria-label': `${ru.chat.replyTo(name)}. ${replied.excerpt}`,
      on: { click: () => actions.goTo(replied.message_id) },
    },
    element('b', {}, name),
    element('span', {}, replied.excerpt === '' ? ru.chat.voiceShort : replied.excerpt),
  );
}

/** The picture, which opens in its full size; a lost one leaves the word for it. */
function photo({ photo: picture, text }: ChatMessage): HTMLElement | null {
  if (!picture) return null;
  const url = playgroundApi.photoUrl(picture.file_id);
  const image = element('img', {
    src: url,
    alt: text === '' ? ru.chat.attachments.photo : text,
    width: picture.width,
    height: picture.height,
    loading: 'lazy',
    decoding: 'async',
  });
  const link = element(
    'a',
    { class: 'photo', href: url, target: '_blank', rel: 'noopener', title: ru.chat.openPhoto },
    image,
  );
  image.addEventListener('error', () => {
    link.replaceWith(element('div', { class: 'attachment' }, ru.chat.attachments.photo));
  });
  return link;
}

function attachment({ attachment: file }: ChatMessage): HTMLElement | null {
  if (!file) return null;
  if (file.kind === 'sticker') {
    const label = `${ru.chat.attachments.sticker} ${file.name}`;
    return element('div', { class: 'sticker', role: 'img', 'aria-label': label }, file.name);
  }
  const label = `${ru.chat.attachments[file.kind]} ${file.name}`.trim();
  return element('div', { class: 'attachment' }, label);
}

function meta(message: ChatMessage, isMine: boolean): HTMLElement {
  return element(
    'span',
    { class: 'meta' },
    message.edited && element('span', {}, `${ru.chat.edited} `),
    element('time', { datetime: message.sent_at }, clockTime(message.sent_at)),
    isMine && element('span', { class: 'ticks', role: 'img', 'aria-label': ru.chat.sent }),
  );
}

/** Marks an own message as taken by the bot. */
export function markRead(item: HTMLElement): void {
  if (item.classList.contains('is-read')) return;
  item.classList.add('is-read');
  item.querySelector('.ticks')?.setAttribute('aria-label', ru.chat.read);
}
