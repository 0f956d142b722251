import { element } from '../dom/element.ts';

/** Says new messages of the bot to screen readers; the list itself is silent, so history is not read out. */
export class Announcer {
  readonly node = element('div', { class: 'visually-hidden', role: 'log' });

  say(text: string): void {
    // The last few stay, so that two that come at once are both said.
    while (this.node.childElementCount >= 5) this.node.firstElementChild?.remove();
    this.node.append(element('p', {}, text));
  }
}
