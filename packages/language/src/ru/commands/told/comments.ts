/** What is told behind a request without a conjunction: "..., тахограф ругается", "она сказала до среды". */
import type { Item } from '../../../grammar/item.ts';
import { QUOTED } from '../../../grammar/scan.ts';
import {
  AWAITS_INFINITIVE,
  DATIVE,
  DATIVE_ONLY,
  SURE_PRESENT,
} from '../../lexicon/verb-endings.ts';
import { hasTag, type Tag } from '../../tags.ts';
import { isCardinal } from '../../vocabulary.ts';
import { clauseStart } from '../division/clause-subject.ts';
import { opensClause } from '../division/subordinate.ts';
import { isFinite, isPast } from '../finite-verbs.ts';
import { openingEnd } from '../talk/frame.ts';
import { slotsOf } from '../times/time-slots.ts';
import { isInfinitive, looksLikeAdjective } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt } from '../view.ts';

/** Where a clause begins that tells something, where its verb is, and whether anybody doubts it. */
export interface Comment {
  readonly at: number;
  readonly verb: number;
  readonly isSure: boolean;
}

/** What opens the clause of a finite verb: a mark, a time, who it tells of, or nothing. */
type Opening = 'mark' | 'time' | 'bearer' | 'none';

/** Finite verbs by which nothing is told of others. */
const UNTOLD: readonly Tag[] = [
  'how-urgent',
  'undone',
  'lasting',
  'planned',
  'being',
  'own-plan',
  'wish',
];

/** Behind these a clause belongs to the action: "узнать, работает ли почта", "сказать что ...". */
const TAKING_CLAUSES: readonly Tag[] = ['saying', 'inquiring-verb', 'asking-another', 'holding'];

/** "вызвать слесаря, течёт кран": what somebody is called for is a part of the request. */
const isSummons = (items: readonly Item[], from: number, to: number): boolean =>
  items.slice(from, to).some((item) => hasTag(item, 'summoning'));

/** So many words are between the beginning of a clause and its verb. */
const WITHIN = 4;
/** The same where a pronoun opens it: "она третий раз с петель слетает". */
const WITHIN_BEARER = 6;

const isBearer = (item: Item): boolean =>
  roleAt(item) === 'pronoun' || hasTag(item, 'third-person') || hasTag(item, 'owned');

/** "бюджет на таргет": right behind a preposition stands no verb. */
const isGoverned = (before: Item | undefined): boolean => hasTag(before, 'preposition');

/** "не слезет", "её трясёт", "опять врёт": behind these even what may be a noun is a verb. */
const VERB_BEHIND: readonly Tag[] = ['not', 'oblique-pronoun', 'clause-adverb'];
const leadsToVerb = (before: Item | undefined): boolean =>
  VERB_BEHIND.some((tag) => hasTag(before, tag));

/** Does the word tell what somebody does, whatever is before it? */
function tells(item: Item, opening: Opening, before?: Item): boolean {
  if (!isWord(item) || (item.flags & QUOTED) !== 0) return false;
  // "там хранение кончается": what others close is none of ours
  const role = roleAt(item);
  if (role !== null && !hasTag(item, 'running-out')) return false;
  // "он будет только завтра"
  if (opening === 'bearer' && hasTag(item, 'being') && isFinite(item.word)) return true;
  if (UNTOLD.some((tag) => hasTag(item, tag)) || !isFinite(item.word)) return false;
  const isSure = isPast(item.word) || isSurePresent(item) || hasTag(item, 'holding');
  return opening !== 'none' || isSure || leadsToVerb(before);
}

/** капает, воняют: no noun ends so. */
const isSurePresent = ({ word }: Item): boolean => SURE_PRESENT.test(word);

