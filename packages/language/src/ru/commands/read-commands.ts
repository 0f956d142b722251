import { CONFIDENCE } from '@planerka/contracts';
import type { Item } from '../../grammar/item.ts';
import { type Frame } from '../../time/frame.ts';
import { hasTag, isListed } from '../tags.ts';
import { type Doubt, doubted, TIMED } from './confidence/confidence.ts';
import { countedBreath, countedParts } from './division/counted-breath.ts';
import { dueByEvent, type ForThis, forThisIn } from './division/for-this.ts';
import { listParts } from './division/list-parts.ts';
import { type Part } from './division/part.ts';
import { partsOf } from './division/parts-of.ts';
import { type Segment } from './division/split.ts';
import { partOfNote, type SaidNote, takeNotes } from './fields/said-notes.ts';
import { isPast } from './finite-verbs.ts';
import { calledByName } from './head/called-by-name.ts';
import { ELSEWHERE } from './head/head.ts';
import { type CommandReading, readCommand, type SegmentContext } from './read-command.ts';
import { withoutTag } from './reworded/without-tag.ts';
import { isFrameOnly } from './talk/frame.ts';
import { isTalk } from './talk/is-talk.ts';
import { type LeadingAnchor, leadingAnchor } from './times/anchors.ts';
import { atAnchor, counts } from './times/at-anchor.ts';
import { carryOver } from './times/carry-over.ts';
import { countedOn } from './times/counted-on.ts';
import { tellsEndOnly } from './times/ends-told.ts';
import { joinedDays } from './times/joined-days.ts';
import {
  isEarlierThanBefore,
  onSharedDay,
  type SharedDay,
  saidDayOf,
  sharedDayOf,
} from './times/shared-days.ts';
import { atSharedTime, type SharedTail, sharedTailOf } from './times/shared-tail.ts';
import { pointsOf } from './times/time-slots.ts';
import { withTimesTold } from './times/told-behind.ts';
import { saysVisitAtHour } from './times/visits.ts';
import { correctWords } from './title/correct-words.ts';
import { mendCommands } from './title/mend-commands.ts';
import { ledBy } from './title/title.ts';
import { isOnlyTold, tellsNoDeed } from './told/tells-no-deed.ts';
import { withReasons, wordsOf } from './told/with-reasons.ts';
import { isAction, isFact, isMark, isWord } from './view.ts';

const NO_ENTRIES: ReadonlySet<Item> = new Set();

/** The words with the verb that they leave out. */
function withVerb(
  text: string,
  items: readonly Item[],
  part: Part,
  reading: CommandReading,
): CommandReading {
  const { verb } = part;
  if (verb === null || reading.act === 'empty') return reading;
  const title = reading.title ?? wordsOf(text, items, part);
  const lent = text.slice(verb.from, verb.to);
  // "а Оксане прайс": as "Лене скинуть фотки" was said
  const [whom = '', ...rest] = title.split(' ');
  const led = part.isBehindWhom === true ? `${whom} ${lent}` : lent;
  return {
    ...reading,
    act: 'action',
    ...ledBy(led, part.isBehindWhom === true ? rest.join(' ') : title, reading.description),
    confidence: part.isSure ? reading.confidence : doubted(CONFIDENCE.act, ['split']),
  };
}

/** "на среду с 9 до 12 и на пятницу с 10 до 13": the second time is for the same. */
function copied(parts: readonly Part[], readings: CommandReading[]): void {
  readings.forEach((reading, i) => {
    const before = readings[i - 1];
    if (parts[i]?.joint !== 'copy' || before === undefined) return;
    readings[i] = { ...before, frame: reading.frame };
  });
}

/** "сынок, напомни ...": whom it is said to is no command. */
function withoutFrames(items: readonly Item[], parts: readonly Part[]): readonly Part[] {
  const kept = parts.filter(({ from, to }) => !isFrameOnly(items.slice(from, to)));
  return kept.length === 0 ? parts : kept;
}

