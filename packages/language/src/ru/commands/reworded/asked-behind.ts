import type { Fact } from '../../../meaning.ts';
import { factOf } from '../../../time/frame.ts';
import { readText } from '../../grammar.ts';
import { isFact } from '../view.ts';
import {
  ASKED_BEHIND,
  ASKED_TWICE,
  ASKING_AHEAD,
  MAKES,
  OF_WHAT_WAS,
  ORDERED_BEHIND,
  ROOM_ASKED,
  TELLING_AHEAD,
} from './asked-behind-phrases.ts';

/** An order and the question that may be said behind it. */
export interface OrderAndQuestion {
  readonly order: string;
  readonly question: string;
}

/** Nobody joins more in one breath; each place is read anew. */
const PLACES_MAX = 4;

/** Where an order may end and a question begin, or a question end and an order begin, the first place first. */
export function questionsBehind(text: string): OrderAndQuestion[] {
  const isAsked = /\?[\s!)»"]*$/u.test(text);
  const behind = partsAt(text, ASKED_BEHIND).filter(
    ([, question]) => isAsked || TELLING_AHEAD.test(question),
  );
  const ahead = isAsked ? [] : partsAt(text, ORDERED_BEHIND);
  return [
    ...behind.map(([order, question]) => ({ order, question })),
    ...ahead
      .filter(([question]) => ASKING_AHEAD.test(question))
      .map(([question, order]) => ({ order: onDayAsked(order, question), question })),
  ];
}

/** What stands before and behind each place at which the text may be cut. */
const partsAt = (text: string, joints: RegExp): (readonly [string, string])[] =>
  [...text.matchAll(joints)].slice(0, PLACES_MAX).flatMap((joint) => {
    const before = text.slice(0, joint.index).trim();
    const behind = text.slice(joint.index + joint[0].length).trim();
    return before === '' ? [] : [[before, behind] as const];
  });

/**
 * "мои планы на завтра и добавь позвонить маме в 10": what has an hour and no day is of the day that is asked about,
 * where that is one day that is not over. When somebody is to be reminded, is not told by what is asked about.
 */
function onDayAsked(order: string, question: string): string {
  const facts = factsIn(order);
  const asked = factsIn(question);
  const isOpen = facts.some(({ kind }) => HOURS.has(kind)) && !facts.some(isOfDay);
  const isOneDay = asked.length === 1 && asked[0]?.kind === 'day' && !isOverDay(asked[0]);
  return isOpen && isOneDay && !OF_WHAT_WAS.test(question) && MAKES.test(order)
    ? `${order} ${timesIn(question)}`
    : order;
}
/** "что было вчера и добавь звонок в 18": nothing new is of a day that is over. */
const isOverDay = (fact: Extract<Fact, { kind: 'day' }>): boolean =>
  fact.day.kind === 'relative' && fact.day.days < 0;
const HOURS: ReadonlySet<string> = new Set(['clock', 'clock-range', 'for-number']);
const isOfDay = ({ kind }: Fact): boolean => !HOURS.has(kind) && kind !== 'length';
const factsIn = (text: string): readonly Fact[] =>
  readText(text).items.flatMap((item) => factOf(item) ?? []);

/** One question, and another one that may be asked behind it. */
export interface TwoQuestions {
  readonly first: string;
  readonly second: string;
}

/** "что во входящих и что на завтра": where one question may end and another begin. */
export function questionsJoined(text: string): TwoQuestions[] {
  return partsAt(text, ASKED_TWICE).flatMap(([first, second]) => {
    const days = ROOM_ASKED.test(second) ? daysIn(first, second) : '';
    const plain = { first, second };
    return days === '' ? [plain] : [{ first, second: `${second} ${days}` }, plain];
  });
}

/** The days of the first question, where the second says none. */
function daysIn(first: string, second: string): string {
  return readText(second).items.some(isFact) ? '' : timesIn(first);
}

function timesIn(first: string): string {
  const days = readText(first).items.filter(isFact);
  return days.map(({ from, to }) => first.slice(from, to)).join(' ');
}
