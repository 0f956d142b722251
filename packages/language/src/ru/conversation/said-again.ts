import type { CommandEnvelope, InterpretRequest, Note, ObjectHandle } from '@planerka/contracts';
import { isInfinitive } from '../commands/verb-forms.ts';
import { isNounOfAct } from '../lexicon/act-nouns.ts';
import { isSameName, wordsIn } from './choice-by-words.ts';
import { hasRootOfVerb } from './noun-of-verb.ts';
import { ONE_OF_MORE, TELLS_NOTHING } from './said-again-phrases.ts';

/** Longer titles are hardly said twice. */
const WORDS_MAX = 8;
/** Of a single word, or of a short one, every letter has to be the same. */
const LETTERS_MIN = 3;
const NUMBERS_MAX = 5;

/**
 * "полив цветов" behind "полить цветы": the numbers of what bears the title of the new one already, in another form or
 * order of its words. What is not spoken of in this thread, and what is ordered as one more, is not looked at.
 */
export function saidAgain(
  text: string,
  { thread, source }: Pick<InterpretRequest, 'thread' | 'source'>,
  { command }: Pick<CommandEnvelope, 'command'>,
): readonly Omit<Extract<Note, { code: 'SAID_AGAIN' }>, 'position'>[] {
  const { intent, entities } = command;
  // an edited message makes anew what it had made
  if (thread === undefined || source.channel === 'telegram_edit' || ONE_OF_MORE.test(text))
    return [];
  const kind: ObjectHandle['kind'] = intent === 'task_create' ? 'task' : 'timeblock';
  const said = namingWords(entities.title ?? '');
  if (said.length === 0 || said.length > WORDS_MAX) return [];
  const numbers = thread.candidates.flatMap((known) =>
    known.kind === kind && isSameTitle(said, namingWords(known.title ?? '')) ? [known.number] : [],
  );
  return numbers.length === 0
    ? []
    : [{ code: 'SAID_AGAIN', numbers: numbers.slice(0, NUMBERS_MAX) }];
}

const namingWords = (title: string): readonly string[] =>
  wordsIn(title).filter((word) => !TELLS_NOTHING.has(word));

/** Is each word of one a form of another word of the other? */
function isSameTitle(said: readonly string[], known: readonly string[]): boolean {
  if (said.length !== known.length) return false;
  const left = [...known];
  return said.every((word) => {
    const exact = left.indexOf(word);
    const at =
      exact >= 0 || said.length === 1 ? exact : left.findIndex((other) => isForm(word, other));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The same name in another case, the same act as a noun or by the other of its two verbs. */
function isForm(word: string, other: string): boolean {
  if (Math.min(word.length, other.length) < LETTERS_MIN) return false;
  if (isInfinitive(word) !== isInfinitive(other)) {
    const [noun, verb] = isInfinitive(word) ? [other, word] : [word, other];
    return isNounOfAct(noun, verb) || hasRootOfVerb(noun, verb);
  }
  return isSameName(word, other);
}
