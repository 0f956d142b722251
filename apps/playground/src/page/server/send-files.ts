import { ru } from '../../texts/ru.ts';
import { ALBUM_MAX_PHOTOS, PHOTO_MAX_BYTES, VOICE_MAX_BYTES } from '../../wire/requests.ts';
import { type Fetched, type FileWords, playgroundApi } from './playground-api.ts';

const PICTURES = new Set(['image/png', 'image/jpeg']);

/** Sends pictures as photos, together as an album, and everything else as files; words go with the first. */
export async function sendFiles(
  files: readonly File[],
  words: FileWords,
): Promise<Fetched<unknown>> {
  const photos = files.filter(isPhoto).slice(0, ALBUM_MAX_PHOTOS);
  const others = files.filter((file) => !photos.includes(file));
  if (others.some(({ size }) => size > VOICE_MAX_BYTES)) {
    return { ok: false, message: ru.problems.BODY_TOO_LARGE };
  }
  let left = words;
  let last: Fetched<unknown> = { ok: true, value: null };
  if (photos.length > 0) {
    last = await playgroundApi.sendPhotos(photos, left);
    left = { ...words, caption: '' };
  }
  for (const file of others) {
    if (!last.ok) break;
    last = await playgroundApi.sendDocument(file, left);
    left = { ...words, caption: '' };
  }
  return last;
}

function isPhoto({ type, size }: File): boolean {
  return PICTURES.has(type) && size > 0 && size <= PHOTO_MAX_BYTES;
}
