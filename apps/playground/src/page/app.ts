import { ru } from '../texts/ru.ts';
import type { ServerEvent } from '../wire/server-event.ts';
import { ChatScreen } from './chat/chat-screen.ts';
import { element } from './dom/element.ts';
import { Toast } from './notices/toast.ts';
import { PanelDrawer } from './panel/panel-drawer.ts';
import { PanelView } from './panel/panel-view.ts';
import { followEvents } from './server/follow-events.ts';

/** Puts the page together and lets the server's events drive it. */
export function startApp(root: HTMLElement): void {
  const toast = new Toast();
  const panelSlot = element('div', { class: 'head-aside' });
  const chat = new ChatScreen(toast, panelSlot);
  const panel = new PanelView();
  const drawer = new PanelDrawer(panel, chat.node);
  panelSlot.append(drawer.button);
  const lost = element('div', { class: 'connection-lost', role: 'alert', hidden: true });
  root.replaceChildren(lost, chat.node, drawer.node);

  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !drawer.close()) chat.stepBack();
  });

  const onEvent = (event: ServerEvent) => {
    switch (event.type) {
      case 'snapshot':
        setLost(false);
        chat.show(event);
        panel.show(event.panel);
        return;
      case 'message':
        chat.put(event.message);
        return;
      case 'message_deleted':
        chat.remove(event.message_id);
        return;
      case 'read':
        chat.markReadUpTo(event.up_to);
        return;
      case 'chat_action':
        chat.header.showAction(event.action);
        return;
      case 'tap_answered':
        chat.tapAnswered(event.tap_id, event.text, event.alert);
        return;
      case 'commands':
        chat.setCommands(event.commands);
        return;
      case 'panel':
        if (panel.show(event.panel)) drawer.markFresh();
    }
  };
  function setLost(isLost: boolean): void {
    lost.hidden = !isLost;
    lost.textContent = isLost ? ru.connection.lost : '';
    chat.header.setOffline(isLost);
  }
  followEvents({ onEvent, onLost: () => setLost(true), onForeign: reloadOnce });
}

/** Loads the page that fits the server; if that was just done, the words stay instead. */
function reloadOnce(): void {
  const key = 'reloaded-at';
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - last < 30_000) return;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}
