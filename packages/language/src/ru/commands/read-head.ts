import type { Item } from '../../grammar/item.ts';

import type { Head } from './head.ts';
import { isDated, isDeviceTalk, isHouseTalk, isTimerTalk, mentions } from './mentions.ts';
import {
  INDEFINITE_ITEMS,
  MADE_ELSEWHERE,
  NAMED,
  NOUN_LIKE,
  OBJECTS,
  ORDERING,
  SPANS,
  WISH_PAIRS,
  URGENCIES,
} from './head-words.ts';
import type { Role } from '../lexicon/role-words.ts';
import { CHAT_PHRASES } from '../lexicon/role-words.ts';
import { isImperative, isInfinitive } from './verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt } from './view.ts';
import { HeadCursor } from './head-cursor.ts';
import { isPast } from './finite-verbs.ts';
import { isHeldByOther, isOrderedByOther, isTalk } from './is-talk.ts';
import { hasTag } from '../tags.ts';

const isFactAt = (item: Item | undefined): boolean => item !== undefined && isFact(item);
const FORGETTING_ITEMS_MAX = 10;
/** Times by which a wish is a plan. */
const SET_TIMES = new Set(['day', 'clock', 'daypart', 'range', 'clock-range', 'moment']);
const ASKED_BEHIND: ReadonlySet<Role | null> = new Set<Role>(['need', 'remind', 'create', 'put']);

/** Reads what a segment asks for, and takes the words that ask. */
class HeadReader extends HeadCursor {
  private readonly isListed: boolean;

  constructor(items: readonly Item[], taken: Set<Item>, isListed: boolean) {
    super(items, taken);
    this.isListed = isListed;
  }

  read(): Head {
    if (this.isChatPhrase()) return this.found('chat');
    if (this.isHeld()) return this.found('statement');
    this.skipOpening();
    return this.readAfterOpening();
  }

  private readAfterOpening(): Head {
    this.skipPlace();
    this.skipTitleOfList();
    if (this.isUrgencyAhead()) this.at += 1;
    if (this.isIndefinite()) this.at += INDEFINITE_ITEMS;
    if (this.isSomehow()) {
      for (let i = 0; i < INDEFINITE_ITEMS; i += 1) this.skip();
      this.skipOpening();
    }
    // "два дела: ..."
    this.skipCount();
    const head = this.items[this.at];
    if (head === undefined) return this.found(this.sawChat ? 'chat' : 'empty');
    if (hasTag(head, 'not') && hasTag(this.items[this.at + 1], 'negated-order'))
      return this.found('statement');
    if (this.skipForgetting(head)) return this.found('remind');
    if (this.isDream(head)) return this.found('statement');
    // "не надо ничего создавать"
    if (hasTag(head, 'not') && roleAt(this.items[this.at + 1]) === 'need') {
      return this.found('statement');
    }
    if (WISH_PAIRS[head.word] !== undefined && WISH_PAIRS[head.word] === this.wordAt(1)) {
      this.skip();
      return this.readWish('need');
    }
    if (hasTag(head, 'not') && hasTag(this.items[this.at + 1], 'forget'))
      return this.readWish('need');
    // "во сколько завтра созвон"
    if (hasTag(this.items[this.at + 1], 'how-many') && head.meaning === null && !isAction(head)) {
      return this.found('query');
    }
    if (
      hasTag(head, 'all-mine') &&
      mentions(this.items, this.at + 1, 'task', 'query', 'meeting', 'project', 'list', 'event')
    ) {
      return this.found('query');
    }
    const isQuestion =
      this.items.at(-1)?.word === '?' || hasTag(this.items[this.at + 1], 'whether');
    const role = roleAt(head);
    if (ORDERING.has(role)) return this.readOrder(head);
    if (URGENCIES.has(role) && ASKED_BEHIND.has(roleAt(this.items[this.at + 1]))) {
      // "мне срочно надо ...": the urgency stays for the fields
      this.at += 1;
      return this.readAfterOpening();
    }
    if (NOUN_LIKE.has(role)) {
      const isNamed = this.wordAt(1) === ':';
      return !isNamed && this.endsInEdit() ? this.found('edit') : this.readNoun();
    }
    if (role === 'remind') {
      // "спасибо, напомнил вовремя" thanks for it
      const isWished = this.skipped.some((item) => hasTag(item, 'wished'));
      if (isPast(head.word) && !isWished) return this.found(this.sawChat ? 'chat' : 'statement');
      return this.readRemind(head);
    }
    if (role === 'query' || role === 'list') return this.readQuery(head);
    if (role === 'edit') return this.readEdit(head);
    if (isQuestion) return this.found('query');
    if (!isAction(head) && this.endsInEdit()) return this.found('edit');
    if (role === 'need') return this.readWish('need');
    return role === 'foreign' ? this.readForeign(head) : this.readPlain(head);
  }

