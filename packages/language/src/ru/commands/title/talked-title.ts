import { HEDGED_HEAD, POINTS_AT_SOMEBODY, TALKED } from './talked-title-phrases.ts';

/**
 * Does the title hold a turn of talk with the planner ("я же сказала", "ты записал", "это другое", "а не 450")? What
 * was said is then more likely an answer, a complaint or a correction than something new. Whoever orders a task in so
 * many words may call it anything but "её на двенадцать".
 */
export function isTalked(title: string, isOrdered: boolean): boolean {
  if (POINTS_AT_SOMEBODY.test(title)) return true;
  return !isOrdered && (HEDGED_HEAD.test(title) || TALKED.some((turn) => turn.test(title)));
}
