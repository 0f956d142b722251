import type { ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { TOPIC_AHEAD } from '../../commands/reworded/of-topic-phrases.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isAction, isFact, isMark, ownWords, plainWord } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isCardinal } from '../../vocabulary.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import { ORDER } from './field-of-named-phrases.ts';
import {
  ACT_FORSAKEN,
  ALSO_OF_IT,
  AT_IT,
  atHour,
  BESIDE_REPEAT,
  BESIDE_TIME,
  BY_DAYS,
  ERRED_AT,
  MUST,
  movedBy,
  movedOnto,
  notedOf,
  TOLD_MOVED,
} from './guessed-of-named-phrases.ts';

/** What is named is short, and so is what is said of it. */
const ITEMS_MAX = 5;

/**
 * "парковку каждый месяц", "смету ещё на день", "рюкзак чинить раздумал", "муку закупать надо ещё и
 * ржаную", "нет, это про отчёт, там до пятницы", of what was spoken of here: the order that is probably meant,
 * and is asked about, since something new may be called so. Null for everything else.
 */
export function guessedOfNamed(said: string, thread: ThreadHints | null): string | null {
  if (thread === null) return null;
  const text = said.trim();
  for (const { pattern, means } of WAYS) {
    const found = pattern.exec(text);
    if (found !== null) return means(found.groups ?? {}, thread);
  }
  return alsoOf(text, thread) ?? repeatedOf(text, thread);
}

/** A way of saying it, and the order that it means; null where nothing is named that is known. */
interface Way {
  readonly pattern: RegExp;
  readonly means: (said: Readonly<Record<string, string>>, thread: ThreadHints) => string | null;
}

const WAYS: readonly Way[] = [
  {
    pattern: TOLD_MOVED,
    means: ({ when = '' }, thread) => (isOneInView(thread) ? movedOnto(when) : null),
  },
  {
    pattern: ERRED_AT,
    means: ({ wrong = '', right = '' }, thread) => erredAt(wrong, right, thread),
  },
  {
    pattern: TOPIC_AHEAD,
    means: ({ about = '', rest = '' }, thread) =>
      isKnown(about, thread) ? `${about} ${rest.replace(AT_IT, '')}` : null,
  },
  {
    pattern: BY_DAYS,
    means: ({ name = '', length = '' }, thread) =>
      isKnown(name, thread) ? movedBy(name, length) : null,
  },
  {
    pattern: ACT_FORSAKEN,
    means: ({ name = '', forsaken = '' }, thread) =>
      isKnown(name, thread) ? `${name} ${forsaken}` : null,
  },
];

/** "полшестого это я ошибся, в пять забирать": another time for what is in view, and nothing told besides. */
function erredAt(wrong: string, right: string, thread: ThreadHints): string | null {
  const isTime = (words: readonly Item[]): boolean => words.length > 0 && words.every(isTimed);
  if (!isOneInView(thread) || !isTime(readText(wrong).items)) return null;
  const said = readText(right).items.filter(
    (item) => !isMark(item) && !BESIDE_TIME.has(plainWord(item)),
  );
  const others = said.filter((item) => !isTimed(item));
  const times = said.filter(isTimed);
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return null;
  // "в четыре везти", where "отвезти кота" is what is in view
  const isOfIt = others.every(({ word }) => isInfinitive(word)) || isSpokenOfIn(others, thread);
  if (others.length > 1 || !isOfIt) return null;
  const when = right.slice(first.from, last.to);
  return movedOnto(times.some(isFact) ? when : atHour(when));
}
/** "девять" alone is an hour, where an hour stands already. */
const isTimed = (item: Item): boolean => isFact(item) || isCardinal(item);

/** "муку закупать надо ещё и ржаную"; "витрину ещё и помыть" is something else to do. */
function alsoOf(text: string, thread: ThreadHints): string | null {
  const { name, more } = ALSO_OF_IT.exec(text)?.groups ?? {};
  if (name === undefined || more === undefined) return null;
  const words = readText(name).items.filter(({ word }) => !MUST.has(word));
  const named = words.filter((item) => !isAction(item));
  const isOther = readText(more).items.some((item) => isAction(item) || factOf(item) !== null);
  if (isOther || named.length === 0 || words.length > ITEMS_MAX) return null;
  return isSpokenOfIn(words, thread) ? notedOf(ownWords(named, name), more) : null;
}

const isOneInView = ({
  default_task_id: task,
  default_timeblock_id: block,
}: ThreadHints): boolean => (task ?? block) !== undefined;

const isKnown = (name: string, thread: ThreadHints): boolean => {
  const items = readText(name).items;
  return items.length <= ITEMS_MAX && !items.some(isAction) && isSpokenOfIn(items, thread);
};

/** "лучше" corrects what was said before it. */
const isBesideRepeat = (item: Item): boolean =>
  BESIDE_REPEAT.has(plainWord(item)) || factOf(item)?.kind === 'correction';

/** "парковку каждый месяц", "кактус лучше по воскресеньям" */
function repeatedOf(text: string, thread: ThreadHints): string | null {
  const items = readText(text).items.filter((item) => !isBesideRepeat(item));
  if (items.length > ITEMS_MAX || items.length < 2 || items.some(isMark)) return null;
  const isRepeat = (item: Item): boolean => factOf(item)?.kind === 'repeat';
  const last = items.at(-1);
  const name = items.slice(0, -1);
  if (last === undefined || !isRepeat(last) || name.some((item) => factOf(item) !== null))
    return null;
  const said = ownWords(name, text);
  return isKnown(said, thread) ? `${ORDER.repeat} ${said} ${text.slice(last.from, last.to)}` : null;
}
