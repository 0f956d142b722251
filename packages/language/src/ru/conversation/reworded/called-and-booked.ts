import type { ObjectHandle, ThreadHints } from '@planerka/contracts';
import { factOf } from '../../../time/frame.ts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, isMark, ownWords } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { isAsking } from '../conversation.ts';
import { asTitled, knownAs, namingWords } from '../objects/known-as.ts';
import type { Reader } from '../words.ts';
import {
  BY_OTHERS,
  CALLED_AND_BOOKED,
  FIRST_DAY,
  INTO,
  MAY_HAVE_BOOKED,
  MONTH,
  NO_BUT,
  NOT_BOOKED,
  TO_CALL,
  toWhom,
} from './called-and-booked-phrases.ts';
import { doneOrder } from './done-so-goes-phrases.ts';
import { partsOf } from './other-time.ts';

/** Longer texts are stories. */
const CHARS_MAX = 180;

/**
 * "позвонила зубному, записали на десятое на 16:30", where «позвонить зубному» stands: the call is done, and the
 * appointment is something new. What was taken back of its time is left out. Null where no such call stands.
 */
export const calledAndBooked: Reader = ({ said, thread, request, again }) => {
  const text = said.trim();
  if (thread === null || isAsking(request) || text.length > CHARS_MAX) return null;
  if (!MAY_HAVE_BOOKED.test(text) || NOT_BOOKED.test(text) || BY_OTHERS.test(text)) return null;
  const { ahead = '', behind = '', times = '' } = CALLED_AND_BOOKED.exec(text)?.groups ?? {};
  const when = rightTime(times);
  const nouns = namingWords(partsOf(`${ahead} ${behind}`).name);
  const call = when === null ? null : callTo(nouns, thread);
  if (when === null || call === null || nouns.some(isInfinitive)) return null;
  const found = again(doneOrder(wordsIn(call.title ?? '').join(' ')));
  if (found?.kind !== 'operations' || found.rest.length > 0) return null;
  return { ...found, rest: [`${aboutOf(call, nouns)} ${when}`], isAddressed: true };
};

/** The one call to whom the words name. */
function callTo(nouns: readonly string[], thread: ThreadHints): ObjectHandle | null {
  const calls = knownAs(nouns, thread).filter(
    ({ kind, title = '' }) => kind === 'task' && wordsIn(title).some((verb) => TO_CALL.test(verb)),
  );
  const [only, ...more] = calls;
  return only === undefined || more.length > 0 ? null : only;
}

/** "к зубному" of "позвонить зубному", "в клинику" of "позвонить в клинику". */
function aboutOf(call: ObjectHandle, nouns: readonly string[]): string {
  const left = (call.title ?? '')
    .split(/\s+/u)
    .filter((word) => !TO_CALL.test(word))
    .join(' ');
  const isPlain = INTO.test(left) && !wordsIn(left).some(isInfinitive);
  return isPlain ? left : toWhom(asTitled(nouns, call));
}

/** The time that was said last, with the hour of the one before it where it has none; null where it is no time. */
function rightTime(times: string): string | null {
  const all = times.split(NO_BUT).map((each) => each.trim());
  const [right = ''] = all.slice(-1);
  if (!all.every(saysOnlyTime)) return null;
  const wrong = all.at(-2) ?? '';
  const day = ofMonth(right, wrong);
  return clockIn(right) === '' ? `${day} ${clockIn(wrong)}`.trim() : day;
}

/** "на одиннадцатое" behind "на десятое декабря" is of December, too. */
function ofMonth(right: string, wrong: string): string {
  const [month] = MONTH.exec(wrong) ?? [];
  if (month === undefined || MONTH.test(right)) return right;
  const anew = right.replace(FIRST_DAY, (day) => `${day} ${month}`);
  return saysOnlyTime(anew) ? anew : right;
}

function clockIn(words: string): string {
  const items = readText(words).items.filter((item) => !isMark(item) && isFact(item));
  const clocks = items.filter((item) => HOURS.has(factOf(item)?.kind ?? ''));
  return clocks.length === 0 ? '' : ownWords(clocks, words);
}
const HOURS: ReadonlySet<string> = new Set(['clock', 'for-number', 'moment']);
