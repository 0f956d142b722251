import { element } from '../dom/element.ts';

const SHOWN_MS = 4_000;

/** Short words over the chat, as Telegram answers a tap; screen readers say them. */
export class Toast {
  readonly node = element('div', { class: 'toast', role: 'status' });
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string): void {
    clearTimeout(this.#timer);
    this.node.textContent = text;
    this.node.classList.add('is-shown');
    // Long enough to be read: the longer the words, the longer they are.
    this.#timer = setTimeout(() => this.#hide(), SHOWN_MS + text.length * 40);
  }

  #hide(): void {
    this.node.classList.remove('is-shown');
    this.node.textContent = '';
  }
}
