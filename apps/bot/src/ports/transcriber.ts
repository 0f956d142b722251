import type { Recording } from './recording.ts';

export type Transcription =
  | { readonly kind: 'text'; readonly text: string }
  /** Trying again later can succeed. */
  | { readonly kind: 'busy'; readonly why: string }
  /** This recording will not be taken. */
  | { readonly kind: 'refused'; readonly why: string };

/** Speech to text. An expected failure is a value; nothing is thrown for what a server answers. */
export interface Transcriber {
  hear(recording: Recording, signal?: AbortSignal): Promise<Transcription>;
}
