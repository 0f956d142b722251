import { ru } from '../../texts/ru.ts';
import type { ChatMessage } from '../../wire/chat-message.ts';
import type { ChatSnapshot } from '../../wire/server-event.ts';
import { Composer } from '../composer/composer.ts';
import { element } from '../dom/element.ts';
import { type MenuEntry, openMenu } from '../dom/popup-menu.ts';
import { Announcer } from '../notices/announcer.ts';
import { showAlert } from '../notices/show-alert.ts';
import type { Toast } from '../notices/toast.ts';
import { type Fetched, playgroundApi } from '../server/playground-api.ts';
import { sendFiles } from '../server/send-files.ts';
import { ChatHeader } from './chat-header.ts';
import type { TapTarget } from './inline-keyboard.ts';
import { senderName, summary } from './message-bubble.ts';
import { isEditable, MessageList } from './message-list.ts';
import { PendingTaps } from './pending-taps.ts';
import { exampleChips, speechNotice, startButton, welcomeCard } from './welcome.ts';

const STICKER = '👍';

/** The chat: header, history, notices, input line, and what is asked of the server for each. */
export class ChatScreen {
  readonly node: HTMLElement;
  readonly header: ChatHeader;
  readonly #toast: Toast;
  readonly #announcer = new Announcer();
  readonly #taps = new PendingTaps();
  readonly #list: MessageList;
  readonly #composer: Composer;
  readonly #notices = element('div', { class: 'notices' });
  readonly #foot: HTMLElement;
  readonly #welcome = welcomeCard();
  readonly #start: HTMLButtonElement;
  readonly #examples: HTMLElement;
  #botName = '';
  #isShown = false;
  #hasOlder = false;
  #isLoading = false;

