import type { Entities, PendingQuestion } from '@planerka/contracts';
import { mergeTime } from '../../../commands/merge-entities.ts';
import type { Spoken } from '../../../spoken.ts';
import { isSameWord, wordsIn } from '../../conversation/answers/choice-by-words.ts';
import { readText } from '../../grammar.ts';
import { readCommand } from '../read-command.ts';
import { isInfinitive } from '../verb-forms.ts';
import {
  ALSO_AMID,
  ANOTHER,
  ANSWERS_IT,
  BEHIND_HEAD,
  JOINS,
  YES_AMID,
} from './completes-asked-phrases.ts';
import type { AnswerReading } from './read-answer.ts';

/** More is a story, or something of its own. */
const WORDS_MAX = 10;
const NAME_MIN = 3;

/**
 * "и тетради да на завтра проверить", "да тоже позвонить вечером" while «тетради по русскому», «маме Насти» is asked about: what is
 * to be done with it is said now. Null where a word names anything else: that is another task.
 */
export function completesAsked(
  { text, ground }: Pick<Spoken, 'text' | 'ground'>,
  { question, envelope: { command }, together }: PendingQuestion,
): AnswerReading | null {
  const { title: asked = '' } = command.entities;
  const isOne =
    question.code === 'CONFIRM' && together === undefined && question.choices.length <= 2;
  if (!isOne || command.intent !== 'task_create' || ANOTHER.test(text)) return null;
  const rest = text.trim().replace(JOINS, '');
  const isJoined = ANSWERS_IT.test(text);
  const plain = rest.replace(YES_AMID, '').replace(ALSO_AMID, ' ').replace(/\s+/gu, ' ').trim();
  if (plain === '' || wordsIn(plain).length > WORDS_MAX) return null;
  const reading = readCommand(plain, readText(plain).items);
  const title = completed(asked, reading.title ?? '', isJoined);
  if (title === null) return null;
  const known = { ...command.entities, title };
  const merged =
    reading.frame === null ? null : mergeTime(known, command.intent, reading.frame, plain, ground);
  // "да, отвезти ёлку" says only again what is asked, and is the yes
  if (merged === null)
    return title === asked ? null : { choiceId: null, entities: known, notes: [] };
  return isSame(merged.entities, command.entities) ? null : { choiceId: null, ...merged };
}

function isSame(one: Entities, two: Entities): boolean {
  const before = new Map<string, unknown>(Object.entries(two));
  const after = Object.entries(one);
  const isKept = ([key, value]: [string, unknown]): boolean =>
    JSON.stringify(before.get(key)) === JSON.stringify(value);
  return before.size === after.length && after.every(isKept);
}

/** The title with the verb that was missing of it; null where the words are of something else. */
function completed(asked: string, said: string, isJoined: boolean): string | null {
  const own = wordsIn(asked);
  const [verb, ...more] = wordsIn(said).filter(isInfinitive);
  if (verb === undefined || more.length > 0) return null;
  const names = wordsIn(said).filter((word) => word !== verb && word.length >= NAME_MIN);
  if (!names.every((word) => own.some((other) => isSameWord(word, other)))) return null;
  // "позвонить" alone may be of anything, and "маме позвонить" of another than "маме Насти"
  const head = wordsIn(asked.replace(BEHIND_HEAD, '')).filter((word) => word.length >= NAME_MIN);
  const isNamed = head.every((word) => names.some((name) => isSameWord(name, word)));
  if (!isJoined && !isNamed) return null;
  if (own.some(isInfinitive)) return own.includes(verb) ? asked : null;
  return names.length === 0 ? `${verb} ${asked}` : inItsOrder(asked, said, verb);
}

/** Where the verb stands as it was said: "тетради проверить" of «тетради по русскому» is "тетради по русскому проверить". */
const inItsOrder = (asked: string, said: string, verb: string): string =>
  said.toLowerCase().startsWith(verb) ? `${verb} ${asked}` : `${asked} ${verb}`;

/** The words without a "да" amid them, said of one of `titles`; null where there is none. */
export function withoutYesAmid(text: string, titles: readonly string[]): string | null {
  const plain = text.replace(YES_AMID, '');
  if (plain === text) return null;
  const named = wordsIn(plain).filter((word) => word.length > NAME_MIN && !isInfinitive(word));
  const known = titles.flatMap((title) => wordsIn(title));
  return named.some((word) => known.some((other) => isSameWord(word, other))) ? plain : null;
}
