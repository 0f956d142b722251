import { ru } from '../../texts/ru.ts';
import { element } from '../dom/element.ts';

/** What is in an empty chat; the button under it says /start, as in Telegram. */
export function welcomeCard(): HTMLElement {
  return element(
    'div',
    { class: 'welcome' },
    element('h2', {}, ru.welcome.title),
    element('p', {}, ru.welcome.text),
    element('p', { class: 'welcome-note' }, ru.welcome.note),
  );
}

export function startButton(onStart: () => void): HTMLButtonElement {
  return element(
    'button',
    { type: 'button', class: 'start-button', on: { click: onStart } },
    ru.welcome.start,
  );
}

/** Words to try, for someone who has said nothing yet. */
export function exampleChips(onChoose: (text: string) => void): HTMLElement {
  return element(
    'div',
    { class: 'examples', role: 'group', 'aria-label': ru.examples.label },
    ...ru.examples.list.map((text) =>
      element(
        'button',
        { type: 'button', class: 'example', on: { click: () => onChoose(text) } },
        text,
      ),
    ),
  );
}

/** Voice needs a server of its own; closed once, it stays closed in this window. */
export function speechNotice(): HTMLElement {
  const key = 'speech-notice-closed';
  const notice = element(
    'div',
    { class: 'speech-notice', role: 'note', hidden: sessionStorage.getItem(key) !== null },
    element(
      'p',
      {},
      element('b', {}, ru.voice.notConfigured),
      element('span', {}, ` ${ru.voice.notConfiguredMore}`),
    ),
    element(
      'button',
      {
        type: 'button',
        class: 'icon-button',
        'aria-label': ru.voice.close,
        title: ru.voice.close,
        on: {
          click: () => {
            sessionStorage.setItem(key, '1');
            notice.hidden = true;
          },
        },
      },
      '×',
    ),
  );
  return notice;
}
