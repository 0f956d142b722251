const CONTROLS = 'button, a, input, [tabindex]';

/**
 * One stop of Tab for a whole history: arrows walk from message to message, and only the controls of
 * the current one can be reached by Tab. The current one is the newest until the reader moves.
 */
export class RovingFocus {
  readonly #list: HTMLElement;
  #current: HTMLElement | undefined;
  #waiting: HTMLElement | undefined;

  constructor(list: HTMLElement) {
    this.#list = list;
    list.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) this.#setCurrent(itemOf(target));
    });
    list.addEventListener('keydown', (event) => this.#onKey(event));
  }

  /** The item that holds the focus now. */
  get focusedItem(): HTMLElement | undefined {
    const { activeElement } = document;
    return activeElement && this.#list.contains(activeElement) ? itemOf(activeElement) : undefined;
  }

  /** The focused item is about to give its place to this one. */
  replace(item: HTMLElement): void {
    this.#waiting = item;
  }

  /** To be called when the list is: gives the focus back and finds the current item. */
  settle(): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    for (const control of this.#list.querySelectorAll<HTMLElement>(CONTROLS)) {
      control.tabIndex = -1;
    }
    if (waiting) this.focus(waiting);
    else if (!this.focusedItem) this.#setCurrent(this.#items().at(-1));
    else this.#setCurrent(this.focusedItem);
  }

  focus(item: HTMLElement): void {
    this.#setCurrent(item);
    item.focus({ preventScroll: true });
  }

  #setCurrent(item: HTMLElement | undefined): void {
    if (this.#current !== item) this.#setTabIndex(this.#current, -1);
    this.#current = item;
    this.#setTabIndex(item, 0);
  }

  #setTabIndex(item: HTMLElement | undefined, tabIndex: number): void {
    if (!item) return;
    item.tabIndex = tabIndex;
    for (const control of item.querySelectorAll<HTMLElement>(CONTROLS)) control.tabIndex = tabIndex;
  }

  #onKey(event: KeyboardEvent): void {
    const { target, key } = event;
    // Arrows inside a control, such as the place in a voice note, are its own.
    if (!(target instanceof HTMLElement) || target.tagName === 'INPUT') return;
    const items = this.#items();
    const index = items.findIndex((item) => item.contains(target));
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: 0,
      End: items.length - 1,
    };
    const next = steps[key];
    if (next !== undefined) {
      const item = items[next];
      event.preventDefault();
      if (!item) return;
      this.focus(item);
      item.scrollIntoView({ block: 'nearest' });
    } else if (key === 'Enter' && target === items[index]) {
      event.preventDefault();
      target.querySelector<HTMLElement>('.bubble-more')?.click();
    }
  }

  #items(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>('.message')];
  }
}

function itemOf(node: Element): HTMLElement | undefined {
  return node.closest<HTMLElement>('.message') ?? undefined;
}
