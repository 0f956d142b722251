import type { ObjectHandle } from '@planerka/contracts';
import { formatDay } from '../../../calendar/local-instant.ts';
import type { Spoken } from '../../../spoken.ts';
import type { Ground } from '../../../time/place.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { isAsking } from '../conversation.ts';
import { knownAs, namingWords } from '../objects/known-as.ts';
import { pastsOf } from '../objects/pasts-of.ts';
import type { Reader, Words } from '../words.ts';
import {
  asAppointment,
  BOOKED,
  BOOKED_TO,
  MAY_BE_BOOKED,
  MAY_BE_RECORDED,
  NOT_MINE,
  TO_BOOK,
} from './booked-phrases.ts';
import { doneOrder } from './done-so-goes-phrases.ts';
import { partsOf, toNewTime } from './other-time.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

/**
 * "записалась на пятницу на 16" behind «записаться к зубному»: the errand is done, and the appointment is something new,
 * called by what the errand was about. Null where no such errand stands, or several do.
 */
export const booked: Reader = (words) => {
  const errand = errandIn(words);
  if (errand === null) return null;
  const { task, about, times } = errand;
  const found = words.again(doneOrder(wordsIn(task.title ?? '').join(' ')));
  return found?.kind === 'operations' && found.rest.length === 0
    ? { ...found, rest: [`${about} ${times}`], isAddressed: true }
    : null;
};

/** The same, of words that are not read yet. */
export const isBooked = ({ text, request, ground }: Spoken): boolean =>
  errandIn({ said: text, request, thread: request.thread ?? null, ground }) !== null;

/** What was to be arranged, what it was about, and for when it is arranged. */
function errandIn({ said, thread, request, ground }: Said) {
  if (thread === null || isAsking(request) || said.length > CHARS_MAX) return null;
  if (!MAY_BE_BOOKED.test(said) || NOT_MINE.test(said)) return null;
  const { ahead = '', past, behind = '' } = BOOKED.exec(said.trim())?.groups ?? {};
  if (past === undefined) return null;
  const { name, times } = partsOf(`${ahead} ${behind}`);
  const nouns = namingWords(name);
  if (!isAhead(times, ground) || nouns.some(isInfinitive)) return null;
  const errands = (nouns.length === 0 ? thread.candidates : knownAs(nouns, thread)).filter(
    (one) => one.kind === 'task' && isErrand(one, past.toLowerCase()),
  );
  const [task, ...others] = errands;
  if (task === undefined || others.length > 0) return null;
  const about = withoutVerb(task);
  if (about === null || (MAY_BE_RECORDED.test(past) && !BOOKED_TO.test(about))) return null;
  return { task, about, times };
}
type Said = Pick<Words, 'said' | 'thread' | 'request' | 'ground'>;

/** A day that is not over, or an hour. */
function isAhead(times: string, ground: Ground): boolean {
  const { operation } = times === '' ? {} : (toNewTime({ old: '', anew: times }, ground) ?? {});
  if (operation?.type !== 'reschedule') return false;
  const { planned_at: day } = operation;
  return day != null && day.slice(0, 10) >= formatDay(ground.now.day);
}

const isErrand = ({ title = '' }: ObjectHandle, past: string): boolean =>
  wordsIn(title).some((verb) => TO_BOOK.test(verb) && pastsOf(verb).includes(past));

/** "к зубному" of "записаться к зубному", "договорённость с соседом" of "договориться с соседом"; null where nothing else is left, or a time. */
function withoutVerb({ title = '' }: ObjectHandle): string | null {
  const items = readText(title).items.filter((item) => !isMark(item));
  const verb = items.find(({ word }) => TO_BOOK.test(word));
  if (verb === undefined || items.some(isFact)) return null;
  const left = `${title.slice(0, verb.from)}${title.slice(verb.to)}`.replace(/\s+/gu, ' ').trim();
  return left === '' ? null : asAppointment(verb.word, left);
}
