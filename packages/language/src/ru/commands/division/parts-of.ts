import { COMMANDS_MAX } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { hasTag } from '../../tags.ts';
import { isPast, isThirdPerson } from '../finite-verbs.ts';
import { thereforeEnd } from '../talk/frame.ts';
import { actionBehindTold, isHeldByOther, isJudged, isTalk } from '../talk/is-talk.ts';
import { isMaybeVain, isWholeTalk } from '../talk/whole-talk.ts';
import { anchorWithin } from '../times/anchors.ts';
import { pointsOf, type Slot, slotsOf } from '../times/time-slots.ts';
import { isHourOfVisit, isWhatTheyComeFor, saysVisitAtHour } from '../times/visits.ts';
import { commentWithin } from '../told/comments.ts';
import { answerWithin, isRetold, orderBehindTeller } from '../told/told-orders.ts';
import { isDroppedWish } from '../told/told-wholes.ts';
import { isAction, isFact, isFactThere, isWord, roleAt } from '../view.ts';
import { actionBoundaries } from './action-boundaries.ts';
import {
  asksForMore,
  askWithin,
  becauseWithin,
  type ReasonEnd,
  reasonEnd,
  saysSomething,
  wishWithin,
} from './ask-boundaries.ts';
import { elisionWithin, isSetAgainst } from './elisions.ts';
import { withVerbs } from './lent-verbs.ts';
import { cut, type Part } from './part.ts';
import { splitCommands } from './split.ts';
import { timeBoundaries } from './time-boundaries.ts';

/** "две задачи купить хлеб позвонить маме": an announced list needs no marks. */
function atEntries(items: readonly Item[], part: Part, entries: ReadonlySet<Item>): Part[] {
  const parts: Part[] = [];
  let rest = part;
  for (let at = part.from + 1; at < part.to; at += 1) {
    const item = items[at];
    if (item === undefined || !entries.has(item) || parts.length >= COMMANDS_MAX) continue;
    const [before, after] = cut(rest, at, 'time');
    parts.push(before);
    rest = { ...after, isEnumerated: true };
  }
  return [...parts, rest];
}

/** "... потому что завтра придут гости", "... потому что гудит и купить масло" */
function atReasons(items: readonly Item[], part: Part): Part[] {
  const at = becauseWithin(items, part.from, part.to);
  if (at === null) return [part];
  const [before, reason] = cut(part, at, 'because');
  const end = reasonEnd(items, at, part.to) ?? behindHours(items, at, part.to);
  if (end === null) return [before, reason];
  const [told, after] = cut(reason, end.at, 'time', end.isSure);
  return [
    { ...before, isSure: before.isSure && end.isSure },
    told,
    ...atReasons(items, { ...after, isEnumerated: true }),
  ];
}

/** "мама сказала | купить хлеба | говорю куплю": who told it and what was answered, and it is confirmed. */
function atTellers(items: readonly Item[], part: Part): Part[] {
  const told = orderBehindTeller(items, part.from, part.to);
  if (told === null) return [part];
  const [before, order] = cut(part, told.at, 'told', false);
  // "Оля сказала что надо ...": the words between only lead to the order
  const teller = { ...before, to: told.tellerEnd, isTold: true };
  const answer = answerWithin(items, order.from, order.to);
  if (answer === null) return [teller, order];
  return [teller, ...cut(order, answer, 'because', false)];
}

/** "зайти к юристу он до шести | и забрать договор": who is there until when does nothing, so that what follows is asked for. */
function behindHours(items: readonly Item[], from: number, to: number): ReasonEnd | null {
  if (!hasTag(items[from], 'third-person')) return null;
  const last = items.findLastIndex((item, at) => at > from && at < to && isFact(item));
  const isHours =
    last > from && items.slice(from + 1, last).every((item) => !isWord(item) || isFact(item));
  const at = last + 1;
  const isAsked = items.slice(at, to).some(isAction);
  const opens = hasTag(items[at], 'and') || (items[at] !== undefined && isAction(items[at]));
  return isHours && opens && isAsked ? { at, isSure: true } : null;
}

/** "поменять карту, тахограф ругается", "... она крошится и купить масло": what is only told beside it. */
function atComments(items: readonly Item[], part: Part): Part[] {
  // "хотел доделать да голова болит"
  if (part.joint === 'because' || isDroppedWish(items.slice(part.from, part.to))) return [part];
  const comment = commentWithin(items, part.from, part.to);
  if (comment === null || comment.at <= part.from) return [part];
  // "поливать бесполезно, всё засохло"
  if (isJudged(items.slice(part.from, comment.verb))) return [part];
  const { at, verb, isSure } = comment;
  if (isHourOfVisit(items, part, comment)) return [part];
  const [before, told] = cut(part, at, 'because', isSure);
  const end = reasonEnd(items, verb - 1, part.to) ?? anotherBehind(items, verb, part.to);
  // what is done behind its verb may be asked for as well
  const isOwn = hasTag(items[verb], 'ordered-by-other') || hasTag(items[verb], 'promised');
  const behind = items.slice(verb, part.to);
  // "..., вспомнил что надо на завтра": what is told may be a part of what is asked for
  const isPlain =
    isSure &&
    (end !== null || isOwn || !behind.some((item) => isAction(item) || hasTag(item, 'wish')));
  const own = { ...before, isSure: before.isSure && isPlain };
  if (end === null) return [own, told];
  const [reason, after] = cut(told, end.at, 'time', end.isSure);
  return [
    { ...own, isSure: own.isSure && end.isSure },
    reason,
    ...atComments(items, { ...after, isEnumerated: true }),
  ];
}

