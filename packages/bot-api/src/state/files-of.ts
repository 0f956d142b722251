import type { Message } from '@grammyjs/types';

/** The identifiers of the files that a message shows. */
export function filesOf(message: Message): readonly string[] {
  const { voice, audio, video_note: note, video, animation, document, photo = [] } = message;
  return [voice, audio, note, video, animation, document, ...photo].flatMap((file) =>
    file === undefined ? [] : [file.file_id],
  );
}
