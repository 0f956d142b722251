import { ru } from '../../texts/ru.ts';

const NEAR_END_PX = 80;
const NEAR_TOP_PX = 400;

/** A scrolled view that stays at its end while the reader is there, and never moves them otherwise. */
export class StickyScroll {
  readonly #view: HTMLElement;
  readonly #button: HTMLButtonElement;
  readonly #onNearTop: () => void;
  #sticks = true;
  #unread = 0;

  constructor(view: HTMLElement, button: HTMLButtonElement, onNearTop: () => void) {
    this.#view = view;
    this.#button = button;
    this.#onNearTop = onNearTop;
    this.#button.hidden = true;
    view.addEventListener('scroll', () => this.#onScroll(), { passive: true });
    // The keyboard of a phone, a turned screen, a picture of a voice note: the end stays in view.
    const observer = new ResizeObserver(() => this.#sticks && this.toBottom());
    observer.observe(view);
    for (const child of view.children) observer.observe(child);
  }

  get wasAtBottom(): boolean {
    return this.#sticks;
  }

  toBottom(): void {
    this.#view.scrollTop = this.#view.scrollHeight;
    this.#sticks = true;
    this.#setUnread(0);
    this.#button.hidden = true;
    this.#checkTop();
  }

  countUnread(): void {
    this.#setUnread(this.#unread + 1);
  }

  /** Changes what is above without moving what is read. */
  keepPlace(change: () => void): void {
    const fromEnd = this.#view.scrollHeight - this.#view.scrollTop;
    change();
    this.#view.scrollTop = this.#view.scrollHeight - fromEnd;
    this.#checkTop();
  }

  /** A short history shows its top without anybody scrolling there. */
  #checkTop(): void {
    if (this.#view.scrollTop < NEAR_TOP_PX) this.#onNearTop();
  }

  #onScroll(): void {
    const { scrollHeight, scrollTop, clientHeight } = this.#view;
    this.#sticks = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
    this.#button.hidden = this.#sticks;
    if (this.#sticks) this.#setUnread(0);
    this.#checkTop();
  }

  #setUnread(count: number): void {
    this.#unread = count;
    this.#button.dataset['count'] = count > 0 ? String(count) : '';
    const label = count > 0 ? `${ru.chat.toBottom}. ${ru.chat.unread(count)}` : ru.chat.toBottom;
    this.#button.setAttribute('aria-label', label);
  }
}
