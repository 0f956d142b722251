import { ru } from '../../texts/ru.ts';
import { element } from '../dom/element.ts';

/** A client takes a chat action back after this time unless it comes again. */
const ACTION_MS = 6_000;

/** The bot's name and what it does right now. */
export class ChatHeader {
  readonly node: HTMLElement;
  readonly #name = element('h1', {}, ru.title);
  readonly #status = element('p', { class: 'status', 'aria-live': 'off' }, ru.chat.bot);
  readonly #avatar = element('div', { class: 'avatar', 'aria-hidden': 'true' });
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOffline = false;

  constructor(aside: HTMLElement) {
    this.node = element(
      'header',
      { class: 'chat-head' },
      this.#avatar,
      element('div', { class: 'chat-name' }, this.#name, this.#status),
      aside,
    );
  }

  setBot(name: string): void {
    this.#name.textContent = name;
    this.#avatar.textContent = name.slice(0, 1);
  }

  /** The bot types, records, sends a file; it passes by itself or with `clearAction`. */
  showAction(action: string): void {
    const words = ru.chat.actions[action];
    if (words === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.clearAction(), ACTION_MS);
    this.#show(words, true);
  }

  clearAction(): void {
    clearTimeout(this.#timer);
    this.#show(this.#isOffline ? ru.chat.offline : ru.chat.bot, false);
  }

  setOffline(isOffline: boolean): void {
    this.#isOffline = isOffline;
    this.clearAction();
  }

  #show(words: string, isAction: boolean): void {
    this.#status.textContent = words;
    this.#status.classList.toggle('is-action', isAction);
  }
}
