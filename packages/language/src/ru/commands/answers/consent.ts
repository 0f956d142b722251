import type { PendingChoice } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { PhraseList } from '../../../grammar/phrase-list.ts';
import { fold } from '../../../grammar/scan.ts';
import { isFiller } from '../../grammar.ts';
import { NO_LETTERS } from '../../lexicon/letters.ts';
import { hasTag, isListed } from '../../tags.ts';
import { isMark, roleAt } from '../view.ts';
import { NO_SIGNS, YES_SIGNS } from './answer-signs.ts';
import { CONSENT_PHRASES, NOW_YES, REASONS_OF_CONSENT } from './consent-phrases.ts';
import { hesitationAt, mayYield } from './hesitation.ts';
import { isRefused } from './refused.ts';

export const letters = (text: string): string => fold(text).replace(NO_LETTERS, ' ').trim();

export interface Consent {
  readonly wanted: 'yes' | 'no';
  /** Only heard, as by "ок": no consent to a loss. */
  readonly isWeak: boolean;
  /** By words that as often only open a sentence: "так ножницы купила", "точно, ключи отдал". */
  readonly isInPassing: boolean;
  /** What follows the word: "нет, завтра". */
  readonly rest: string;
}

const signOf = (text: string): 'yes' | 'no' | null =>
  YES_SIGNS.has(text) ? 'yes' : NO_SIGNS.has(text) ? 'no' : null;

/** Reads "да", "нет" and what is said after them; null when the answer begins otherwise. */
export function readConsent(text: string, words: readonly Item[]): Consent | null {
  const sign = signOf(text.trim());
  const whole = sign ?? (NOW_YES.test(text.trim()) ? 'yes' : null);
  if (whole !== null) return { wanted: whole, isWeak: false, isInPassing: false, rest: '' };
  const at = hesitationAt(words);
  const hesitation = words[at];
  if (hesitation === undefined) return consentIn(text, words);
  if (!answersBefore(text, words, hesitation)) return consentIn(text, words);
  const behind = words.slice(at + 1).filter((word) => !isMark(word));
  const last = consentIn(text, words.slice(at + 1));
  if (last !== null) return last;
  return leavesOpen(behind) ? null : consentIn(text, words);
}

/** "да, впрочем", "отмена, хотя": an answer that takes itself back, and says nothing more. */
export function leavesUndecided(text: string, words: readonly Item[]): boolean {
  const at = hesitationAt(words);
  const hesitation = words[at];
  const isLast = hesitation !== undefined && words.slice(at + 1).every(isMark);
  return isLast && at > 0 && answersBefore(text, words, hesitation);
}

/** Is all that is said ahead of the hesitation an answer, or nothing? */
function answersBefore(text: string, words: readonly Item[], hesitation: Item): boolean {
  const ahead = words.slice(0, words.indexOf(hesitation));
  const first = consentIn(text.slice(0, hesitation.from), ahead);
  if (first !== null) return letters(first.rest) === '';
  return ahead.every(isMark) || isRefused(text, ahead, { about: '', isThere: false });
}

/** "да, хотя", "нет, хотя ладно": nothing is decided behind it. */
const leavesOpen = (behind: readonly Item[]): boolean =>
  mayYield(behind[0]) || behind.every((word) => isBesideConsent(word, true));

function consentIn(text: string, words: readonly Item[]): Consent | null {
  let isYes = false;
  let isNo = false;
  let isPhrase = false;
  const heard: Item[] = [];
  let end = 0;
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    const agreed = Math.max(CONSENTS.endAt(words, at), isYes ? REASONS.endAt(words, at) : at);
    if (word === undefined) break;
    if (agreed > at) isYes = true;
    else if (hasTag(word, 'no')) isNo = true;
    else if (hasTag(word, 'yes')) isYes = true;
    else if (!isMark(word) && !isBesideConsent(word, isYes)) break;
    isPhrase ||= agreed > at;
    heard.push(word);
    const to = Math.max(agreed, at + 1);
    if (!isMark(word)) end = words[to - 1]?.to ?? end;
    at = to;
  }
  // "конечно нет", "да нет": no word beside a no makes it a yes
  if (!isYes && !isNo) return null;
  const rest = text.slice(end);
  if (isNo) return { wanted: 'no', isWeak: false, isInPassing: false, rest };
  return { wanted: 'yes', ...strengthOf(heard, isPhrase), rest };
}

/** A phrase of consent is as good as a plain yes. */
const strengthOf = (
  heard: readonly Item[],
  isPhrase: boolean,
): Pick<Consent, 'isWeak' | 'isInPassing'> => ({
  isWeak: !isPhrase && !heard.some(isStrong),
  isInPassing: !isPhrase && !heard.some((word) => hasTag(word, 'yes') && !opensSentence(word)),
});

const opensSentence = (word: Item): boolean =>
  hasTag(word, 'weak-yes') || hasTag(word, 'yes-in-passing');

const REASONS = new PhraseList(REASONS_OF_CONSENT, { wordOf: ({ word }) => word });
const CONSENTS = new PhraseList(CONSENT_PHRASES, { wordOf: ({ word }) => word });

/** "ок" says that something was heard; "ок, удаляй" says more. */
const isStrong = (word: Item): boolean =>
  hasTag(word, 'taking-away') || (hasTag(word, 'yes') && !hasTag(word, 'weak-yes'));

const isBesideConsent = (word: Item, isYes: boolean): boolean =>
  hasTag(word, 'beside-consent') ||
  isFiller(word) ||
  roleAt(word) === 'soft' ||
  (isYes && hasTag(word, 'beside-yes'));

export function choiceFor(wanted: 'yes' | 'no', choices: readonly PendingChoice[]): string {
  const named = choices.find(
    (choice) => isListed(letters(choice.label), wanted) || choice.id === wanted,
  );
  return named?.id ?? choices[wanted === 'yes' ? 0 : 1]?.id ?? wanted;
}
