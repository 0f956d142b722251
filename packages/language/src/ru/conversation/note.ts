import type { Item } from '../../grammar/item.ts';
import type { ReadText } from '../grammar.ts';
import { type Clause, mentionOf } from './clause.ts';
import { NOTING, POINTING } from './lexicon.ts';
import { type FoundOperation, SURE } from './made.ts';

const TEXT_MAX = 2000;

/**
 * "заметка к презентации: ...": kept with the object that the words before the colon name, or that the
 * message replies to. Null for everything else.
 */
export function readNote(clause: Clause, { words }: ReadText): FoundOperation[] | null {
  const verb = NOTING.verbs.has(words[0]?.word ?? '') ? 1 : 0;
  const isPointed =
    NOTING.to.has(words[verb]?.word ?? '') && POINTING.has(words[verb + 1]?.word ?? '');
  // "добавь к ней заметку: ..."
  const start = isPointed ? verb + 2 : verb;
  const colon = words.findIndex(({ word }) => word === ':');
  if (!NOTING.nouns.has(words[start]?.word ?? '') || colon < 0) return null;
  const isTo = NOTING.to.has(words[start + 1]?.word ?? '');
  const isReply = clause.thread?.named === true || clause.hasTokens;
  const text = clause.said.slice(words[colon]?.to).trim().slice(0, TEXT_MAX);
  if (text === '' || !(isTo || isReply || isPointed)) return null;
  const object = clause.items.filter(
    ({ from, to }) => from >= (words[start + 1]?.to ?? 0) && to <= (words[colon]?.from ?? 0),
  );
  return [noted(text, isTo ? object : [], clause)];
}

function noted(text: string, object: readonly Item[], clause: Clause): FoundOperation {
  const [handle] = clause.handles;
  const head = { confidence: SURE, isAddressed: true };
  if (handle?.kind === 'task') {
    return { operation: { type: 'add_note', task: handle.number, text }, ...head };
  }
  const mention = mentionOf(clause, object, new Set());
  const operation = { type: 'add_note', text } as const;
  return mention === null ? { operation, ...head } : { operation, ...head, mention };
}
