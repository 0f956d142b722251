import { readText } from '../../grammar.ts';
import { isFact, isMark } from '../view.ts';
import { MAY_BE_MEANT, MEANT_FOR_ME } from './said-as-reminder-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 160;
/** An order and what is to be done are one verb where they begin alike. */
const STEM_MIN = 3;

/**
 * "скинь адрес Юле ну то есть напомни мне скинуть": one thing to do, with the object that was said before. Null where
 * the second verb is another one, or has an object of its own.
 */
export function saidAsReminder(said: string): string | null {
  if (said.length > CHARS_MAX || !MAY_BE_MEANT.test(said)) return null;
  const { verb = '', object, order, act = '', when } = MEANT_FOR_ME.exec(said.trim())?.groups ?? {};
  if (object === undefined || order === undefined) return null;
  const stem = verb.toLowerCase().slice(0, Math.max(STEM_MIN, verb.length - ENDING_MAX));
  if (!act.toLowerCase().startsWith(stem)) return null;
  const items = when === undefined ? [] : readText(when).items;
  if (!items.every((item) => isFact(item) || isMark(item))) return null;
  return [order, act, object, when].filter(Boolean).join(' ');
}
/** Of "позвони" and "отправь" the end changes. */
const ENDING_MAX = 2;
