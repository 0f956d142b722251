import type { Item } from '../../../grammar/item.ts';
import type { Clock } from '../../../meaning.ts';
import { assembleFrame } from '../../../time/assemble-frame.ts';
import type { Frame } from '../../../time/frame.ts';
import { readText } from '../../grammar.ts';
import { hasTag } from '../../tags.ts';
import { isCardinal } from '../../vocabulary.ts';
import { isMark, roleAt } from '../view.ts';
import {
  atClock,
  BEGINS_AT,
  forLength,
  forSaid,
  inMinutes,
  ONE_WORD,
  ofMonth,
  TOWARDS,
} from './answer-phrases.ts';

/** Says nothing by itself: marks, fillers, "давай", "вариант". */
export function isEmpty(item: Item): boolean {
  if (item.meaning !== null) return false;
  return isMark(item) || roleAt(item) === 'soft' || hasTag(item, 'choosing');
}

/** The text of an answer without the empty words at its edges. */
function coreOf(text: string, items: readonly Item[]): string {
  const first = items.findIndex((item) => !isEmpty(item));
  if (first < 0) return '';
  const last = items.findLastIndex((item) => !isEmpty(item));
  return text.slice(items[first]?.from, items[last]?.to);
}

export interface Read {
  readonly frame: Frame;
  readonly text: string;
  /** Words that the frame does not account for. */
  readonly rest: readonly Item[];
}

export function readFrame(text: string): Read | null {
  const { items } = readText(text);
  const frame = assembleFrame(items, 0, items.length, { lengths: 'any', weakDeadlines: false });
  if (frame === null) return null;
  const used = new Set(frame.used);
  return { frame, text, rest: items.filter((item) => !used.has(item) && !isEmpty(item)) };
}

const HOURS_MAX = 8;
/** A later clock names the start: "14:00". */
const CLOCK_AS_LENGTH_MAX = 4;

/** How long an answer says it takes, read as if "на" stood before it; null when it says nothing else. */
export function readLength(core: string): Read | null {
  return full(readFrame(core)) ?? full(readFrame(forSaid(core)));
}

/** The number that is said and nothing else: "60", "три". */
const loneNumber = (said: readonly Item[]): number | null => {
  const [only] = said;
  return said.length === 1 && only !== undefined && isCardinal(only) ? only.value : null;
};

/** "в четыре", "к двум": behind its preposition an hour is when it begins, and no length. */
function readBeginning(core: string): Read | null {
  const read = BEGINS_AT.test(core) ? readStart(core) : null;
  const isStart = read?.frame.clock != null && read.rest.length === 0;
  return isStart && read.frame.length === null && read.frame.due === null ? read : null;
}

/** "1:30" and "60" and "на два" as lengths. */
function readDuration(core: string, said: readonly Item[]): Read | null {
  const beginning = readBeginning(core);
  if (beginning !== null) return beginning;
  const clock = clockOf(said);
  if (clock !== null && clock.hour <= CLOCK_AS_LENGTH_MAX) {
    return readFrame(inMinutes(clock.hour * 60 + clock.minute));
  }
  const lone = loneNumber(said);
  const number = lone ?? numberAfterFor(said);
  if (number !== null && Number.isInteger(number) && ONE_WORD.test(core)) {
    return readFrame(forLength(number, lone === null && number <= HOURS_MAX ? 'hours' : 'minutes'));
  }
  return readLength(core) ?? readFrame(core);
}

/** "три", "три часа", "15 00": a clock without its preposition. */
function readStart(core: string): Read | null {
  const read = readFrame(core);
  const isClock = read !== null && read.rest.length === 0 && read.frame.length?.clock == null;
  const towards = read?.frame.due == null ? null : readFrame(core.replace(TOWARDS, atClock('')));
  if (towards?.frame.clock != null && towards.rest.length === 0) return towards;
  return isClock ? read : (readFrame(atClock(core)) ?? read);
}

/** How the bare words of an answer are meant, by what was asked: "60", "час", "три", "пятое". */
export function readInLight(code: string, text: string, said: readonly Item[]): Read | null {
  const core = coreOf(text, said.length === 0 ? [] : readText(text).items);
  if (core === '') return null;
  switch (code) {
    case 'DURATION':
      return readDuration(core, said);
    case 'START':
      return readStart(core);
    case 'DAY':
      return readFrame(loneNumber(said) === null ? core : ofMonth(core));
    default:
      return readFrame(core);
  }
}

/** The clock that is said and nothing else. */
function clockOf(said: readonly Item[]): Clock | null {
  const meaning = said.length === 1 ? said[0]?.meaning : null;
  return meaning?.kind === 'clock' ? meaning.clock : null;
}

/** "на два": the number of a lone "for". */
function numberAfterFor(said: readonly Item[]): number | null {
  const meaning = said.length === 1 ? said[0]?.meaning : null;
  return meaning?.kind === 'for-number' && meaning.length === null ? meaning.value : null;
}

/** A reading that says something about length; "час двадцать" read without "на" says less. */
function full(read: Read | null): Read | null {
  return read !== null && read.rest.length === 0 && read.frame.length !== null ? read : null;
}
