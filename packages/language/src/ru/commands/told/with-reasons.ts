import type { Item } from '../../../grammar/item.ts';
import { PhraseList } from '../../../grammar/phrase-list.ts';
import { assembleFrame } from '../../../time/assemble-frame.ts';
import { emptyFrame, type Frame } from '../../../time/frame.ts';
import { OBLIQUE_SINGULAR } from '../../lexicon/verb-endings.ts';
import { hasTag, type Tag } from '../../tags.ts';
import { doubted } from '../confidence/confidence.ts';
import type { Part } from '../division/part.ts';
import { isPast, isThirdPerson } from '../finite-verbs.ts';
import { ELSEWHERE } from '../head/head.ts';
import type { CommandReading } from '../read-command.ts';
import { thereforeEnd } from '../talk/frame.ts';
import { slotsOf } from '../times/time-slots.ts';
import { isVisit } from '../times/visits.ts';
import { ledByReason } from '../title/missing-object.ts';
import { ledBy } from '../title/title.ts';
import { isWord, plainWord } from '../view.ts';
import { ARRIVAL_PHRASES, PRESENCE_PHRASES } from './reason-phrases.ts';

const PRESENCE = new PhraseList(PRESENCE_PHRASES, { wordOf: plainWord });
const ARRIVAL = new PhraseList(ARRIVAL_PHRASES, { wordOf: plainWord });

const isAnywhere = (phrases: PhraseList, items: readonly Item[]): boolean =>
  items.some((_, at) => phrases.endAt(items, at) > at);

/** The words of a reason, without "так что" behind them. */
export function wordsOf(text: string, items: readonly Item[], { from, to }: Part): string {
  let end = to;
  for (let at = Math.max(from, to - THEREFORE_ITEMS_MAX); at < end; at += 1) {
    if (thereforeEnd(items, at) === to) end = at;
  }
  return text
    .slice(items[from]?.from, items[end - 1]?.to)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:—–-]+|[\s,.;:—–-]+$/gu, '');
}
const THEREFORE_ITEMS_MAX = 3;

/** Acts that ask for something to be made. */
const ASKS: ReadonlySet<CommandReading['act']> = new Set([
  'explicit',
  'remind',
  'need',
  'action',
] as const);

/** "завтра отключат свет, так что ...": said alone it would be for a lamp. */
const REASONS: ReadonlySet<CommandReading['act']> = new Set(['nominal', 'query', 'foreign']);

const isVisitor = (item: Item): boolean => hasTag(item, 'visitor');

/** Is the reading only the reason for what is asked for right behind it? */
function isReason(reading: CommandReading, next: Part | undefined, own: readonly Item[]): boolean {
  if (reading.act === 'statement') return true;
  if (next === undefined || ASKS.has(reading.act)) return false;
  const isHung = next.joint === 'ask' || next.joint === 'wish' || next.joint === 'told';
  // "мастер зайдёт в пятницу в три, надо быть дома"
  const isTold = next.joint !== 'ask' || (isVisit(own) && !own.some(isVisitor));
  const isArrival = reading.act === 'told' && isTold;
  return isHung && (REASONS.has(reading.act) || isArrival);
}

/** "в пятницу выпускной, надо погладить рубашку до двух": likely the same day, so it is asked. */
function onDayOf(reading: CommandReading, reasons: readonly CommandReading[]): CommandReading {
  const { frame } = reading;
  const day = reasons.find((reason) => reason.frame?.day != null)?.frame?.day ?? null;
  if (frame === null || day === null || frame.day !== null) return reading;
  const { due, clock } = frame;
  const isHour = (due !== null && due.day === null && due.clock !== null) || clock !== null;
  if (!isHour || frame.repeats.length > 0 || frame.offset !== null) return reading;
  return {
    ...reading,
    frame: due === null ? { ...frame, day } : { ...frame, due: { ...due, day } },
    confidence: doubted(reading.confidence, ['split']),
  };
}

/** "новенькая выходит в понедельник": when it is that is told of and is still to come. */
function toldFrame(told: readonly Item[]): Frame | null {
  const frame = assembleFrame(told, 0, told.length, { lengths: 'any', weakDeadlines: false });
  return frame === null || isOfThePast(frame, told) ? null : frame;
}

/**
 * "у мамы юбилей третьего октября, напомни за день забрать торт": the days are counted from what is told, by which it
 * has to be done; so it is asked.
 */
