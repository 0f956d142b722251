import type { QuestionCode } from '@planerka/contracts';
import { WRITTEN_BACKDATED, YES_OF_PAST } from './of-past-phrases.ts';

/** Longer answers say more than that. */
const CHARS_MAX = 60;

/** "да, это прошедшее": a yes to what is of the past, and to nothing new that is called so. */
export const isYesOfPast = (text: string): boolean =>
  text.length <= CHARS_MAX && YES_OF_PAST.test(text.trim());

/** The same without its yes, where it is asked whether what is over is to be written: "задним числом". */
export const agreesToPast = (text: string, code: QuestionCode): boolean =>
  isYesOfPast(text) ||
  (code === 'PAST' && text.length <= CHARS_MAX && WRITTEN_BACKDATED.test(text.trim()));
