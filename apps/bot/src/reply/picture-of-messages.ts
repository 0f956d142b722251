import { type Frame, Message } from '@planerka/contracts';
import { type DayPicture, dayPictureOf, mapPictureWords } from '@planerka/picture';
import { render } from '@planerka/texts';
import type { z } from 'zod';

/** The picture of a day before its words are made. */
export const PictureOfMessages = dayPictureOf(Message);
export type PictureOfMessages = z.infer<typeof PictureOfMessages>;

/** The picture with its words, as it is drawn. */
export function pictureInWords(picture: PictureOfMessages, frame: Frame): DayPicture {
  return mapPictureWords(picture, (message: Message) => render(message, frame));
}
