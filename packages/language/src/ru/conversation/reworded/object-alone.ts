import type { InterpretRequest, InterpretResponse } from '@planerka/contracts';
import { isAction, isWord } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { DONE_TO } from './object-alone-phrases.ts';
import { TOLD_TO_WRITE } from './said-in-part-phrases.ts';

/**
 * "машину на субботу двенадцать часов", where "записать машину на ТО" stands and nothing else has that word: only what
 * something is done to, in the very form in which a title has it, and a time. Nothing new is called so, since the act is
 * missing; whether that which stands is moved there is asked about. Null for everything else.
 */
export function objectAlone(
  { text, thread }: Pick<InterpretRequest, 'text' | 'thread'>,
  found: InterpretResponse,
): InterpretResponse | null {
  const [only, ...more] = found.envelopes;
  if (thread === undefined || found.kind !== 'commands' || only === undefined || more.length > 0)
    return null;
  if (TOLD_TO_WRITE.test(text) || found.notes?.some(({ code }) => code === 'SAID_AGAIN'))
    return null;
  const { title = '', planned_at: at, ...others } = only.command.entities;
  if (at === undefined || Object.keys(others).length > 0) return null;
  const words = readText(title).items.filter(isWord);
  if (words.length !== 1 || !DONE_TO.test(title) || words.some(isAction)) return null;
  const bearers = thread.candidates.filter(
    ({ kind, title: known = '' }) =>
      kind === 'task' &&
      wordsIn(known).includes(title.toLowerCase()) &&
      readText(known).items.some(isAction),
  );
  if (bearers.length !== 1) return null;
  const known = bearers.map(({ number }) => ({ kind: 'task' as const, number }));
  return { ...found, notes: [...(found.notes ?? []), { code: 'SAID_AGAIN', position: 0, known }] };
}
