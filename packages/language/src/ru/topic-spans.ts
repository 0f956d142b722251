import { Item, leavesOf } from '../grammar/item.ts';
import { UNKNOWN } from '../grammar/kind-table.ts';
import { QUOTED } from '../grammar/scan.ts';
import { hasTag } from './tags.ts';

/** So many words name what is asked about. */
const TOPIC_WORDS_MAX = 3;

/** "с шестого по двадцатое июля": days, and no hours of one day. */
function isDaySpan({ meaning }: Item): boolean {
  if (meaning?.kind !== 'range') return false;
  const { start, end } = meaning;
  return start.clock === null && end.clock === null && (start.day ?? start.period) !== null;
}

/** Does a topic reach up to `at`: "насчёт отпуска", "по поводу новой путёвки"? */
function isOfTopic(items: readonly Item[], at: number): boolean {
  for (let i = at - 1; i >= 0 && i >= at - 1 - TOPIC_WORDS_MAX; i -= 1) {
    const item = items[i];
    if (item === undefined || item.meaning !== null) return false;
    if (hasTag(item, 'topic-of')) return i < at - 1;
    if (hasTag(item, 'preposition')) return false;
  }
  return false;
}

/** Behind such a noun a period says what it is for, where the clause has another time: "меню на неделю". */
function isOfNoun(items: readonly Item[], at: number): boolean {
  const fact = items[at];
  if (fact === undefined || !hasTag(items[at - 1], 'made-for-period')) return false;
  if (!hasTag(leavesOf(fact)[0], 'onto') || !PERIODS.has(fact.meaning?.kind ?? '')) return false;
  return items.some((item, i) => i !== at && TIMES.has(item.meaning?.kind ?? ''));
}
const PERIODS: ReadonlySet<string> = new Set(['day', 'window', 'range', 'period']);
const TIMES: ReadonlySet<string> = new Set(['day', 'window', 'range', 'due', 'moment', 'daypart']);

/** "меню на следующую неделю сдать до пятницы": the week is the menu's. */
export function keepPeriodsOfNouns(items: readonly Item[]): readonly Item[] {
  if (!items.some((item) => hasTag(item, 'made-for-period'))) return items;
  return items.flatMap((item, at) => (isOfNoun(items, at) ? leavesOf(item).map(hidden) : [item]));
}

const hidden = ({ value, flags, from, to, glued, word, tags }: Item): Item =>
  new Item(UNKNOWN, value, flags | QUOTED, from, to, glued, word, null, '', [], tags);

/** "позвонить насчёт отпуска с шестого по двадцатое": the span is the leave's, and not when to call. */
export function keepTopicSpans(items: readonly Item[]): readonly Item[] {
  if (!items.some(isDaySpan)) return items;
  return items.flatMap((item, at) =>
    isDaySpan(item) && isOfTopic(items, at) ? leavesOf(item).map(hidden) : [item],
  );
}
