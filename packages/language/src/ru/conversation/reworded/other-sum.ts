import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import type { Ground } from '../../../time/place.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { knownAs, namingWords } from '../objects/known-as.ts';
import { BESIDE_SUM, SO_NOW, SUM } from './other-sum-phrases.ts';
import { partsOf, toNewTime } from './other-time.ts';
import { plainNews } from './plain-news.ts';
import { ONE_OF_MORE } from './said-again-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 100;
/** Fewer digits count things rather than money. */
const DIGITS_MIN = 3;

/**
 * "лехе отдать уже 3000 и в понедельник", where "лехе долг отдать 2500" stands: it is asked whether that one is meant, and
 * no second one is made. Null where its words name no one task with another sum.
 */
export function otherSum(
  said: string,
  thread: ThreadHints | null,
  ground: Ground,
): readonly ReadOperation[] | null {
  if (thread === null || said.length > CHARS_MAX) return null;
  const text = plainNews(said);
  const [only, ...more] = text.matchAll(SUM);
  if (only === undefined || more.length > 0 || ONE_OF_MORE.test(said)) return null;
  const [sum] = only;
  if (isOfTime(only.index, text)) return null;
  const { name, times } = partsOf(text.replace(SUM, ' '));
  const words = namingWords(name).filter((word) => !BESIDE_SUM.has(word));
  // "лехе 3000 в понедельник": no verb says what else is to be done
  const isBare = sum.length >= DIGITS_MIN && !words.some(isInfinitive);
  if (!SO_NOW.test(said) && !isBare) return null;
  const [known, ...others] = knownAs(words, thread).filter(
    ({ kind, title = '' }) => kind === 'task' && (title.match(SUM) ?? []).length === 1,
  );
  const title = known?.title ?? '';
  const [old] = title.match(SUM) ?? [];
  if (known === undefined || old === undefined || others.length > 0 || old === sum) return null;
  const renamed: ReadOperation = {
    operation: { type: 'rename', title: title.replace(SUM, sum) },
    mention: title,
    kind: 'task',
    confidence: GUESS,
  };
  if (times === '') return [renamed];
  const moved = toNewTime({ old: '', anew: times }, ground);
  return moved === null ? null : [renamed, { ...moved, ...OF_SAME, mention: title }];
}

/** "отдать теперь в 15", "теперь 15-го": the number is when, and no sum. */
const isOfTime = (at: number, text: string): boolean =>
  readText(text).items.some((item) => isFact(item) && item.from <= at && at < item.to);

/** The time goes with the new sum, of the same task: the yes to the sum is the yes to both. */
const OF_SAME = { kind: 'task', confidence: 1, same: true } as const;