function countedFrom(reading: CommandReading, reasons: readonly CommandReading[]): CommandReading {
  const told = reasons.find((reason) => reason.frame?.day != null)?.frame ?? null;
  const isTimed = reading.frame !== null && reading.frame.used.length > 0;
  if (told === null || isTimed || reading.fields.remindBefore.length === 0) return reading;
  const due = { day: told.day, clock: told.clock, daypart: null, period: null };
  return doubtful({ ...reading, frame: { ...emptyFrame(), due } });
}

/** "... забрать торт и погладить скатерть": counted from the same day as what is before it. */
function countedAlike(reading: CommandReading, before: CommandReading | undefined): CommandReading {
  const { frame, fields } = before ?? {};
  const isCounted = frame?.due != null && frame.used.length === 0;
  if (!isCounted || fields === undefined || fields.remindBefore.length === 0) return reading;
  if (ELSEWHERE.has(reading.act) || (reading.frame !== null && reading.frame.used.length > 0))
    return reading;
  const own = { ...reading.fields, remindBefore: fields.remindBefore };
  return doubtful({ ...reading, frame, fields: own });
}

/**
 * When what is told takes place, where it says so: "в десять придёт мастер, быть дома" is for then,
 * and what runs out on a day is the deadline of what is asked for because of it.
 */
function onTimeOf(
  reading: CommandReading,
  asked: readonly Item[],
  told: readonly Item[],
): CommandReading {
  if (reading.frame !== null && reading.frame.used.length > 0) return reading;
  const frame = assembleFrame(told, 0, told.length, { lengths: 'any', weakDeadlines: false });
  if (frame === null) return reading;
  const due = dueByTold(frame, asked, told);
  if (due !== null) return { ...reading, frame: { ...emptyFrame(), due } };
  if (isOfThePast(frame, told)) return reading;
  const { day, clock } = frame;
  if (day === null && clock === null) return reading;
  // "подписать у Петра, он будет только завтра"
  if (day !== null && ONLY_THEN.every((tag) => told.some((item) => hasTag(item, tag))))
    return doubtful({ ...reading, frame: { ...emptyFrame(), day } });
  return isPresence(asked) ? { ...reading, frame } : reading;
}

/** By when it has to be done because of what is told; null where no such end is told. */
function dueByTold(
  frame: Frame,
  asked: readonly Item[],
  told: readonly Item[],
): NonNullable<Frame['due']> | null {
  // "вернуть дрель, сосед просил до среды"
  const isDemanded = told.some((item) => DEMANDING.some((tag) => hasTag(item, tag)));
  if (frame.due !== null && isDemanded) return frame.due;
  if (isOfThePast(frame, told)) return null;
  const isEnd =
    told.some((item) => hasTag(item, 'running-out')) || hasArrival(asked) || hasArrival(told);
  if (!isEnd) return null;
  const { day, clock, daypart, window: period } = frame;
  return frame.due ?? (day === null ? null : { day, clock, daypart, period });
}

const isOfThePast = ({ repeats }: Frame, told: readonly Item[]): boolean =>
  repeats.length > 0 || told.some(({ word }) => isPast(word));

/** "он будет только завтра" */
const ONLY_THEN: readonly Tag[] = ['being', 'only-this'];

/** Until when somebody said that he wants it, or waits for it. */
const DEMANDING: readonly Tag[] = ['ordered-by-other', 'awaiting'];

/** "к его приезду": by the time that the reason tells. */
const hasArrival = (items: readonly Item[]): boolean => isAnywhere(ARRIVAL, items);

/** "быть дома", "открыть ему": done while the other thing takes place. */
const isPresence = (items: readonly Item[]): boolean => isAnywhere(PRESENCE, items);

const described = (reading: CommandReading, words: string): CommandReading => ({
  ...reading,
  description: reading.description === null ? words : `${reading.description}; ${words}`,
});

/** What is told before it describes it, or says what it is done to. */
function besideTold(
  reading: CommandReading,
  told: readonly Item[],
  words: readonly string[],
): CommandReading {
  const led = ledByReason(reading, told, words);
  return led === null ? words.reduce(described, reading) : { ...reading, ...led };
}

