import { type Operation, TITLE_MAX_CHARS } from '@planerka/contracts';
import { formatClock, instantOn } from '../../../calendar/local-instant.ts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { daypartSecond } from '../../../time/settle-clock.ts';
import { isAction, isFact, roleAt } from '../../commands/view.ts';
import { type Clause, hasDefault, isOfBlock, isQuoted, kindSaid, mentionOf } from '../clause.ts';
import { POINTING, SWAPPED_WITH, wordsOf } from '../lexicon.ts';
import { countIn } from '../objects/several-at-once.ts';
import { shownIn } from '../objects/shown-ones.ts';
import { isSpokenOf } from '../objects/spoken-of.ts';
import type { Caught } from '../phrase.ts';
import { copyOf } from './copied.ts';
import { goodbyeIn } from './goodbye.ts';
import {
  GUESS,
  LIKELY,
  type Made,
  made,
  means,
  type OperationRule,
  objectIn,
  SURE,
} from './made.ts';
import { onlyBefore } from './reminder-rules.ts';
import {
  directionOf,
  lengthOf,
  minutesIn,
  operationAt,
  readingOf,
  type SaidWhen,
  whenOf,
} from './when.ts';

/** Reminders wait at most a day: whoever says more means the plan itself. */
const SNOOZE_MAX_MINUTES = 24 * 60;
const SNOOZE_YEAR = 525_600;

function reschedule(caught: Caught, clause: Clause, confidence = SURE): Made | null {
  const object = objectIn(caught);
  const when = whenOf(object, clause.text, clause.ground);
  if (when === null) return null;
  const operations: Operation[] = [{ type: 'reschedule', ...when.fields }];
  if (when.minutes !== null) {
    operations.push({ type: 'set_duration', duration_minutes: when.minutes });
  }
  const sure = when.isSure ? confidence : Math.min(confidence, GUESS);
  return { operations, confidence: sure, object, used: when.used, mayBeBulk: true };
}

/** "сдвинь на час": after such a verb a length is a shift, however it might be read. */
function shift(caught: Caught, clause: Clause): Made | null {
  const found = reschedule(caught, clause);
  return found === null ? null : { ...found, confidence: SURE };
}

/** "отложи на час" puts off the reminder, "отложи на завтра" the plan; a meeting is always moved. */
function postpone(caught: Caught, clause: Clause): Made | null {
  const object = objectIn(caught);
  const facts = object.filter(isFact);
  const isBlock =
    kindSaid(object) === 'timeblock' ||
    object.some((item) => ['meeting', 'event'].includes(roleAt(item) ?? ''));
  const [only] = facts;
  if (isBlock || only === undefined || facts.length > 1) {
    return facts.length === 0 && !isBlock
      ? made({ type: 'reschedule' }, object, { confidence: LIKELY })
      : shift(caught, clause);
  }
  const fact = factOf(only);
  const length = lengthOf(fact);
  if (length !== null && minutesIn(length) < SNOOZE_MAX_MINUTES) return snoozeBy(object, only);
  const isClock = fact?.kind === 'clock' || (fact?.kind === 'due' && fact.point.day === null);
  if (isClock) {
    const until = readingOf([only], clause.text, clause.ground)?.reading.start ?? null;
    if (until !== null && until.length > 10) {
      return made({ type: 'snooze', until }, object, { used: new Set([only]), mayBeBulk: false });
    }
  }
  return reschedule(caught, clause);
}

function snoozeBy(object: readonly Item[], fact: Item): Made | null {
  const length = lengthOf(factOf(fact));
  const minutes = length === null ? 0 : minutesIn(length);
  if (minutes < 1 || minutes > SNOOZE_YEAR) return null;
  return made({ type: 'snooze', minutes }, object, { used: new Set([fact]), mayBeBulk: false });
}

/** "напомни через час" while an object is before us is about its reminder. */
function remindLater(caught: Caught, clause: Clause): Made | null {
  const time = caught.gaps.time ?? [];
  const [fact] = time.filter(isFact);
  const isAboutObject = clause.hasTokens || caught.gaps.named !== undefined || hasDefault(clause);
  if (fact === undefined || factOf(fact)?.kind !== 'offset' || !isAboutObject) return null;
  return snoozeBy([], fact);
}

