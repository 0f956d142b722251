import { z } from 'zod';

/** What kind of message it is; `forward` is the words of somebody else. */
export const SourceKind = z.enum([
  'photo',
  'document',
  'video',
  'voice',
  'audio',
  'contact',
  'location',
  'forward',
]);
export type SourceKind = z.infer<typeof SourceKind>;

/** An album holds so many. */
export const SOURCE_MESSAGES_MAX = 10;

const SOURCE_NAME_MAX_CHARS = 120;

/**
 * The message that something was made of, by reference: the plan keeps where it is and what it is
 * called, never its bytes and never an address under which they could be fetched.
 */
export const Source = z.strictObject({
  kind: SourceKind,
  /** The door's own name for the chat; only there is the message given back. */
  chat: z.string().min(1).max(64),
  /** Several where they were sent together, in their order. */
  messages: z.array(z.int().min(1)).min(1).max(SOURCE_MESSAGES_MAX),
  /** What a file or a place is called, who a contact is. */
  name: z.string().min(1).max(SOURCE_NAME_MAX_CHARS).optional(),
  /** In bytes. */
  size: z.int().min(0).optional(),
});
export type Source = z.infer<typeof Source>;

/** A name as a source keeps it: on one line, cut short; undefined where there is none. */
export function sourceName(name: string | undefined): string | undefined {
  const line = (name ?? '').replace(/\s+/gu, ' ').trim();
  const points = Array.from(line);
  const short =
    points.length <= SOURCE_NAME_MAX_CHARS / 2
      ? line
      : `${points.slice(0, SOURCE_NAME_MAX_CHARS / 2 - 1).join('')}…`;
  return short === '' ? undefined : short;
}
