/** A voice note as it is sent, or why the sound cannot become one. */
export type PreparedVoice =
  | { readonly ok: true; readonly voice: Blob }
  | { readonly ok: false; readonly why: 'unreadable' | 'noAudio' | 'cannotEncode' };
