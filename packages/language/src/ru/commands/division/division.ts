import type { Item } from '../../../grammar/item.ts';
import { RuleList } from '../../../grammar/rule-list.ts';
import type { Role } from '../../lexicon/role-words.ts';
import { MAY_COME_IN_BLOCKS } from '../../lexicon/verb-endings.ts';
import { hasTag } from '../../tags.ts';
import { isCardinal } from '../../vocabulary.ts';
import { isFinite } from '../finite-verbs.ts';
import { sharedDayOf } from '../times/shared-days.ts';
import { isDueHour, isPlanned, slotsOf } from '../times/time-slots.ts';
import { COMMAND_SYMBOLS } from '../title/command-symbols.ts';
import { tellsWhy } from '../told/tells-why.ts';
import { isAction, isFact, isMark, isWord, roleAt } from '../view.ts';
import { argumentsFrom, type ClauseArguments } from './clause-arguments.ts';
import { isHeldByVerb } from './held-by-verb.ts';
import { goesOnWith, hasSharedObject, isSelfSufficient } from './lone-verbs.ts';
import {
  OPENING_RULES,
  type Opening,
  type OpeningPlace,
  type OpeningRule,
  saysNothing,
} from './opening-rules.ts';
import type { Separator } from './separators.ts';
import { DASHES, isContent, type Stretch, type Stretches } from './stretches.ts';

const OPENINGS = new RuleList<OpeningPlace, OpeningRule>(OPENING_RULES, COMMAND_SYMBOLS);
/** "и за день до этого" */
const SHARED_DAY_ITEMS_MAX = 4;

const URGENCIES: ReadonlySet<Role | null> = new Set<Role>(['urgent', 'important', 'unhurried']);

/** A deadline is of what is before it; a day may hold for what is joined to it, too. */
export const OWN_TIMES: ReadonlySet<string> = new Set(['due', 'window', 'from', 'range']);

const isPartOfDay = (item: Item | undefined): boolean =>
  item !== undefined && (slotsOf(item).join() === 'daypart' || isDueHour(item));

/** A place where an utterance may be divided, and what is on either side of it. */
export class Division {
  readonly separator: Separator;
  /** A comma has divided the utterance before. */
  readonly isListed: boolean;
  readonly left: Stretch;
  /** Up to the next separator. */
  readonly right: Stretch;
  /** All that follows. */
  readonly rest: Stretch;
  readonly opening: Opening;
  /** The right side begins with its time. */
  readonly isTimeFirst: boolean;
  /** What is before the verb of the right side: "..., маме торт заказать". */
  readonly objects: ClauseArguments | null;
  private readonly stretches: Stretches;
  /** Where the first word is of the right side that says how it begins. */
  private readonly openingAt: number;

  constructor(
    stretches: Stretches,
    separator: Separator,
    places: { start: number; next: number; opening: number },
    isListed: boolean,
  ) {
    const { items } = stretches;
    const { from, to } = separator;
    this.stretches = stretches;
    this.separator = separator;
    this.isListed = isListed;
    this.left = stretches.between(places.start, from);
    this.right = stretches.between(to, places.next);
    this.rest = stretches.between(to, items.length);
    this.openingAt = places.opening;
    this.isTimeFirst = stretches.between(to, places.opening).isTimed;
    this.objects = argumentsFrom(items, to, items.length);
    const place = { items, at: places.opening };
    this.opening = OPENINGS.at(items, place.at, place)?.rule.opens ?? 'nothing';
  }

  private get items(): readonly Item[] {
    return this.stretches.items;
  }

  /** "..., без них торт не начать": only why it is asked for. */
  get isReasonBehind(): boolean {
    const { left, separator } = this;
    return left.acts && separator.hasComma && tellsWhy(this.items, separator.to);
  }

  get isBothTimed(): boolean {
    return this.left.isTimed && this.right.isTimed;
  }

  /** "плюс семь девятьсот" */
  get isTelephone(): boolean {
    const { to } = this.separator;
    const first = this.items[to];
    return first !== undefined && isCardinal(first) && hasTag(this.items[to - 1], 'plus');
  }