/** "напомни об этом завтра утром": an object that is there is spoken of again; a day counts from its morning. */
function remindOfIt(caught: Caught, clause: Clause): Made | null {
  const { ground, text, thread, hasTokens } = clause;
  // a door that knows no thread has no objects that "it" could be
  if (thread === null && !hasTokens) return null;
  const facts = (caught.gaps.time ?? []).filter(isFact);
  const [only] = facts;
  if (only !== undefined && facts.length === 1 && factOf(only)?.kind === 'offset') {
    return snoozeBy([], only);
  }
  const read = readingOf(facts, text, ground);
  if (read === null || read.repeats || read.reading.role === 'window') return null;
  const { start } = read.reading;
  if (start === null) return null;
  const morning = formatClock(daypartSecond('morning', ground.dayparts));
  const until = start.length > DAY_LENGTH ? start : instantOn(start, morning, ground.now);
  return made({ type: 'snooze', until }, [], { used: read.used, mayBeBulk: false });
}

const DAY_LENGTH = '2026-02-26'.length;

/** "на час позже", "давай лучше завтра": only a new time is said. */
function newTime(caught: Caught, clause: Clause): Made | null {
  const object = objectIn(caught);
  const before = onlyBefore(object);
  if (before !== null) return made(before, [], { confidence: LIKELY });
  const when = whenOf(object, clause.text, clause.ground);
  if (when === null || Object.keys(when.fields).length === 0) return null;
  return dueBy(when, object, clause, 0.9) ?? reschedule(caught, clause, 0.9);
}

/** "давай лучше завтра"; "ну давай до пятницы" is a goodbye, and "давай до пятницы" perhaps. */
function letsTime(caught: Caught, clause: Clause): Made | null {
  const goodbye = clause.thread?.named === true ? null : goodbyeIn(clause.text);
  const moved = goodbye === 'surely' ? null : newTime(caught, clause);
  if (moved === null || goodbye === null) return moved;
  return { ...moved, confidence: Math.min(moved.confidence, GUESS) };
}

/** "лучше до пятницы": without a verb of moving that is until when. */
function dueBy(
  when: SaidWhen,
  object: readonly Item[],
  clause: Clause,
  confidence: number,
): Made | null {
  const { text } = clause;
  const operation = operationAt(when, isOfBlock(clause));
  if (operation.type !== 'set_due') return null;
  const isMoved = object.some(
    (item) => isFact(item) && /^на\s/iu.test(text.slice(item.from, item.to)),
  );
  return isMoved ? null : made(operation, object, { used: when.used, confidence });
}

/** "на час позже", without a verb. */
function byLength(caught: Caught, clause: Clause): Made | null {
  const [fact] = (caught.gaps.time ?? []).filter(isFact);
  const length = fact === undefined ? null : lengthOf(factOf(fact));
  if (length === null || fact === undefined) return null;
  const between = clause.items.find(
    ({ word }) => wordsOf('later')?.has(word) || wordsOf('earlier')?.has(word),
  );
  const sign = between === undefined ? 0 : directionOf([between]).sign;
  if (sign === 0) return null;
  const operation = { type: 'reschedule', shift_minutes: sign * minutesIn(length) } as const;
  return made(operation, objectIn(caught), { confidence: 0.9, used: new Set([fact]) });
}

/** "поменяй на 15:00", "поменяй созвон на 15:00"; "поменяй резину в пятницу" is a task. */
function changeTime(caught: Caught, clause: Clause): Made | null {
  const object = objectIn(caught);
  const named = object.filter((item) => !isFact(item) && !POINTING.has(item.word));
  const first = named[0];
  const isOfPlan =
    first === undefined ||
    kindSaid(named) !== null ||
    ['meeting', 'event'].includes(roleAt(first) ?? '');
  return isOfPlan ? newTime(caught, clause) : null;
}

/** "созвон будет в 17", "собеседование теперь завтра в 14": told of what was spoken of here. */
function toldAnew(caught: Caught, clause: Clause): Made | null {
  const { named = [] } = caught.gaps;
  return isSpokenOf(named, clause) ? newTimeOf(caught, clause) : null;
}

/** "репетиция начнётся на час позже": so much later than it stood. */
function toldApart(caught: Caught, clause: Clause): Made | null {
  const { named = [] } = caught.gaps;
  if (!isSpokenOf(named, clause)) return null;
  const shifted = byLength(caught, clause);
  return shifted === null ? null : { ...shifted, object: named, confidence: LIKELY };
}

function newTimeOf(caught: Caught, clause: Clause): Made | null {
  const when = whenOf(objectIn(caught), clause.text, clause.ground);
  if (when === null || Object.keys(when.fields).length === 0) return null;
  return dueBy(when, objectIn(caught), clause, LIKELY) ?? reschedule(caught, clause, LIKELY);
}