/** Somebody or something in the form in which it acts. */
const isActor = (item: Item | undefined): boolean =>
  item !== undefined &&
  isWord(item) &&
  !isAction(item) &&
  !isCardinal(item) &&
  !hasTag(item, 'preposition') &&
  !hasTag(item, 'conjunction') &&
  !looksLikeAdjective(item.word);

const isNamed = (item: Item): boolean =>
  isWord(item) && !hasTag(item, 'preposition') && !hasTag(item, 'conjunction');

/** The same, and in no form of somebody for whom something is done. */
const isNominative = (item: Item | undefined): boolean =>
  isActor(item) && !DATIVE.test(item?.word ?? '');

/** карту, паспорт: what something is done to, and nobody for whom. */
const isThing = (item: Item): boolean => isActor(item) && !DATIVE_ONLY.test(item.word);

/** он, она, мы: whoever acts, and nothing that could be done to. */
const isPronoun = (item: Item): boolean =>
  roleAt(item) === 'pronoun' || hasTag(item, 'third-person');

/** Reads a stretch from left to right, in time linear in its length. */
class Comments {
  private readonly items: readonly Item[];
  private isActed = false;
  /** Right behind the last action. */
  private behindAction = 0;
  /** The same of the action before the last. */
  private behindFormer = 0;
  /** What the last action is done to was said before it. */
  private isAhead = false;
  /** What the action is done to was said. */
  private hasObject = false;
  /** Something and a time of it were said, and no verb. */
  private isNamed = false;
  private isPlanned = false;
  /** Where the pronoun is of whom a clause at the end tells. */
  private pronounAt: number | null = null;
  private isBound = false;
  private takesClauses = false;
  private opening: Opening = 'none';
  private start = 0;

  constructor(items: readonly Item[]) {
    this.items = items;
  }

  find(from: number, to: number): Comment | null {
    this.start = from;
    for (let at = from; at < to; at += 1) {
      const end = openingEnd(this.items, at);
      if (end > at) {
        at = end - 1;
        continue;
      }
      const item = this.items[at];
      if (item === undefined) return null;
      if (this.pass(item, at)) continue;
      if (this.isToldAt(item, at)) return this.comment(at);
      this.hasObject ||= isThing(item) && !isGoverned(this.items[at - 1]);
      this.isNamed ||= isActor(item);
    }
    return this.verbless(from);
  }

  /** "..., она натощак": who is told of, and no verb. */
  private verbless(from: number): Comment | null {
    const at = this.pronounAt;
    const isTold = at !== null && at > from && this.isActed && !this.isBound && !this.takesClauses;
    return isTold ? { at, verb: at, isSure: true } : null;
  }

  /** Notes what opens or binds a clause; false for the words of one. */
  private pass(item: Item, at: number): boolean {
    // "клей-карандаш"
    if (isMark(item)) {
      if (!item.glued || item.word === ',' || item.word === '.') this.open('mark', at + 1);
    } else if (isFact(item)) {
      this.isPlanned ||= this.isNamed && slotsOf(item).includes('clock');
      // "она двадцатого сгорает"
      if (this.opening !== 'bearer') this.open('time', at + 1);
    } else if (isAction(item)) {
      this.passAction(item, at);
    } else if (hasTag(item, 'subordinating') || hasTag(item, 'binding')) {
      this.isBound ||= opensClause(this.items, at);
    } else if (hasTag(item, 'hortative')) {
      // "и пусть Саня придёт": asked for, and not told
      this.isBound = true;
    } else if (isBearer(item) && !isGoverned(this.items[at - 1])) {
      const isFirst = this.opening === 'mark' && this.start === at;
      if (isPronoun(item)) this.pronounAt = at;
      if (!isFirst) this.open('bearer', at);
    } else return false;
    return true;
  }

  private passAction(item: Item, at: number): void {
    this.isActed ||= isInfinitive(item.word);
    this.behindFormer = this.behindAction;
    this.behindAction = at + 1;
    this.isAhead = this.hasObject && this.behindFormer === 0;
    this.takesClauses = TAKING_CLAUSES.some((tag) => hasTag(item, tag));
    this.open('none', at + 1);
    this.pronounAt = null;
    this.isBound = false;
  }

