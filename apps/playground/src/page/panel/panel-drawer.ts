import { ru } from '../../texts/ru.ts';
import { element } from '../dom/element.ts';
import { icon } from '../dom/icon.ts';
import { iconButton } from '../dom/icon-button.ts';
import type { PanelView } from './panel-view.ts';

/** The panel's frame: a column where there is room, a drawer over the chat on a narrow screen. */
export class PanelDrawer {
  readonly node: HTMLElement;
  /** Opens the drawer; shown only where the panel is no column. */
  readonly button: HTMLButtonElement;
  readonly #narrow = matchMedia('(max-width: 899px)');
  #isOpen = false;

  readonly #behind: HTMLElement;

  constructor(view: PanelView, behind: HTMLElement) {
    this.#behind = behind;
    const close = iconButton('close', ru.panel.close, () => this.close(), 'panel-close');
    this.node = element(
      'aside',
      { class: 'panel', id: 'panel', 'aria-label': ru.panel.title, tabindex: -1 },
      element('header', { class: 'panel-head' }, element('h1', {}, ru.panel.title), close),
      view.node,
    );
    this.button = element(
      'button',
      {
        type: 'button',
        class: 'panel-button',
        'aria-controls': 'panel',
        'aria-expanded': 'false',
        on: { click: () => this.#open() },
      },
      icon('plan'),
      ru.panel.open,
      element('span', { class: 'fresh-dot', hidden: true }),
    );
    // A column needs no dialog manners, and a drawer that is closed is out of everybody's way.
    this.#narrow.addEventListener('change', () => this.#apply());
    this.#apply();
  }

  /** Something new is written: the button says so until the drawer is opened. */
  markFresh(): void {
    if (this.#narrow.matches && !this.#isOpen) this.#setFresh(true);
  }

  /** Whether it was open. */
  close(): boolean {
    if (!this.#isOpen) return false;
    this.#isOpen = false;
    this.#apply();
    this.button.focus();
    return true;
  }

  #open(): void {
    this.#isOpen = true;
    this.#setFresh(false);
    this.#apply();
    this.node.focus();
  }

  #apply(): void {
    if (!this.#narrow.matches) this.#isOpen = false;
    this.node.classList.toggle('is-open', this.#isOpen);
    this.node.inert = this.#narrow.matches && !this.#isOpen;
    this.#behind.inert = this.#isOpen;
    this.button.setAttribute('aria-expanded', String(this.#isOpen));
  }

  #setFresh(isFresh: boolean): void {
    const dot = this.button.querySelector<HTMLElement>('.fresh-dot');
    if (dot) dot.hidden = !isFresh;
    this.button.setAttribute(
      'aria-label',
      isFresh ? `${ru.panel.open}: ${ru.panel.fresh}` : ru.panel.open,
    );
  }
}
