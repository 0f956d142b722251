import type { Frame, Message } from '@planerka/contracts';
import type { Messages } from '@planerka/plan';
import type { DoorMessages } from './door-messages.ts';

/** What words may depend on besides their data. */
export interface Saying {
  readonly frame: Frame;
  /** The words of a message that the data holds. */
  readonly words: (message: Message) => string;
  /** The same for one that was told in another moment. */
  readonly wordsAt: (message: Message, frame: Frame) => string;
}

/** The plan's messages and the doors' own. */
export interface Catalogue extends Messages, DoorMessages {}

/**
 * The words of every message in one language: a template whose places the data fills, such as
 * `'Снять задачу {task:titled}?'`, or, where words are to be chosen, a function.
 */
export type Dictionary = {
  readonly [C in keyof Catalogue]: string | ((data: Catalogue[C], saying: Saying) => string);
};
