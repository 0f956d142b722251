import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { mentions } from '../../commands/head/mentions.ts';
import { isFact, roleAt } from '../../commands/view.ts';
import { type Clause, hasDefault, kindSaid } from '../clause.ts';
import { wordsOf } from '../lexicon.ts';
import { isSpokenOf } from '../objects/spoken-of.ts';
import { GUESS, LIKELY, made, means, type OperationRule, objectIn, SURE } from './made.ts';
import { lengthOf, minutesIn, readingOf } from './when.ts';

/** The one length of the words, and whether "до" stood before it. */
function saidLength(
  items: readonly Item[],
): { minutes: number; used: Set<Item>; isUntil: boolean } | null {
  for (const [at, item] of items.entries()) {
    const length = lengthOf(factOf(item));
    if (length === null) continue;
    const before = items[at - 1];
    const isUntil = before !== undefined && wordsOf('until')?.has(before.word) === true;
    return {
      minutes: minutesIn(length),
      used: new Set(isUntil ? [item, before] : [item]),
      isUntil,
    };
  }
  return null;
}

/** "займёт час": alone the word is no length. */
function bareHour(items: readonly Item[]): { minutes: number; used: Set<Item> } | null {
  const hour = items.find((item) => wordsOf('hour')?.has(item.word) === true && !isFact(item));
  return hour === undefined || items.some(isFact) ? null : { minutes: 60, used: new Set([hour]) };
}

/** "созвон займёт час" is about what the plan has; "дорога займёт час" is only said. */
const takesLong: OperationRule['produce'] = (caught, clause) => {
  const object = caught.gaps.object ?? [];
  const length = caught.gaps.more ?? [];
  const isOfPlan =
    kindSaid(object) !== null ||
    clause.handles.length > 0 ||
    clause.hasTokens ||
    isSpokenOf(object, clause) ||
    object.some((item) => ['meeting', 'event'].includes(roleAt(item) ?? ''));
  // "ретро в пятницу в пять займёт час" plans what it names
  const isPlanned = object.some((item) => factOf(item)?.kind === 'clock');
  if (isPlanned) return null;
  const isLength = saidLength(length) !== null || bareHour(length) !== null;
  // "созвон завтра в десять, займёт час": something new, with its time
  if (object.some(isFact) && kindSaid(object) === null) return null;
  return isOfPlan && isLength ? lasting(caught, clause) : null;
};

const UNTIL_HOURS = /^до\s+\S+\s+часов$/u;
const UNTIL_HOUR = /^до\s+(?:одного\s+)?час(?:а|ика|очка)$/u;

function resize(sign: 1 | -1): OperationRule['produce'] {
  return (caught, clause) => {
    const object = objectIn(caught);
    // "увеличь громкость на 10"
    if (mentions(object, 0, 'device', 'fixture')) return null;
    const length = saidLength(object);
    if (length !== null) {
      const { minutes, used, isUntil } = length;
      const change = isUntil ? { duration_minutes: minutes } : { by_minutes: sign * minutes };
      return made({ type: 'set_duration', ...change }, object, { used });
    }
    const due = object.find((item) => factOf(item)?.kind === 'due');
    // "сократи до часа": so long, and not until one o'clock
    const said = due === undefined ? '' : clause.text.slice(due.from, due.to).toLowerCase();
    if (due !== undefined && sign < 0 && UNTIL_HOUR.test(said)) {
      const hour = { type: 'set_duration', duration_minutes: 60 } as const;
      return made(hour, object, { used: new Set([due]) });
    }
    const end =
      due === undefined
        ? null
        : (readingOf([due], clause.text, clause.ground)?.reading.start ?? null);
    if (due === undefined || end === null || end.length === 10) {
      return object.some(isFact) ? null : made({ type: 'set_duration' }, object);
    }
    const hours = sign > 0 ? hoursUntil(due, said) : null;
    const otherwise = hours === null ? {} : { duration_minutes: hours * 60 };
    return made({ type: 'set_duration', end_at: end, ...otherwise }, object, {
      used: new Set([due]),
    });
  };
}

