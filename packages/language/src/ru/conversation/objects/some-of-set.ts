import { type ReadOperation, TITLE_MAX_CHARS } from '@planerka/contracts';
import { EXCEPT } from '../../lexicon/answering-words.ts';
import { isSameWord, wordsIn } from '../answers/choice-by-words.ts';
import { BESIDE_NAMES } from '../answers/choice-phrases.ts';
import {
  BEFORE_SOME,
  GOES_AHEAD,
  KEPT_AHEAD,
  KEPT_BEHIND,
  ONLY_THOSE,
} from '../answers/instead-of-asked-phrases.ts';
import { type Clause, mentionOf } from '../clause.ts';

/**
 * "кроме крана", "кран оставь": the set that is asked about without some of it; "только кран": some of it alone.
 * `asked` lists the names. Null where nothing of the kind is said.
 */
export function someOf(
  text: string,
  clause: Clause,
  asked: string,
): Pick<ReadOperation, 'mention' | 'only'> | null {
  const at = clause.items.findIndex(({ word }) => EXCEPT.has(word));
  // "все, кроме крана", "да, только кроме крана"
  if (at >= 0 && at <= 2) return named(mentionOf(clause, clause.items.slice(at + 1), new Set()));
  const said = text
    .trim()
    .replace(/[.!]+$/u, '')
    .replace(BEFORE_SOME, '');
  const only = named(listedIn(asked, ONLY_THOSE.exec(said)));
  if (only !== null) return { ...only, only: true };
  const goes = GOES_AHEAD.exec(said);
  const left = listedIn(asked, goes) === null ? said : said.slice(goes?.[0].length);
  return named(listedIn(asked, KEPT_AHEAD.exec(left)) ?? listedIn(asked, KEPT_BEHIND.exec(left)));
}

const named = (words: string | null): { mention: string } | null =>
  words === null ? null : { mention: words.slice(0, TITLE_MAX_CHARS) };

/** The name that was found, where all its words are in the list. */
function listedIn(asked: string, found: RegExpExecArray | null): string | null {
  const name = found?.groups?.name ?? '';
  const listed = wordsIn(asked);
  const words = wordsIn(name).filter((word) => !BESIDE_NAMES.has(word));
  const isListed = words.every((word) => listed.some((each) => isSameWord(each, word)));
  return words.length > 0 && isListed ? name : null;
}