  /** "через урок, ...", "до отпуска ещё надо ..." say when, and are nothing to be done. */
  get isOnlyWhen(): boolean {
    const { from, acts, isTimed } = this.left;
    if (acts) return false;
    if (hasTag(this.items[from], 'when')) return true;
    const isBeforeNeed = this.opening === 'command' && !this.separator.hasComma && !isTimed;
    return isBeforeNeed && hasTag(this.items[from], 'event-preposition');
  }

  /** A mark, "а" or a word that announces more: what is behind it is no part of what is before. */
  get isSetApart(): boolean {
    const { from, hasComma, isAnnounced, isSentence } = this.separator;
    return hasComma || isAnnounced || isSentence || hasTag(this.items[from], 'contrast');
  }

  /** "в среду стоматолог в девять": with its hour a plan is whole. */
  get isPlanBefore(): boolean {
    const { left } = this;
    if (left.acts || !left.hasContent) return false;
    return left.hasClock || (left.isTimed && this.opensSharedDay);
  }

  /** "коня к кузнецу во вторник, ...": what is planned ended with its time. */
  get isTimedBefore(): boolean {
    const { left, separator } = this;
    const last = this.items[separator.from - 1];
    return !left.acts && left.hasContent && last !== undefined && slotsOf(last).length > 0;
  }

  /** "завтра в девять к врачу и ...": what follows may be done there. */
  get isPlaceBefore(): boolean {
    const words = this.items.slice(this.left.from, this.left.to).filter((item) => !isFact(item));
    return hasTag(
      words.find((item) => isWord(item) && !saysNothing(item)),
      'placing',
    );
  }

  /** "в субботу свадьба, за неделю до этого ...": told by the day of what is before it. */
  get opensSharedDay(): boolean {
    const { to } = this.separator;
    return sharedDayOf(this.items.slice(to, to + SHARED_DAY_ITEMS_MAX)) !== null;
  }

  /** "съездить на рынок и ...", "попросить сына и ...": what follows belongs to the first verb. */
  get isGoverned(): boolean {
    const last = this.stretches.lastAction(this.left.from, this.left.to);
    return hasTag(last, 'going-verb') || this.awaitsAction;
  }

  /** "попросить Машу, Петю и ... прийти", "передать Пете что надо купить хлеб и ...": more of what they are to do. */
  get awaitsAction(): boolean {
    const { from, to } = this.left;
    if (this.stretches.told.any(from, to)) return true;
    const last = this.stretches.lastAction(from, to);
    return hasTag(last, 'asking-another') && !this.stretches.matters.any(from, to);
  }

  /** "сдать книги и блок бассейн завтра в 12 на час": a block with its hour and its length, and no spare part. */
  get isWholeBlock(): boolean {
    const { from, to, hasClock } = this.right;
    // "заказать плату и блок питания"
    if (hasTag(this.items[this.openingAt + 1], 'comes-in-blocks')) return false;
    const isLong = this.items
      .slice(from, to)
      .some(({ meaning }) => meaning?.kind === 'length' || meaning?.kind === 'clock-range');
    return roleAt(this.items[this.openingAt]) === 'block' && hasClock && isLong;
  }

  /** "... и блок йоги завтра в 12 на час": of yoga, or a block of something that is fetched. */
  get mayBlockOf(): boolean {
    const of = this.items[this.openingAt + 1]?.word ?? '';
    return MAY_COME_IN_BLOCKS.test(of);
  }

  /** "обсудить смету и созвон": the meeting may be what is to be arranged, too. */
  get mayArrange(): boolean {
    return hasTag(this.stretches.lastAction(this.left.from, this.left.to), 'arranging-verb');
  }

  /** Is something named that the verb on the right is done to, and nothing pointed back to? */
  get hasOwnObjects(): boolean {
    const { objects } = this;
    if (objects === null || objects.bare === 0 || objects.pointsBack) return false;
    return objects.isForWhomOnly || this.isVerbLast || !this.hasObjectBehind(objects.verb);
  }

  /** "купить хлеб и молоко позвонить маме": "и" joins things; behind "хлеб купить и" it cannot. */
  private get isVerbLast(): boolean {
    return isAction(this.items[this.separator.from - 1]);
  }

  /** "письмо напечатать и Олегу отправить": what is sent may be the letter. */
  private get isMaybeGivenOn(): boolean {
    const { objects } = this;
    if (objects?.mayBeForWhom !== true || !hasTag(this.items[objects.verb], 'giving-verb'))
      return false;
    return !this.hasObjectBehind(objects.verb);
  }

