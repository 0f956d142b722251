export interface Recording {
  readonly bytes: Uint8Array;
  /** `voice.ogg` for voice notes: some models answer 400 to Telegram's `.oga`. */
  readonly fileName: string;
  readonly mimeType: string;
}
