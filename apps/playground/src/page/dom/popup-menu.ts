import { element } from './element.ts';
import { type IconName, icon } from './icon.ts';

export interface MenuEntry {
  readonly icon: IconName;
  readonly label: string;
  readonly run: () => void;
}

const MARGIN = 8;
let closeOpen: (() => void) | undefined;

/**
 * Opens a menu at a point, kept inside the window. Arrows move, Escape and a click elsewhere close;
 * the focus returns to where it was. One menu is open at a time.
 */
export function openMenu(
  label: string,
  at: { readonly x: number; readonly y: number },
  entries: readonly MenuEntry[],
): void {
  closeOpen?.();
  const before = document.activeElement;
  const items = entries.map((entry) =>
    element(
      'button',
      { type: 'button', role: 'menuitem', class: 'menu-item', tabindex: -1 },
      icon(entry.icon),
      entry.label,
    ),
  );
  const menu = element('div', { role: 'menu', class: 'menu', 'aria-label': label }, ...items);
  let isClosed = false;
  const close = (restoreFocus: boolean) => {
    // Taking the menu away takes the focus out of it, which closes it.
    if (isClosed) return;
    isClosed = true;
    closeOpen = undefined;
    document.removeEventListener('pointerdown', onPointer, true);
    menu.remove();
    if (restoreFocus && before instanceof HTMLElement) before.focus();
  };
  const onPointer = (event: PointerEvent) => {
    if (!(event.target instanceof Node && menu.contains(event.target))) close(false);
  };
  const move = (step: number) => {
    const index = items.findIndex((item) => item === document.activeElement);
    items.at((index + step) % items.length)?.focus();
  };
  for (const [index, item] of items.entries()) {
    item.addEventListener('click', () => {
      close(true);
      entries[index]?.run();
    });
  }
  menu.addEventListener('keydown', (event) => {
    const known: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Home: () => items.at(0)?.focus(),
      End: () => items.at(-1)?.focus(),
      Escape: () => close(true),
      Tab: () => close(true),
    };
    const action = known[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && menu.contains(relatedTarget))) close(false);
  });
  closeOpen = () => close(false);
  document.addEventListener('pointerdown', onPointer, true);
  document.body.append(menu);
  const { width, height } = menu.getBoundingClientRect();
  const left = Math.max(MARGIN, Math.min(at.x, innerWidth - width - MARGIN));
  const top = Math.max(MARGIN, Math.min(at.y, innerHeight - height - MARGIN));
  menu.style.setProperty('left', `${left}px`);
  menu.style.setProperty('top', `${top}px`);
  items.at(0)?.focus();
}
