import { readText } from '../../grammar.ts';
import { ELSEWHERE } from '../head/head.ts';
import { readCommands } from '../read-commands.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isMark } from '../view.ts';
import * as phrases from './divided-as-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 300;

/**
 * "отвезти кота купить корм это два дела", "нет, это разные дела: ...": how many things there are is said of the list,
 * and is no word of any of them. Null for everything else.
 */
export function dividedAs(text: string): string | null {
  const said = text.trim();
  if (said.length > CHARS_MAX || !phrases.MAY_SAY.test(said) || /[?\n«"]/u.test(said)) return null;
  const found = (
    phrases.SAID_AHEAD.exec(said) ??
    phrases.SAID_BEHIND.exec(said) ??
    phrases.ASKED_APART.exec(said)
  )?.groups;
  const rest = found?.['rest']?.trim();
  if (rest === undefined) return null;
  const { items } = readText(rest);
  const verbs = items.filter((item) => isAction(item) && isInfinitive(item.word)).length;
  if (verbs === 0) return null;
  if (found?.['one'] !== undefined) return rest;
  const word = found?.['count']?.toLowerCase();
  const count = word === undefined ? verbs : (phrases.COUNTS.get(word) ?? Number(word));
  const announced = phrases.COUNT_WORDS[count];
  if (announced === undefined || announced === '') return rest;
  const whole = phrases.counted(announced, rest);
  return divides(whole, count) ? whole : rest;
}

/** Does what is announced come out as so many, and each of them asked for? */
function divides(text: string, count: number): boolean {
  const { items } = readText(text);
  const found = readCommands(
    text,
    items.filter((item, at) => at > 0 || !isMark(item)),
  );
  return found.length === count && found.every(({ act }) => !ELSEWHERE.has(act));
}
