import type { Item } from '../grammar/item.ts';

const STEMS = ['сдела', 'успе', 'законч', 'заверш', 'выполн', 'доделат', 'управит', 'уложит'];

/** "сделать за пять дней" sets a deadline; "отчёт за пять дней" says what the report covers. */
export function isFinishing(items: readonly Item[]): boolean {
  return items.some((item) => STEMS.some((stem) => item.word.startsWith(stem)));
}
