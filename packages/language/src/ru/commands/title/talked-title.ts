import { HEDGED_HEAD, TALKED } from './talked-title-phrases.ts';

/**
 * Does the title hold a turn of talk with the planner ("я же сказала", "ты записал", "это другое", "а не 450")? What
 * was said is then more likely an answer, a complaint or a correction than something new.
 */
export function isTalked(title: string): boolean {
  return HEDGED_HEAD.test(title) || TALKED.some((turn) => turn.test(title));
}
