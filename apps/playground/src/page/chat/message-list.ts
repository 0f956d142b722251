import { ru } from '../../texts/ru.ts';
import type { ChatMessage } from '../../wire/chat-message.ts';
import { element } from '../dom/element.ts';
import { iconButton } from '../dom/icon-button.ts';
import { chatDayLabel, dayKey } from './chat-dates.ts';
import { type MessageActions, markRead, messageBubble } from './message-bubble.ts';
import { RovingFocus } from './roving-focus.ts';
import { StickyScroll } from './sticky-scroll.ts';

interface Shown {
  readonly message: ChatMessage;
  readonly item: HTMLLIElement;
}

/** Messages of one author within this time are close together, as one utterance. */
const GROUP_MS = 5 * 60_000;

/** The history: bubbles in order, days between them, sticking to the newest while one is there. */
export class MessageList {
  readonly node: HTMLElement;
  readonly #list = element('ol', { class: 'messages', 'aria-label': ru.chat.history });
  readonly #actions: MessageActions;
  readonly #scroll: StickyScroll;
  readonly #focus: RovingFocus;
  #shown = new Map<number, Shown>();
  #botName = '';
  #readUpTo = 0;

  constructor(actions: MessageActions, onTop: () => void) {
    this.#actions = actions;
    const view = element('div', { class: 'history' }, this.#list);
    const toBottom = iconButton(
      'down',
      ru.chat.toBottom,
      () => this.#scroll.toBottom(),
      'to-bottom',
    );
    this.#scroll = new StickyScroll(view, toBottom, onTop);
    this.#focus = new RovingFocus(this.#list);
    // A mouse on a button leaves the focus where it is: mostly in the input line.
    this.#list.addEventListener('mousedown', (event) => {
      if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
    });
    this.node = element('div', { class: 'history-frame' }, view, toBottom);
  }

  get messages(): ChatMessage[] {
    return [...this.#shown.values()].map(({ message }) => message);
  }

  get oldestId(): number | undefined {
    return this.#shown.keys().next().value;
  }

  find(id: number): ChatMessage | undefined {
    return this.#shown.get(id)?.message;
  }

  /** The newest own message whose words can be edited. */
  lastEditable(): ChatMessage | undefined {
    return this.messages.findLast((message) => message.author === 'me' && isEditable(message));
  }

  /** Shows exactly these, oldest first: a page that connects, or comes back. */
  reset(messages: readonly ChatMessage[], botName: string, readUpTo: number): void {
    this.#botName = botName;
    this.#readUpTo = readUpTo;
    this.#set(messages);
    this.#scroll.toBottom();
  }

  /** Shows a new message, or an edited one in its place. */
  put(message: ChatMessage): void {
    const isNew = !this.#shown.has(message.message_id);
    const { wasAtBottom } = this.#scroll;
    this.#set([...this.messages.filter((one) => one.message_id !== message.message_id), message]);
    if (isNew) this.#shown.get(message.message_id)?.item.classList.add('is-fresh');
    if (wasAtBottom) this.#scroll.toBottom();
    else if (isNew) this.#scroll.countUnread();
  }

  /** Puts earlier messages above, and keeps what is read where it is. */
  putOlder(messages: readonly ChatMessage[]): void {
    this.#scroll.keepPlace(() => this.#set([...messages, ...this.messages]));
  }

  remove(messageId: number): void {
    this.#set(this.messages.filter((message) => message.message_id !== messageId));
  }

  markReadUpTo(messageId: number): void {
    this.#readUpTo = messageId;
    this.#markRead();
  }

  /** Goes to the newest message and stays there. */
  toBottom(): void {
    this.#scroll.toBottom();
  }

  /** Brings a message into view and shows which one it is. */
  goTo(messageId: number): void {
    const item = this.#shown.get(messageId)?.item;
    if (!item) return;
    item.scrollIntoView({ block: 'center' });
    this.#focus.focus(item);
    item.classList.remove('is-found');
    // Reading the layout between the two restarts the animation.
    void item.offsetWidth;
    item.classList.add('is-found');
  }

  #set(messages: readonly ChatMessage[]): void {
    const before = this.#shown;
    const sorted = [...messages].sort((a, b) => a.message_id - b.message_id);
    const focused = this.#focus.focusedItem;
    this.#shown = new Map(
      sorted.map((message) => {
        const known = before.get(message.message_id);
        const isSame = known && JSON.stringify(known.message) === JSON.stringify(message);
        const item = isSame ? known.item : messageBubble(message, this.#botName, this.#actions);
        if (known && !isSame && known.item === focused) this.#focus.replace(item);
        return [message.message_id, { message, item }];
      }),
    );
    this.#arrange();
    this.#markRead();
    this.#focus.settle();
  }

  /** Days between messages, tails at the ends of groups; nodes that are right are not touched. */
  #arrange(): void {
    const now = new Date();
    const nodes: HTMLLIElement[] = [];
    const all = [...this.#shown.values()];
    for (const [index, { message, item }] of all.entries()) {
      const previous = all[index - 1]?.message;
      const next = all[index + 1]?.message;
      if (!previous || dayKey(previous.sent_at) !== dayKey(message.sent_at)) {
        nodes.push(this.#dayItem(message.sent_at, now));
      }
      item.classList.toggle('has-tail', !next || !isOneGroup(message, next));
      nodes.push(item);
    }
    const wanted = new Set<Element>(nodes);
    // What goes goes first: then whatever stays is in order already, and is never moved.
    const gone = Array.from(this.#list.children).filter((standing) => !wanted.has(standing));
    for (const standing of gone) standing.remove();
    for (const [index, node] of nodes.entries()) {
      const standing = this.#list.children[index];
      if (standing !== node) this.#list.insertBefore(node, standing ?? null);
    }
  }

  #dayItem(sentAt: string, now: Date): HTMLLIElement {
    const key = dayKey(sentAt);
    const standing = this.#list.querySelector(`[data-day="${key}"]`);
    if (standing instanceof HTMLLIElement) {
      const label = standing.firstElementChild;
      if (label) label.textContent = chatDayLabel(sentAt, now);
      return standing;
    }
    return element(
      'li',
      { class: 'day', 'data-day': key },
      element('span', {}, chatDayLabel(sentAt, now)),
    );
  }

  #markRead(): void {
    for (const { message, item } of this.#shown.values()) {
      if (message.author === 'me' && message.message_id <= this.#readUpTo) markRead(item);
    }
  }
}

/** Whether a person can change its words: their own, and neither forwarded nor a file. */
export function isEditable(message: ChatMessage): boolean {
  const { author, text, forwarded_from: forwarded, voice, attachment } = message;
  return author === 'me' && text !== '' && forwarded === null && !voice && !attachment;
}

function isOneGroup(a: ChatMessage, b: ChatMessage): boolean {
  return (
    a.author === b.author &&
    a.buttons.length === 0 &&
    dayKey(a.sent_at) === dayKey(b.sent_at) &&
    Date.parse(b.sent_at) - Date.parse(a.sent_at) < GROUP_MS
  );
}
