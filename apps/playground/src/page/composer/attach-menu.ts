import { ru } from '../../texts/ru.ts';
import { element } from '../dom/element.ts';
import { openMenu } from '../dom/popup-menu.ts';
import { askContact, type TypedContact } from './contact-dialog.ts';

export interface AttachActions {
  readonly onVoiceFile: (file: File) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onContact: (contact: TypedContact) => void;
  readonly onSticker: () => void;
}

const SOUNDS = 'audio/*,video/webm,video/mp4,.ogg,.oga,.opus,.webm,.m4a,.mp3,.wav';

/** What may be sent besides words: the menu behind the paper clip and its file choosers. */
export class AttachMenu {
  /** The choosers, which nobody sees. */
  readonly nodes: readonly HTMLElement[];
  readonly #actions: AttachActions;
  readonly #sounds: HTMLInputElement;
  readonly #files: HTMLInputElement;

  constructor(actions: AttachActions) {
    this.#actions = actions;
    this.#sounds = chooser({ accept: SOUNDS }, ([file]) => file && actions.onVoiceFile(file));
    this.#files = chooser(
      { multiple: true },
      (files) => files.length > 0 && actions.onFiles(files),
    );
    this.nodes = [this.#sounds, this.#files];
  }

  open(button: HTMLElement): void {
    const { left, top } = button.getBoundingClientRect();
    const { onContact, onSticker } = this.#actions;
    openMenu(ru.composer.attach, { x: left - 180, y: top - 200 }, [
      { icon: 'file', label: ru.composer.attachFile, run: () => this.#files.click() },
      { icon: 'plan', label: ru.composer.attachContact, run: () => askContact(onContact) },
      { icon: 'mic', label: ru.composer.attachVoice, run: () => this.#sounds.click() },
      { icon: 'sticker', label: ru.composer.attachSticker, run: onSticker },
    ]);
  }
}

function chooser(
  more: Readonly<Record<string, string | boolean>>,
  onFiles: (files: readonly File[]) => unknown,
): HTMLInputElement {
  const input = element('input', { type: 'file', hidden: true, ...more });
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    input.value = '';
    onFiles(files);
  });
  return input;
}