  private open(opening: Opening, at: number): void {
    this.opening = opening;
    this.start = at;
    if (opening === 'mark') this.isBound = false;
  }

  private isToldAt(item: Item, at: number): boolean {
    if (!(this.isActed || this.isBehindPlan()) || this.isBound || isGoverned(this.items[at - 1]))
      return false;
    if (hasTag(item, 'awaiting')) return true;
    // "спросить у Ильи пароль, я его забыл", but "спросить у Лены она придёт"
    // "спросить у Раи, с кем она живёт": it is what is asked
    const isAsked = hasTag(this.items[this.start - 1], 'lacked-case');
    const isWhole =
      !isAsked && this.hasObject && (this.opening === 'bearer' || this.isBehindThing(at));
    if (this.takesClauses && this.opening !== 'mark' && !isWhole) return false;
    if (hasTag(item, 'felt-behind')) return this.hasObject;
    // "купить завтра кастрюли": what looks like a verb is what is bought
    if (this.opening === 'time' && !this.hasObject) return false;
    if (tells(item, this.opening, this.items[at - 1])) return true;
    // "заправить картридж полоски идут"
    return this.opening === 'none' && tells(item, 'mark') && this.isBehindThing(at);
  }

  /**
   * "утренник шестого в десять, а я ничего не шила", "созвон завтра в десять на час они смету накрутили":
   * who it tells of is behind something that has its hour.
   */
  private isBehindPlan(): boolean {
    if (!this.isPlanned || this.opening !== 'bearer') return false;
    const before = this.items[this.start - 1];
    return hasTag(before, 'whereas') || (before !== undefined && isFact(before));
  }

  private comment(verb: number): Comment | null {
    // "проверить, приехал ли курьер" asks, and tells nothing
    if (hasTag(this.items[verb + 1], 'whether')) return null;
    if (hasTag(this.items[verb], 'felt-behind')) return { at: verb, verb, isSure: true };
    // "ответить по аренде ждёт до вечера"
    if (this.opening === 'none' && hasTag(this.items[verb], 'awaiting')) {
      return { at: verb, verb, isSure: true };
    }
    // "рожать начала", "ужинать не стала": the action belongs to it
    const told = this.items[verb];
    const isTelling = hasTag(told, 'telling') && isAction(this.items[verb - 1]);
    if (told === undefined || isTelling || this.isAwaited(verb)) {
      return this.opening === 'mark' || this.opening === 'bearer'
        ? { at: this.start, verb, isSure: true }
        : this.unmarked(verb, this.behindFormer, this.behindAction - 2);
    }
    const isNear = verb - this.start <= (this.opening === 'bearer' ? WITHIN_BEARER : WITHIN);
    const own = this.opening === 'none' || this.opening === 'time' ? this.unmarked(verb) : null;
    if (own !== null) return own;
    if (this.opening !== 'none' && isNear) {
      const isMarked = this.opening !== 'time' || this.isRightBehindTime(verb);
      return { at: this.start, verb, isSure: isMarked };
    }
    // "забрать Лёву из садика Катя просила"
    const isSure = hasTag(told, 'ordered-by-other');
    return isNominative(this.items[verb - 1]) ? { at: verb - 1, verb, isSure } : null;
  }

