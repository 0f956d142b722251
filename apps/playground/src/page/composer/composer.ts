import { ru } from '../../texts/ru.ts';
import { characterCount } from '../../wire/character-count.ts';
import type { ChatMessage } from '../../wire/chat-message.ts';
import { CAPTION_MAX_CHARS, TEXT_MAX_CHARS } from '../../wire/requests.ts';
import type { ChatCommand } from '../../wire/server-event.ts';
import { element } from '../dom/element.ts';
import { iconButton, relabel } from '../dom/icon-button.ts';
import type { FileWords } from '../server/playground-api.ts';
import { AttachMenu } from './attach-menu.ts';
import { CommandList } from './command-list.ts';
import type { TypedContact } from './contact-dialog.ts';
import { type ReferencedMessage, referenceBar } from './reference-bar.ts';
import { VoiceInput } from './voice-input.ts';

/** Where what is composed goes. Each resolves to whether it went out. */
export interface ComposerActions {
  readonly sendText: (text: string, replyTo: number | null) => Promise<boolean>;
  readonly saveEdit: (messageId: number, text: string) => Promise<boolean>;
  readonly sendVoice: (voice: Blob, replyTo: number | null) => Promise<boolean>;
  readonly sendFiles: (files: readonly File[], words: FileWords) => Promise<boolean>;
  readonly sendContact: (contact: TypedContact, replyTo: number | null) => Promise<boolean>;
  readonly sendSticker: () => Promise<boolean>;
  readonly lastEditable: () => ChatMessage | undefined;
  readonly tell: (text: string) => void;
}

/** Types and endings of what has sound in it. */
const SOUND = /^(?:audio|video)\/|\.(?:ogg|oga|opus|webm|m4a|mp3|wav)$/i;

/** From here on the number of characters left is shown. */
const COUNTED_FROM = TEXT_MAX_CHARS - 200;

/** The input line: text, commands, voice, and what it answers or edits. */
export class Composer {
  readonly node: HTMLElement;
  readonly #actions: ComposerActions;
  readonly #text: HTMLTextAreaElement;
  readonly #row: HTMLElement;
  readonly #sendButton: HTMLButtonElement;
  readonly #referenceSlot = element('div', { class: 'reference-slot' });
  readonly #counter = element('div', { class: 'counter', role: 'status' });
  readonly #commands: CommandList;
  readonly #voice: VoiceInput;
  #reference: ReferencedMessage | undefined;
  #botName = '';
  /** What goes out now and what waits behind it, in the order of the Enter keys. */
  #outgoing: Promise<void> = Promise.resolve();

  constructor(actions: ComposerActions) {
    this.#actions = actions;
    this.#commands = new CommandList((command) => this.#sendCommand(command));
    this.#text = this.#makeText();
    const attach = new AttachMenu({
      onVoiceFile: (file) => void this.#voice.sendFile(file),
      onFiles: (files) => void this.#sendFiles(files),
      onContact: (contact) => void this.#sendContact(contact),
      onSticker: () => void actions.sendSticker(),
    });
    const commandsButton = iconButton('plan', ru.composer.commands, () => this.#toggleCommands());
    commandsButton.classList.add('commands-button');
    commandsButton.replaceChildren('/');
    const attachButton = iconButton('attach', ru.composer.attach, () => attach.open(attachButton));
    attachButton.setAttribute('aria-haspopup', 'menu');
    this.#sendButton = iconButton('mic', ru.composer.record, () => this.#onMainButton());
    this.#sendButton.classList.add('is-primary');
    const field = element('div', { class: 'field' }, commandsButton, this.#text, attachButton);
    this.#row = element('div', { class: 'composer-row' }, field, this.#sendButton);
    this.node = element(
      'div',
      { class: 'composer', role: 'group', 'aria-label': ru.chat.composer },
      this.#commands.node,
      this.#referenceSlot,
      this.#counter,
      this.#row,
      ...attach.nodes,
    );
    this.#voice = new VoiceInput({
      slot: this.node,
      tell: actions.tell,
      onRecording: (isRecording) => {
        this.#row.hidden = isRecording;
        if (!isRecording) this.focus();
      },
      onVoice: async (voice) => {
        if (await actions.sendVoice(voice, this.#replyTo)) this.#refer(undefined);
      },
    });
    this.#onInput();
  }

  setBot(botName: string, commands: readonly ChatCommand[]): void {
    this.#botName = botName;
    this.#commands.setCommands(commands);
  }

  focus(): void {
    this.#text.focus();
  }

  reply(message: ChatMessage): void {
    this.#refer({ kind: 'reply', message });
  }

  edit(message: ChatMessage): void {
    this.#refer({ kind: 'edit', message });
    this.#setText(message.text);
  }

  /** A sound is sent as a voice note, everything else as it is. */
  sendDropped(files: readonly File[]): void {
    const [file, ...more] = files;
    const isSound =
      file !== undefined && more.length === 0 && SOUND.test(`${file.type} ${file.name}`);
    void (isSound ? this.#voice.sendFile(file) : this.#sendFiles(files));
  }

  /** Steps back by one: the command list, the recording, the reply or edit. Whether there was any. */
  stepBack(): boolean {
    if (this.#commands.isOpen) this.#closeCommands();
    else if (this.#voice.isRecording) this.#voice.cancel();
    else if (this.#reference) this.#refer(undefined);
    else return false;
    return true;
  }

  get #replyTo(): number | null {
    return this.#reference?.kind === 'reply' ? this.#reference.message.message_id : null;
  }

  #makeText(): HTMLTextAreaElement {
    return element('textarea', {
      class: 'composer-text',
      rows: 1,
      placeholder: ru.composer.placeholder,
      'aria-label': ru.chat.composer,
      'aria-autocomplete': 'list',
      'aria-controls': 'commands',
      autocomplete: 'off',
      enterkeyhint: 'send',
      on: {
        input: () => this.#onInput(),
        keydown: (event) => this.#onKey(event),
        blur: () => this.#closeCommands(),
      },
    });
  }

  #onInput(): void {
    const { value } = this.#text;
    const isEmpty = value.trim() === '';
    if (this.#reference?.kind === 'edit') relabel(this.#sendButton, 'check', ru.composer.save);
    else if (isEmpty) relabel(this.#sendButton, 'mic', ru.composer.record);
    else relabel(this.#sendButton, 'send', ru.composer.send);
    if (/^\/\w*$/.test(value)) this.#commands.open(value);
    else this.#commands.close();
    this.#showActive();
    const left = TEXT_MAX_CHARS - characterCount(value);
    this.#counter.textContent =
      left > TEXT_MAX_CHARS - COUNTED_FROM
        ? ''
        : left >= 0
          ? ru.composer.left(left)
          : ru.composer.tooMany(-left);
    this.#fitHeight();
  }

  /** As high as its lines, up to the limit of the style, where the browser does not see to it. */
  #fitHeight(): void {
    if (CSS.supports('field-sizing', 'content')) return;
    this.#text.style.setProperty('height', 'auto');
    const height = this.#text.scrollHeight;
    // Nothing is measured while it is hidden.
    if (height > 0) this.#text.style.setProperty('height', `${height}px`);
  }

  #onKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (this.#commands.isOpen && this.#onCommandKey(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      this.#submit();
    } else if (event.key === 'ArrowUp' && this.#text.value === '' && !this.#reference) {
      const message = this.#actions.lastEditable();
      if (!message) return;
      event.preventDefault();
      this.edit(message);
    }
  }

  /** Whether the key belonged to the list of commands. */
  #onCommandKey(event: KeyboardEvent): boolean {
    const known: Readonly<Record<string, () => void>> = {
      ArrowDown: () => this.#commands.move(1),
      ArrowUp: () => this.#commands.move(-1),
      Enter: () => this.#commands.chooseActive(),
      Tab: () => this.#commands.chooseActive(),
    };
    const action = event.shiftKey ? undefined : known[event.key];
    if (!action) return false;
    event.preventDefault();
    action();
    this.#showActive();
    return true;
  }

  #onMainButton(): void {
    const isVoice = this.#text.value.trim() === '' && this.#reference?.kind !== 'edit';
    if (isVoice) void this.#voice.record();
    else this.#submit();
  }

  /** Takes what is written out of the field and sends it behind what is still on its way. */
  #submit(): void {
    const text = this.#text.value;
    if (text.trim() === '' || characterCount(text) > TEXT_MAX_CHARS) return;
    const reference = this.#reference;
    this.#clear();
    this.#outgoing = this.#outgoing.then(() => this.#send(text, reference));
  }

