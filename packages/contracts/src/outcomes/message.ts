import { z } from 'zod';
import { TimeZone } from '../local-time.ts';

/**
 * One thing to be told: which, and what its words are made of. The data may hold further messages.
 * The words are made when they are read, from one dictionary a language; rows keep only this.
 */
export const Message = z.strictObject({
  code: z.string().min(1).max(64),
  data: z.record(z.string(), z.unknown()),
});
export type Message = z.infer<typeof Message>;

/** When, where and in which language something was decided: its words are made for that moment. */
export const Frame = z.strictObject({
  now: z.iso.datetime({ offset: true }),
  zone: TimeZone,
  /** A BCP 47 tag of a dictionary. */
  locale: z.string().min(2).max(35),
});
export type Frame = z.infer<typeof Frame>;

/** The language of those who have chosen none. */
export const DEFAULT_LOCALE = 'ru';

/** Words that were kept as words, before rows held codes and data. */
export function verbatim(text: string): Message {
  return { code: 'verbatim', data: { text } };
}
