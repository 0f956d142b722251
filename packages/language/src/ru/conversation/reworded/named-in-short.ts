import type { InterpretRequest, InterpretResponse, ObjectHandle } from '@planerka/contracts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isWord } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { LETS, NAME_ALONE, NAME_ENDING, OF_WHOM } from './named-in-short-phrases.ts';
import { TOLD_TO_WRITE } from './said-in-part-phrases.ts';

/**
 * "позвонить завтра пусть" where "позвонить маме" stands, "тогда в 16 Ира" where "созвон с Ирой" does: only the verb, or only the
 * name, of the one thing in view that has it, and a time. Whether that is moved there is asked about. Null for everything else.
 */
export function namedInShort(
  { text, thread }: Pick<InterpretRequest, 'text' | 'thread'>,
  found: InterpretResponse,
): InterpretResponse | null {
  const [only, ...more] = found.envelopes;
  if (thread === undefined || found.kind !== 'commands' || only === undefined || more.length > 0)
    return null;
  if (TOLD_TO_WRITE.test(text) || found.notes?.some(({ code }) => code === 'SAID_AGAIN'))
    return null;
  const { title = '', planned_at, start_at, ...others } = only.command.entities;
  if ((planned_at ?? start_at) === undefined || Object.keys(others).length > 0) return null;
  const [bearer, ...rivals] = bearersOf(title, text, thread.candidates);
  if (bearer === undefined || bearer.kind === 'project' || rivals.length > 0) return null;
  const known = [{ kind: bearer.kind, number: bearer.number }];
  return { ...found, notes: [...(found.notes ?? []), { code: 'SAID_AGAIN', position: 0, known }] };
}

function bearersOf(title: string, text: string, candidates: readonly ObjectHandle[]) {
  const words = readText(title).items.filter(isWord);
  const [verb = ''] = words.length === 1 ? wordsIn(title) : [];
  if (isInfinitive(verb) && LETS.test(text)) {
    return candidates.filter(({ kind, title: known = '' }) => {
      const [first, ...others] = wordsIn(known);
      return kind === 'task' && first === verb && others.length > 0;
    });
  }
  if (!NAME_ALONE.test(title)) return [];
  return candidates.filter(({ title: known = '' }) =>
    [...known.matchAll(OF_WHOM)].some(([name]) => stemOf(name) === stemOf(title)),
  );
}

const stemOf = (name: string): string => name.replace(NAME_ENDING, '');