  async #send(text: string, reference: ReferencedMessage | undefined): Promise<void> {
    const replyTo = reference?.kind === 'reply' ? reference.message.message_id : null;
    const wentOut =
      reference?.kind === 'edit'
        ? await this.#actions.saveEdit(reference.message.message_id, text)
        : await this.#actions.sendText(text, replyTo);
    if (!wentOut) this.#putBack(text, reference);
  }

  /** Words that did not go out come back, before those typed meanwhile. */
  #putBack(text: string, reference: ReferencedMessage | undefined): void {
    const typed = this.#text.value;
    if (reference && !this.#reference) this.#refer(reference);
    this.#setText(typed === '' ? text : `${text}\n${typed}`);
  }

  #sendCommand(command: string): void {
    this.#closeCommands();
    void this.#actions.sendText(command, null).then((wentOut) => wentOut && this.#clear());
    this.focus();
  }

  /** What is written goes along as the words under the files. */
  async #sendFiles(files: readonly File[]): Promise<void> {
    const isEdit = this.#reference?.kind === 'edit';
    const caption = isEdit ? '' : this.#text.value;
    if (characterCount(caption) > CAPTION_MAX_CHARS) {
      return this.#actions.tell(ru.composer.tooMany(characterCount(caption) - CAPTION_MAX_CHARS));
    }
    const wentOut = await this.#actions.sendFiles(files, { caption, replyTo: this.#replyTo });
    if (wentOut && !isEdit) this.#clear();
  }

  async #sendContact(contact: TypedContact): Promise<void> {
    if (await this.#actions.sendContact(contact, this.#replyTo)) this.#refer(undefined);
  }

  #toggleCommands(): void {
    if (this.#commands.isOpen) this.#closeCommands();
    else {
      this.focus();
      this.#commands.open('/');
      this.#showActive();
    }
  }

  #closeCommands(): void {
    this.#commands.close();
    this.#showActive();
  }

  #showActive(): void {
    const { activeId } = this.#commands;
    if (activeId === null) this.#text.removeAttribute('aria-activedescendant');
    else this.#text.setAttribute('aria-activedescendant', activeId);
  }

  #refer(reference: ReferencedMessage | undefined): void {
    if (this.#reference?.kind === 'edit') this.#setText('');
    this.#reference = reference;
    const bar = reference && referenceBar(reference, this.#botName, () => this.#refer(undefined));
    this.#referenceSlot.replaceChildren(...(bar ? [bar] : []));
    this.#onInput();
    this.focus();
  }

  #clear(): void {
    this.#setText('');
    this.#refer(undefined);
  }

  #setText(text: string): void {
    this.#text.value = text;
    this.#onInput();
  }
}