const hasDay = ({ frame }: CommandReading): boolean => saidDayOf(frame) !== null;

/** Does another part name an action, or a time before this one? */
const isAsked = (items: readonly Item[], { from, to }: Part, isBefore: boolean): boolean =>
  items.slice(from, to).some((item) => isAction(item) || (isBefore && isFact(item)));

const hasSlot = (items: readonly Item[], { from, to }: Segment): boolean =>
  items.slice(from, to).some((item) => pointsOf(item).length > 0);

/** Does the part name what takes place at its time, and nothing that one does? */
function isTimedNoun(items: readonly Item[], part: Part): boolean {
  const own = items.slice(part.from, part.to);
  return hasSlot(items, part) && !own.some(isAction) && !isTalk(own);
}

const isVisitAtHour = (items: readonly Item[], { from, to }: Part): boolean =>
  saysVisitAtHour(items.slice(from, to));

/**
 * "в десять сверка в двенадцать привезут шкаф в три обед": beside what takes place at its time,
 * what begins or ends with another time takes place, too.
 */
function isPlanAmong(items: readonly Item[], parts: readonly Part[], at: number): boolean {
  const part = parts[at];
  if (part === undefined || part.isTold || part.joint === 'because') return false;
  const edges = [items[part.from], items[part.to - 1], items[part.from + 1], items[part.to - 2]];
  if (!edges.some((item) => item !== undefined && pointsOf(item).length > 0)) return false;
  const own = items.slice(part.from, part.to);
  if (own.some((item) => isWord(item) && isPast(item.word) && !isLoneWord(own))) return false;
  const others = parts.filter((_, i) => i !== at);
  return (
    others.some((other) => isTimedNoun(items, other) || isVisitAtHour(items, other)) &&
    others.every((other) => hasSlot(items, other))
  );
}

/** Acts that a noun is taken for: "в десять жигули", "двадцатого свет". */
const TOLD: ReadonlySet<CommandReading['act']> = new Set(['statement', 'foreign'] as const);

const isToldAct = ({ act }: CommandReading, isVain: boolean): boolean => !isVain && TOLD.has(act);

/** One noun, whatever verb it may look like: "жигули". */
const isLoneWord = (own: readonly Item[]): boolean =>
  own.filter((item) => isWord(item) && !isFact(item)).length === 1;

/** What is told, read as what takes place: asked, unless it is one word. */
function readPlan(
  text: string,
  own: readonly Item[],
  options: SegmentContext & { readonly doubts: readonly Doubt[] },
): CommandReading {
  const doubts: readonly Doubt[] = isLoneWord(own) ? options.doubts : [...options.doubts, 'split'];
  return readCommand(text, own, { ...options, doubts, isOfPlan: true });
}

/** The commands of an utterance, in spoken order, with what one says for another. */
export function readCommands(text: string, heard: readonly Item[]): CommandReading[] {
  const apart = forThisIn(heard);
  return (apart === null ? null : readForThis(text, apart)) ?? readDivided(text, heard);
}

/** What takes place and what is to be done for it, by its day: all of it is confirmed. */
function readForThis(text: string, { event, tasks }: ForThis): CommandReading[] | null {
  const [told, ...more] = readDivided(text, event);
  const asked = readDivided(text, tasks).filter(({ act }) => act !== 'empty');
  if (told === undefined || more.length > 0 || asked.some(({ act }) => ELSEWHERE.has(act)))
    return null;
  const isPlan = ELSEWHERE.has(told.act) || told.act === 'empty';
  const plan = isPlan ? readPlan(text, event, { isAmongOthers: true, doubts: ['split'] }) : told;
  return [plan, ...asked.map((reading) => dueByEvent(reading, plan))].map(unsure);
}

