import { wordsIn } from '../../conversation/answers/choice-by-words.ts';
import { readText } from '../../grammar.ts';
import { readInLight } from './answer-value.ts';
import { withoutNames } from './without-names.ts';

/** Questions for something that is missing: what they are about has nothing of the kind yet. */
const ASKS_VALUE: ReadonlySet<string> = new Set(['DAY', 'START', 'DURATION']);
const NAME_MIN = 3;

/**
 * The value of an answer that names again what is asked about: "балкон в воскресенье" is "в воскресенье", where the
 * day of «перебрать балкон» is asked. Null where anything else is said, too.
 */
export function valueBesideTitle(text: string, code: string, title: string): string | null {
  if (!ASKS_VALUE.has(code)) return null;
  const names = wordsIn(title).filter((word) => word.length >= NAME_MIN);
  const left = withoutNames(text, names);
  if (left === '' || left === text.replace(/[\s,.!]+/gu, ' ').trim()) return null;
  const read = readInLight(code, left, readText(left).items);
  return read !== null && read.rest.length === 0 ? read.text : null;
}
