import type { Item } from '../../../grammar/item.ts';
import type { Role } from '../../lexicon/role-words.ts';
import {
  DATIVE,
  DATIVE_ONLY,
  MAY_BE_SENT,
  REFLEXIVE_INFINITIVE,
} from '../../lexicon/verb-endings.ts';
import { OBTAINED } from '../../lexicon/word-endings.ts';
import { hasTag } from '../../tags.ts';
import { isCardinal } from '../../vocabulary.ts';
import { openingEnd } from '../talk/frame.ts';
import { slotsOf } from '../times/time-slots.ts';
import { isInfinitive, looksLikeAdjective } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt } from '../view.ts';
import { argumentsFrom } from './clause-arguments.ts';
import { OWN_TIMES } from './division.ts';
import { isGivenToDo, isObject } from './done-to.ts';
import { isJoined, isMatterOf, isOwnErrand, isTalk } from './own-errand.ts';
import { whomBefore } from './whom-before.ts';

/** Where a second action begins inside a stretch that no mark and no time divided. */
export interface ActionBoundary {
  readonly at: number;
  /** People might have meant one command, or the time for the other one. */
  readonly isSure: boolean;
  /** A day said first holds for it, too. */
  readonly isEnumerated: boolean;
}

/** How the action follows what is before it: right behind its words, behind "и", behind a time,
 * behind what it is done to. */
type Link = 'bare' | 'and' | 'time' | 'ahead';

interface Candidate {
  readonly at: number;
  readonly link: Link;
  /** Nothing says that the second action goes on with the first: "постирать шторы и заказать окна". */
  readonly isApart: boolean;
}

/** What has been said up to an action. */
interface Said {
  /** What the first action is done to is before it. */
  isAhead: boolean;
  /** "помочь маме помыть окна и повесить шторы": somebody else's actions, too. */
  isGoverned: boolean;
  /** "позвонить насчёт шин", "по договору" */
  hasMatter: boolean;
}

/** "подстричься": done to nothing. */
const isReflexive = (item: Item): boolean =>
  REFLEXIVE_INFINITIVE.test(item.word) && !hasTag(item, 'governing-verb');

/** What is made by us when somebody asks for it. */
const OURS: ReadonlySet<Role | null> = new Set<Role>(['task', 'reminder', 'block']);

/** Reads a stretch from left to right, in time linear in its length. */
class ActionBoundaries {
  private readonly items: readonly Item[];
  private readonly from: number;
  private readonly to: number;

  /** The command before the stretch ended with its time: so will this one. */
  private readonly isTimeBehind: boolean;

  constructor(items: readonly Item[], from: number, to: number) {
    this.items = items;
    this.from = from;
    this.to = to;
    this.isTimeBehind = isTime(items[from - 1]) && !isTime(items[from]);
  }

  /** `isOneOf`: what is beside the stretch are commands, too. */
  read(isOneOf: boolean): readonly ActionBoundary[] {
    const behind = this.verbsBehind();
    if (behind.length > 0) {
      const isSure = !this.isTimed();
      return behind.map((at) => ({ at, isSure, isEnumerated: true }));
    }
    const found = this.candidates();
    // "помыть окна погладить бельё и позвонить бабушке": so many are a list
    const isMany = isOneOf || found.length > 1;
    const isList = isMany && found.some(({ link }) => link === 'bare' || link === 'ahead');
    const isTimeless = !this.isTimed() || this.isUnderDay();
    return found.map(({ at, link, isApart }) => ({
      at,
      isSure:
        (isList && link !== 'time' && link !== 'ahead') ||
        this.isClosed(at, link) ||
        (isApart && (isTimeless || this.isTimedBehind(at) || this.isTimedBefore(at))),
      isEnumerated: link !== 'time',
    }));
  }

  /** "проверить почту ответить клиентам": likely two, where the second has a thing of its own. */
  private isLoose(last: Item, at: number, { isAhead }: Said): boolean {
    const isThing = isAhead || this.isThingBehind(this.items.indexOf(last));
    const isSent = hasTag(last, 'sending-verb') && isThing;
    return (hasTag(last, 'loosely-governing') || isSent) && this.hasBareObject(at);
  }

  /** "отправить письмо ...", and not "отправить сына ...": nobody who goes and does something. */
  private isThingBehind(verb: number): boolean {
    const noun = this.items[verb + 1];
    return noun !== undefined && isObject(noun) && isWord(noun) && !MAY_BE_SENT.test(noun.word);
  }

  private hasObjectAhead(verb: number): boolean {
    const clause = argumentsFrom(this.items, this.from, this.to);
    return clause?.verb === verb && clause.bare > 0;
  }

