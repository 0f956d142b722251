import type { Item } from '../../../grammar/item.ts';
import { DOTTED } from '../../../grammar/lexicon/letters.ts';
import { QUOTED } from '../../../grammar/scan.ts';
import type { NotRead } from '../../../locale.ts';
import { factOf } from '../../../time/frame.ts';
import { isSameName, wordsIn } from '../../conversation/answers/choice-by-words.ts';
import { BESIDE, PUT_BESIDE } from '../../conversation/reworded/beside-block-phrases.ts';
import { isCardinal, isOrdinal } from '../../vocabulary.ts';
import { bearsWords } from '../answers/consent-ahead.ts';
import { takeNotes } from '../fields/said-notes.ts';
import { closingStart, openingEnd } from '../talk/frame.ts';
import { KEEPS_TIME } from '../times/kept-time-phrases.ts';
import { mendCommands } from '../title/mend-commands.ts';
import { isFact, isWord, roleAt } from '../view.ts';

/** Shorter words are particles and prepositions, whether or not a lexicon knows them. */
const WORD_MIN = 3;

const plain = (words: string): string =>
  words.toLowerCase().replaceAll(DOTTED.letter, DOTTED.plain);

/**
 * What of an utterance was ordered, or said of what stands, and is in nothing that is written: no rule knows these
 * words, and no title, note or project holds them. Whole clauses are quoted as they were said; of the others only the
 * words are. What else is left out is talk around a request, and nobody misses it.
 *
 * @param kept all that is written and told, as one text
 * @param standing titles of what was spoken of here
 */
export function notRead(
  text: string,
  items: readonly Item[],
  kept: string,
  standing: readonly string[],
): NotRead {
  // "нет, лучше груши": what is taken back is in nothing, as it was meant
  if (items.some(({ meaning }) => meaning?.kind === 'correction')) return NOTHING;
  const written = plain(kept);
  // "после хора созвон полчаса": when that is, is written
  const isTimed = /"(?:planned_at|start_at)":/.test(kept);
  const isBeside = BESIDE.test(text.trim()) || PUT_BESIDE.test(text.trim());
  if (isTimed && isBeside && !items.some(saysTime)) return NOTHING;
  const writtenWords = wordsIn(written);
  // "добавь в дачу": the project is written by its own name
  const isKept = (item: Item): boolean =>
    written.includes(item.word) ||
    written.includes(plain(text.slice(item.from, item.to))) ||
    writtenWords.some((word) => isSameName(item.word, word));
  const isOfStanding = ({ word }: Item): boolean =>
    standing.some((title) => bearsWords(title, word));
  const isLost = (item: Item): boolean =>
    item.word.length >= WORD_MIN && isWord(item) && !isKept(item);
  const lost = new Set([...saidWords(text, items)].filter(isLost));
  const isInProject = written.includes('"project":');
  const isNothingKept = !/"(?:title|description)":/.test(written);
  const pieces: string[] = [];
  let isPart = false;
  for (const clause of lost.size === 0 ? [] : clausesOf(items)) {
    const missing = clause.filter((item) => lost.has(item));
    const isOrder = clause.some(
      (item) =>
        (roleAt(item) === 'edit' && isLost(item)) || (roleAt(item) === 'project' && !isInProject),
    );
    if (
      missing.length === 0 ||
      !(
        isOrder ||
        isNothingKept ||
        missing.some((item) => isOfStanding(item) && !isTopic(item, clause))
      )
    )
      continue;
    const isWhole = clause.every((item) => !isWord(item) || isLost(item) || !isSpoken(item));
    if (!isWhole) isPart = true;
    const [first, last] =
      isWhole && !isNothingKept ? [clause[0], clause.at(-1)] : [missing[0], missing.at(-1)];
    if (first && last) pieces.push(text.slice(first.from, last.to));
  }
  return { pieces, isPart };
}
const saysTime = (item: Item): boolean => TIMES.has(factOf(item)?.kind ?? '');
const TIMES: ReadonlySet<string> = new Set(['day', 'clock', 'daypart', 'moment', 'window', 'due']);
/** "я насчёт щенка: поводок купить": of what it is, is said ahead. */
const isTopic = (item: Item, clause: readonly Item[]): boolean =>
  clause.slice(clause.indexOf(item)).some(({ word }) => word === ':');
const NOTHING: NotRead = { pieces: [], isPart: false };
const isSpoken = ({ word }: Item): boolean => word.length >= WORD_MIN;

/** The words that a person would look for in what was written: neither courtesy, nor a head, a count or a typing error of one. */
function saidWords(text: string, items: readonly Item[]): ReadonlySet<Item> {
  const framed = new Set<Item>();
  for (let at = 0; at < items.length; at += 1) {
    for (const item of items.slice(at, openingEnd(items, at))) framed.add(item);
  }
  for (const item of items.slice(closingStart(items, 0, items.length))) framed.add(item);
  const { items: own } = takeNotes(text, items);
  const { mended } = mendCommands(own);
  const misspelt = new Set([...mended].map(({ from }) => from));
  return new Set(
    own.filter(
      (item) =>
        isWord(item) &&
        !isFact(item) &&
        (item.tags === 0 || isNamed(text, item)) &&
        !(item.flags & QUOTED) &&
        item.word.length >= WORD_MIN &&
        !isCardinal(item) &&
        !isOrdinal(item) &&
        !framed.has(item) &&
        !misspelt.has(item.from) &&
        !KEEPS_TIME.has(item.word),
    ),
  );
}

/** "Петя": a capital amid a text is a name's, whatever lexicon knows it. */
const isNamed = (text: string, { from }: Item): boolean =>
  from > 0 && /^\p{Lu}/u.test(text.charAt(from));

/** The items between marks; a colon and a dash belong to what they lead to. */
function clausesOf(items: readonly Item[]): Item[][] {
  const clauses: Item[][] = [[]];
  for (const item of items) {
    if (ENDING.has(item.word)) clauses.push([]);
    else clauses.at(-1)?.push(item);
  }
  return clauses.filter((clause) => clause.length > 0);
}
const ENDING: ReadonlySet<string> = new Set([',', '.', ';', '!', '?', '...', 'newline']);
