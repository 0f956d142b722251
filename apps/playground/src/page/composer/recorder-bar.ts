import { ru } from '../../texts/ru.ts';
import { duration } from '../chat/chat-dates.ts';
import { element } from '../dom/element.ts';
import { iconButton } from '../dom/icon-button.ts';
import type { VoiceRecording } from '../voice/record-voice.ts';

const TICK_MS = 80;
const LEVELS = 32;

/** What is in place of the input line while a voice note is recorded. */
export class RecorderBar {
  readonly node: HTMLElement;
  readonly #recording: VoiceRecording;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #started = performance.now();
  readonly #time = element('span', { class: 'recorder-time', role: 'timer' }, duration(0));
  readonly #levels = element('div', { class: 'recorder-levels', 'aria-hidden': 'true' });

  constructor(recording: VoiceRecording, onCancel: () => void, onSend: () => void) {
    this.#recording = recording;
    for (let index = 0; index < LEVELS; index += 1) this.#levels.append(element('i'));
    this.node = element(
      'div',
      { class: 'recorder', role: 'group', 'aria-label': ru.voice.recording },
      iconButton('trash', ru.voice.cancel, onCancel, 'is-danger'),
      element('span', { class: 'recorder-dot', 'aria-hidden': 'true' }),
      this.#time,
      this.#levels,
      iconButton('send', ru.voice.send, onSend, 'is-primary'),
    );
    this.node.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onCancel();
    });
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  get seconds(): number {
    return (performance.now() - this.#started) / 1000;
  }

  /** Enter sends and Escape cancels from here on. */
  focus(): void {
    this.node.querySelector<HTMLElement>('.is-primary')?.focus();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.node.remove();
  }

  #tick(): void {
    this.#time.textContent = duration(this.seconds);
    const oldest = this.#levels.firstElementChild;
    if (!(oldest instanceof HTMLElement)) return;
    oldest.style.setProperty('height', `${Math.round(12 + this.#recording.level() * 88)}%`);
    this.#levels.append(oldest);
  }
}