  private isTimed(): boolean {
    return this.items.slice(this.from, this.to).some(isTime);
  }

  /** "тесто замесить пирог испечь": where each verb is behind its object, the places behind the verbs. */
  private verbsBehind(): readonly number[] {
    const found: number[] = [];
    let first: Item | undefined;
    for (let at = this.from; at < this.to; ) {
      const clause = argumentsFrom(this.items, at, this.to);
      // only a time may be behind the last
      if (clause === null) return found.length > 1 && this.isOnlyTime(at) ? found.slice(0, -1) : [];
      const verb = this.items[clause.verb];
      // "за свет заплатить за воду заплатить", but "пальто почистить в чехол убрать"
      first ??= verb;
      if (clause.bare === 0 && verb?.word !== first?.word) return [];
      if (hasTag(verb, 'governing-verb') || isGivenToDo(this.items, clause.verb, this.to))
        return [];
      at = clause.verb + 1;
      found.push(at);
    }
    return found.slice(0, -1);
  }

  /** "завтра купить творог и забрать посылку": a day said first, and no other time, holds for both. */
  private isUnderDay(): boolean {
    const times = this.items.slice(this.from, this.to).filter(isTime);
    const [first] = times;
    if (first === undefined || times.length > 1 || slotsOf(first).join() !== 'day') return false;
    const at = this.items.indexOf(first);
    return !this.items.slice(this.from, at).some((item) => isObject(item) || isAction(item));
  }

  /** "купить лак и покрасить дверь в среду": the time behind the last is its own. */
  private isTimedBehind(at: number): boolean {
    const verb = this.items.findIndex((item, i) => i >= at && isAction(item));
    const time = this.items.findIndex((item, i) => i >= this.from && isTime(item));
    return verb >= 0 && time > verb + 1;
  }

  /** "сдать деньги завтра и купить маме хлеб": the time that ends the first is the first's. */
  private isTimedBefore(at: number): boolean {
    const isEnded = isTime(this.items[at - 1]) && !isTime(this.items[this.from]);
    return isEnded && isOwnErrand(this.items.slice(at, this.to));
  }

  private isOnlyTime(from: number): boolean {
    return this.items.slice(from, this.to).every((item) => isFact(item) || isMark(item));
  }

  /** "взять паспорт до среды и оплатить взнос", "до уроков полить цветы, после уроков сдать ключи" */
  private isClosed(at: number, link: Link): boolean {
    const before = this.items[at - 1];
    // a second task is announced
    if (roleAt(this.items[at]) === 'task') return true;
    if (link === 'and') {
      return OWN_TIMES.has(before?.meaning?.kind ?? '') && !isTime(this.items[this.from]);
    }
    if (link === 'time') return this.isTimeBehind && isTime(before);
    return isMark(before) && hasTag(this.items[at], 'event-preposition');
  }

  private candidates(): Candidate[] {
    const found: Candidate[] = [];
    let last: Item | null = null;
    let hasObject = false;
    const said: Said = { isAhead: false, isGoverned: false, hasMatter: false };
    for (let at = this.from; at < this.to; at += 1) {
      const item = this.items[at];
      if (item === undefined) break;
      // "сделай милость": a courtesy
      const end = openingEnd(this.items, at);
      if (end > at + 1) {
        at = end - 1;
        continue;
      }
      said.hasMatter ||= hasTag(item, 'matter') || hasTag(item, 'by');
      said.isGoverned ||= hasTag(item, 'that-clause');
      if (!isAction(item) || this.isMakingOurs(at)) {
        hasObject ||= isObject(item) && !OURS.has(roleAt(item));
        continue;
      }
      if (last === null) said.isAhead = this.hasObjectAhead(at);
      else if (hasObject) {
        const candidate = this.candidate(last, item, at, said);
        if (candidate !== null) found.push(candidate);
      }
      said.isGoverned ||= hasTag(item, 'asking-another');
      // "стены покрасить и ...": what the first is done to may be before it
      const isWhomAhead = found.at(-1)?.at === at - 1 && isObject(this.items[at - 1]);
      hasObject = isReflexive(item) || isWhomAhead || (last === null && said.isAhead);
      last = item;
    }
    return found;
  }

  /** "сделай мне задачу забрать ключи": what is made is ours, so the action is behind it. */
  private isMakingOurs(at: number): boolean {
    const verb = this.items[at];
    if (verb === undefined || !hasTag(verb, 'make') || isInfinitive(verb.word)) return false;
    // "сделай мне две задачи"
    const made = this.items
      .slice(at + 1, this.to)
      .find((item) => !hasTag(item, 'to-us') && !isCardinal(item));
    return made !== undefined && OURS.has(roleAt(made));
  }

