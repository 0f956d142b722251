import type { Item } from '../../../grammar/item.ts';

/** The words of a clause that no verb of asking opens, and what is known about them. */
export interface Told {
  /** Its words, without marks and times. */
  readonly words: readonly Item[];
  /** Those of its main clause. */
  readonly main: readonly Item[];
  readonly isTimed: boolean;
  readonly hasAction: boolean;
  readonly isMeeting: boolean;
  /** An hour is said: what happens then may be a plan whatever it sounds like. */
  readonly hasClock: boolean;
  /** From when till when is said. */
  readonly isSpan: boolean;
  /** A day to come is said. */
  readonly hasDay: boolean;
  /** Tomorrow or a day counted from today that is still to come. */
  readonly isAhead: boolean;
  /** A time is between what is told of and the last word: "ноги после воскресенья чугунные". */
  readonly isApart: boolean;
  /** Its only time is an end: "у него отпуск до пятого". */
  readonly isOnlyUntil: boolean;
  /** How long it takes is all the time that is said: "до Казани семь часов". */
  readonly isOnlyLong: boolean;
  /** Only the present is said: "в Сочи сейчас магнолии". */
  readonly isNow: boolean;
  /** "зять третий год на севере": how long it has been going on. */
  readonly isLasting: boolean;
  /** "молока сегодня нет": nothing is there, and nothing is corrected. */
  readonly isAbsent: boolean;
  /** "сбой четвёртый за день", "опять седьмой отказ за неделю": so many times it has happened. */
  readonly isCounted: boolean;
}

/** A rule of talk: its name is its pattern over the words, from the first on. */
export interface TalkRule {
  readonly name: string;
  readonly when?: (told: Told) => boolean;
}

/** Nothing in it is done, by oneself or with others. */
export const isIdle = ({ hasAction, isMeeting }: Told): boolean => !hasAction && !isMeeting;