function readDivided(text: string, heard: readonly Item[]): CommandReading[] {
  const { items: spelt, notes: noted } = takeNotes(text, heard);
  const { items: mendedItems, mended } = mendCommands(withoutTag(spelt));
  const ended = withTimesTold(text, joinedDays(mendedItems));
  const read = ended.items;
  const { dropped, unclear } = correctWords(text, read);
  const { items, parts: divided, isCounted, tail } = dividedIn(read);
  const said = calledByName(items, withoutFrames(items, divided));
  const begins = said.map(({ from }) => items[from]?.from ?? 0);
  const notes = [...noted, ...ended.notes];
  const isUnsure =
    ended.isUnsure ||
    (said.length > 1 && said.some(({ from, to }) => tellsEndOnly(items.slice(from, to))));
  const all: CommandReading[] = [];
  said.forEach((part, i) => {
    const own = items.slice(part.from, part.to);
    const context = {
      isLine: part.isLine || isCounted,
      isOneOf: said.some((other, at) => at !== i && isAsked(items, other, at < i)),
      isAmongOthers: said.length > 1,
      doubts: [
        ...doubtsOf(part, own, { mended, unclear }),
        ...(isUnsure ? (['split'] as const) : []),
        ...doubtsOfNotes(notes, begins, i),
        ...doubtsOfContrast(items, part, said[i + 1]),
      ],
    };
    const former = all.findLast(({ act }) => !ELSEWHERE.has(act) && act !== 'empty') ?? null;
    const link = i > 0 ? linkOf(own, all, former) : NO_LINK;
    const taken = link.told === undefined ? dropped : new Set([...dropped, ...link.told]);
    const options = { ...context, dropped: taken };
    const alone = readCommand(text, own, options);
    // "Света попросила ...": who told it asks for nothing, whatever the name may mean
    const isVain = [part.isTold, tellsNoDeed(text, own, said.length === 1)].includes(true);
    const plain = isVain ? { ...alone, act: 'statement' as const, title: null } : alone;
    // "две вещи: паспорт и справка": what was counted is asked for, whatever it may mean alone
    const isOneCounted = isCounted && ELSEWHERE.has(plain.act) && isLoneWord(own);
    const isAmong = isToldAct(plain, isVain) && isPlanAmong(items, said, i);
    const isOfPlan = isOneCounted || isAmong;
    const isTold = !isOfPlan && said.length === 1 && isOnlyTold(plain, own);
    const plan = isTold ? { ...options, doubts: [...options.doubts, 'told' as const] } : options;
    const read = isOfPlan || isTold ? readPlan(text, own, plan) : plain;
    const reading = onDayBefore(read, link, context.doubts);
    const isEarlier = i > 0 && isEarlierThanBefore(own);
    const isNext = i > 0 && opensNext(items, part);
    const placed = link.anchor === null ? reading : atAnchor(reading, former, link.anchor);
    const whole = withVerb(text, items, part, sameHour(placed, former));
    const timed = tail === null ? whole : atSharedTime(whole, tail, i === 0);
    const noted = notes.filter((note) => partOfNote(begins, note) === i);
    all.push({ ...withNotes(timed, noted), isEarlier, isNext });
  });
  const { parts, readings } = withReasons(text, items, said, all);
  copied(parts, readings);
  const itemsOf = (at: number): readonly Item[] => items.slice(parts[at]?.from, parts[at]?.to);
  const counted = countedOn(recounted(besideDoubt(ofRota(readings))), itemsOf);
  return carryOver(counted, parts, isCounted);
}

/**
 * "в понедельник и среду вожу я а в пятницу бабушка": where one part is doubtful, a lone noun with its day
 * is more likely a piece of what was said of the other than a task of its own.
 */