  private candidate(last: Item, item: Item, at: number, said: Said): Candidate | null {
    const before = this.items[at - 1];
    const whom = whomBefore(this.items, last, { at, to: this.to, isAhead: said.isAhead });
    if (before === undefined || (whom === null && !this.hasOwnObject(at, last))) return null;
    if (isJoined(before)) return this.joined(last, item, at, said);
    // "задача смазать круг задача протянуть болты"
    if (roleAt(before) === 'task' && this.isTaskSaid(at - 1)) {
      return { at: at - 1, link: 'bare', isApart: true };
    }
    // "договор вычитать и счёт выставить Орлову"
    if (isJoined(this.items[at - 2]) && this.isJoinedAhead(last, at, said.isAhead)) {
      return { at: at - 2, link: 'and', isApart: !said.isGoverned };
    }
    if (hasTag(last, 'governing-verb') && !this.isLoose(last, at, said)) return null;
    if (isGivenToDo(this.items, this.items.indexOf(last), this.to)) return null;
    // "встретиться с Олей обсудить отпуск": what one meets for
    if (isMatterOf(last, this.items, at)) return null;
    if (whom !== null)
      return { at: whom.at, link: whom.isSure ? 'bare' : 'ahead', isApart: whom.isSure };
    if (isFact(before)) return { at: this.timeBefore(at), link: 'time', isApart: false };
    if (!isObject(before)) return null;
    const ahead = this.withObjectAhead(at);
    if (ahead !== null) return { at: ahead, link: 'ahead', isApart: false };
    return { at: this.withEvent(at), link: 'bare', isApart: false };
  }

  /** Behind "и": an action of its own, unless the first may be for its sake, or is done to the same thing. */
  private joined(last: Item, item: Item, at: number, said: Said): Candidate | null {
    // "позвонить Борису насчёт шин и заказать масло": what the call is about is said
    const isOtherMatter = hasTag(item, 'ordering-verb') && said.hasMatter;
    const isTheirs = isTalk(last, item);
    if ((isTheirs && !isOtherMatter) || hasTag(last, 'going-verb')) return null;
    const hasBare = this.hasBareObject(at);
    // "рубашку постирать и повесить в шкаф"
    if (said.isAhead && !hasBare && !hasTag(item, 'dative-verb')) return null;
    const isWhole = hasBare || this.isDoneAlone(last, item);
    const isApart = isWhole && !isTheirs && !this.prepares(last) && !said.isGoverned;
    return { at: at - 1, link: 'and', isApart };
  }

  /**
   * "взять ключи и открыть гараж" is for the sake of what follows; "взять справку и ...", "выбрать плитку и ..."
   * are something by themselves.
   */
  private prepares(last: Item): boolean {
    if (!hasTag(last, 'preparing-verb') || hasTag(last, 'choosing-verb')) return false;
    const object = this.items[this.items.indexOf(last) + 1];
    return object === undefined || !OBTAINED.test(object.word);
  }

  /**
   * "написать Рае насчёт дров снег убрать с дорожки": where only a preposition is behind a verb
   * and two nouns are before it, the last of them is likelier what it is done to.
   */
  private withObjectAhead(at: number): number | null {
    const noun = this.items[at - 1];
    const before = this.items[at - 2];
    if (hasTag(this.items[at], 'going-verb')) return null;
    const isNoun = noun !== undefined && isWord(noun) && isObject(noun);
    // "... до среды счёт подписать": the time ended what was before it
    if (isNoun && isFactOf(before) && !this.hasBareObject(at)) return at - 1;
    if (!hasTag(this.items[at + 1], 'preposition') || hasTag(this.items[at], 'reaching-verb'))
      return null;
    const isAnother = before !== undefined && isWord(before) && isObject(before);
    const isBound = before !== undefined && hasTag(before, 'preposition');
    return isNoun && isAnother && !isBound && !looksLikeAdjective(before.word) ? at - 1 : null;
  }

  /** Is what is between "и" and the action what it is done to, and no more of what is before? */
  private isJoinedAhead(last: Item, at: number, isAhead: boolean): boolean {
    const noun = this.items[at - 1];
    if (noun === undefined || !isWord(noun) || looksLikeAdjective(noun.word)) return false;
    if (hasTag(last, 'going-verb') || hasTag(last, 'preparing-verb')) return false;
    // "купить кефир и гречку заплатить": likelier two things of the first
    return this.items[at - 3] !== last && (isAhead || isFactOf(this.items[at - 3]));
  }

