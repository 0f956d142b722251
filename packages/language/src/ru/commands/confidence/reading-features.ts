import type { Intent } from '@planerka/contracts';
import { type Item, leavesOf } from '../../../grammar/item.ts';
import { GUESSED, QUOTED } from '../../../grammar/scan.ts';
import type { Frame } from '../../../time/frame.ts';
import { LATE_ORDER } from '../../lexicon/verb-endings.ts';
import { hasTag, type Tag } from '../../tags.ts';
import { isCardinal, isOrdinal, isTimeWord } from '../../vocabulary.ts';
import type { Fields } from '../fields/said-fields.ts';
import { isFinite } from '../finite-verbs.ts';
import type { Head } from '../head/head.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt } from '../view.ts';

/** What was read of a segment, and what of it is left for the title. */
export interface ReadSegment {
  readonly items: readonly Item[];
  /** What makes the title, marks between its words among it. */
  readonly left: readonly Item[];
  readonly used: ReadonlySet<Item>;
  readonly head: Head;
  readonly intent: Intent;
  readonly frame: Frame | null;
  readonly fields: Fields;
  readonly description: string | null;
  readonly isLine: boolean;
  /** Others were said in the same breath. */
  readonly isAmongOthers: boolean;
  /** What the head alone says, doubts not counted. */
  readonly plain: number;
}

const count = (items: readonly Item[], test: (item: Item, at: number) => boolean): number =>
  items.filter(test).length;

const isPlainWord = (item: Item): boolean => isWord(item) && (item.flags & QUOTED) === 0;
const tagged =
  (tag: Tag) =>
  (item: Item): boolean =>
    isPlainWord(item) && hasTag(item, tag);

const numbers = ({ left }: ReadSegment): number =>
  count(left, (item) => isCardinal(item) || isOrdinal(item));

/** "в четыре", "к двум", "до 18": a number behind a preposition of time, and still a title's. */
const numbersBehindPreposition = ({ left }: ReadSegment): number =>
  count(
    left,
    (item, at) => (isCardinal(item) || isOrdinal(item)) && hasTag(left[at - 1], 'preposition'),
  );

/** A word that no lexicon knows, and too short to be a noun: "зав", "мб", "шо". */
const scraps = ({ left }: ReadSegment): number =>
  count(
    left,
    (item) => isPlainWord(item) && item.word.length <= 3 && item.kind === 0 && item.tags === 0,
  );

/** A title that goes on behind a time: "позвонить завтра маме". */
function pieces({ items, left }: ReadSegment): number {
  const own = new Set(left.filter((item) => !isMark(item)));
  let runs = 0;
  let isIn = false;
  for (const item of items) {
    if (isMark(item)) continue;
    if (own.has(item) && !isIn) runs += 1;
    isIn = own.has(item);
  }
  return runs;
}

/** Stretches of time with other words between them. */
function timeStretches({ items, used }: ReadSegment): number {
  let runs = 0;
  let isIn = false;
  for (const item of items) {
    if (isMark(item)) continue;
    if (used.has(item) && !isIn) runs += 1;
    isIn = used.has(item);
  }
  return runs;
}

/** "научиться вязать и вышивать", "узнать, что нужно взять": the other verbs are what it is for. */
function isGoverned({ left }: ReadSegment): boolean {
  const first = left.find(isAction);
  return GOVERNING.some((tag) => hasTag(first, tag));
}
const GOVERNING = ['governing-verb', 'reaching-verb', 'saying'] as const;

/** Words of speech; behind an action "что", "чтобы" and "надо" begin what belongs to it. */
function spokenTraces({ left }: ReadSegment): number {
  const isOrdered = isAction(left[0]);
  return count(
    left,
    (item) =>
      isPlainWord(item) && hasTag(item, 'spoken-trace') && !(isOrdered && opensClause(item)),
  );
}

const opensClause = (item: Item): boolean =>
  hasTag(item, 'subordinating') || hasTag(item, 'wish') || hasTag(item, 'whether');

/** "замочить, выжать и развесить пледы": actions in a row are one, with one object. */
function isChained(left: readonly Item[], at: number): boolean {
  let before = at - 1;
  while (isMark(left[before]) || hasTag(left[before], 'joint')) before -= 1;
  return before < at - 1 && before >= 0 && isAction(left[before]);
}

/** An action that no other one has led to. */
const opensAction = (item: Item, at: number, left: readonly Item[]): boolean =>
  isAction(item) && !isChained(left, at);

const actionsIn = ({ left }: ReadSegment): number =>
  count(left, (item, at) => opensAction(item, at, left));

/** "хлеб купить и бельё погладить": an action with words on both sides, behind another. */
function actionsApart({ left }: ReadSegment): number {
  const first = left.findIndex(isAction);
  return first < 0 ? 0 : count(left, (item, at) => at > first + 1 && opensAction(item, at, left));
}

