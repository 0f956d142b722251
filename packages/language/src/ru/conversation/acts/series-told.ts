import type { PendingOperationQuestion } from '@planerka/contracts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { readText } from '../../grammar.ts';
import {
  ALL_FROM_NOW,
  ALWAYS,
  AND_THIS_ONE,
  ASKED_BY,
  BUT_NOT_THEN,
  FROM_NEXT_WEEK,
  FROM_TOMORROWS_WEEK,
  FROM_WHEN,
  NOT_THEN_BUT,
  ON_ITS_DAYS,
  OUT_AND_PUT,
  SAID_FOR_GOOD,
  SIGHS,
  TIME_WORDS_MAX,
} from './series-told-phrases.ts';

/** What is told of a series in plainer words. */
export interface ToldOfSeries {
  readonly said: string;
  /** The time that it has not was said beside the one that it has. */
  readonly isDenied: boolean;
}

/**
 * "гоша теперь не в 17:30, а в 18, мама просила", "все последующие", "с завтрашней недели": the same in the words by
 * which a change of what repeats is read.
 */
export function toldOfSeries(said: string): ToldOfSeries {
  const plain = said
    .replace(ASKED_BY, '')
    .replace(FROM_TOMORROWS_WEEK, FROM_NEXT_WEEK)
    .replace(ALL_FROM_NOW, ALWAYS);
  // "..., и этот вторник тоже": from the next one on
  const whole = AND_THIS_ONE.test(plain)
    ? `${plain.replace(AND_THIS_ONE, '').replace(FROM_WHEN, ' ')}${ALWAYS}`
    : plain;
  const right = withoutOld(whole);
  // "ой, тренировка в пятницу" mends what was said before
  const isNews = right !== null || SAID_FOR_GOOD.test(whole);
  const told = right ?? whole;
  return { said: isNews ? told.replace(SIGHS, '') : told, isDenied: right !== null };
}

/** "не в 17:30, а в 18", "в 18, а не в 17:30": the new time alone; null where none is denied. */
function withoutOld(said: string): string | null {
  const denied = NOT_THEN_BUT.exec(said);
  const old = denied?.groups?.['old'];
  if (denied !== null && old !== undefined) {
    const behind = said.slice(denied.index + denied[0].length);
    // "не по вторникам, а по средам": that one goes and others stay
    const isTimes = saysOnlyTime(old) && !ON_ITS_DAYS.test(old) && beginsWithTime(behind);
    return isTimes ? said.slice(0, denied.index) + behind : null;
  }
  const { old: wrong } = BUT_NOT_THEN.exec(said)?.groups ?? {};
  if (wrong === undefined || !saysOnlyTime(wrong)) return null;
  const left = said.replace(BUT_NOT_THEN, '');
  // "гоша во вторник не в 17:30" says no other hour
  const kinds = new Set(readText(left).items.map(({ meaning }) => meaning?.kind));
  const isOther = readText(wrong).items.some(
    ({ meaning }) => meaning !== null && kinds.has(meaning.kind),
  );
  return isOther ? left : null;
}

const beginsWithTime = (words: string): boolean =>
  Array.from({ length: TIME_WORDS_MAX }, (_, at) => words.split(/\s+/u).slice(0, at + 1)).some(
    (some) => saysOnlyTime(some.join(' ')),
  );

/** "лену в среду отмени, и поставь её на пятницу в 12": what is left out, and when it is instead. */
export function outAndPut(said: string): { readonly out: string; readonly instead: string } | null {
  const { out, instead } = OUT_AND_PUT.exec(said)?.groups ?? {};
  return out === undefined || instead === undefined || !saysOnlyTime(instead)
    ? null
    : { out, instead };
}

/** Is asked of a series which of its days are meant? The words may tell it. */
export const asksScope = (asked: PendingOperationQuestion | undefined): boolean =>
  asked?.question.code === 'SERIES';
