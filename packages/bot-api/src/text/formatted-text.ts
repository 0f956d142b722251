import type { MessageEntity } from '@grammyjs/types';

/** Text without markup and what the markup meant; offsets and lengths in UTF-16 units. */
export interface FormattedText {
  readonly text: string;
  readonly entities: readonly MessageEntity[];
}