/** "..., и дочке позвонить": an action close behind a joint, and something said before that. */
function jointBeforeAction(read: ReadSegment): number {
  const { left } = read;
  return count(left, (item, at) => {
    if (!opensAction(item, at, left)) return false;
    const from = Math.max(1, at - JOINT_ITEMS_MAX);
    return left.slice(from, at).some((one) => hasTag(one, 'joint') || isInnerMark(read, one));
  });
}
const JOINT_ITEMS_MAX = 4;

/** A mark between two words of the title; those beside a time hang on the time. */
const isInnerMark = (read: ReadSegment, mark: Item): boolean =>
  isMark(mark) && mark.word !== '-' && innerMarksOf(read).has(mark);

/** Of each segment they are found once: a title may be nothing but marks. */
const innerMarks = new WeakMap<ReadSegment, ReadonlySet<Item>>();

function innerMarksOf(read: ReadSegment): ReadonlySet<Item> {
  const known = innerMarks.get(read);
  if (known !== undefined) return known;
  const left = new Set<Item | undefined>(read.left);
  const { items } = read;
  const found = new Set(
    items.filter(
      (item, at) => isMark(item) && at > 0 && left.has(items[at - 1]) && left.has(items[at + 1]),
    ),
  );
  innerMarks.set(read, found);
  return found;
}

const marksWithin = (read: ReadSegment): number =>
  count(read.left, (item) => isInnerMark(read, item));

function repeatedWords({ left }: ReadSegment): number {
  const seen = new Set<string>();
  return count(left, (item) => {
    if (!isPlainWord(item) || item.word.length < 3) return false;
    if (seen.has(item.word)) return true;
    seen.add(item.word);
    return false;
  });
}

/** "22.4", "63,5", "2-17-45": numbers put together by marks, which may be no time at all. */
function gluedNumbers({ items }: ReadSegment): number {
  const leaves = items.flatMap(leavesOf);
  const isGlue = (at: number): boolean => {
    const mark = leaves[at];
    const next = leaves[at + 1];
    return mark?.glued === true && GLUE.has(mark.word) && next?.glued === true && next.word === '';
  };
  return count(leaves, (mark, at) => {
    const next = leaves[at + 1];
    if (next === undefined || !isGlue(at)) return false;
    const figures = next.to - next.from;
    // a dotted pair may be a day; more of them are a version or an address
    const isPair = !isGlue(at + 2) && !isGlue(at - 2);
    if (mark.word === '.') return isPair && figures !== 2 && figures !== 4;
    return mark.word === ',' || (mark.word === '-' && !isPair);
  });
}
const GLUE = new Set(['.', ',', '-']);

/** "отгул за ... попросить": a stretch of the title that ends where something has to follow. */
function hangingPieces({ items, left }: ReadSegment): number {
  const own = new Set(left);
  return count(
    items,
    (item, at) => own.has(item) && hasTag(item, 'hanging') && !own.has(items[at + 1] ?? item),
  );
}

/** "..., предупредите за час": somebody is told to do something in the middle of a title. */
const lateOrders = ({ left }: ReadSegment): number =>
  count(
    left,
    (item, at) =>
      at > 0 &&
      isPlainWord(item) &&
      (LATE_ORDER.test(item.word) || hasTag(item, 'listed-imperative')),
  );

/** "Vkusno&Co", "+": signs that no sentence has. */
const signs = ({ left }: ReadSegment): number =>
  count(left, (item) => isMark(item) && !ORDINARY_MARKS.has(item.word));
const ORDINARY_MARKS = new Set([',', '.', '-', 'newline', ':']);

/** Words of the segment that neither title nor time has. */
const passedOver = ({ items, left, used }: ReadSegment): number => {
  const own = new Set(left);
  return count(items, (item) => isWord(item) && !own.has(item) && !used.has(item));
};

const yes = (value: boolean): number => (value ? 1 : 0);
const upTo = (value: number, most: number): number => Math.min(value, most);

