import type { Frame, Message } from '@planerka/contracts';
import type { MessageCode, Messages } from '@planerka/plan';

/** What words may depend on besides their data. */
export interface Saying {
  readonly frame: Frame;
  /** The words of a message that the data holds. */
  readonly words: (message: Message) => string;
}

/** The words of every message in one language. */
export type Dictionary = {
  readonly [C in MessageCode]: (data: Messages[C], saying: Saying) => string;
};
