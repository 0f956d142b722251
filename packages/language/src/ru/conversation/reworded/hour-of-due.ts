import type { ThreadHints } from '@planerka/contracts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { inView } from '../acts/correction.ts';
import { isVerb } from '../lexicon.ts';
import { bearersOf, tellingWords } from '../objects/bearers.ts';
import {
  HOUR_OF_DUE,
  hourInstead,
  MAY_BE_HOUR_OF_DUE,
  POINTS_AT_DUE,
  WHY_THEN,
} from './hour-of-due-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

interface SaidHour {
  readonly name: string;
  readonly wrong: string;
  readonly right: string;
  readonly why: string;
}

/**
 * "его кстати не к 12, а к 11 надо, им раньше выезжать", "макаруны не к 12 а к 10": the plain correction of the hour
 * by which something that was spoken of is due. Null for everything else.
 */
export function hourOfDue(said: string, thread: ThreadHints | null): string | null {
  const meant = saidHour(said);
  if (meant === null || thread === null) return null;
  const { name, wrong, right, why } = meant;
  if (!isReason(why)) return null;
  if (name === '') return inView(thread) === null ? null : hourInstead('', wrong, right);
  const [only, ...more] = bearersOf(tellingWords(name), thread);
  return only === undefined || more.length > 0 ? null : hourInstead(name, wrong, right);
}

/** Is it a correction of an hour that nothing new is made of, whatever stands beside it? */
export function isHourOfDue(said: string): boolean {
  const meant = saidHour(said);
  return meant !== null && meant.name === '';
}

function saidHour(said: string): SaidHour | null {
  const text = said.trim();
  if (text.length > CHARS_MAX || !MAY_BE_HOUR_OF_DUE.test(text)) return null;
  const { name = '', wrong, right, why = '' } = HOUR_OF_DUE.exec(text)?.groups ?? {};
  if (wrong === undefined || right === undefined || !saysOnlyTime(wrong) || !saysOnlyTime(right)) {
    return null;
  }
  return { name: POINTS_AT_DUE.test(name) ? '' : name, wrong, right, why };
}

/** Does it tell why, and neither order anything nor say another time? */
const isReason = (why: string): boolean =>
  why === '' ||
  (WHY_THEN.test(why) && !readText(why).items.some((item) => isFact(item) || isVerb(item.word)));