/** How a reading is described to the model of confidence: each number is small, 0 says nothing. */
export const FEATURES = {
  explicit: ({ head }) => yes(head.act === 'explicit'),
  reminded: ({ head }) => yes(head.act === 'remind'),
  needed: ({ head }) => yes(head.act === 'need'),
  action: ({ head }) => yes(head.act === 'action'),
  nominal: ({ head }) => yes(head.act === 'nominal'),
  nominalWithoutAction: (read) => yes(read.head.act === 'nominal' && actionsIn(read) === 0),
  namedKind: ({ head }) => yes(head.noun !== null),
  weakHead: ({ plain }) => yes(plain < 0.82),
  block: ({ intent }) => yes(intent === 'timeblock_create'),
  line: ({ isLine }) => yes(isLine),
  several: ({ isAmongOthers }) => yes(isAmongOthers),
  words: ({ left }) => upTo(count(left, isWord), 12) / 6,
  longTitle: ({ left }) => yes(count(left, isWord) > 7),
  oneWord: ({ left }) => yes(count(left, isWord) === 1),
  numbers: (read) => upTo(numbers(read), 3),
  numbersBehindPreposition: (read) => upTo(numbersBehindPreposition(read), 2),
  timeWords: ({ left }) =>
    upTo(
      count(left, (item) => isTimeWord(item) && !isFact(item)),
      3,
    ),
  factsLeft: ({ left }) => upTo(count(left, isFact), 2),
  timeTraces: ({ left }) => upTo(count(left, tagged('time-trace')), 3),
  beforeTimeTraces: ({ left }) => upTo(count(left, tagged('before-time-trace')), 3),
  spokenTraces: (read) => upTo(spokenTraces(read), 3),
  scraps: (read) => upTo(scraps(read), 2),
  firstIsSmall: ({ left }) =>
    yes(
      left.some(
        (item, at) => at === 0 && (hasTag(item, 'speaking-head') || hasTag(item, 'conjunction')),
      ),
    ),
  lastIsSmall: ({ left }) => yes(hasTag(left.at(-1), 'hanging') || hasTag(left.at(-1), 'pointing')),
  pieces: (read) => upTo(pieces(read) - 1, 2),
  timeStretches: (read) => upTo(Math.max(0, timeStretches(read) - 1), 2),
  secondAction: (read) => (isGoverned(read) ? 0 : upTo(Math.max(0, actionsIn(read) - 1), 2)),
  actionsApart: (read) => (isGoverned(read) ? 0 : upTo(actionsApart(read), 2)),
  jointBeforeAction: (read) => (isGoverned(read) ? 0 : upTo(jointBeforeAction(read), 2)),
  joints: ({ left }) => upTo(count(left, tagged('joint')), 2),
  marksWithin: (read) => upTo(marksWithin(read), 3),
  finiteVerbs: ({ left }) =>
    upTo(
      count(left, (item) => isPlainWord(item) && isFinite(item.word)),
      2,
    ),
  asks: ({ left }) =>
    upTo(
      count(left, (item) => ASKING.has(roleAt(item) ?? '') && !isInfinitive(item.word)),
      2,
    ),
  repeatedWords: (read) => upTo(repeatedWords(read), 2),
  gluedNumbers: (read) => upTo(gluedNumbers(read), 2),
  hangingPieces: (read) => upTo(hangingPieces(read), 2),
  lateOrders: (read) => upTo(lateOrders(read), 2),
  signs: (read) => upTo(signs(read), 2),
  lengthAndNoTime: ({ left, frame }) => yes(frame === null && left.some(isTimeWord)),
  numbersBesideTime: (read) => yes(read.frame !== null && numbers(read) > 0),
  passedOver: (read) => upTo(passedOver(read), 6) / 3,
  reason: ({ description }) => yes(description !== null),
  guessed: ({ items }) => yes(items.some((item) => (item.flags & GUESSED) !== 0)),
  project: ({ fields }) => yes(fields.project !== null),
  reminders: ({ fields }) => yes(fields.remindBefore.length > 0),
  untimed: ({ frame }) => yes(frame === null),
  deadline: ({ frame }) => yes(frame?.due != null),
  deadlineAndDay: ({ frame }) =>
    yes(frame?.due != null && (frame.day !== null || frame.clock !== null)),
  repeats: ({ frame }) => yes((frame?.repeats.length ?? 0) > 0),
  span: ({ frame }) => yes(frame?.clockEnd != null || frame?.dayEnd != null),
  length: ({ frame }) => yes(frame?.length != null),
  window: ({ frame }) => yes(frame?.window != null),
  bareHour: ({ frame }) =>
    yes(frame?.clock != null && frame.clock.half === null && !frame.clock.literal),
  uncertainTime: ({ frame }) => yes(frame !== null && !frame.certain),
} satisfies Readonly<Record<string, (read: ReadSegment) => number>>;

/**
 * Features that may speak for a reading as well as against it. All others are doubts: a model in which
 * one of them spoke for a reading would have learnt an accident of its few examples.
 */
export const NEUTRAL: ReadonlySet<string> = new Set<keyof typeof FEATURES>([
  'explicit',
  'reminded',
  'needed',
  'action',
  'nominal',
  'nominalWithoutAction',
  'namedKind',
  'block',
  'line',
  'several',
  'oneWord',
  'repeats',
  'deadline',
]);

const ASKING: ReadonlySet<string> = new Set([
  'remind',
  'create',
  'schedule',
  'put',
  'reserve',
  'need',
]);

export type Feature = keyof typeof FEATURES;

/** The numbers of a reading by the names of the features. */
export type Features = Readonly<Partial<Record<Feature, number>>>;

/** The numbers of a reading, by the names of the features; those that are 0 are left out. */
export function featuresOf(read: ReadSegment): Features {
  const found: Partial<Record<Feature, number>> = {};
  for (const name of Object.keys(FEATURES) as Feature[]) {
    const value = FEATURES[name](read);
    if (value !== 0) found[name] = value;
  }
  return found;
}