/** "до двух часов": until two o'clock, and where it cannot end then, two hours; null for "до двух". */
function hoursUntil(due: Item, said: string): number | null {
  const fact = factOf(due);
  const clock = fact?.kind === 'due' ? fact.point.clock : null;
  const isWhole = clock !== null && clock.minute === 0 && clock.hour >= 1 && clock.hour <= 23;
  const hours = isWhole ? ((clock.hour + 11) % 12) + 1 : null;
  return hours !== null && hours <= HOURS_MAX && UNTIL_HOURS.test(said) ? hours : null;
}

/** Nothing of a day is longer by its hours. */
const HOURS_MAX = 8;

const lasting: OperationRule['produce'] = (caught) => {
  const object = objectIn(caught);
  const length = saidLength(object) ?? bareHour(object);
  if (length === null) return object.some(isFact) ? null : made({ type: 'set_duration' }, object);
  return made({ type: 'set_duration', duration_minutes: length.minutes }, object, {
    used: length.used,
  });
};

/** "на полтора часа" alone is how long; "на 2 часа" might be a clock, so it is confirmed. */
const bareLength: OperationRule['produce'] = (caught) => {
  const facts = (caught.gaps.time ?? []).filter(isFact);
  const [only] = facts;
  const fact = only === undefined || facts.length > 1 ? null : factOf(only);
  if (fact === null || fact.kind === 'offset' || fact.kind === 'due-in') return null;
  if (fact.kind === 'length' && fact.said === 'bare') return null;
  const length = lengthOf(fact);
  if (length === null || minutesIn(length) >= 24 * 60) return null;
  const confidence = length.clock === null ? LIKELY : GUESS;
  return made({ type: 'set_duration', duration_minutes: minutesIn(length) }, [], { confidence });
};

/** "длительность час": the time rules took the noun, too. */
const setLength: OperationRule['produce'] = (caught, clause) => {
  const said = objectIn(caught).find((item) => lengthOf(factOf(item)) !== null);
  const isNamed =
    said !== undefined && clause.text.slice(said.from, said.to).toLowerCase().startsWith('длит');
  return isNamed ? lasting(caught, clause) : null;
};

/** "семинар продлится до двенадцати", "осмотр продлится полтора часа", of what was spoken of here. */
const goesOn: OperationRule['produce'] = (caught, clause) => {
  const { named = [], time = [] } = caught.gaps;
  if (!isSpokenOf(named, clause) || named.some(isFact)) return null;
  const length = saidLength(time);
  if (length !== null && !length.isUntil) {
    const operation = { type: 'set_duration', duration_minutes: length.minutes } as const;
    return made(operation, named, { confidence: LIKELY });
  }
  const end = endIn(time, clause);
  return end === null
    ? null
    : made({ type: 'set_duration', end_at: end }, named, { confidence: LIKELY });
};

/** The moment by which it is over; null where only a day was said. */
function endIn(time: readonly Item[], clause: Clause): string | null {
  const end = readingOf(time.filter(isFact), clause.text, clause.ground)?.reading.start ?? null;
  return end === null || end.length === 10 ? null : end;
}

/** "массаж подлиннее на полчаса", "созвон покороче на 15 минут", of what was spoken of here. */
const resizedKnown = (sign: 1 | -1): OperationRule['produce'] => {
  const change = resize(sign);
  return (caught, clause) =>
    isSpokenOf(caught.gaps.named ?? [], clause) ? change(caught, clause) : null;
};

/** "на полчаса дольше", "на час меньше": what is in view. */
const resizedInView: OperationRule['produce'] = (caught, clause) => {
  if (clause.isAsked === true || !hasDefault(clause)) return null;
  const isLonger = wordsOf('longer')?.has(clause.items.at(-1)?.word ?? '') === true;
  return resize(isLonger ? 1 : -1)(caught, clause);
};