  /** "купить духи и записаться на экзамен", "заказать пропуск и позвонить в охрану" */
  private isDoneAlone(last: Item, item: Item): boolean {
    const isAlone = REFLEXIVE_INFINITIVE.test(item.word) || hasTag(item, 'reaching-verb');
    return isAlone && !hasTag(last, 'reaching-verb');
  }

  /** Has a task been announced before the one at `at`? */
  private isTaskSaid(at: number): boolean {
    const first = this.items.findIndex((item) => roleAt(item) === 'task');
    return first >= 0 && first < at && this.items.slice(first, at).some(isAction);
  }

  /** "..., после уроков сдать ключи": what it is done after or before is with the action. */
  private withEvent(at: number): number {
    const start = at - 2;
    const isEvent = start > this.from && hasTag(this.items[start], 'event-preposition');
    return isEvent && isMark(this.items[start - 1]) ? start : at;
  }

  /** Something that the action is done to, and not what is before it already. */
  private hasOwnObject(at: number, last: Item): boolean {
    for (let i = at + 1; i < this.to; i += 1) {
      const item = this.items[i];
      if (item === undefined || isAction(item) || isJoined(item)) return false;
      // "взять у него дрель"
      if (hasTag(item, 'pointing-back') && hasTag(this.items[i - 1], 'at')) continue;
      if (hasTag(item, 'pointing-back')) return i === at + 1 && this.isGivenOn(i, last);
      if (isObject(item)) return true;
    }
    return false;
  }

  /**
   * "скинуть ему смету", "отвезти её Павлу": somebody or something new beside what is pointed back
   * to; a time behind both is oftener of one command.
   */
  private isGivenOn(pronoun: number, last: Item): boolean {
    const behind = this.items.slice(pronoun + 1, this.to);
    // "распечатать билеты и показать их кассиру": one errand with one thing
    // "покормить рыбок и сменить им воду": for those to whom the first was done; to reach
    // somebody and to send him something are two
    const isTalked = hasTag(last, 'talking-verb') || hasTag(last, 'dative-verb');
    const isDoneTo = hasTag(this.items[pronoun], 'done-to-it') || !isTalked;
    const isSameThing = isDoneTo && isJoined(this.items[pronoun - 2]);
    if (isSameThing || behind.some(isTime)) return false;
    const first = behind.find((item) => !hasTag(item, 'preposition'));
    return first !== undefined && isObject(first);
  }

  /** Something that the action is done to, and no preposition before it: "заказать обои". */
  private hasBareObject(at: number): boolean {
    const isForThem = hasTag(this.items[at], 'dative-verb');
    // "отправить клиенту": what is sent may be the first one's
    const isGiven = hasTag(this.items[at], 'giving-verb');
    let isForWhom = false;
    let isGoverned = false;
    for (let i = at + 1; i < this.to; i += 1) {
      const item = this.items[i];
      if (item === undefined || isAction(item) || isJoined(item) || isMark(item)) return false;
      if (hasTag(item, 'preposition')) isGoverned = true;
      else if (isObject(item)) {
        if (!isGoverned && (isForThem || isForWhom)) return true;
        if (!isGoverned && isGiven && DATIVE.test(item.word)) isForWhom = true;
        else if (!isGoverned && !DATIVE_ONLY.test(item.word)) return true;
        if (!looksLikeAdjective(item.word)) isGoverned = false;
      }
    }
    return false;
  }

  /** A time between two actions is likelier the second's, unless that has one of its own. */
  private timeBefore(at: number): number {
    if (this.isTimeBehind) return at;
    let start = at;
    while (start > this.from && isFactOf(this.items[start - 1])) start -= 1;
    for (let i = at + 1; i < this.to; i += 1) {
      const item = this.items[i];
      if (item !== undefined && slotsOf(item).length > 0) return at;
    }
    return start;
  }
}

const isTime = (item: Item | undefined): boolean => item !== undefined && slotsOf(item).length > 0;

const isFactOf = (item: Item | undefined): boolean => item !== undefined && isFact(item);

/**
 * Where `items[from..to)` turns to another action with its own object; `isOneOf` when it is one of
 * several commands already.
 */
export function actionBoundaries(
  items: readonly Item[],
  from: number,
  to: number,
  isOneOf: boolean,
): readonly ActionBoundary[] {
  let actions = 0;
  for (let at = from; at < to && actions < 2; at += 1) if (isAction(items[at])) actions += 1;
  return actions < 2 ? NO_BOUNDARIES : new ActionBoundaries(items, from, to).read(isOneOf);
}
const NO_BOUNDARIES: readonly ActionBoundary[] = [];
