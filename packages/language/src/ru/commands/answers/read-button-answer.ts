import type { ButtonQuestion } from '@planerka/contracts';
import type { ReadText } from '../../grammar.ts';
import { letters, readConsent } from './consent.ts';
import { isCancel, leavesAsIs } from './is-cancel.ts';
import { choiceByLabel } from './read-answer.ts';
import { isRefused } from './refused.ts';

/** "да, запиши заново": what follows the yes only repeats the label of its button. */
function isEcho(rest: string, label: string): boolean {
  const known = new Set(letters(label).split(' '));
  return letters(rest)
    .split(' ')
    .every((word) => word === '' || known.has(word));
}

const PLAIN = { about: '', isThere: true } as const;

/**
 * The button of a door's own question that the words mean: its whole label, a yes or a no with nothing
 * else behind it, or a word of refusal. Null for everything that asks for something of its own.
 */
export function readButtonAnswer(
  text: string,
  { words }: ReadText,
  { choices, yes, no, loses }: ButtonQuestion,
): string | null {
  const named = choiceByLabel('BUTTON', text, choices);
  if (named !== null) return named.id;
  if (isCancel(words) || leavesAsIs(words) || isRefused(text, words, PLAIN)) return no ?? null;
  const consent = readConsent(text, words);
  if (consent === null) return null;
  if (consent.wanted === 'yes' && loses === true && consent.isWeak) return null;
  const id = consent.wanted === 'yes' ? yes : no;
  const label = choices.find((choice) => choice.id === id)?.label ?? '';
  return id !== undefined && isEcho(consent.rest, label) ? id : null;
}
