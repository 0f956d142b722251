import type { PendingQuestion } from '@planerka/contracts';
import { mergeTime } from '../../../commands/merge-entities.ts';
import type { Spoken } from '../../../spoken.ts';
import { wordsIn } from '../../conversation/answers/choice-by-words.ts';
import { readText } from '../../grammar.ts';
import { type CommandReading, readCommand } from '../read-command.ts';
import { readCommands } from '../read-commands.ts';
import { isInfinitive } from '../verb-forms.ts';
import { HANGS, LEADS_TO_NAME, NAMES_ANOTHER, PARTED } from './names-asked-phrases.ts';
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
  if (!isNameless || text.length > CHARS_MAX || NAMES_ANOTHER.test(text)) return null;
  const said = text.trim().replace(LEADS_TO_NAME, '');
  const read = readText(said);
  if (readAnswer(said, read, pending, ground) !== null) return null;
  const reading = readCommand(said, read.items);
  const { title, frame } = reading;
  if (title === null || frame === null || !isName(title, reading, said)) return null;
  const isAnswered =
    (question.code === 'START' && (frame.clock ?? frame.from?.clock ?? null) !== null) ||
    (question.code === 'DURATION' && frame.length !== null);
  if (!isAnswered || readCommands(said, read.items).length !== 1) return null;
  const merged = mergeTime({ ...known, title }, intent, frame, said, ground);
  return merged === null ? null : { choiceId: null, ...merged };
}

/** A noun, or what is to be done and parted from its time: "купить хлеб завтра в 19" is oftener a task of its own. */
function isName(title: string, { act, fields }: CommandReading, said: string): boolean {
  if (HANGS.test(title) || fields.project !== null || fields.remindBefore.length > 0) return false;
  if (act === 'nominal') return true;
  const [verb = ''] = wordsIn(title);
  return act === 'action' && isInfinitive(verb) && PARTED.test(said);
}
