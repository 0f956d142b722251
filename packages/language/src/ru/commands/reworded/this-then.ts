import { wordsIn } from '../../conversation/answers/choice-by-words.ts';
import { readText } from '../../grammar.ts';
import { saysOnlyTime } from '../times/only-time.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isFact } from '../view.ts';
import { ASKS_OR_POINTS, BESIDE_OBJECT, BETWEEN_ACTS, THIS_THEN } from './this-then-phrases.ts';

const PARTS_MAX = 6;

/**
 * "окна помыть и шторы постирать это в субботу утром": the time is of each of them, and "это" is no word of a title. Each
 * in a line of its own, with its time. Null for everything else.
 */
export function thisThen(said: string): string | null {
  const { what, when } = THIS_THEN.exec(said.trim())?.groups ?? {};
  if (what === undefined || when === undefined || !saysOnlyTime(when)) return null;
  if (ASKS_OR_POINTS.test(what)) return null;
  const parts = what.split(BETWEEN_ACTS).filter((part) => part !== '');
  // "полить цветы завтра, всё это в пятницу" has two times
  const isAct = (part: string): boolean => {
    const { items, words } = readText(part);
    return !items.some(isFact) && words.filter(({ word }) => isInfinitive(word)).length === 1;
  };
  if (parts.length > PARTS_MAX || !parts.every(isAct)) return null;
  return isObject(parts.at(-1) ?? '') ? null : parts.map((part) => `${part} ${when}`).join('\n');
}

/** "с Леной обсудить это": it is what is done, where nothing else is. */
function isObject(part: string): boolean {
  const words = wordsIn(part.replace(BESIDE_OBJECT, ' '));
  return isInfinitive(wordsIn(part).at(-1) ?? '') && words.length === 1;
}
