import { readText } from '../../grammar.ts';
import { isAction, isFact } from '../view.ts';
import { ASKED_IN_VAIN } from './asked-in-vain-phrases.ts';

/** Longer questions are stories. */
const CHARS_MAX = 80;

/** "а ромашка где? заплатить за ромашку завтра": is it only asked where that has gone which is ordered then? */
export function isAskedInVain(question: string): boolean {
  const said = question.trim();
  if (said.length > CHARS_MAX || !ASKED_IN_VAIN.test(said)) return false;
  return !readText(said).items.some((item) => isAction(item) || isFact(item));
}