  constructor(toast: Toast, aside: HTMLElement) {
    this.#toast = toast;
    this.header = new ChatHeader(aside);
    const tell = (text: string) => toast.show(text);
    const sendText = (text: string, replyTo: number | null) =>
      this.#sent(playgroundApi.sendText({ text, reply_to: replyTo }));
    this.#list = new MessageList(
      {
        tell,
        openMenu: (message, at) => this.#openMenu(message, at),
        tap: (message, target) => this.#tap(message, target),
        sendCommand: (command) => void sendText(command, null),
        goTo: (id) => this.#list.goTo(id),
      },
      () => void this.#loadOlder(),
    );
    this.#composer = new Composer({
      tell,
      sendText,
      saveEdit: (id, text) => this.#did(playgroundApi.editText(id, { text })),
      sendVoice: (voice, replyTo) => this.#sent(playgroundApi.sendVoice(voice, replyTo)),
      sendFiles: (files, words) => this.#sent(sendFiles(files, words)),
      sendContact: (contact, replyTo) =>
        this.#sent(playgroundApi.sendContact({ ...contact, reply_to: replyTo })),
      sendSticker: () => this.#sent(playgroundApi.sendSticker({ emoji: STICKER })),
      lastEditable: () => this.#list.lastEditable(),
    });
    this.#start = startButton(() => void sendText('/start', null));
    this.#examples = exampleChips((text) => void sendText(text, null));
    this.#foot = element(
      'div',
      { class: 'chat-foot' },
      this.#examples,
      this.#composer.node,
      this.#start,
    );
    this.node = element(
      'main',
      { class: 'chat', 'aria-label': ru.chat.label },
      this.header.node,
      this.#notices,
      this.#list.node,
      this.#foot,
      toast.node,
      this.#announcer.node,
    );
    this.#list.node.append(this.#welcome);
    this.#takeDroppedFiles();
  }

  show(snapshot: ChatSnapshot): void {
    this.#botName = snapshot.bot_name;
    this.#hasOlder = snapshot.has_older;
    this.header.setBot(snapshot.bot_name);
    this.#composer.setBot(snapshot.bot_name, snapshot.commands);
    this.#notices.replaceChildren(...(snapshot.speech_configured ? [] : [speechNotice()]));
    this.#list.reset(snapshot.messages, snapshot.bot_name, snapshot.read_up_to);
    this.#settleFoot();
    // A phone would open its keyboard over what has to be read first.
    if (!this.#isShown && matchMedia('(pointer: fine)').matches) this.#focusFoot();
    this.#isShown = true;
  }

  put(message: ChatMessage): void {
    const before = this.#list.find(message.message_id);
    this.#list.put(message);
    if (message.author === 'bot') {
      this.header.clearAction();
      if (before?.text !== message.text) {
        this.#announcer.say(`${senderName('bot', this.#botName)}: ${summary(message)}`);
      }
    }
    const wasStart = !this.#start.hidden;
    this.#settleFoot();
    if (wasStart) this.#composer.focus();
  }

  remove(messageId: number): void {
    this.#list.remove(messageId);
  }

  markReadUpTo(messageId: number): void {
    this.#list.markReadUpTo(messageId);
  }

  setCommands(commands: ChatSnapshot['commands']): void {
    this.#composer.setBot(this.#botName, commands);
  }

  tapAnswered(tapId: string, text: string | null, isAlert: boolean): void {
    this.#taps.answered(tapId);
    if (text === null) return;
    if (isAlert) showAlert(text);
    else this.#toast.show(text);
  }

  /** What Escape does here; whether there was anything to step back from. */
  stepBack(): boolean {
    if (this.#composer.stepBack()) return true;
    this.#composer.focus();
    return false;
  }

  async #did(answer: Promise<Fetched<unknown>>): Promise<boolean> {
    const result = await answer;
    if (!result.ok) this.#toast.show(result.message);
    return result.ok;
  }

  /** What is sent from here is looked at here; what another window sends is only counted. */
  async #sent(answer: Promise<Fetched<unknown>>): Promise<boolean> {
    const isDone = await this.#did(answer);
    if (isDone) this.#list.toBottom();
    return isDone;
  }

  async #tap(message: ChatMessage, target: TapTarget): Promise<void> {
    const sent = await playgroundApi.tap({ message_id: message.message_id, ...target });
    if (sent.ok) await this.#taps.wait(sent.value.tap_id);
    else this.#toast.show(sent.message);
  }

  async #loadOlder(): Promise<void> {
    const { oldestId } = this.#list;
    if (!this.#hasOlder || this.#isLoading || oldestId === undefined) return;
    this.#isLoading = true;
    const older = await playgroundApi.older(oldestId);
    this.#isLoading = false;
    if (!older.ok) return;
    this.#hasOlder = older.value.has_older;
    this.#list.putOlder(older.value.messages);
  }

  #openMenu(message: ChatMessage, at: { x: number; y: number }): void {
    const entries: MenuEntry[] = [
      { icon: 'reply', label: ru.menu.reply, run: () => this.#composer.reply(message) },
    ];
    if (isEditable(message)) {
      entries.push({ icon: 'edit', label: ru.menu.edit, run: () => this.#composer.edit(message) });
    }
    entries.push({
      icon: 'forward',
      label: ru.menu.forward,
      run: () => void this.#sent(playgroundApi.forward(message.message_id)),
    });
    if (message.text !== '') {
      entries.push({ icon: 'copy', label: ru.menu.copy, run: () => void this.#copy(message.text) });
    }
    openMenu(ru.menu.label, at, entries);
  }

  async #copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.#toast.show(ru.menu.copied);
    } catch {
      this.#toast.show(ru.menu.notCopied);
    }
  }

  /** A chat begins with the Start button; who has only pressed that sees what to try. */
  #settleFoot(): void {
    const own = this.#list.messages.filter(({ author }) => author === 'me');
    const isEmpty = this.#list.messages.length === 0;
    this.#welcome.hidden = !isEmpty;
    this.#start.hidden = !isEmpty;
    this.#composer.node.hidden = isEmpty;
    const hasWritten = own.some(({ text }) => !text.startsWith('/'));
    this.#examples.hidden = isEmpty || hasWritten;
  }

  #focusFoot(): void {
    if (this.#start.hidden) this.#composer.focus();
    else this.#start.focus();
  }

  #takeDroppedFiles(): void {
    const hint = element('div', { class: 'drop-hint', hidden: true }, ru.composer.drop);
    this.#list.node.append(hint);
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    this.node.addEventListener('dragover', (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      hint.hidden = false;
    });
    this.node.addEventListener('dragleave', (event) => {
      const isInside =
        event.relatedTarget instanceof Node && this.node.contains(event.relatedTarget);
      if (!isInside) hint.hidden = true;
    });
    this.node.addEventListener('drop', (event) => {
      hint.hidden = true;
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      this.#composer.sendDropped(files);
    });
  }
}
