import { readText } from '../../grammar.ts';
import { isPast } from '../finite-verbs.ts';
import { isAction, isFact, isMark } from '../view.ts';
import * as phrases from './said-around-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 240;

/** Something new without what leads up to it or hedges it, and with what a heading says of each; null for all else. */
export function saidAround(text: string): string | null {
  const said = text.trim();
  if (said.length > CHARS_MAX || said.includes('\n') || said.includes('?')) return null;
  return (
    phrases.LED_UP.exec(said)?.groups?.['rest'] ??
    eachHeaded(said) ??
    withoutHedge(said) ??
    doneForIt(said) ??
    atRightHour(said) ??
    appointed(said)
  );
}

/** "уроки: соня по пн в 16, мишка по вт в 17": each of them is a lesson, where each has its own time. */
function eachHeaded(said: string): string | null {
  const { heading = '', rest = '' } = phrases.HEADED.exec(said)?.groups ?? {};
  const one = phrases.HEADINGS.get(heading.toLowerCase());
  if (one === undefined) return null;
  const parts = rest.split(phrases.BETWEEN_HEADED).filter((part) => part !== '');
  const isEach = parts.every((part) => {
    const { items } = readText(part);
    const isNamed = items.some((item) => !isFact(item) && !isMark(item));
    return isNamed && items.some(isFact) && !items.some(isAction);
  });
  if (!isEach || parts.length < 2) return null;
  return parts.map((part) => `${one} ${part}`).join('\n');
}

/** "слить воду на даче в субботу наверно поедем" */
function withoutHedge(said: string): string | null {
  const { before, when = '' } = phrases.HEDGED.exec(said)?.groups ?? {};
  if (before === undefined || phrases.TOLD_ON.test(before)) return null;
  if (!readText(before).items.some(isAction)) return null;
  return `${before} ${when}`.trim();
}

function doneForIt(said: string): string | null {
  const { goal, step } = phrases.DONE_FOR_IT.exec(said)?.groups ?? {};
  if (goal === undefined || step === undefined) return null;
  const { items } = readText(goal);
  return items.filter((item) => isAction(item)).length === 1
    ? `${goal}${phrases.BETWEEN_BOTH}${step}`
    : null;
}

/** Only where an hour is taken back, and nothing but an hour stands behind the reason. */
function atRightHour(said: string): string | null {
  const { before = '', hour = '' } = phrases.TAKEN_BACK_HOUR.exec(said)?.groups ?? {};
  const wrong = readText(before).items.at(-1);
  const right = readText(hour).items.filter((item) => !isMark(item));
  const isHour = right.length > 0 && right.every((item) => item.meaning?.kind === 'clock');
  if (wrong === undefined || wrong.meaning?.kind !== 'clock' || !isHour) return null;
  return `${before.slice(0, wrong.from).trim()} ${hour}`.trim();
}

/** "записалась к врачу на среду на 10:30", "кота к ветеринару записала на вторник на 12" */
function appointed(said: string): string | null {
  const { before = '', rest = '' } = phrases.PUT_DOWN.exec(said)?.groups ?? {};
  const ahead = before.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  const isAhead = isToSomebody(before);
  const isMine = isAhead || ahead.every((word) => phrases.BESIDE_PUT_DOWN.has(word));
  if (rest === '' || !isMine || !(isAhead || isToSomebody(rest))) return null;
  const whole = atHour(`${isAhead ? before : ''}${rest}`.replace(phrases.ONESELF, '').trim());
  const { items } = readText(whole);
  const kinds = new Set(items.map(({ meaning }) => meaning?.kind));
  const isAtHour = (kinds.has('day') && kinds.has('clock')) || kinds.has('moment');
  if (!isAtHour || items.some((item) => isAction(item) || isPast(item.word))) return null;
  return `${phrases.NEW_TASK} ${whole}`;
}

/** "на вторник на 12": behind its day such a number is an hour. */
function atHour(said: string): string {
  const { items } = readText(said);
  const hour = items.find((item, at) => {
    const isNumber = item.meaning?.kind === 'for-number';
    return isNumber && items[at - 1]?.meaning?.kind === 'day';
  });
  if (hour === undefined) return said;
  const plain = said.slice(hour.from).replace(phrases.ON_HOUR, phrases.AT_HOUR);
  return `${said.slice(0, hour.from)}${plain}`;
}

const isToSomebody = (words: string): boolean =>
  [...words.matchAll(phrases.TO_WHOM)].some(({ groups }) => {
    const whom = groups?.['whom']?.toLowerCase() ?? '';
    return !phrases.KEPT_ON.has(whom) && !readText(whom).items.some(isFact);
  });