  /** "врач говорит, надо больше гулять" */
  private isHeld(): boolean {
    const wish = this.items.findIndex((item) => roleAt(item) === 'need');
    return wish > 0 && isHeldByOther(this.items, 0, wish);
  }

  /** "хочется спать до весны", "было бы неплохо слетать куда-нибудь": nothing was decided. */
  private isDream(head: Item): boolean {
    if (hasTag(head, 'feeling')) return true;
    const isSome = this.items.some((item) => hasTag(item, 'any'));
    const isSet = this.items.some(({ meaning }) => SET_TIMES.has(meaning?.kind ?? ''));
    const isAsked = this.skipped.some((item) => hasTag(item, 'requesting'));
    if (isSet || isAsked) return false;
    const isWish = this.skipped.some((item) => hasTag(item, 'would-be-nice'));
    // "хотелось бы уже лета"
    const isThing = hasTag(head, 'longed') && !this.items.some(isAction);
    return hasTag(head, 'wishful') || isThing || (isWish && isSome);
  }

  /** "скажи мне завтра, чтоб я не забыл ...": asked to be told, so as not to forget. */
  private skipForgetting(head: Item): boolean {
    if (!hasTag(head, 'tell-us')) return false;
    const near = this.items.slice(this.at, this.at + FORGETTING_ITEMS_MAX);
    const so = near.findIndex((item) => hasTag(item, 'so-that'));
    const end = near.findIndex((item, i) => i > so && hasTag(item, 'forget'));
    if (so < 0 || end < 0 || !hasTag(near[end - 1], 'not')) return false;
    for (let i = 0; i <= end; i += 1) {
      if (isFactAt(this.items[this.at])) this.at += 1;
      else this.skip();
    }
    this.skipLinks();
    return true;
  }

  private isChatPhrase(): boolean {
    const words = this.items.filter((item) => !isMark(item));
    return (
      words.length > 0 &&
      words.length < 5 &&
      CHAT_PHRASES.has(words.map((item) => item.word).join(' '))
    );
  }

  /** "когда-нибудь разобрать шкаф" asks nothing. */
  private isIndefinite(): boolean {
    return (
      hasTag(this.items[this.at], 'indefinite') &&
      this.wordAt(1) === '-' &&
      hasTag(this.items[this.at + 2], 'any')
    );
  }

  /** "не срочно", "очень важно": the word before belongs to the urgency. */
  private isUrgencyAhead(): boolean {
    const next = roleAt(this.items[this.at + 1]);
    return hasTag(this.items[this.at], 'before-urgency') && URGENCIES.has(next);
  }

  private readQuery(head: Item): Head {
    if (roleAt(head) === 'list' && this.skipHeading()) return this.readAfterOpening();
    const isOwn = isInfinitive(head.word) && !mentions(this.items, this.at + 1, ...OBJECTS);
    return this.found(isOwn ? 'action' : 'query');
  }

  private readEdit(head: Item): Head {
    if (!isInfinitive(head.word) || mentions(this.items, this.at + 1, ...OBJECTS)) {
      return this.found('edit');
    }
    // "закрыть штору", but not "закрыть окна завтра в 9", nor "заменить замок"
    const isHouse = hasTag(head, 'house-edit') && isHouseTalk(this.items, this.at + 1);
    return this.found(isHouse ? 'foreign' : 'action');
  }

  private readForeign(head: Item): Head {
    const next = roleAt(this.items[this.at + 1]);
    if (NAMED.has(next) || next === 'meeting') {
      this.skip();
      return NAMED.has(next) ? this.takeNoun('create') : this.found('explicit', 'create', next);
    }
    // "переведи на английский ..."
    if (this.items.some((item) => hasTag(item, 'of-language'))) return this.found('foreign');
    // "сними показания 25 числа", "переведи маме 500 завтра"
    const isPlanned =
      isImperative(head.word) && isDated(this.items) && !isDeviceTalk(this.items, 0);
    if (isPlanned) return this.found('action');
    if (!isInfinitive(head.word) || isTimerTalk(this.items, this.at)) return this.found('foreign');
    const isMedia = !isDated(this.items) && hasTag(head, 'media-verb');
    return this.found(isMedia || isHouseTalk(this.items, this.at) ? 'foreign' : 'action');
  }

  /** What was not passed over as saying nothing. */
  private left(): readonly Item[] {
    const skipped = new Set(this.skipped);
    return this.items.filter((item) => !skipped.has(item));
  }

