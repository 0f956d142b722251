import { type Frame, Message } from '@planerka/contracts';
import { type DayPicture, dayPictureOf } from '@planerka/picture';
import { render } from '@planerka/texts';
import type { z } from 'zod';

/** The picture of a day before its words are made. */
export const PictureOfMessages = dayPictureOf(Message);
export type PictureOfMessages = z.infer<typeof PictureOfMessages>;

/** The picture with its words, as it is drawn. */
export function pictureInWords(picture: PictureOfMessages, frame: Frame): DayPicture {
  const words = (message: Message): string => render(message, frame);
  const wordsIf = (message: Message | null) => message && words(message);
  const { now, slots, free, tasks } = picture;
  return {
    ...picture,
    title: words(picture.title),
    subtitle: words(picture.subtitle),
    summary: words(picture.summary),
    now: now && { ...now, label: words(now.label) },
    slots: slots.map((slot) => ({ ...slot, title: words(slot.title), time: words(slot.time) })),
    free: free.map((span) => ({ ...span, label: words(span.label) })),
    tasks: {
      heading: words(tasks.heading),
      items: tasks.items.map((item) => ({
        ...item,
        title: words(item.title),
        note: wordsIf(item.note),
      })),
      footer: wordsIf(tasks.footer),
    },
  };
}
