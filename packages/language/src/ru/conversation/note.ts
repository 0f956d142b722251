import type { ReadText } from '../grammar.ts';
import type { Clause } from './clause.ts';
import { mentionOf } from './clause.ts';
import { NOTING } from './lexicon.ts';
import { type FoundOperation, SURE } from './made.ts';

const TEXT_MAX = 2000;

/**
 * "заметка к презентации: ...": kept with the object that the words before the colon name, or that the
 * message replies to. Null for everything else.
 */
export function readNote(clause: Clause, { words }: ReadText): FoundOperation[] | null {
  const start = NOTING.verbs.has(words[0]?.word ?? '') ? 1 : 0;
  if (!NOTING.nouns.has(words[start]?.word ?? '')) return null;
  const colon = words.findIndex(({ word }) => word === ':');
  const isTo = NOTING.to.has(words[start + 1]?.word ?? '');
  const [handle] = clause.handles;
  const isNamed = isTo || clause.thread?.named === true || clause.hasTokens;
  if (!isNamed || colon < 0) return null;
  const text = clause.said.slice(words[colon]?.to).trim().slice(0, TEXT_MAX);
  if (text === '') return null;
  const from = words[start + 1]?.to ?? 0;
  const until = words[colon]?.from ?? 0;
  const object = clause.items.filter((item) => item.from >= from && item.to <= until);
  const mention = isTo && handle === undefined ? mentionOf(clause, object, new Set()) : null;
  const task = handle?.kind === 'task' ? { task: handle.number } : {};
  return [
    {
      operation: { type: 'add_note', ...task, text },
      confidence: SURE,
      isAddressed: true,
      ...(mention === null ? {} : { mention }),
    },
  ];
}
