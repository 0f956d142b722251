import type { ObjectHandle, ReadOperation, ThreadHints } from '@planerka/contracts';
import { factOf } from '../../../time/frame.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { inView } from '../acts/correction.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { lengthOf, minutesIn } from '../acts/when.ts';
import { isAsking, operationsOf } from '../conversation.ts';
import { isVerb } from '../lexicon.ts';
import { knownAs, namingWords } from '../objects/known-as.ts';
import type { Reader } from '../words.ts';
import {
  CHANGE_OF_NAMED,
  HAS_UNIT,
  HOUR_OR_LENGTH,
  HOURS_ALONE,
  inHours,
  inMinutes,
  LENGTH_ALONE,
  LENGTH_OF_IT,
  LENGTH_OF_NAMED,
  LENGTH_WANTED,
  MAY_BE_HOUR,
  MAY_BE_LENGTH,
  MINUTES_ALONE,
  NEVER_HOUR,
  ONE_AND_A_HALF,
  PLAIN_UNITS,
  THEY,
  WANTS,
} from './length-instead-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 100;

/**
 * "лучше полтора" right behind a timeblock, "нет, это смета три часа пусть будет": how long it takes instead. A number
 * without its unit is asked about, since it may be an hour. Null for everything else.
 */
export const lengthInstead: Reader = ({ said, thread, request }) => {
  const text = said.trim();
  if (thread === null || text.length > CHARS_MAX) return null;
  const alone = isAsking(request) ? null : lengthAlone(text, thread);
  if (alone !== null) return alone;
  if (!MAY_BE_LENGTH.test(text)) return null;
  const { length: ofIt } = LENGTH_OF_IT.exec(text)?.groups ?? {};
  if (ofIt !== undefined) {
    const view = isAsking(request) ? null : inView(thread);
    return view?.kind === 'timeblock' ? lasting(view, ofIt) : null;
  }
  const wanted = isAsking(request) ? null : lengthWanted(text, thread);
  return wanted ?? changeOfNamed(text, thread) ?? lengthOfNamed(text, thread);
};

/** "нет, это смета три часа пусть будет" */
function lengthOfNamed(text: string, thread: ThreadHints) {
  for (const pattern of LENGTH_OF_NAMED) {
    const { name, length } = pattern.exec(text)?.groups ?? {};
    const known = name === undefined ? null : onlyKnown(name, thread);
    if (known !== null && length !== undefined) return lasting(known, length);
  }
  return null;
}

/** "созвон давай длиннее на полчаса" */
function changeOfNamed(text: string, thread: ThreadHints) {
  const { name = '', longer, length = '' } = CHANGE_OF_NAMED.exec(text)?.groups ?? {};
  const known = HAS_UNIT.test(length) ? onlyKnown(name, thread) : null;
  const minutes = known === null ? null : minutesOf(plainly(length));
  if (known === null || known.kind === 'project' || minutes === null) return null;
  const by = longer === undefined ? -minutes : minutes;
  const operation = { type: 'set_duration', by_minutes: by, [known.kind]: known.number } as const;
  return operationsOf([{ operation, confidence: LIKELY }], true);
}

/** "нет, он просил полтора часа" of the timeblock in view: whoever wants it is nobody, or stands in its title. */
function lengthWanted(text: string, thread: ThreadHints) {
  const { who = '', wants = '', on, length } = LENGTH_WANTED.exec(text)?.groups ?? {};
  const view = length === undefined ? null : inView(thread);
  if (length === undefined || view?.kind !== 'timeblock') return null;
  const isOfIt = THEY.has(who.toLowerCase()) || knownAs(namingWords(who), thread).includes(view);
  const isLength = NEVER_HOUR.test(length) || (on === undefined && WANTS.test(wants));
  const isSaid = HAS_UNIT.test(length) || ONE_AND_A_HALF.test(length);
  return isOfIt && isSaid ? lasting(view, length, isLength ? LIKELY : GUESS) : null;
}

/**
 * "минут двадцать" behind what is in view: of a task that stands at an hour it is how long that takes. Of a timeblock,
 * which has a length already, of a task without an hour, and where the words may say when, it is asked about.
 */
function lengthAlone(text: string, thread: ThreadHints) {
  const { ahead = '', length, behind = '' } = LENGTH_ALONE.exec(text)?.groups ?? {};
  const view = length === undefined ? null : inView(thread);
  if (length === undefined || view === null || !HAS_UNIT.test(length)) return null;
  const { beginnings = [] } = thread;
  const isTimed = beginnings.some(
    ({ kind, number }) => kind === view.kind && number === view.number,
  );
  const mayBeWhen = HOUR_OR_LENGTH.test(length) && ahead === '' && behind === '';
  const isSure = view.kind === 'task' && isTimed && !mayBeWhen;
  const found = lasting(view, length, isSure ? LIKELY : GUESS);
  return found && ofJustMade(found);
}

/** What was made longer ago than a moment is asked about. */
const ofJustMade = (found: ReturnType<typeof operationsOf>) =>
  found.kind === 'operations'
    ? { ...found, operations: found.operations.map((one) => ({ ...one, corrects: true as const })) }
    : found;

/** The one that bears the name; of several the words do not say which. */
function onlyKnown(name: string, thread: ThreadHints): ObjectHandle | null {
  const words = namingWords(name);
  if (words.some((word) => isInfinitive(word) || isVerb(word))) return null;
  const [only, ...more] = knownAs(words, thread);
  return only === undefined || more.length > 0 ? null : only;
}

function lasting({ kind, number }: ObjectHandle, length: string, most = LIKELY) {
  const isBare = !HAS_UNIT.test(length);
  // of a task "лучше три" may be three things
  if (kind === 'project' || (kind === 'task' && isBare)) return null;
  const minutes = minutesOf(isBare ? withUnit(length) : plainly(length));
  if (minutes === null) return null;
  const one: ReadOperation = {
    operation: { type: 'set_duration', duration_minutes: minutes, [kind]: number },
    confidence: mayBeHour(length) ? GUESS : most,
  };
  return operationsOf([one], true);
}

const mayBeHour = (length: string): boolean =>
  MAY_BE_HOUR.test(length) || (!HAS_UNIT.test(length) && !ONE_AND_A_HALF.test(length));

function withUnit(number: string): string {
  if (HOURS_ALONE.test(number) || ONE_AND_A_HALF.test(number)) return inHours(number);
  return MINUTES_ALONE.test(number) ? inMinutes(number) : number;
}

const plainly = (length: string): string =>
  PLAIN_UNITS.reduce((text, [words, by]) => text.replace(words, by), length);

/** How long the words say that it takes; null for a number without its unit. */
export const minutesSaid = (length: string): number | null =>
  HAS_UNIT.test(length) || ONE_AND_A_HALF.test(length)
    ? minutesOf(HAS_UNIT.test(length) ? plainly(length) : withUnit(length))
    : null;

function minutesOf(words: string): number | null {
  const [only, ...more] = readText(words).items.filter((item) => !isMark(item));
  const length = only === undefined || more.length > 0 ? null : lengthOf(factOf(only));
  return length === null ? null : minutesIn(length);
}
