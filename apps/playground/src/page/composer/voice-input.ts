import { ru } from '../../texts/ru.ts';
import { VOICE_MAX_BYTES } from '../../wire/requests.ts';
import { asOggOpus } from '../voice/as-ogg-opus.ts';
import { startRecording } from '../voice/record-voice.ts';
import { RecorderBar } from './recorder-bar.ts';

export interface VoiceInputParts {
  /** Where the recorder is while it works. */
  readonly slot: HTMLElement;
  readonly onVoice: (voice: Blob) => Promise<void>;
  readonly onRecording: (isRecording: boolean) => void;
  readonly tell: (text: string) => void;
}

const SHORTEST_SECONDS = 0.7;

/** Voice notes out of the microphone or a file, prepared as Ogg/Opus. */
export class VoiceInput {
  readonly #parts: VoiceInputParts;
  #isStarting = false;
  #cancel: (() => void) | undefined;

  constructor(parts: VoiceInputParts) {
    this.#parts = parts;
  }

  get isRecording(): boolean {
    return this.#cancel !== undefined;
  }

  async record(): Promise<void> {
    const { slot, tell, onRecording } = this.#parts;
    if (this.#isStarting || this.isRecording) return;
    this.#isStarting = true;
    const started = await startRecording();
    this.#isStarting = false;
    if (!started.ok) {
      tell(ru.voice[started.why]);
      return;
    }
    const { recording } = started;
    const end = () => {
      this.#cancel = undefined;
      bar.stop();
      onRecording(false);
    };
    const cancel = () => {
      end();
      recording.cancel();
    };
    const send = async () => {
      const { seconds } = bar;
      end();
      const sound = await recording.stop();
      if (seconds < SHORTEST_SECONDS) tell(ru.voice.tooShort);
      else await this.#send(sound, ru.chat.voiceShort);
    };
    const bar = new RecorderBar(recording, cancel, () => void send());
    this.#cancel = cancel;
    onRecording(true);
    slot.append(bar.node);
    bar.focus();
  }

  cancel(): void {
    this.#cancel?.();
  }

  async sendFile(file: File): Promise<void> {
    if (file.size > VOICE_MAX_BYTES) {
      this.#parts.tell(ru.voice.tooLarge);
      return;
    }
    await this.#send(file, file.name);
  }

  async #send(sound: Blob, name: string): Promise<void> {
    const { tell, onVoice } = this.#parts;
    const prepared = await asOggOpus(sound);
    if (prepared.ok) await onVoice(prepared.voice);
    else tell(ru.voice[prepared.why](name));
  }
}