/** What only tells why goes to the description of what is asked for beside it. */
export function withReasons(
  text: string,
  items: readonly Item[],
  parts: readonly Part[],
  readings: readonly CommandReading[],
): { parts: Part[]; readings: CommandReading[] } {
  const keptParts: Part[] = [];
  const kept: CommandReading[] = [];
  let waiting: string[] = [];
  let reasons: CommandReading[] = [];
  let told: Item[] = [];
  const isAsked = readings.some(({ act }) => !ELSEWHERE.has(act) && act !== 'empty');
  readings.forEach((reading, i) => {
    const part = parts[i];
    if (part === undefined) return;
    const last = kept.length - 1;
    const before = kept[last];
    const isBehind = part.joint === 'because' || (reading.act === 'statement' && last >= 0);
    if (isBehind && before !== undefined && !ELSEWHERE.has(before.act)) {
      const asked = keptParts[last];
      const own = asked === undefined ? [] : items.slice(asked.from, asked.to);
      const timed = onTimeOf(before, own, items.slice(part.from, part.to));
      if (isHappened(before, items.slice(part.from, part.to))) {
        kept[last] = { ...before, act: 'statement' };
        return;
      }
      const words = described(timed, wordsOf(text, items, part));
      kept[last] = isAnotherPlan(items, part) ? doubtful(words) : words;
      return;
    }
    if (
      isAsked &&
      isReason(reading, parts[i + 1], items.slice(part.from, part.to)) &&
      i + 1 < readings.length
    ) {
      waiting.push(wordsOf(text, items, part));
      told.push(...items.slice(part.from, part.to));
      const isApart = parts[i + 1]?.joint === 'none';
      const frame = reading.frame ?? toldFrame(items.slice(part.from, part.to));
      reasons.push({ ...reading, frame, isPlanLike: isApart && isVerblessPlan(items, part) });
      return;
    }
    const isSwallowed = reasons.some((reason) => reason.isPlanLike === true);
    const whom = isForWhom(told) ? waiting.splice(0).join(' ') : '';
    const wanted = onTimeOf(withWhom(reading, whom), items.slice(part.from, part.to), told);
    const dated = onDayOf(besideTold(wanted, told, waiting), reasons);
    const timed = countedAlike(countedFrom(dated, reasons), before);
    const isTorn = isNameAhead(told) && isOfPlaceOnly(reading, items.slice(part.from, part.to));
    waiting = [];
    reasons = [];
    told = [];
    keptParts.push(part);
    kept.push(isSwallowed || isTorn ? doubtful(timed) : timed);
  });
  return { parts: keptParts, readings: kept };
}

/** "маме напомни завтра позвонить": one word ahead of the order, for whom or with whom it is. */
const isForWhom = ([only, ...others]: readonly Item[]): boolean =>
  only !== undefined && others.length === 0 && isWord(only) && OBLIQUE_SINGULAR.test(only.word);

const withWhom = (reading: CommandReading, whom: string): CommandReading =>
  whom === '' || reading.title === null
    ? reading
    : { ...reading, ...ledBy(whom, reading.title, reading.description) };

/** "судья вчера отложила дело": somebody, a day that is over and what was done then. */
const isHappened = ({ act, frame }: CommandReading, told: readonly Item[]): boolean =>
  act === 'nominal' &&
  frame?.day?.kind === 'relative' &&
  frame.day.days < 0 &&
  frame.clock === null &&
  told.some((item) => isWord(item) && isPast(item.word));

/** "компот", "компот и кашу" */
const isNameAhead = ({ length, 1: joint }: readonly Item[]): boolean =>
  length === 1 || (length === NAMES_JOINED && joint !== undefined && hasTag(joint, 'and'));
const NAMES_JOINED = 3;

/** "компот кинь в дачу": what was said before the order is what it is about, and no reason for it. */
function isOfPlaceOnly({ title }: CommandReading, own: readonly Item[]): boolean {
  const [first = ''] = title?.toLowerCase().split(' ') ?? [];
  return own.some((item) => item.word === first && hasTag(item, 'preposition'));
}

const doubtful = (reading: CommandReading): CommandReading => ({
  ...reading,
  confidence: doubted(reading.confidence, ['split']),
});

/** "..., а в четыре ко мне Зина на чай придёт": set against what is asked for, at an hour to come. */
function isAnotherPlan(items: readonly Item[], { from, to, joint }: Part): boolean {
  const own = items.slice(from, to);
  const isHour = own.some((item) => slotsOf(item).includes('clock'));
  return joint !== 'because' && isHour && !own.some((item) => isWord(item) && isPast(item.word));
}

/** "Дед Мороз 27-го в 12, подарки купить ...": a day and an hour, and no verb that tells of them. */
function isVerblessPlan(items: readonly Item[], { from, to }: Part): boolean {
  const own = items.slice(from, to);
  const slots = new Set(own.flatMap((item) => [...slotsOf(item)]));
  const tells = (item: Item): boolean =>
    isWord(item) && !hasTag(item, 'being') && (isPast(item.word) || isThirdPerson(item.word));
  return slots.has('day') && slots.has('clock') && !own.some(tells);
}