function besideDoubt(readings: readonly CommandReading[]): CommandReading[] {
  const isDoubtful = ({ act, confidence }: CommandReading): boolean =>
    !ELSEWHERE.has(act) && confidence < CONFIDENCE.act;
  return readings.map((reading) => {
    const isAlone = reading.act === 'nominal' && reading.title?.includes(' ') === false;
    if (isAlone && isToldOf(reading)) return unsure(reading);
    const isAtHour = reading.frame?.clock != null;
    if (!isAlone || isAtHour || !readings.some((other) => other !== reading && isDoubtful(other)))
      return reading;
    return unsure(reading);
  });
}

/**
 * "смены понедельник вторник Оля и Рустам среда четверг Рустам и Даша": of a rota nobody knows what belongs to which
 * day, so it is asked.
 */
function ofRota(readings: readonly CommandReading[]): readonly CommandReading[] {
  const isDay = ({ act, frame }: CommandReading): boolean =>
    act === 'nominal' && frame?.day != null && frame.clock === null;
  const isNamed = ({ title }: CommandReading): boolean =>
    title
      ?.toLowerCase()
      .split(' ')
      .some((word) => isListed(word, 'rota')) === true;
  const days = readings.filter(isDay);
  if (days.length < 2 || !days.some(isNamed)) return readings;
  return readings.map((reading) => (isDay(reading) ? unsure(reading) : reading));
}

const unsure = (reading: CommandReading): CommandReading => ({
  ...reading,
  confidence: Math.min(reading.confidence, doubted(reading.confidence, ['split'])),
});

/** "саня с димоном выходят, а димон после обеда": what is left alone is somebody of whom more was told. */
function isToldOf({ title, description }: CommandReading): boolean {
  if (title === null || description === null || title.length < NAME_MIN) return false;
  return description.toLowerCase().includes(title.toLowerCase().slice(0, -1));
}
const NAME_MIN = 3;

/** What is asked for, with what was said to be noted to it. */
function withNotes(reading: CommandReading, notes: readonly SaidNote[]): CommandReading {
  if (notes.length === 0) return reading;
  const told = reading.description === null ? [] : [reading.description];
  return { ...reading, description: [...told, ...notes.map(({ words }) => words)].join('; ') };
}

/** "не продавать, а передвинуть диван": what is not to be done is only what is done otherwise. */
function doubtsOfContrast(
  items: readonly Item[],
  { from, to }: Part,
  next: Part | undefined,
): readonly Doubt[] {
  if (next === undefined || !hasTag(items[from], 'not')) return [];
  const joint = items.findIndex(
    (item, at) => at >= to - 1 && at <= next.from && hasTag(item, 'whereas'),
  );
  // "не забыть зонт, а потом позвонить": one after the other
  return joint < 0 || hasTag(items[joint + 1], 'next-step') ? [] : ['corrected'];
}

/** What ends an unsure note may be of it: neither what it is told to nor what follows is sure. */
function doubtsOfNotes(
  notes: readonly SaidNote[],
  begins: readonly number[],
  at: number,
): readonly Doubt[] {
  const isBeside = (note: SaidNote): boolean => {
    const part = partOfNote(begins, note);
    return part === at || part === at - 1;
  };
  return notes.some((note) => !note.isSure && isBeside(note)) ? ['split'] : [];
}

/** What an utterance is divided into. */
interface Divided {
  readonly items: readonly Item[];
  readonly parts: readonly Part[];
  /** "задача раз ...": what counts itself is asked for. */
  readonly isCounted: boolean;
  /** The time that was said for all of them. */
  readonly tail: SharedTail | null;
}

function dividedIn(read: readonly Item[], tail = sharedTailOf(read)): Divided {
  const own = tail === null ? read : read.slice(0, tail.from);
  const list = listParts(own);
  const breath = list?.isCounted === true || tail !== null ? null : countedBreath(own);
  if (breath !== null) {
    const { items, count, day } = breath;
    const parts = countedParts(items, partsOf(items, NO_ENTRIES), count);
    // "три дела в суде": what is counted is what is to be done
    if (parts.length === count) return { items, parts, isCounted: true, tail: day };
  }
  const items = list?.items ?? own;
  const parts = partsOf(items, list?.entries ?? NO_ENTRIES);
  if (tail?.isOfBoth === true && parts.length !== 2) return dividedIn(read, null);
  return { items, parts, isCounted: list?.isCounted === true, tail };
}