/** "..., дождь обещали и постирать шторы": likelier asked for than promised, and confirmed. */
function anotherBehind(items: readonly Item[], verb: number, to: number): ReasonEnd | null {
  for (let at = verb + 1; at < to; at += 1) {
    if (hasTag(items[at], 'and') && isAction(items[at + 1])) return { at, isSure: false };
  }
  return null;
}

/** "в среду я на даче, так что во вторник полить огурцы": what follows from it is asked for. */
function atTherefore(items: readonly Item[], part: Part): Part[] {
  const { from, to } = part;
  // "будут чистить снег, | так что отогнать машину": an action on both sides has divided them
  const opened = thereforeEnd(items, from);
  if (opened > from && from > 0 && items.slice(opened, to).some(isAction))
    return [{ ...part, from: opened, joint: 'told' }];
  for (let at = from + 1; at < to; at += 1) {
    const end = thereforeEnd(items, at);
    if (end === at || end === to || !saysSomething(items, from, at)) continue;
    const isAsked = items.slice(end, to).some(isAction) || askWithin(items, end, to) !== null;
    if (!isAsked) continue;
    const [before, after] = cut(part, at, 'told');
    return [before, { ...after, from: end }];
  }
  return [part];
}

/** "утренник в десять за час до него ...": a command whose time is told by the one before it. */
function atAnchors(items: readonly Item[], part: Part): Part[] {
  if (part.joint === 'because') return [part];
  const at = anchorWithin(items, part.from, part.to);
  if (at === null) return [part];
  // "собрание и сразу после него чаепитие": perhaps one
  const isSure = items
    .slice(at, part.to)
    .some((item) => isAction(item) || slotsOf(item).includes('clock'));
  const [before, after] = cut(part, at, 'time', isSure);
  return [{ ...before, isSure: before.isSure && isSure }, ...atAnchors(items, after)];
}

/** "завтра придёт мастер напомни ...": an order in the middle opens what is asked for. */
function atAsks(items: readonly Item[], part: Part, room = COMMANDS_MAX): Part[] {
  if (room === 0) return [part];
  const at = askWithin(items, part.from, part.to);
  if (at !== null && saysSomething(items, at + 1, part.to)) {
    const [before, after] = cut(part, at, asksForMore(items, at) ? 'none' : 'ask');
    return [before, ...atAsks(items, after, room - 1)];
  }
  const wish = at === null ? wishWithin(items, part.from, part.to) : null;
  if (wish !== null && isHeldByOther(items, part.from, wish)) return [part];
  if (wish !== null && asksBehind(items, part.from)) return [part];
  if (wish !== null && speaksOfAnother(items, part, wish)) {
    return cut(part, pointedBefore(items, part, timeBefore(items, part, wish)), 'wish');
  }
  const action = at === null ? actionBehindTold(items, part.from, part.to) : null;
  if (action === null || isWhatTheyComeFor(items, part, action)) return [part];
  const own = factsBefore(items, part, action);
  // "в два парикмахер придёт, в пять съездить за тортом": each at its own hour
  if (isPointAt(items[own], 'clock') && saysVisitAtHour(items.slice(part.from, own)))
    return cut(part, own, 'time', false);
  return cut(part, timeBefore(items, part, action), 'told', false);
}

const isPointAt = (item: Item | undefined, slot: Slot): boolean =>
  item !== undefined && pointsOf(item).includes(slot);

/** "за сколько дней надо предупреждать": it is asked what has to be. */
const asksBehind = (items: readonly Item[], from: number): boolean =>
  hasTag(items[from], 'preposition') && hasTag(items[from + 1], 'asked-behind');

/** Where the times right before `at` begin. */
function factsBefore(items: readonly Item[], part: Part, at: number): number {
  let from = at;
  while (from > part.from && isFactThere(items[from - 1])) from -= 1;
  return from;
}

/** "сломался замок, в субботу вызвать мастера": no time to come belongs to what has been. */
function timeBefore(items: readonly Item[], part: Part, at: number): number {
  const from = factsBefore(items, part, at);
  const isPastTold = items.slice(part.from, from).some(({ word }) => isPast(word));
  return isPastTold ? from : at;
}