/** "продублируй созвон на среду", "то же самое в четверг": once more, at another time. */
function again(caught: Caught, clause: Clause): Made | null {
  const object = objectIn(caught);
  const copied = copyOf(object, clause);
  if (copied === null) return null;
  return { ...copied, object, mayBeBulk: false };
}

/** "поменяй местами йогу и английский", "поменяй йогу с английским местами": two names, and no more. */
function swapped(caught: Caught, clause: Clause): Made | null {
  const named = caught.gaps.named ?? [];
  const numbers = clause.handles.filter(({ kind }) => kind !== 'project');
  const [first, second, ...more] = numbers;
  if (first !== undefined && second !== undefined && more.length === 0) {
    const operation = { type: 'swap', [first.kind]: first.number, with: second.number } as const;
    return made(operation, [], { mayBeBulk: false });
  }
  const at = partedAt(named, clause);
  const words = at < 0 ? null : mentionOf(clause, named.slice(at + 1), new Set());
  if (words === null || numbers.length > 0) return null;
  const operation = { type: 'swap', with_title: words.slice(0, TITLE_MAX_CHARS) } as const;
  return made(operation, named.slice(0, at), { mayBeBulk: false });
}

/** Between the two names: "и" rather than a word that may be part of one, and where both are known. */
function partedAt(named: readonly Item[], clause: Clause): number {
  const places = named.flatMap((item, at) => {
    const isJoint = at > 0 && !isQuoted(item) && SWAPPED_WITH.has(item.word);
    return isJoint ? [at] : [];
  });
  const areKnown = (at: number): boolean =>
    isSpokenOf(named.slice(0, at), clause) && isSpokenOf(named.slice(at + 1), clause);
  const known = places.find(areKnown);
  return known ?? places.find((at) => named[at]?.word === 'и') ?? places[0] ?? -1;
}

/** The same, where only what is in view can be meant. */
function sameAgain(caught: Caught, clause: Clause): Made | null {
  return hasDefault(clause) ? again(caught, clause) : null;
}

/** "поставь её на завтра", "её на завтра": what is in view, at another time. */
function pointedTime(caught: Caught, clause: Clause): Made | null {
  return hasDefault(clause) && clause.isAsked !== true ? newTimeOf(caught, clause) : null;
}

/** "его же на час позже": what is in view. */
function pointedShift(caught: Caught, clause: Clause): Made | null {
  const shifted = hasDefault(clause) && clause.isAsked !== true ? byLength(caught, clause) : null;
  return shifted === null ? null : { ...shifted, object: [] };
}

/** "поставь на пятницу" behind what was just shown: that, since nothing else is named. */
function ownTime(caught: Caught, clause: Clause): Made | null {
  const moved = hasDefault(clause) ? newTimeOf(caught, clause) : null;
  return moved === null ? null : { ...moved, confidence: LIKELY };
}

/** "их лучше в субботу": all that were shown together. */
function themPlaced(caught: Caught, clause: Clause): Made | null {
  if (shownIn([caught.first], new Set(), clause) === null || clause.isAsked === true) return null;
  const moved = newTimeOf(caught, clause);
  return moved === null ? null : { ...moved, object: [caught.first, ...moved.object] };
}

/** "поменяй в бассейне только день, на субботу", of what was spoken of here. */
function dayChanged(caught: Caught, clause: Clause): Made | null {
  const { named = [] } = caught.gaps;
  return isSpokenOf(named, clause) ? newTimeOf(caught, clause) : null;
}

/** "поставь обе на завтра", "кинь остальные на среду": of those that were shown, since nothing else is named. */
function shownPlaced(caught: Caught, clause: Clause): Made | null {
  const { named = [], time = [] } = caught.gaps;
  const count = countIn(named);
  const isShown =
    (count !== null && count.used.size === named.length) ||
    shownIn(named, new Set(), clause) !== null;
  if (!isShown || clause.thread === null) return null;
  const moved = newTimeOf({ ...caught, gaps: { named, time } }, clause);
  return moved === null ? null : { ...moved, confidence: LIKELY };
}

/** "гирлянду на когда-нибудь потом": no day any more, where it was spoken of; likely, so it is asked. */
function someday(caught: Caught, clause: Clause): Made | null {
  const object = objectIn(caught);
  if (object.some(isAction) || !isSpokenOf(object, clause)) return null;
  return made({ type: 'reschedule', planned_at: null }, object, { confidence: GUESS });
}

