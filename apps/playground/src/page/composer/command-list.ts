import { ru } from '../../texts/ru.ts';
import type { ChatCommand } from '../../wire/server-event.ts';
import { element } from '../dom/element.ts';

/** The bot's commands over the input line: all of them, or those that begin as the text does. */
export class CommandList {
  readonly node = element('div', {
    class: 'commands',
    id: 'commands',
    role: 'listbox',
    'aria-label': ru.composer.commands,
    hidden: true,
  });
  readonly #onChoose: (command: string) => void;
  #commands: readonly ChatCommand[] = [];
  #active = 0;

  constructor(onChoose: (command: string) => void) {
    this.#onChoose = onChoose;
  }

  get isOpen(): boolean {
    return !this.node.hidden;
  }

  /** The id of the option that the arrows are on, for `aria-activedescendant`. */
  get activeId(): string | null {
    return this.isOpen ? `command-${this.#active}` : null;
  }

  setCommands(commands: readonly ChatCommand[]): void {
    this.#commands = commands;
  }

  /** Opens with the commands that begin with `typed`, `/` included; closes when there are none. */
  open(typed: string): void {
    const found = this.#commands.filter(({ command }) => `/${command}`.startsWith(typed));
    this.node.replaceChildren(...found.map((command, index) => this.#option(command, index)));
    this.node.hidden = found.length === 0;
    this.#setActive(0);
  }

  close(): void {
    this.node.hidden = true;
  }

  move(step: number): void {
    const count = this.node.childElementCount;
    this.#setActive((this.#active + step + count) % count);
  }

  chooseActive(): void {
    const option = this.node.children[this.#active];
    if (option instanceof HTMLElement) option.click();
  }

  #option({ command, description }: ChatCommand, index: number): HTMLElement {
    return element(
      'div',
      {
        role: 'option',
        id: `command-${index}`,
        class: 'command',
        'aria-selected': 'false',
        on: {
          // The focus stays in the text, so that the list is one control with it.
          pointerdown: (event) => event.preventDefault(),
          click: () => this.#onChoose(`/${command}`),
        },
      },
      element('b', {}, `/${command}`),
      element('span', {}, description),
    );
  }

  #setActive(index: number): void {
    this.#active = index;
    for (const [at, option] of [...this.node.children].entries()) {
      option.setAttribute('aria-selected', String(at === index));
      if (at === index) option.scrollIntoView({ block: 'nearest' });
    }
  }
}
