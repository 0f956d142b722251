import { factOf } from '../../../time/frame.ts';
import { readText } from '../../grammar.ts';
import { isFinite } from '../finite-verbs.ts';
import { saysOnlyTime } from '../times/only-time.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact } from '../view.ts';
import { withNote } from './fetched-phrases.ts';
import * as phrases from './tail-behind-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 240;

/**
 * What is said last of a plan and is no word of its name: "..., час примерно" is its length, "..., это важно" how much
 * it matters, "..., это блок работы" that it is what a span of hours is anyway, "... я до пяти не успею" why it is not earlier. Null for everything else.
 */
export function tailBehind(text: string): string | null {
  const said = text.trim();
  if (said.length > CHARS_MAX || /[?\n«"]/u.test(said)) return null;
  const whole = letItBeThen(said) ?? asBlock(said) ?? taskFor(said);
  if (whole !== null || !phrases.MAY_BE_TAIL.test(said)) return whole;
  return aboutAnHour(said) ?? mattering(said) ?? notEarlier(said);
}

const kindsIn = (words: string): ReadonlySet<string | undefined> =>
  new Set(readText(words).items.map((item) => factOf(item)?.kind));

/** "логотип завтра с 14 до 17, это блок работы": without what a span of hours is anyway. */
export function asBlock(said: string): string | null {
  if (!phrases.SAYS_BLOCK.test(said)) return null;
  const { name = '', when = '' } = phrases.AS_BLOCK.exec(said)?.groups ?? {};
  const amid = saysOnlyTime(when) ? `${name} ${when}` : undefined;
  const plan = phrases.IS_BLOCK.exec(said)?.groups?.['plan'] ?? amid;
  if (plan === undefined || !kindsIn(plan).has('clock-range')) return null;
  return readText(plan).items.every(isFact) ? null : plan;
}

/** Of what is to be done and has no day yet; "понять условие, задача на движение" tells no time. */
function taskFor(said: string): string | null {
  const several = phrases.ARE_TASKS_FOR.exec(said)?.groups;
  const { plan, when } = several ?? phrases.IS_TASK_FOR.exec(said)?.groups ?? {};
  if (plan === undefined || when === undefined || !saysOnlyTime(when)) return null;
  const isToDo = isInfinitive(readText(plan).words[0]?.word ?? '');
  if (!isToDo || DATED.some((kind) => kindsIn(plan).has(kind))) return null;
  return several === undefined ? phrases.addingTask(plan, when) : phrases.headedBy(when, plan);
}
const DATED = ['day', 'moment'] as const;

/** Only what has its hour and no length yet. */
function aboutAnHour(said: string): string | null {
  const { plan } = phrases.ABOUT_AN_HOUR.exec(said)?.groups ?? {};
  if (plan === undefined) return null;
  const kinds = kindsIn(plan);
  const isAtHour = kinds.has('clock') || kinds.has('moment');
  return isAtHour && !LASTING.some((kind) => kinds.has(kind)) ? phrases.forAnHour(plan) : null;
}
const LASTING = ['length', 'clock-range', 'range'] as const;

/** Of a task it is read where it stands. */
function mattering(said: string): string | null {
  const { plan } = phrases.IT_MATTERS.exec(said)?.groups ?? {};
  if (plan === undefined) return null;
  const kinds = kindsIn(plan);
  return LASTING.some((kind) => kinds.has(kind)) ? phrases.mattering(plan) : null;
}

/** A plan with its day and its hour, and nobody who is told of it. */
function notEarlier(said: string): string | null {
  const { plan, told } = phrases.NOT_EARLIER.exec(said)?.groups ?? {};
  if (plan === undefined || told === undefined || phrases.IS_TOLD_ON.test(plan)) return null;
  const { items } = readText(plan);
  const kinds = new Set(items.map((item) => factOf(item)?.kind));
  const isAtHour = kinds.has('moment') || (kinds.has('day') && kinds.has('clock'));
  if (!isAtHour) return null;
  const isBare = !items.some(isAction);
  const bare = isBare ? plan.replace(phrases.NEEDED, '$1') : plan;
  return withNote(bare, told, isBare);
}

/** Where the order has no time of its own, and what stands between tells something. */
function letItBeThen(said: string): string | null {
  const { order, told, when } = phrases.LET_IT_BE_THEN.exec(said)?.groups ?? {};
  if (order === undefined || told === undefined || when === undefined) return null;
  const { items } = readText(order);
  const isOrder = items.some(isAction) && !items.some(isFact);
  const between = readText(told).items;
  const isTold = between.some(({ word }) => isFinite(word)) && !between.some(isAction);
  if (!isOrder || !isTold || !saysOnlyTime(when)) return null;
  return withNote(`${order} ${when}`, told, false);
}