/** "мама приедет, к ней надо зайти": who is pointed back to is of what has to be done. */
function pointedBefore(items: readonly Item[], part: Part, at: number): number {
  if (!hasTag(items[at - 1], 'somebody-said')) return at;
  const from = hasTag(items[at - 2], 'preposition') ? at - 2 : at - 1;
  return from > part.from ? from : at;
}

/** Is what is before "надо" told for its own sake, by its verb or by a time of its own? */
function speaksOfAnother(items: readonly Item[], part: Part, at: number): boolean {
  const before = items.slice(part.from, at);
  // "до отпуска надо сдать отчёт": when
  if (hasTag(before[0], 'event-preposition') && !before.some(isFact)) return false;
  if (isTalk(before)) return true;
  const own = new Set(before.flatMap((item) => [...slotsOf(item)]));
  return items.slice(at, part.to).some((item) => pointsOf(item).some((slot) => own.has(slot)));
}

/** "банк по субботам до шести работает ...": a verb is not cut off from whom it tells of. */
const opensInVerb = (item: Item | undefined): boolean =>
  item !== undefined && isWord(item) && roleAt(item) === null && isThirdPerson(item.word);

const verbOf = (items: readonly Item[], from: number, to: number): Item | null =>
  items.slice(from, to).find(isAction) ?? null;

function atTimes(items: readonly Item[], part: Part): Part[] {
  const parts: Part[] = [];
  let rest = part;
  for (const { at, isRepeated, isElided } of timeBoundaries(items, part.from, part.to)) {
    if (opensInVerb(items[at])) continue;
    const verb = isElided ? (rest.verb ?? verbOf(items, rest.from, at)) : null;
    const [before, after] = cut(rest, at, isRepeated ? 'copy' : 'time', !isElided);
    parts.push({ ...before, isSure: before.isSure && !isElided });
    rest = { ...after, verb };
  }
  return [...parts, rest];
}

/** "помыть окна погладить бельё": each action with its own object is a command of its own. */
function atActions(items: readonly Item[], part: Part, isOneOf: boolean): Part[] {
  const parts: Part[] = [];
  let rest = part;
  for (const { at, isSure, isEnumerated } of actionBoundaries(items, part.from, part.to, isOneOf)) {
    if (parts.length >= COMMANDS_MAX) break;
    const [before, after] = cut(rest, at, 'time', isSure);
    // what is doubted is where one ends and the other begins
    parts.push({ ...before, isSure: before.isSure && isSure });
    rest = { ...after, isEnumerated };
  }
  return [...parts, rest];
}

/** "позвонить Андрею про машину и Павлу про дачу", "запиши Олю на час а Таню на три" */
function atElisions(items: readonly Item[], part: Part): Part[] {
  const elision = elisionWithin(items, part.from, part.to);
  if (elision !== null) {
    const [before, after] = cut(part, elision.at, 'time', false);
    return [
      { ...before, isSure: false },
      { ...after, isEnumerated: true, verb: elision.verb },
    ];
  }
  return [isSetAgainst(items, part.from, part.to) ? { ...part, isSure: false } : part];
}

const WHOLE: Part = {
  from: 0,
  to: 0,
  isLine: false,
  isEnumerated: false,
  isSure: true,
  isTold: false,
  joint: 'none',
  verb: null,
};

/** The stretches of the utterance, each of which is a command, a reason or nothing. */
export function partsOf(items: readonly Item[], entries: ReadonlySet<Item>): Part[] {
  // "тренер говорит ешь больше, а сам худой": nothing of it is asked for, wherever it divides
  if (isRetold(items)) return [{ ...WHOLE, to: items.length }];
  if (isWholeTalk(items)) return [{ ...WHOLE, to: items.length, isTold: true }];
  const isSure = !isMaybeVain(items);
  const segments = splitCommands(items);
  let room = COMMANDS_MAX - segments.length;
  const whole = segments.flatMap((segment): Part[] => {
    const part: Part = { ...segment, isSure: segment.isSure && isSure, joint: 'none', verb: null };
    if (segment.isTold) return [{ ...part, joint: 'because' }];
    const parts = atEntries(items, part, entries)
      .flatMap((piece) => atTellers(items, piece))
      .flatMap((piece) => atReasons(items, piece))
      .flatMap((piece) => atComments(items, piece))
      .flatMap((piece) => atTherefore(items, piece))
      .flatMap((piece) => atAnchors(items, piece))
      .flatMap((piece) => atAsks(items, piece))
      .flatMap((piece) => atTimes(items, piece))
      .flatMap((piece, _, pieces) => atActions(items, piece, pieces.length > 1))
      .flatMap((piece) => atElisions(items, piece));
    // more than an answer can hold stays together rather than being lost
    if (parts.length - 1 > room) return [{ ...part, isSure: false }];
    room -= parts.length - 1;
    return parts;
  });
  return withVerbs(items, whole);
}