  /** Nouns, actions and statements: what needs no word of ours to be asked. */
  private readPlain(head: Item): Head {
    const isMeeting = mentions(this.items, this.at, 'meeting', 'event');
    if (isAction(head)) {
      const isOrder = !isInfinitive(head.word) && isHouseTalk(this.items, this.at);
      return this.found(isOrder ? 'foreign' : 'action');
    }
    if (hasTag(head, 'plural-noun') && !this.items.some(isAction)) return this.found('query');
    if (hasTag(head, 'foreign-order')) return this.found('foreign');
    const said = this.items.slice(this.at);
    if (isOrderedByOther(said)) return this.found('told');
    // "завтра будет созвон"
    if (isMeeting && hasTag(head, 'being')) this.skip();
    else if (isTalk(this.left())) {
      if (this.sawChat) return this.found('chat');
      return this.found(isDeviceTalk(this.items, this.at) ? 'foreign' : 'statement');
    }
    // "мы в четверг идём в театр"
    const isOwnPlan = isDated(said) && said.some((item) => hasTag(item, 'own-plan'));
    if (isOwnPlan) return this.found('nominal');
    const isStatement = this.isPersonal || said.some((item) => hasTag(item, 'being'));
    if (isStatement && !isMeeting) return this.found(this.sawChat ? 'chat' : 'statement');
    const isForeign =
      roleAt(this.items.at(-1)) === 'foreign' || hasTag(this.items.at(-1), 'foreign-order');
    if (isForeign && !isInfinitive(this.items.at(-1)?.word ?? '')) return this.found('foreign');
    // "в общагу привезти обогреватель" is for the plan
    const isDevice = isDeviceTalk(this.items, this.at) && !said.some(isAction);
    return this.found(isDevice ? 'foreign' : 'nominal');
  }

  /** создай, запиши, поставь, выдели: the verb, then what it makes. */
  private readOrder(head: Item): Head {
    const verb = roleAt(head);
    const start = this.at;
    const mark = this.skipped.length;
    this.skip();
    const isPerson = hasTag(this.items[this.at], 'person');
    this.skipBetween();
    this.skipPlace();
    const isLinked = hasTag(this.items[this.at], 'what') && !isAction(this.items[this.at + 1]);
    if (isLinked) this.skipLinks();
    // "запиши: в среду надо ..."
    if (roleAt(this.items[this.at]) === 'need' && !hasTag(this.items[this.at], 'person'))
      this.skip();
    // "запиши, что у меня врач"
    if (isLinked && hasTag(this.items[this.at], 'at') && hasTag(this.items[this.at + 1], 'owner')) {
      this.skip();
      this.skip();
    }
    const isCounted = this.skipCount();
    const noun = roleAt(this.items[this.at]);
    const asAction = (): Head => {
      this.skipped.length = mark;
      return this.found('action');
    };
    if (NAMED.has(noun)) {
      const made = this.takeNoun(verb);
      // "создай 10 задач": nothing says which
      return isCounted && this.items[this.at] === undefined ? this.found('statement') : made;
    }
    if (isPerson) return asAction();
    const isHouse = verb === 'put' ? isHouseTalk(this.items, this.at) : noun === 'device';
    const isElsewhere = isHouse || noun === 'foreign' || isTimerTalk(this.items, start);
    if (isElsewhere) return this.found('foreign');
    if (MADE_ELSEWHERE.has(noun)) return this.found(verb === 'create' ? 'edit' : 'foreign');
    const isMeeting = noun === 'meeting' || noun === 'event';
    if (verb === 'reserve' && this.isThing() && !isMeeting) return asAction();
    if (hasTag(head, 'make') && !isMeeting) return asAction();
    // "записать ребёнка к врачу", "добавить соль": what is to be done
    // "прошу внести ...": an infinitive that we are asked for
    const isAsked = this.skipped.some((item) => hasTag(item, 'requesting'));
    const isOwn = isInfinitive(head.word) && !isLinked && !isAsked && !this.orders(this.at);
    if (isOwn && !isMeeting && !this.isListed) return asAction();
    return this.found('explicit', verb, noun);
  }

  /** "записать на двадцатое продлить полис": what is to be done stands behind its time. */
  private orders(from: number): boolean {
    let at = from;
    while (hasTag(this.items[at], 'onto') && isFactAt(this.items[at + 1])) at += 2;
    return isAction(this.items[at]);
  }

  /** "созвон с Олей перенеси на завтра": said of an object, the verb behind it. */
  private endsInEdit(): boolean {
    return this.items
      .slice(this.at + 1)
      .some((item) => roleAt(item) === 'edit' && !isInfinitive(item.word) && !hasTag(item, 'done'));
  }