/** Days and hours of what exists: said as moves, shifts, "давай лучше завтра". */
export const MOVING_RULES: readonly OperationRule[] = [
  { name: '<named> теперь|уже? <will-be> <time>', produce: toldAnew },
  { name: '<named> <has-moved> <time>', produce: toldAnew },
  { name: '<named> <begins-at> <time>', produce: toldAnew },
  { name: '<named> <begins-at> <time> <later|earlier>', produce: toldApart },
  { name: '<named> <begins-at> <later|earlier> <time>', produce: toldApart },
  { name: '<make|set> <named> <time> <later|earlier>', produce: toldApart },
  { name: '<named> <make|set> <time> <later|earlier>', produce: toldApart },
  { name: '<change|move> местами <named>', produce: swapped },
  { name: '<change|move> <named> местами', produce: swapped },
  { name: '<change> <named> местами <more>', produce: swapped },
  { name: '<copy> <object>', produce: again },
  { name: 'то же самое? <time>', produce: sameAgain },
  { name: 'еще раз? то же самое? <time>', produce: sameAgain },
  { name: '<set|create>? <once>? одну|один|одно? <such> же? <time>', produce: sameAgain },
  {
    name: '<set|create>? <once>? одну|один|одно? <such> же? задачу|блок|встречу|созвон <time>',
    produce: sameAgain,
  },
  { name: 'с|со <named> я? <mistaken> <they>? <time>', produce: toldAnew },
  { name: 'я <mistaken> с|со <named> <they> <time>', produce: toldAnew },
  { name: 'повтори|повторить <it>? <time>', produce: sameAgain },
  // behind what was done
  { name: 'снова|опять|заново <time>', produce: sameAgain },
  { name: 'их <rather|now>? <time>', produce: themPlaced },
  { name: '<set> <it> <time>', produce: pointedTime },
  { name: '<it> же? <time>', produce: pointedTime },
  { name: '<it> же? <time> <later|earlier>', produce: pointedShift },
  { name: '<set> <time>', produce: ownTime },
  { name: '<set|put> <named> <time>', produce: shownPlaced },
  { name: '<begin> <time>', produce: ownTime },
  { name: '<change> <named> только|лишь? <date> <time>', produce: dayChanged },
  { name: 'запланируй|запланировать <time>', produce: ownTime },
  { name: '<move> <object>', produce: (caught, clause) => reschedule(caught, clause) },
  { name: '<shift> <object>', produce: shift },
  { name: '<postpone> <reminder> <object>', produce: postpone },
  { name: '<postpone> <object>', produce: postpone },
  { name: '<change> <date> <object>', produce: (caught, clause) => reschedule(caught, clause) },
  { name: '<change> <object>', produce: changeTime },
  means('<remind> <once>? раз? <later-on>', { type: 'snooze' }, { mayBeBulk: false }),
  { name: '<remind> <once>? раз? <time>', produce: remindLater },
  {
    name: '<remind> мне? <once>? об|обо|о|про этом|это|нем|ней|него|нее <time>',
    produce: remindOfIt,
  },
  {
    name: '<remind> мне? <time> об|обо|о|про этом|это|нем|ней|него|нее',
    produce: remindOfIt,
  },
  { name: '<lets> <rather>? <time>', produce: letsTime },
  { name: '<rather> <time>', produce: newTime },
  { name: '<time> <rather>', produce: newTime },
  { name: '<time> <later|earlier> <object>', produce: byLength },
  { name: '<later|earlier> <time>', produce: byLength },
];

/** Back to the Inbox: tried before anything else that begins with the same verbs. */
export const UNPLANNED_RULES: readonly OperationRule[] = [
  { name: '<named> на? когда - нибудь потом?', produce: someday },
  { name: '<named> на? когда нибудь потом?', produce: someday },
  { name: '<named> на потом', produce: someday },
  means('<remove|drop|delete> <date> <object>', { type: 'reschedule', planned_at: null }),
  means('<remove> <object> во входящие|инбокс', { type: 'reschedule', planned_at: null }),
  means('<return> <object> во входящие|инбокс', { type: 'reschedule', planned_at: null }),
  {
    name: '<named> пока|теперь|уже? <without> <date>',
    produce: ({ gaps: { named = [] } }, clause) =>
      isSpokenOf(named, clause) && !named.some(isFact)
        ? made({ type: 'reschedule', planned_at: null }, named, { confidence: LIKELY })
        : null,
  },
  means('<without> <date>', { type: 'reschedule', planned_at: null }, { confidence: LIKELY }),
];
