import { TITLE_MAX_CHARS } from '@planerka/contracts';
import type { Item } from '../../grammar/item.ts';
import type { ReadText } from '../grammar.ts';
import { type Clause, mentionOf } from './clause.ts';
import { NOTING, POINTING } from './lexicon.ts';
import { type FoundOperation, SURE } from './made.ts';

const TEXT_MAX = 2000;

/** Where "заметку" is said: behind the verb, and behind "к ней" where that points at its object. */
function startOf(wordAt: (at: number) => string): { start: number; isPointed: boolean } {
  const verb = NOTING.verbs.has(wordAt(0)) ? 1 : 0;
  const isPointed = NOTING.to.has(wordAt(verb)) && POINTING.has(wordAt(verb + 1));
  return { start: isPointed ? verb + 2 : verb, isPointed };
}

/**
 * "добавь подзадачу к ремонту: выбрать плитку", "подзадачи к TASK-001: клей, шпатель": each part in the
 * task that the words before the colon name. Null for everything else.
 */
export function readNamedSubtask(clause: Clause, { words }: ReadText): FoundOperation[] | null {
  const wordAt = (at: number): string => words[at]?.word ?? '';
  const start = NOTING.verbs.has(wordAt(0)) || NOTING.makes.has(wordAt(0)) ? 1 : 0;
  const colon = words.findIndex(({ word }) => word === ':');
  if (!NOTING.parts.has(wordAt(start)) || !NOTING.to.has(wordAt(start + 1)) || colon < 0)
    return null;
  const object = clause.items.filter(
    ({ from, to }) => from >= (words[start + 1]?.to ?? 0) && to <= (words[colon]?.from ?? 0),
  );
  const behind = clause.said.slice(words[colon]?.to);
  const titles = (NOTING.manyParts.has(wordAt(start)) ? behind.split(',') : [behind])
    .map((title) => title.trim().slice(0, TITLE_MAX_CHARS))
    .filter((title) => title !== '');
  const head = { confidence: SURE, isAddressed: true };
  const handle = clause.handles.find(({ kind }) => kind === 'task');
  const mention = handle === undefined ? mentionOf(clause, object, new Set()) : null;
  if (titles.length === 0 || (handle === undefined && mention === null)) return null;
  return titles.map((title) => ({
    operation: {
      type: 'subtask_add',
      title,
      ...(handle === undefined ? {} : { task: handle.number }),
    },
    ...head,
    ...(mention === null ? {} : { mention }),
  }));
}

/**
 * "заметка к презентации: ...": kept with the object that the words before the colon name, or that the
 * message replies to. Null for everything else.
 */
export function readNote(clause: Clause, { words }: ReadText): FoundOperation[] | null {
  const wordAt = (at: number): string => words[at]?.word ?? '';
  const { start, isPointed } = startOf(wordAt);
  const colon = words.findIndex(({ word }) => word === ':');
  if (!NOTING.nouns.has(wordAt(start)) || colon < 0) return null;
  const isTo = NOTING.to.has(wordAt(start + 1));
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