/** "на стирку нужно часа два", of what was spoken of here. */
const needsLong: OperationRule['produce'] = (caught, clause) => {
  const { named = [], more = [] } = caught.gaps;
  if (named.some(isFact) || !isSpokenOf(named, clause)) return null;
  const length = saidLength(more) ?? bareHour(more);
  if (length === null || more.some((item) => !length.used.has(item))) return null;
  const operation = { type: 'set_duration', duration_minutes: length.minutes } as const;
  return made(operation, named, { confidence: LIKELY });
};

/** "ужин сделай на два часа", of what was spoken of here: behind such a verb a length is no hour. */
const madeSoLong: OperationRule['produce'] = (caught, clause) => {
  const { named = [], time = [] } = caught.gaps;
  const [fact, ...others] = time.filter(isFact);
  if (fact === undefined || others.length > 0 || !isSpokenOf(named, clause)) return null;
  const length = lengthOf(factOf(fact));
  if (length === null || factOf(fact)?.kind === 'offset') return null;
  const minutes = minutesIn(length);
  return made({ type: 'set_duration', duration_minutes: minutes }, named, { confidence: LIKELY });
};

/** "сделай на два часа": behind such a verb a length is no hour. */
const madeLong: OperationRule['produce'] = (caught, clause) => {
  const [fact, ...others] = (caught.gaps.time ?? []).filter(isFact);
  if (fact === undefined || others.length > 0 || clause.thread === null) return null;
  const length = factOf(fact)?.kind === 'offset' ? null : lengthOf(factOf(fact));
  if (length === null) return null;
  const minutes = minutesIn(length);
  return made({ type: 'set_duration', duration_minutes: minutes }, [], { confidence: LIKELY });
};

/** "часа хватит", "хватит и сорока минут": how long what is in view is to be. */
const longEnough: OperationRule['produce'] = (caught, clause) => {
  if (clause.isAsked === true || !hasDefault(clause)) return null;
  const said = objectIn(caught).filter(({ word }) => word !== 'и');
  const length = saidLength(said) ?? bareHour(said);
  if (length === null || said.some((item) => !length.used.has(item))) return null;
  const operation = { type: 'set_duration', duration_minutes: length.minutes } as const;
  return made(operation, [], { confidence: SURE });
};

/** How long it takes. */
export const LENGTH_RULES: readonly OperationRule[] = [
  { name: '<lengthen> <object>', produce: resize(1) },
  { name: '<shorten> <object>', produce: resize(-1) },
  { name: '<make|set> <object> <longer> <more>', produce: resize(1) },
  { name: '<make|set> <object> <shorter> <more>', produce: resize(-1) },
  { name: '<set|change> <length> <object>', produce: lasting },
  { name: '<length> <time>', produce: lasting },
  { name: '<set|change> <object>', produce: setLength },
  { name: '<that>? <takes> <time>', produce: lasting },
  means('<that>? <takes> <hour>', { type: 'set_duration', duration_minutes: 60 }),
  { name: '<object> <takes> <more>', produce: takesLong },
  { name: '<named> <goes-on> <time>', produce: goesOn },
  { name: '<named> <make|set> <time>', produce: madeSoLong },
  { name: '<make> <named> <time>', produce: madeSoLong },
  { name: '<make> <time>', produce: madeLong },
  { name: '<named> <longer> <more>', produce: resizedKnown(1) },
  { name: '<named> <shorter> <more>', produce: resizedKnown(-1) },
  { name: 'на <named> нужно|надо|уйдет|потребуется|понадобится <more>', produce: needsLong },
  { name: '<named> <enough>', produce: longEnough },
  { name: '<enough> <named>', produce: longEnough },
  { name: '<time> <longer|shorter>', produce: resizedInView },
  { name: '<time>', produce: bareLength },
];
