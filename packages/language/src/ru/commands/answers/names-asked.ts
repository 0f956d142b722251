import type { PendingQuestion } from '@planerka/contracts';
import { mergeTime } from '../../../commands/merge-entities.ts';
import type { Spoken } from '../../../spoken.ts';
import { wordsIn } from '../../conversation/answers/choice-by-words.ts';
import { readText } from '../../grammar.ts';
import { type CommandReading, readCommand } from '../read-command.ts';
import { readCommands } from '../read-commands.ts';
import { isInfinitive } from '../verb-forms.ts';
import { levelIn, withFields } from './answer-and-fields.ts';
import { ALL_THE_SAME } from './answer-and-fields-phrases.ts';
import { HANGS, LEADS_TO_NAME, MEAL_AHEAD, NAMES_ANOTHER, PARTED } from './names-asked-phrases.ts';
import { type AnswerReading, readAnswer } from './read-answer.ts';

/** More is a story. */
const CHARS_MAX = 100;

/**
 * "тренировка, завтра в 19", where it is asked when a block begins that has no name yet: its name, and its time. Null
 * where the time is not what was asked for, and where the words order something or are of another thing.
 */
export function namesAsked(
  { text, ground }: Pick<Spoken, 'text' | 'ground'>,
  pending: PendingQuestion,
): AnswerReading | null {
  const { question, envelope, together } = pending;
  const { entities: known, intent } = envelope.command;
  const isNameless = known.title === undefined && together === undefined;
  // "обед, завтра в 13, важный": how urgent it is, and no word of the name
  const { level, left } = ALL_THE_SAME.test(text) ? { level: null, left: text } : levelIn(text);
  if (!isNameless || text.length > CHARS_MAX || NAMES_ANOTHER.test(left)) return null;
  const named = namedIn(left.trim().replace(LEADS_TO_NAME, ''), pending, ground);
  if (named === null || !isAnswered(question.code, named.frame)) return null;
  const { title, frame, fields, words } = named;
  if (readCommands(words, readText(words).items).length !== 1) return null;
  const priority = level ?? fields.priority;
  const titled = withFields({ ...known, title }, { priority, tags: fields.tags, remindBefore: [] });
  const merged = mergeTime(titled, intent, frame, words, ground);
  return merged === null ? null : { choiceId: null, ...merged };
}

type Frame = NonNullable<CommandReading['frame']>;

const isAnswered = (code: string, { clock, from, length }: Frame): boolean =>
  (code === 'START' && (clock ?? from?.clock ?? null) !== null) ||
  (code === 'DURATION' && length !== null);

interface Named {
  readonly title: string;
  readonly frame: Frame;
  readonly fields: CommandReading['fields'];
  /** The words that tell the time. */
  readonly words: string;
}

/** The name with its time; ahead of a mark and an hour a meal is a name, and no part of the day: "обед, завтра в 13". */
function namedIn(said: string, pending: PendingQuestion, ground: Spoken['ground']): Named | null {
  const { meal, rest } = MEAL_AHEAD.exec(said)?.groups ?? {};
  const words = rest ?? said;
  const read = readText(words);
  if (meal === undefined && readAnswer(words, read, pending, ground) !== null) return null;
  const reading = readCommand(words, read.items);
  const { title, frame, fields } = reading;
  if (frame === null) return null;
  if (meal !== undefined) return title === null ? { title: meal, frame, fields, words } : null;
  return title !== null && isName(title, reading, said) ? { title, frame, fields, words } : null;
}

/** A noun, or what is to be done and parted from its time: "купить хлеб завтра в 19" is oftener a task of its own. */
function isName(title: string, { act, fields }: CommandReading, said: string): boolean {
  if (HANGS.test(title) || fields.project !== null || fields.remindBefore.length > 0) return false;
  if (act === 'nominal') return true;
  const [verb = ''] = wordsIn(title);
  return act === 'action' && isInfinitive(verb) && PARTED.test(said);
}
