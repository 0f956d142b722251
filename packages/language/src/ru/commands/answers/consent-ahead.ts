import { ONLY_ONE } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import type { AskedInWords, ConsentAhead } from '../../../locale.ts';
import { isSameWord, wordsIn } from '../../conversation/answers/choice-by-words.ts';
import { readText } from '../../grammar.ts';
import { readFrame } from './answer-value.ts';
import { choiceFor, readConsent } from './consent.ts';
import { ALSO, JOINT_BEHIND, SAID_ONCE_MORE, TAKES_BACK, YES_AT } from './consent-ahead-phrases.ts';
import { isYesOfPast } from './of-past.ts';
import { withoutNames } from './without-names.ts';

/** The yes or no that an utterance begins with, where more follows; null for everything else. */
export function consentAhead(
  text: string,
  words: readonly Item[],
  { clarifying_question: asked, choices }: AskedInWords,
): ConsentAhead | null {
  const consent = isYesOfPast(text) ? null : readConsent(text, words);
  if (consent === null) return null;
  const rest = consent.rest.replace(JOINT_BEHIND, '').trim();
  if (rest === '' || ALSO.test(rest)) return null;
  const { wanted, isWeak, isInPassing } = consent;
  const head = { choiceId: choiceFor(wanted, choices), wanted, isWeak, isInPassing, rest };
  if (wanted === 'no') return { ...head, isRestated: false, time: null };
  // "да, ёлку": of several that are asked about it was named, and the others may be meant or not
  const isOfSeveral = choices.some(({ id }) => id.startsWith(ONLY_ONE));
  if (isOfSeveral && unsaidIn(rest, '') !== '') return { ...head, isRestated: false, time: null };
  const left = unsaidIn(rest, asked);
  const isRestated = left !== null && (left === '' || isTimeOf(left, asked));
  const isTime = left !== null && left !== rest && !isRestated && saysTime(left);
  return { ...head, isRestated, time: isTime ? YES_AT(left) : null };
}

/** What `rest` says besides the words of the question; null where it takes something of the yes back. */
function unsaidIn(rest: string, asked: string): string | null {
  if (TAKES_BACK.test(rest)) return null;
  return withoutNames(rest.replace(SAID_ONCE_MORE, ' '), wordsIn(asked));
}
const NAME_MIN = 3;

const saysTime = (left: string): boolean => readFrame(left)?.rest.length === 0;

/** Does `left` say only the hour that the question names, or nothing? */
function isTimeOf(left: string, asked: string): boolean {
  if (readText(left).items.every(isSmall)) return true;
  const read = readFrame(left);
  const clock = read?.rest.length === 0 ? (read.frame.clock ?? null) : null;
  if (clock === null) return false;
  const minute = String(clock.minute).padStart(2, '0');
  return [clock.hour, clock.hour + HALF_DAY].some((hour) =>
    asked.includes(`${String(hour).padStart(2, '0')}:${minute}`),
  );
}
const isSmall = ({ meaning, word, value }: Item): boolean =>
  meaning === null && value === null && word.length < NAME_MIN && !/\d/u.test(word);
const HALF_DAY = 12;

/** Does the text hold each of the words, in some form? */
export function bearsWords(text: string, words: string): boolean {
  const known = wordsIn(text);
  return wordsIn(words).every((word) => known.some((other) => isSameWord(word, other)));
}

/** Does a title name what the question is about, so that it is nothing new beside it? */
export function isOfQuestion(title: string, { clarifying_question: asked }: AskedInWords): boolean {
  const known = wordsIn(asked);
  return wordsIn(title).some(
    (word) => word.length > NAME_MIN && known.some((other) => isSameWord(word, other)),
  );
}