  private hasObjectBehind(verb: number): boolean {
    const behind = this.items[verb + 1];
    return behind !== undefined && isWord(behind) && !hasTag(behind, 'conjunction');
  }

  /** "суп сварить и детям отнести": what is taken to them may be the soup. */
  get lacksObject(): boolean {
    const { objects } = this;
    if (objects?.isForWhomOnly !== true || hasTag(this.items[objects.verb], 'dative-verb'))
      return false;
    return !this.hasObjectBehind(objects.verb);
  }

  /** "..., завтра в церковь": the right side begins with when it is, and not with how long it takes. */
  get opensWithTime(): boolean {
    const first = this.items[this.separator.to];
    return first !== undefined && isPlanned(first);
  }

  /** A time on one side only, and not where it plainly belongs to that side alone. */
  get isTimeShared(): boolean {
    const { left, right } = this;
    if (left.isTimed === right.isTimed) return false;
    if ((this.endsWithOwn || this.isTimedBehindVerb) && !this.isMaybeGivenOn) return false;
    return right.isTimed ? !this.isTimeFirst : true;
  }

  /** "штраф оплатить до пятницы и Лёхе позвонить": a deadline that ends what it is of. */
  get endsWithOwn(): boolean {
    const { separator, left } = this;
    const [first, last] = [this.items[left.from], this.items[separator.from - 1]];
    if (first === undefined || isFact(first)) return false;
    return OWN_TIMES.has(last?.meaning?.kind ?? '');
  }

  /** "обои ободрать и соседке позвонить вечером": the time behind the last verb is its own. */
  get isTimedBehindVerb(): boolean {
    const { objects, left, right } = this;
    if (objects === null || left.isTimed) return false;
    const before = this.stretches.between(right.from, objects.verb);
    return !before.isTimed && this.stretches.between(objects.verb + 1, right.to).isTimed;
  }

  /** "завтра петуха зарубить и лапши наварить": a day said first, and no other time. */
  get isUnderOneDay(): boolean {
    const { from, to } = this.left;
    const said = this.items.slice(from, to).flatMap((item) => slotsOf(item));
    const first = this.items[from];
    return !this.right.isTimed && first !== undefined && isFact(first) && said.join() === 'day';
  }

  /** "на ул. Ленина": a full stop that ends a word, and no sentence. */
  get isAbbreviated(): boolean {
    return hasTag(this.items[this.separator.from - 1], 'abbreviation');
  }

  /** "Он будет с девяти": who does something, and no request. */
  get tells(): boolean {
    const { from, to } = this.right;
    return this.items
      .slice(from, to)
      .some((item) => roleAt(item) === 'pronoun' || (isWord(item) && isFinite(item.word)));
  }

  /** "помыть, высушить и убрать лыжи": verbs side by side, and what they all are done to behind the last. */
  get sharesObject(): boolean {
    const { left, separator } = this;
    if (!left.hasOneWord) return false;
    const verb = this.items.slice(left.from, left.to).find((item) => isContent(item));
    if (!isAction(verb) || isSelfSufficient(verb)) return false;
    return hasSharedObject(this.items, separator.to);
  }

  /** "постирать шторы, погладить" */
  get goesOn(): boolean {
    return goesOnWith(this.items, this.left, this.right);
  }

  /** "..., и в поликлинику в среду": a place is no object of the verb before it. */
  get isPlaceBehind(): boolean {
    return hasTag(this.items[this.openingAt], 'placing');
  }

  /** "... до пятницы, Тимуру отзыв": the time behind its words ended what was asked for. */
  get isTimeLast(): boolean {
    const last = this.items[this.separator.from - 1];
    return last !== undefined && isFact(last);
  }

  /** "оплатить газ до пятого, свет до двадцатого": each with a time of one kind, which ends it. */
  get isTimedAlike(): boolean {
    const [last, next] = [this.items[this.separator.from - 1], this.items[this.right.to - 1]];
    if (last === undefined || next === undefined || this.right.to <= this.right.from) return false;
    const slots = slotsOf(last).join();
    return slots !== '' && slots === slotsOf(next).join();
  }