  /** "забрать заказ колесо спускает": who it tells of, behind all that the action is done to. */
  private unmarked(verb: number, from = this.behindAction, last = verb - 1): Comment | null {
    if (from === 0) return null;
    const { subject, befallen } = clauseStart(this.items, from, verb, last);
    // "купить маме капли её трясёт": the noun is what is bought, where nothing else is
    const isObject =
      befallen !== null && subject !== null && befallen > subject && !this.hasThing(from, subject);
    const at = isObject ? befallen : (subject ?? befallen);
    if (at === null) return null;
    const done = this.items.slice(from, at);
    const isDoneTo = this.isAhead || done.some((item) => isFact(item) || isNamed(item));
    // "за Надю": nothing is left that the action could be done to
    const isCut = hasTag(this.items[at - 1], 'preposition');
    if (!isDoneTo || isCut) return null;
    // "посмотреть крышу снегу намело": likely seen to, and not asked about
    const told = this.items[verb];
    const isVerb =
      told !== undefined && (this.opening === 'time' || tells(told, 'none', this.items[verb - 1]));
    return { at, verb, isSure: isVerb && !this.isTelling(from - 1) && !this.takesClauses };
  }

  /** "проверить тормоза дочка говорит скрипят": what is asked about was said. */
  private isBehindThing(verb: number): boolean {
    const from = this.behindAction;
    const { subject } = clauseStart(this.items, from, verb);
    return from > 0 && subject !== null && this.hasThing(from, subject);
  }

  /** Is anything between that the action may be done to, and that no preposition governs? */
  private hasThing(from: number, to: number): boolean {
    return this.items
      .slice(from, to)
      .some((item, at) => isThing(item) && !isGoverned(this.items[from + at - 1]));
  }

  /** "муж собирался полку повесить ...": told before the action already. */
  private isTelling(action: number): boolean {
    return this.items.slice(0, action).some((item) => isWord(item) && isFinite(item.word));
  }

  /** "ужинать не стала": right behind an action a verb that awaits one. */
  private isAwaited(verb: number): boolean {
    const isDenied = hasTag(this.items[verb - 1], 'not');
    const before = this.items[isDenied ? verb - 2 : verb - 1];
    return isAction(before) && AWAITS_INFINITIVE.test(this.items[verb]?.word ?? '');
  }

  /** "... в пятницу кран капает": who it tells of, and nobody for whom something is done. */
  private isRightBehindTime(verb: number): boolean {
    const [first, told] = [this.items[this.start], this.items[verb]];
    if (told === undefined) return false;
    if (verb === this.start) return isPast(told.word) || isSurePresent(told);
    return verb - this.start <= 2 && isNominative(first);
  }
}

/** Is something told in a title, where nobody can say which of its words tell it? */
export function isToldWithin(left: readonly Item[]): boolean {
  let isActed = false;
  if (isSummons(left, 0, left.length)) return false;
  for (const [at, item] of left.entries()) {
    // "пусть" ends like an action
    if (hasTag(item, 'hortative')) return false;
    if (isAction(item)) {
      if (TAKING_CLAUSES.some((tag) => hasTag(item, tag))) return false;
      isActed ||= isInfinitive(item.word);
    } else if (hasTag(item, 'subordinating')) return false;
    // "забрать справку она готова и отдать её"
    else if (isActed && hasTag(item, 'third-person')) return true;
    // "окна помыть обещала"
    else if (isActed && isAction(left[at - 1]) && hasTag(item, 'telling')) {
      return !hasTag(item, 'promised');
    } else if (isActed && isNominative(left[at - 1]) && tells(item, 'mark')) return true;
  }
  return false;
}

/**
 * Where something is told behind what is asked for in `items[from..to)`: who does something in a
 * clause of its own that no conjunction binds; null where nothing is.
 */
export function commentWithin(items: readonly Item[], from: number, to: number): Comment | null {
  for (let at = from; at < to; at += 1) {
    const item = items[at];
    if (item === undefined || !mayTell(item)) continue;
    return isSummons(items, from, to) ? null : new Comments(items).find(from, to);
  }
  return null;
}

/** Something is told by a finite verb, by whom it tells of, or by what needs no verb. */
const mayTell = (item: Item): boolean =>
  isFinite(item.word) || isPronoun(item) || hasTag(item, 'awaiting') || hasTag(item, 'felt-behind');
