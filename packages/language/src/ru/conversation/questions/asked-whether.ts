import type { Query } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isAction, isFact, plainWord, roleAt } from '../../commands/view.ts';
import { mentionOf } from '../clause.ts';
import { isVerb, POINTING } from '../lexicon.ts';
import type { AskedInWords } from './asked-in-words.ts';
import { IN_TIME, NO_QUESTION, WRITTEN_BY_YOU } from './asked-whether-phrases.ts';
import { hasAny, plainWordsIn, type Words } from './plain-words.ts';

const MENTION_MIN = 3;
const MENTION_MAX = 500;
const NAME_ITEMS_MAX = 4;

/** What is named between the words of the question: one run of words that do nothing and point at nothing. */
function nameBeside(items: readonly Item[], ...beside: readonly Words[]): readonly Item[] | null {
  const isBeside = (item: Item): boolean =>
    isFact(item) || beside.some((list) => list.has(plainWord(item)));
  const from = items.findIndex((item) => !isBeside(item));
  const last = items.findLastIndex((item) => !isBeside(item));
  const name = from < 0 ? [] : items.slice(from, last + 1);
  if (name.length === 0 || name.length > NAME_ITEMS_MAX) return null;
  // "созвон с юристом": a preposition may stand within
  const isOfName = (item: Item): boolean =>
    !isFact(item) &&
    !POINTING.has(item.word) &&
    !isAction(item) &&
    !isInfinitive(item.word) &&
    !isVerb(item.word) &&
    roleAt(item) !== 'query';
  return name.every(isOfName) ? name : null;
}

function found({ clause }: AskedInWords, name: readonly Item[] | null): Query | null {
  const mention = name && mentionOf(clause, name, new Set());
  return mention === null || mention.length < MENTION_MIN
    ? null
    : { type: 'find', mention: mention.slice(0, MENTION_MAX) };
}

/** "а медсестру в среду в десять ты записал", "ты уже добавила стоматолога?": shown, or told that there is none. */
function readWritten(asked: AskedInWords): Query | null {
  const { items, isAsked } = asked;
  const { you, self, writes, beside } = WRITTEN_BY_YOU;
  const words = plainWordsIn(items);
  const isOfOneself = isAsked && hasAny(words, self);
  if (
    !(words.includes(you) || isOfOneself) ||
    words.filter((word) => writes.has(word)).length !== 1
  )
    return null;
  return found(asked, nameBeside(items, writes, beside));
}

/** "а зал тогда успею?", "успею ли на примерку?": where it stands tells it. */
function readInTime(asked: AskedInWords): Query | null {
  const { items, isAsked } = asked;
  const { manages, beside, asks } = IN_TIME;
  const words = plainWordsIn(items);
  const isMeant = words.filter((word) => manages.has(word)).length === 1;
  if (!isMeant || !(isAsked || hasAny(words, asks))) return null;
  return found(asked, nameBeside(items, manages, beside));
}

/** What is asked of one thing by its name: whether it is written down, whether there is time for it. */
export function readAskedWhether(asked: AskedInWords): Query | null {
  const words = plainWordsIn(asked.items);
  if (hasAny(words, NO_QUESTION)) return null;
  if (asked.items.some(({ meaning }) => meaning?.kind === 'correction')) return null;
  return readWritten(asked) ?? readInTime(asked);
}
