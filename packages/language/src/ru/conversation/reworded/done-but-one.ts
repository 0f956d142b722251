import type { ObjectHandle } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { BETWEEN_PARTS } from '../acts/list-phrases.ts';
import { GUESS } from '../acts/made.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { operationsOf } from '../conversation.ts';
import { knownAs, namingWords } from '../objects/known-as.ts';
import { pastsOf } from '../objects/pasts-of.ts';
import type { Reader } from '../words.ts';
import { ALL_OF_IT, DONE_BUT_ONE, MAY_BE_ALL_BUT } from './done-but-one-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

/**
 * "витамины купила кроме магния", where «витамины купить: кальций и магний» stands: what is left of it, which is asked
 * about. Null where no one title bears the verb, the words and what was left out.
 */
export const doneButOne: Reader = ({ said, thread }) => {
  if (thread === null || said.length > CHARS_MAX || !MAY_BE_ALL_BUT.test(said)) return null;
  const { what = '', past = '', but = '' } = DONE_BUT_ONE.exec(said.trim())?.groups ?? {};
  const words = namingWords(what).filter((word) => !ALL_OF_IT.has(word));
  const known = knownAs(words, thread).flatMap((one) => {
    const title = one.kind === 'task' && isToDo(one, past.toLowerCase()) ? leftOf(one, but) : null;
    return title === null ? [] : [{ one, title }];
  });
  const [only, ...more] = known;
  if (only === undefined || more.length > 0) return null;
  const { one, title } = only;
  const operation = { type: 'rename', title, task: one.number } as const;
  return operationsOf([{ operation, confidence: GUESS }], true);
};

const isToDo = ({ title = '' }: ObjectHandle, past: string): boolean =>
  wordsIn(title).some((verb) => isInfinitive(verb) && pastsOf(verb).includes(past));

/** The title with nothing of its last things but the one that is left; null where that is none of them. */
function leftOf({ title = '' }: ObjectHandle, but: string): string | null {
  const [first = '', ...others] = title.split(BETWEEN_PARTS).map((part) => part.trim());
  const ahead = first.split(/\s+/u);
  const things = [ahead.at(-1) ?? '', ...others];
  // "за хлебом и маме цветы": more than things are joined
  if (others.length === 0 || things.some((thing) => /\s/u.test(thing))) return null;
  const left = things.find((thing) => isSameName(thing.toLowerCase(), but.toLowerCase()));
  return left === undefined ? null : [...ahead.slice(0, -1), left].join(' ');
}