  /** "что-то мне завтра к врачу": a sigh, not a question. */
  private isSomehow(): boolean {
    const isSigh =
      hasTag(this.items[this.at], 'what') &&
      this.wordAt(1) === '-' &&
      hasTag(this.items[this.at + 2], 'that');
    return isSigh && roleAt(this.items[this.at + INDEFINITE_ITEMS]) === 'soft';
  }

  /** "забронируй столик": something to be done, unless a span of time is asked for it. */
  private isThing(): boolean {
    const item = this.items[this.at];
    const isUnknown = item !== undefined && isWord(item) && item.kind === 0;
    return isUnknown && !this.items.some((other) => SPANS.has(other.meaning?.kind ?? ''));
  }

  /** Takes the noun and what hangs on it: "задачу под названием", "напоминание о том, что". */
  private takeNoun(verb: Role | null): Head {
    const noun = roleAt(this.items[this.at]);
    this.skip();
    const item = this.items[this.at];
    if (noun === 'block' && roleAt(item) === 'time') {
      // "блок времени"
      this.skip();
    }
    if (noun === 'reminder') this.skipLinks();
    else this.skipBetween();
    return this.found('explicit', verb, noun);
  }

  /** "задача: ...", "новая задача", "срочно: позвонить" */
  private readNoun(): Head {
    for (let item = this.items[this.at]; item !== undefined; item = this.items[this.at]) {
      const role = roleAt(item);
      if (role === 'new') this.skip();
      else if (URGENCIES.has(role) || isMark(item) || isFact(item)) this.at += 1;
      else break;
    }
    const head = this.items[this.at];
    const role = roleAt(head);
    if (role !== 'task' && role !== 'reminder' && role !== 'block') {
      return this.found(isAction(head) ? 'action' : 'nominal');
    }
    const isList = this.wordAt(1) === ':' || this.items.some(isAction);
    if (hasTag(head, 'plural-noun') && !isList) return this.found('query');
    return this.takeNoun(null);
  }

  private readRemind(head: Item): Head {
    const next = this.items[this.at + 1];
    const toSomeone =
      next !== undefined &&
      isWord(next) &&
      next.kind === 0 &&
      roleAt(next) === null &&
      !isAction(next);
    // "напомнить маме про таблетки": a task of one's own
    if (hasTag(head, 'to-remind') && toSomeone) return this.found('action');
    if (this.asksForPlan()) return this.found('query');
    return this.readWish('remind');
  }

  /** "напомни, когда у меня врач", "напомни, что у меня завтра" */
  private asksForPlan(): boolean {
    let at = this.at + 1;
    while (isMark(this.items[at]) || roleAt(this.items[at]) === 'soft') at += 1;
    const asked = this.items.slice(at);
    const isOwn = asked.some((item, i) => hasTag(item, 'at') && hasTag(asked[i + 1], 'owner'));
    if (!isOwn || asked.some(isAction)) return false;
    if (hasTag(asked[0], 'asking-word')) return true;
    return hasTag(asked[0], 'what') && asked.slice(3).every((item) => !isWord(item));
  }

  /** After "напомни" and "надо": the links, and at last what is to be done. */
  private readWish(act: 'need' | 'remind'): Head {
    this.skip();
    this.skipLinks();
    const head = this.items[this.at];
    const role = roleAt(head);
    if (act === 'remind' || head === undefined) return this.found(act);
    const isSaidToUs = hasTag(this.items[this.at - 1], 'to-us');
    const isToUs =
      !hasTag(head, 'to-remind') || isSaidToUs || hasTag(this.items[this.at + 1], 'to-us');
    if (role === 'remind' && isToUs) return this.readRemind(head);
    if (act === 'need' && NAMED.has(role) && role !== 'time') {
      const next = this.items[this.at + 1];
      // "нужна задача купить хлеб", but not "надо задачу решить" with nothing behind it
      if (next?.word === ':' || (isAction(next) && this.items[this.at + 2] !== undefined)) {
        return this.takeNoun('create');
      }
    }
    if (ORDERING.has(role)) {
      const order = this.readOrder(head);
      return order.act === 'explicit' ? order : { ...order, act };
    }
    return this.found(act);
  }
}

/**
 * Reads the head of a segment and takes its words. `isListed`: a project or list was named, so
 * "добавить картошку" is an order to us.
 */
export function readHead(items: readonly Item[], taken: Set<Item>, isListed: boolean): Head {
  return new HeadReader(items, taken, isListed).read();
}
