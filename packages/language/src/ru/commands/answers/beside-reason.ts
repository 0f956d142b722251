import { isSameName, isSameWord, wordsIn } from '../../conversation/answers/choice-by-words.ts';
import { readText } from '../../grammar.ts';
import { readCommand } from '../read-command.ts';
import { isAction, isMark } from '../view.ts';
import { readInLight } from './answer-value.ts';
import {
  AHEAD_OF_VALUE,
  BEHIND_VALUE,
  CLAUSE_ENDS,
  LIMITS_YES,
  OF_ONESELF,
  OF_OTHERS,
  ONLY_WHICH_WAY,
} from './beside-reason-phrases.ts';

/** Whoever says more tells a story. */
const CLAUSES_MAX = 4;

/**
 * The value of an answer that also tells why: "утром не смогу, давай в два" is "в два". One clause says nothing but
 * the value, and every other tells something or denies a time; null for everything else.
 */
export function valueBesideReason(
  text: string,
  code: string,
  { title, standing }: Meant = NOTHING_ELSE,
): string | null {
  if (OF_OTHERS.test(text) || namesAnother(text, title, standing)) return null;
  const clauses = text
    .split(CLAUSE_ENDS)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
  if (clauses.length < 2 || clauses.length > CLAUSES_MAX) return null;
  const values = clauses.map((clause) => valueIn(clause, code));
  const said = values.filter((value) => value !== null);
  const [value] = said;
  if (value === undefined || said.length > 1) return null;
  const others = clauses.filter((_clause, at) => values[at] === null);
  return others.every(isReason) ? value : null;
}

/** What is asked about, and what else a person may be speaking of. */
export interface Meant {
  /** The title of what is asked about. */
  readonly title: string;
  /** Titles of what stands and was spoken of. */
  readonly standing: readonly string[];
}
const NOTHING_ELSE: Meant = { title: '', standing: [] };

/** "у мастера же выходной, давай во вторник": said of «позвонить мастеру», and not of what is asked about. */
function namesAnother(text: string, title: string, standing: readonly string[]): boolean {
  const own = wordsIn(title);
  const isOwn = (word: string): boolean => own.some((other) => isSameWord(word, other));
  const said = wordsIn(text).filter((word) => word.length >= NAME_MIN && !isOwn(word));
  return standing.some((each) =>
    wordsIn(each).some(
      (other) => other.length >= NAME_MIN && said.some((word) => isSameName(word, other)),
    ),
  );
}
const NAME_MIN = 4;

/** The words of a clause that name a value and nothing else. */
function valueIn(clause: string, code: string): string | null {
  const core = clause.replace(AHEAD_OF_VALUE, '').replace(BEHIND_VALUE, '').trim();
  if (core === '') return null;
  const read = readInLight(code, core, readText(core).items);
  return read !== null && read.rest.length === 0 ? read.text : null;
}

/** Does the clause only tell, deny a time, or say which way to go? Whatever orders something is no reason. */
function isReason(clause: string): boolean {
  if (ONLY_WHICH_WAY.test(clause)) return true;
  const { items } = readText(clause);
  if (items.every(isMark)) return true;
  return !items.some(isAction) && readCommand(clause, items).act === 'statement';
}

/** "да, утром как раз мимо еду": what follows a yes only tells why, and takes nothing of it back. */
export function isYesTold(rest: string): boolean {
  if (LIMITS_YES.test(rest)) return false;
  return isReason(rest) || (OF_ONESELF.test(rest) && !readText(rest).items.some(isAction));
}
