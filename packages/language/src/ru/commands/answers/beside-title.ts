import { fold } from '../../../grammar/scan.ts';
import { isSameWord, wordsIn } from '../../conversation/answers/choice-by-words.ts';
import { readText } from '../../grammar.ts';
import { readInLight } from './answer-value.ts';
import { HANGS_ON, TAKES_UP } from './beside-title-phrases.ts';
import { LONE_PREPOSITION } from './consent-ahead-phrases.ts';

/** Questions for something that is missing: what they are about has nothing of the kind yet. */
const ASKS_VALUE: ReadonlySet<string> = new Set(['DAY', 'START', 'DURATION']);
const NAME_MIN = 3;
const WORD = /[a-zЀ-ӿ]+/giu;

/**
 * The value of an answer that names again what is asked about: "балкон в воскресенье" is "в воскресенье", where the
 * day of «перебрать балкон» is asked. Null where anything else is said, too.
 */
export function valueBesideTitle(text: string, code: string, title: string): string | null {
  if (!ASKS_VALUE.has(code)) return null;
  const names = wordsIn(title).filter((word) => word.length >= NAME_MIN);
  const said = plain(text.trim().replace(TAKES_UP, ''));
  const left = plain(withoutNamed(said, names, title).replace(LONE_PREPOSITION, ' '));
  if (left === '' || left === said) return null;
  const read = readInLight(code, left, readText(left).items);
  return read !== null && read.rest.length === 0 ? read.text : null;
}

const plain = (text: string): string => text.replace(/[\s,.!]+/gu, ' ').trim();

/** The text without the forms of the names, each with the preposition that it hangs on in the title, too. */
function withoutNamed(text: string, names: readonly string[], title: string): string {
  const known = fold(title).split(' ');
  let left = '';
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const isNamed = word.length >= NAME_MIN && names.some((name) => isSameWord(name, fold(word)));
    if (!isNamed) continue;
    const ahead = text.slice(from, index);
    const { hung = '' } = HANGS_ON.exec(ahead)?.groups ?? {};
    // "из библиотеки" is not said of «вернуть книги в библиотеку»
    left += `${known.includes(fold(hung)) ? ahead.replace(HANGS_ON, '') : ahead} `;
    from = index + word.length;
  }
  return left + text.slice(from);
}