/** What makes a part doubtful before it is read. */
function doubtsOf(
  { isSure }: Part,
  own: readonly Item[],
  { mended, unclear }: { readonly mended: ReadonlySet<Item>; readonly unclear: ReadonlySet<Item> },
): Doubt[] {
  const has = (items: ReadonlySet<Item>): boolean =>
    items.size > 0 && own.some((item) => items.has(item));
  const doubts: Doubt[] = isSure ? [] : ['split'];
  if (has(mended)) doubts.push('misspelt');
  if (has(unclear)) doubts.push('corrected');
  return doubts;
}

/** What a part takes from those before it: the day that they share, or what an hour is counted from. */
interface Link {
  readonly shared: SharedDay | null;
  readonly base: Frame['day'];
  readonly anchor: LeadingAnchor | null;
  /** The words that say so, which belong to no title. */
  readonly told: Iterable<Item> | undefined;
}
const NO_LINK: Link = { shared: null, base: null, anchor: null, told: undefined };

function linkOf(
  own: readonly Item[],
  before: readonly CommandReading[],
  former: CommandReading | null,
): Link {
  const shared = sharedDayOf(own);
  const base = shared === null ? null : saidDayOf(before.findLast(hasDay)?.frame ?? null);
  // "за час до неё", where an hour was said before
  const anchored = shared === null ? leadingAnchor(own) : null;
  const anchor = anchored !== null && counts(anchored.anchor, former) ? anchored : null;
  // "придут гости, до этого времени накрыть на стол": by when what is told takes place
  const isByThen = anchored?.anchor.isDue === true && former === null;
  const told = (isByThen ? anchored : anchor)?.told ?? (base === null ? undefined : shared?.items);
  return { shared, base, anchor, told };
}

/** "... в тот же день": the day of the one before, where there is one. */
function onDayBefore(
  read: CommandReading,
  { shared, base }: Link,
  doubts: readonly Doubt[],
): CommandReading {
  if (shared === null || base === null || ELSEWHERE.has(read.act)) return read;
  const frame = onSharedDay(read.frame, base, shared);
  return { ...read, frame, confidence: Math.max(read.confidence, doubted(TIMED, doubts)) };
}

/** "в четверг в пять A, на следующий день в это же время B": the hour of the one before. */
function sameHour(reading: CommandReading, former: CommandReading | null): CommandReading {
  const { frame } = reading;
  const clock = former?.frame?.clock ?? null;
  if (frame === null || !frame.sameTime || clock === null) return reading;
  return { ...reading, frame: { ...frame, sameTime: false, clock } };
}

/** "..., потом забрать посылку": done when what was asked for before is done. */
function opensNext(items: readonly Item[], { from }: Part): boolean {
  const isNext = (item: Item | undefined): boolean => hasTag(item, 'next-step');
  const own = items.slice(from, from + NEXT_WORDS_MAX).filter((item) => !isMark(item));
  return (
    isNext(items[from - 1]) || isNext(own[0]) || (hasTag(own[0], 'conjunction') && isNext(own[1]))
  );
}
const NEXT_WORDS_MAX = 4;

/** Where one title may hold another command, how many there are is asked of all. */
function recounted(readings: CommandReading[]): CommandReading[] {
  if (!readings.some(({ isUncounted }) => isUncounted === true)) return readings;
  return readings.map((reading) =>
    reading.isUncounted === true || ELSEWHERE.has(reading.act)
      ? reading
      : {
          ...reading,
          confidence: Math.min(reading.confidence, doubted(reading.confidence, ['split'])),
        },
  );
}
