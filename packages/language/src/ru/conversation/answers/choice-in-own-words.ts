import type {
  InterpretResponse,
  PendingChoice,
  PendingOperationQuestion,
  QuestionCode,
} from '@planerka/contracts';
import type { Spoken } from '../../../spoken.ts';
import type { Ground } from '../../../time/place.ts';
import { choiceByNumber } from '../../commands/answers/read-answer.ts';
import { isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { DENYING, SPARE } from '../../lexicon/acting-words.ts';
import { POINTING } from '../lexicon.ts';
import { choiceByPlace } from './choice-by-place.ts';
import { choiceByTime, choicesInTime } from './choice-by-time.ts';
import { isSameWord, wordsIn } from './choice-by-words.ts';
import {
  AFTER_CHOICE,
  BEFORE_CHOICE,
  ITSELF,
  NOT_WANTED_AMID,
  ONE_NOT_OTHER,
  THE_ONE_THAT,
} from './choice-in-own-words-phrases.ts';
import { KEPT_AHEAD, KEPT_BEHIND } from './instead-of-asked-phrases.ts';

/** More is a story. */
const WORDS_MAX = 12;

const OF_OBJECTS: ReadonlySet<QuestionCode> = new Set(['TARGET', 'PROJECT', 'LINKED_TASK']);
const NONE_OF_THESE = 'none_of_these';

/** The answer to a question which one is meant, where it is said in such words; null for everything else. */
export function chosenInOwnWords(
  { text, ground }: Spoken,
  { question: { code, choices } }: PendingOperationQuestion,
): InterpretResponse | null {
  if (!OF_OBJECTS.has(code)) return null;
  const offered = choices.filter(({ id }) => id !== NONE_OF_THESE);
  const found = choiceInOwnWords(text, offered, ground);
  if (found === null) return null;
  const head = { envelopes: [], interpreter: 'rules' } as const;
  if (found === 'unclear') return { ...head, envelopes: [], kind: 'none' };
  return { ...head, envelopes: [], kind: 'answer', choice_id: found.choice.id };
}

/** What a choice says besides naming one: that another is not meant. */
export type OwnChoice = { readonly choice: PendingChoice } | 'unclear';

/**
 * "собрание, не список", "первое не надо, второе", "само собрание", "то, которое в среду": the one of those that are offered.
 * `unclear` where one is plainly chosen against another, and which is which cannot be told: then none of its words is
 * a name to be looked for. Null for everything else.
 */
function choiceInOwnWords(
  text: string,
  choices: readonly PendingChoice[],
  ground: Ground,
): OwnChoice | null {
  const said = text.trim().replace(BEFORE_CHOICE, '').replace(AFTER_CHOICE, '');
  if (choices.length < 2 || wordsIn(said).length > WORDS_MAX) return null;
  if (NOT_WANTED_AMID.test(said) || isKept(said, choices, ground)) return 'unclear';
  for (const form of ONE_NOT_OTHER) {
    const { wrong, right } = form.exec(said)?.groups ?? {};
    if (wrong === undefined || right === undefined) continue;
    const found = setAgainst(right, wrong, choices, ground);
    if (found !== null) return found;
  }
  if (THE_ONE_THAT.test(said)) {
    const then = choiceByTime(said, choices, ground);
    if (then !== null) return { choice: then };
  }
  const words = wordsIn(said);
  const isItself = words.some((word) => ITSELF.has(word)) || said !== text.trim();
  const whole = isItself ? calledSo(words, choices) : null;
  return whole === null ? null : { choice: whole };
}

/** "бассейн оставь": what is named is not the one that is to go. */
function isKept(said: string, choices: readonly PendingChoice[], ground: Ground): boolean {
  const { name } = (KEPT_BEHIND.exec(said) ?? KEPT_AHEAD.exec(said))?.groups ?? {};
  return name !== undefined && named(name, choices, ground).length > 0;
}

/** The one that `right` names and `wrong` does not; null where neither names any of them. */
function setAgainst(
  right: string,
  wrong: string,
  choices: readonly PendingChoice[],
  ground: Ground,
): OwnChoice | null {
  const meant = named(right, choices, ground);
  const denied = named(wrong, choices, ground);
  if (meant.length === 0 || denied.length === 0) return null;
  const left = meant.filter((choice) => !denied.includes(choice));
  const [only, ...more] = left.length > 0 ? left : meant;
  // "собрание, не список": where each of them speaks of a meeting, the other words tell which one is not meant
  if (only !== undefined && more.length === 0) return { choice: only };
  const whole = calledSo(wordsIn(right), choices);
  return whole === null ? 'unclear' : { choice: whole };
}

/** Those that the words name: by their place, by when they are, or by words of their names. */
function named(
  words: string,
  choices: readonly PendingChoice[],
  ground: Ground,
): readonly PendingChoice[] {
  const read = readText(words);
  const said = read.items.filter((item) => !isMark(item));
  const one =
    choiceByNumber(said, choices) ??
    choiceByPlace(read.words, choices, choicesInTime(choices, ground)) ??
    choiceByTime(words, choices, ground);
  if (one !== null) return [one];
  const telling = tellingIn(wordsIn(words));
  if (telling.length === 0 || telling.some((word) => DENYING.has(word))) return [];
  return choices.filter(({ label }) => bearsAll(wordsIn(label), telling));
}

/** The one whose whole name the words are: "собрание" of "собрание" and "составить список до собрания". */
export function calledSo(
  words: readonly string[],
  choices: readonly PendingChoice[],
): PendingChoice | null {
  const telling = tellingIn(words);
  if (telling.length === 0) return null;
  const fits = choices.filter(({ label }) => {
    const name = tellingIn(wordsIn(nameIn(label)));
    return name.length > 0 && bearsAll(name, telling) && bearsAll(telling, name);
  });
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

const tellingIn = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !SPARE.has(word) && !POINTING.has(word) && !ITSELF.has(word));

const bearsAll = (words: readonly string[], of: readonly string[]): boolean =>
  of.every((word) => words.some((other) => isSameWord(word, other)));

const nameIn = (label: string): string => /«(?<name>.*)»/u.exec(label)?.groups?.['name'] ?? label;
