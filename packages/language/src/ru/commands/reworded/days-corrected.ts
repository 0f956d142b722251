import { readText } from '../../grammar.ts';
import { isFact } from '../view.ts';
import { counted, DAYS_CORRECTED, GOES_ON } from './days-corrected-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 160;

/**
 * "взять отпуск на 10 дней, нет, на 20": another number of the same days, weeks or months. Null where a day or an hour is said
 * as well, of which the bare number may be another one: "курс на 3 дня, нет, на 15 в пятницу".
 */
export function daysCorrected(text: string): string | null {
  const said = text.trim();
  const {
    ahead = '',
    unit = '',
    right,
    again,
    behind = '',
  } = said.length > CHARS_MAX ? {} : (DAYS_CORRECTED.exec(said)?.groups ?? {});
  if (right === undefined || (again === undefined && !GOES_ON.test(behind))) return null;
  const isTimed = [ahead, behind].some((part) => readText(part).items.some(isFact));
  if (again === undefined && isTimed) return null;
  const length = counted(Number(right), again ?? unit);
  return length === null ? null : `${ahead}${length}${behind}`;
}
