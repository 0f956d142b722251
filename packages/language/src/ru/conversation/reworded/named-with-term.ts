import type { Operation, ReadOperation } from '@planerka/contracts';
import type { Ground } from '../../../time/place.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { LIKELY } from '../acts/made.ts';
import { whenOf } from '../acts/when.ts';
import { type Conversation, isTitleAsked, operationsOf } from '../conversation.ts';
import type { Reader, Words } from '../words.ts';
import {
  AND_ALL,
  MAY_BE_NAMED,
  NAMED_ANEW,
  QUOTED,
  renameOrder,
  SIMPLY,
  SIMPLY_AND,
  TERM,
  TERM_BEHIND,
} from './named-with-term-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 200;

/**
 * "переименуй в «сдать альбом», это дедлайн", "назови просто сдать альбом, срок 4 декабря", "просто название: сдать
 * альбом": what is said around a name, or of the term behind it, is no part of the name. Null where nothing is.
 */
export const namedWithTerm: Reader = ({ said, ground, acts, request }) => {
  if (said.length > CHARS_MAX || !MAY_BE_NAMED.test(said)) return null;
  if (request.source?.channel === 'telegram_edit' || isTitleAsked(request)) return null;
  const text = said.trim();
  const called = NAMED_ANEW.map((pattern) => pattern.exec(text)?.groups).find(
    (groups) => groups?.['title'] !== undefined,
  );
  return called === undefined ? null : namedSo(called, { text, ground, acts });
};

function namedSo(
  { object = '', into, title = '' }: Readonly<Record<string, string | undefined>>,
  { text, ground, acts }: Pick<Words, 'ground' | 'acts'> & { readonly text: string },
): Conversation | null {
  const named = termBehind(title, ground);
  const isOfName = SIMPLY_AND.test(text);
  const isSimply = into === undefined && (SIMPLY.test(text) || isOfName);
  if (named.due === undefined && !isSimply) return null;
  const bare = QUOTED.exec(named.name)?.groups?.['name'] ?? named.name;
  const name = isOfName && isSimply ? AND_ALL(bare) : bare;
  const [renamed, ...more] = acts(renameOrder(object, name)) ?? [];
  if (renamed?.operation.type !== 'rename' || more.length > 0) return null;
  const also = named.due === undefined ? [] : [dueOf(named.due)];
  return operationsOf([renamed, ...also], true);
}

type Due = Extract<Operation, { type: 'set_due' }>;

const dueOf = (operation: Due): ReadOperation => ({ operation, confidence: LIKELY, same: true });

/** The name, and by when it is due; "это дедлайн" leaves the day to be asked. */
function termBehind(title: string, ground: Ground): { readonly name: string; readonly due?: Due } {
  const { name, when } = QUOTED.test(title) ? {} : (TERM_BEHIND.exec(title)?.groups ?? {});
  if (name === undefined) return { name: title };
  if (when === undefined) return { name, due: { type: 'set_due' } };
  const words = TERM(when);
  const items = readText(words).items.filter((item) => !isMark(item));
  if (!items.every((item, at) => isFact(item) || at === 0)) return { name: title };
  const date = whenOf(items.filter(isFact), words, ground)?.fields.planned_at;
  return date == null ? { name: title } : { name, due: { type: 'set_due', due_date: date } };
}
