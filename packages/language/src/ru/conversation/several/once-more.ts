import type { InterpretResponse } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isFinite } from '../../commands/finite-verbs.ts';
import { isVerbToDo } from '../../commands/verb-forms.ts';
import { isAction, roleAt } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { hasTag } from '../../tags.ts';
import { GUESS } from '../acts/made.ts';
import { isVerb } from '../lexicon.ts';
import { NOTHING_MORE } from './one-more-phrases.ts';

/** A word that may name something, and says nothing by itself. */
export const isOfName = (item: Item): boolean =>
  !isAction(item) &&
  !isVerb(item.word) &&
  !isVerbToDo(item) &&
  !isFinite(item.word) &&
  !NOTHING_MORE.has(item.word) &&
  (roleAt(item) === null || hasTag(item, 'preposition'));

/** Is it a word on which what is named behind it hangs? */
export const isPreposition = (word: string): boolean =>
  hasTag(readText(word).items[0] ?? null, 'preposition');

/** One new thing, asked about first; null where it is not one. */
export function onlyAsked(read: InterpretResponse): InterpretResponse | null {
  const [only, ...more] = read.envelopes;
  if (read.kind !== 'commands' || only === undefined || more.length > 0) return null;
  const { command } = only;
  const confidence = Math.min(command.confidence, GUESS);
  return { ...read, envelopes: [{ ...only, command: { ...command, confidence } }] };
}

/** What was written just now is told by the plan: whether it is one more of that. */
export const asOneMore = (read: InterpretResponse): InterpretResponse => ({
  ...read,
  notes: [...(read.notes ?? []), { code: 'ONE_MORE', position: 0 }],
});