  /** "... до обеда, ... после обеда": each side ends with a part of the day or a deadline within it. */
  get isBothEndedByPart(): boolean {
    const [last, next] = [this.items[this.separator.from - 1], this.items[this.right.to - 1]];
    return this.right.to > this.right.from && isPartOfDay(last) && isPartOfDay(next);
  }

  /** "потом", "затем": what follows is done next. */
  get isNextStep(): boolean {
    const { from, to } = this.separator;
    return this.items.slice(from, to).some((item) => hasTag(item, 'next-step'));
  }

  get isConjunction(): boolean {
    const item = this.items[this.separator.from];
    return hasTag(item, 'conjunction') || hasTag(item, 'and-too');
  }

  /** "купить ещё хлеба", "сколько мне ещё ехать" */
  get isMoreOfIt(): boolean {
    const { from } = this.separator;
    const [first, { acts, isTimed }] = [this.items[this.left.from], this.left];
    // "по ламинату ещё доплатить курьеру": only what it is about stands before it
    const isTopic = hasTag(first, 'topic-preposition') && !acts && !isTimed;
    const isAsked = isTopic || hasTag(first, 'how-much');
    if (!hasTag(this.items[from], 'more')) return false;
    if (isAsked || isAction(this.items[from - 1])) return true;
    return this.separator.to === from + 1 && isHeldByVerb(this.items, this.left, from);
  }

  /** "завтра в девять стоматолог, потом на почту": where one goes next. */
  get goesOnElsewhere(): boolean {
    const { from, to } = this.separator;
    const isNext = this.items.slice(from, to).some((item) => roleAt(item) === 'sequel');
    return isNext && hasTag(this.items[to], 'placing') && this.stretches.between(0, from).isTimed;
  }

  /** "срочно A и не срочно B" */
  get isUrgency(): boolean {
    const { to } = this.separator;
    const at = hasTag(this.items[to], 'not') ? to + 1 : to;
    if (!URGENCIES.has(roleAt(this.items[at])) || !isAction(this.items[at + 1])) return false;
    return this.items.slice(this.left.from, to).some((item) => URGENCIES.has(roleAt(item)));
  }

  get isListOfDoings(): boolean {
    const isJoined = this.separator.hasComma || (this.isListed && this.isConjunction);
    return (
      isJoined &&
      this.stretches.isListOfDoings(this.left) &&
      this.stretches.isListOfDoings(this.right)
    );
  }

  /** "Оле — кеды, Варе — шапку": a dash puts each thing beside whom or what it is for. */
  get isPaired(): boolean {
    return this.isPair(this.left) && (this.isPair(this.right) || this.right.acts);
  }

  private isPair({ from, to, hasDash }: Stretch): boolean {
    if (!hasDash) return false;
    for (let at = from + 1; at < to - 1; at += 1) {
      const item = this.items[at];
      if (item === undefined || !DASHES.has(item.word) || item.glued) continue;
      const before = this.items[at - 1];
      return before !== undefined && !isMark(before) && this.stretches.between(at, to).hasContent;
    }
    return false;
  }

  /** "на завтра: бейджи в печать, воду заказать": a list under its day, its verbs last. */
  get isUnderDay(): boolean {
    const { left, right } = this;
    if (!this.stretches.isHeadedByDay || !this.separator.hasComma || !right.hasContent)
      return false;
    return !left.acts || this.isVerbLast;
  }

  /** "запиши что надо A и что надо B": more of what is to be written down. */
  get isMoreToWrite(): boolean {
    const { to } = this.separator;
    if (!hasTag(this.items[to], 'what') || roleAt(this.items[to + 1]) !== 'need') return false;
    return this.items.slice(0, this.separator.from).some((item) => roleAt(item) === 'create');
  }

  /** "таблетки утром и вечером пить": the times of one action, which is behind them. */
  get joinsTimes(): boolean {
    const { from, to } = this.separator;
    const before = this.items[from - 1]?.meaning?.kind;
    const isSame = before !== undefined && before === this.items[to]?.meaning?.kind;
    return isSame && !this.left.acts;
  }

  /** "зарядить дрон и завтра с девяти до часу съёмка": something to do, and what happens at its time. */
  get isPlanBesideTask(): boolean {
    const { left, right } = this;
    if (!this.isTimeFirst || !this.isConjunction) return false;
    return left.acts && !left.isTimed && !right.acts && right.hasContent;
  }
}
