import type { Frame, Message } from '@planerka/contracts';
import type { Catalogue, Dictionary, Saying } from './dictionary.ts';
import { toldMessages } from './lists.ts';
import { PSEUDO_LOCALE, pseudoWords } from './pseudo-words.ts';
import { ruMessages } from './ru-messages.ts';
import { fillTemplate } from './template.ts';

const DICTIONARIES: Readonly<Record<string, Dictionary>> = {
  ru: ruMessages,
  [PSEUDO_LOCALE]: ruMessages,
};

function isCode(dictionary: Dictionary, code: string): code is keyof Catalogue {
  return Object.hasOwn(dictionary, code);
}

/**
 * The words of one message in the frame's language. Throws for a language that has no dictionary and
 * for a code that the dictionary does not know: both mean that a newer program has written it.
 */
export function render(message: Message, frame: Frame): string {
  const dictionary = DICTIONARIES[frame.locale];
  if (dictionary === undefined) throw new Error(`no dictionary for ${frame.locale}`);
  const { code, data } = message;
  if (!isCode(dictionary, code)) throw new Error(`no words for ${code}`);
  if (frame.locale === PSEUDO_LOCALE) return pseudoWords(message);
  const saying: Saying = {
    frame,
    words: (inner) => render(inner, frame),
    wordsAt: render,
  };
  // The catalogue ties data to code where messages are made; stored ones are as they were made.
  const words = dictionary[code];
  return typeof words === 'string'
    ? fillTemplate(words, data, saying)
    : words(data as never, saying);
}

/** The words of several messages, a line or more each. */
export function renderLines(messages: readonly Message[], frame: Frame): string {
  return toldMessages(messages, (message) => render(message, frame));
}
