import type { Item } from '../../grammar/item.ts';
import { isCardinal } from '../vocabulary.ts';
import type { Act, Head } from './head.ts';
import {
  isDated,
  isDeviceTalk,
  isHouseTalk,
  isTimerTalk,
  mentions,
  mentionsWord,
} from './mentions.ts';
import type { Role } from './role-words.ts';
import { CHAT_PHRASES } from './role-words.ts';
import { isInfinitive } from './verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt } from './view.ts';

/** Objects that are there already: a verb about them edits. */
const OBJECTS: readonly Role[] = ['task', 'reminder', 'block', 'part', 'meeting', 'event', 'list'];
const NAMED: ReadonlySet<Role | null> = new Set<Role>(['task', 'reminder', 'block', 'time']);
const MADE_ELSEWHERE: ReadonlySet<Role | null> = new Set<Role>(['part', 'project', 'list', 'tag']);

const ORDERING: ReadonlySet<Role | null> = new Set<Role>(['create', 'schedule', 'put', 'reserve']);
/** What "задача: ..." and "срочная задача" begin with. */
const NOUN_LIKE: ReadonlySet<Role | null> = new Set<Role>([
  'urgent',
  'important',
  'new',
  'task',
  'reminder',
  'block',
]);

/** "задачи на сегодня": the plural asks to be shown. */
const PLURALS = new Set(
  'задачи дела таски встречи события напоминания созвоны собрания тудушки'.split(' '),
);
const ALL = new Set(['мои', 'все', 'наши', 'мое']);
const BEING = new Set(['будет', 'было', 'была', 'был', 'были', 'будут']);
/** "доброе утро" */
const GREETED = new Set('утро утра день дня вечер вечера ночи ночь дня'.split(' '));
const FORGET = new Set('забыть забудь забудьте забыл забыла забывай'.split(' '));
/** "запиши меня к врачу": what is to be done, not an order to us. */
const PERSONS = new Set('меня нас тебя ребенка сына дочь маму папу жену мужа'.split(' '));
/** Between a wish and what is wished: "напомни о том, что мне надо". */
const LINKS = new Set('что чтобы чтоб том о про то бы не я будет'.split(' '));
/** Where a plan is kept. */
const PLACES = new Set(
  'задачи дела план планы календарь ежедневник расписание планировщик входящие инбокс туду'.split(
    ' ',
  ),
);
const OWN = new Set(['мой', 'мои', 'свой', 'свои', 'наш', 'общий']);
const INDEFINITE = new Set(['когда', 'где', 'как']);
const INDEFINITE_ITEMS = 3;

/** Reads what a segment asks for, and takes the words that ask. */
class HeadReader {
  private at = 0;
  private readonly skipped: Item[] = [];
  private sawChat = false;
  private isPersonal = false;
  private readonly items: readonly Item[];
  private readonly taken: Set<Item>;

  private readonly isListed: boolean;

  constructor(items: readonly Item[], taken: Set<Item>, isListed: boolean) {
    this.items = items;
    this.taken = taken;
    this.isListed = isListed;
  }

  read(): Head {
    if (this.isChatPhrase()) return this.found('chat');
    this.skipOpening();
    return this.readAfterOpening();
  }

  private readAfterOpening(): Head {
    this.skipPlace();
    if (this.isUrgencyAhead()) this.at += 1;
    if (this.isIndefinite()) this.at += INDEFINITE_ITEMS;
    const head = this.items[this.at];
    if (head === undefined) return this.found(this.sawChat ? 'chat' : 'empty');
    // "не надо ничего создавать"
    if (head.word === 'не' && roleAt(this.items[this.at + 1]) === 'need') {
      return this.found('statement');
    }
    if (head.word === 'не' && FORGET.has(this.wordAt(1))) return this.readWish('need');
    if (
      ALL.has(head.word) &&
      mentions(this.items, this.at + 1, 'task', 'query', 'meeting', 'project', 'list', 'event')
    ) {
      return this.found('query');
    }
    const isQuestion = this.items.at(-1)?.word === '?' || this.wordAt(1) === 'ли';
    const role = roleAt(head);
    if (ORDERING.has(role)) return this.readOrder(head);
    if (NOUN_LIKE.has(role)) return this.readNoun();
    if (role === 'remind') return this.readRemind(head);
    if (role === 'query' || role === 'list') return this.readQuery(head);
    if (role === 'edit') return this.readEdit(head);
    if (isQuestion) return this.found('query');
    if (role === 'need') return this.readWish('need');
    return role === 'foreign' ? this.readForeign(head) : this.readPlain(head);
  }

  private found(act: Act, verb: Role | null = null, noun: Role | null = null): Head {
    for (const item of this.skipped) this.taken.add(item);
    return { act, verb, noun };
  }

  private skip(): void {
    const item = this.items[this.at];
    if (item !== undefined) this.skipped.push(item);
    this.at += 1;
  }

  private wordAt(ahead: number): string {
    return this.items[this.at + ahead]?.word ?? '';
  }

  private isChatPhrase(): boolean {
    const words = this.items.filter((item) => !isMark(item));
    return (
      words.length > 0 &&
      words.length < 5 &&
      CHAT_PHRASES.has(words.map((item) => item.word).join(' '))
    );
  }

  /** Greetings, marks, bullets and words that carry nothing; times may stand between them. */
  private skipOpening(): void {
    for (let item = this.items[this.at]; item !== undefined; item = this.items[this.at]) {
      const role = roleAt(item);
      if (isFact(item)) {
        this.at += 1;
      } else if (item.word === 'у' && (this.wordAt(1) === 'меня' || this.wordAt(1) === 'нас')) {
        // "у меня завтра встреча"
        this.skip();
        this.skip();
      } else if (role === 'chat') {
        this.sawChat = true;
        this.skip();
        if (GREETED.has(this.wordAt(0))) this.skip();
      } else if (role === 'pronoun') {
        this.isPersonal = true;
        this.skip();
      } else if (this.isEmptyAt(item, role)) {
        this.skip();
      } else {
        return;
      }
    }
  }

  /** "в календарь", "в мои задачи": where we put everything anyway. */
  private skipPlace(): void {
    if (this.wordAt(0) !== 'в' && this.wordAt(0) !== 'во') return;
    const isOwn = OWN.has(this.wordAt(1));
    if (!PLACES.has(this.wordAt(isOwn ? 2 : 1))) return;
    for (let i = 0; i < (isOwn ? 3 : 2); i += 1) this.skip();
    this.skipBetween();
  }

  /** "когда-нибудь разобрать шкаф" asks nothing. */
  private isIndefinite(): boolean {
    return INDEFINITE.has(this.wordAt(0)) && this.wordAt(1) === '-' && this.wordAt(2) === 'нибудь';
  }

  private isEmptyAt(item: Item, role: Role | null): boolean {
    if (isMark(item) || role === 'sequel' || item.word === 'и' || item.word === 'а') return true;
    if (role === 'soft') return !this.isTopic(this.at);
    // "1)", "2." at the head of a line
    const next = this.items[this.at + 1];
    return isCardinal(item) && next?.glued === true && (next.word === ')' || next.word === '.');
  }

  /** "о встрече": "о" is empty only in "о том, что". */
  private isTopic(at: number): boolean {
    return this.items[at]?.word === 'о' && this.items[at + 1]?.word !== 'том';
  }

  /** "не срочно", "очень важно": the word before belongs to the urgency. */
  private isUrgencyAhead(): boolean {
    const next = roleAt(this.items[this.at + 1]);
    return BEFORE_URGENCY.has(this.wordAt(0)) && (next === 'urgent' || next === 'important');
  }

  /** "список дел: ..." only announces what follows. */
  private skipHeading(): boolean {
    for (let at = this.at; at < this.at + HEADING_ITEMS_MAX; at += 1) {
      if (this.items[at]?.word !== ':') continue;
      while (this.at <= at) this.skip();
      return true;
    }
    return false;
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
    // "закрыть штору", but not "закрыть окна завтра в 9"
    return this.found(isHouseTalk(this.items, this.at + 1) ? 'foreign' : 'action');
  }

  private readForeign(head: Item): Head {
    const next = roleAt(this.items[this.at + 1]);
    if (NAMED.has(next) || next === 'meeting') {
      this.skip();
      return NAMED.has(next) ? this.takeNoun('create') : this.found('explicit', 'create', next);
    }
    if (!isInfinitive(head.word) || isTimerTalk(this.items, this.at)) return this.found('foreign');
    const isMedia = !isDated(this.items) && MEDIA_VERBS.has(head.word);
    return this.found(isMedia || isHouseTalk(this.items, this.at) ? 'foreign' : 'action');
  }

  /** Nouns, actions and statements: what needs no word of ours to be asked. */
  private readPlain(head: Item): Head {
    const isMeeting = mentions(this.items, this.at, 'meeting', 'event');
    if (isAction(head)) {
      const isOrder = !isInfinitive(head.word) && isHouseTalk(this.items, this.at);
      return this.found(isOrder ? 'foreign' : 'action');
    }
    if (PLURALS.has(head.word)) return this.found('query');
    const isStatement = this.isPersonal || mentionsWord(this.items, this.at, BEING);
    if (isStatement && !isMeeting) return this.found(this.sawChat ? 'chat' : 'statement');
    return this.found(isDeviceTalk(this.items, this.at) ? 'foreign' : 'nominal');
  }

  /** создай, запиши, поставь, выдели: the verb, then what it makes. */
  private readOrder(head: Item): Head {
    const verb = roleAt(head);
    const start = this.at;
    const mark = this.skipped.length;
    this.skip();
    const isPerson = PERSONS.has(this.wordAt(0));
    this.skipBetween();
    this.skipPlace();
    const noun = roleAt(this.items[this.at]);
    const asAction = (): Head => {
      this.skipped.length = mark;
      return this.found('action');
    };
    if (NAMED.has(noun)) return this.takeNoun(verb);
    if (isPerson) return asAction();
    const isHouse = verb === 'put' ? isHouseTalk(this.items, this.at) : noun === 'device';
    const isElsewhere = isHouse || noun === 'foreign' || isTimerTalk(this.items, start);
    if (isElsewhere) return this.found('foreign');
    if (MADE_ELSEWHERE.has(noun)) return this.found(verb === 'create' ? 'edit' : 'foreign');
    const isMeeting = noun === 'meeting' || noun === 'event';
    if (verb === 'reserve' && this.isThing() && !isMeeting) return asAction();
    if (head.word.startsWith('сдела') && !isMeeting) return asAction();
    // "записать ребёнка к врачу", "добавить соль": what is to be done
    if (isInfinitive(head.word) && !isMeeting && !this.isListed) return asAction();
    return this.found('explicit', verb, noun);
  }

  /** "забронируй столик": something to be done, unless a span of time is asked for it. */
  private isThing(): boolean {
    const item = this.items[this.at];
    const isUnknown = item !== undefined && isWord(item) && item.kind === 0;
    return isUnknown && !this.items.some((other) => SPANS.has(other.meaning?.kind ?? ''));
  }

  /** "мне", "пожалуйста", "новую", "срочную", and a time said between. */
  private skipBetween(): void {
    for (let item = this.items[this.at]; item !== undefined; item = this.items[this.at]) {
      const role = roleAt(item);
      const isAdjective =
        (role === 'urgent' || role === 'important') && NAMED.has(roleAt(this.items[this.at + 1]));
      const isSoft = role === 'soft' && !this.isTopic(this.at) && !PERSONS.has(item.word);
      if (isFact(item) || isAdjective) this.at += 1;
      else if (isMark(item) || isSoft || role === 'new') this.skip();
      else return;
    }
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
      else if (role === 'urgent' || role === 'important' || isMark(item) || isFact(item))
        this.at += 1;
      else break;
    }
    const head = this.items[this.at];
    const role = roleAt(head);
    if (role !== 'task' && role !== 'reminder' && role !== 'block') {
      return this.found(isAction(head) ? 'action' : 'nominal');
    }
    if (PLURALS.has(head?.word ?? '') && this.wordAt(1) !== ':') return this.found('query');
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
    if (head.word === 'напомнить' && toSomeone) return this.found('action');
    return this.readWish('remind');
  }

  /** After "напомни" and "надо": the links, and at last what is to be done. */
  private readWish(act: 'need' | 'remind'): Head {
    this.skip();
    this.skipLinks();
    const head = this.items[this.at];
    const role = roleAt(head);
    if (act === 'remind' || head === undefined) return this.found(act);
    if (role === 'remind' && head.word !== 'напомнить') return this.readRemind(head);
    if (ORDERING.has(role)) {
      const order = this.readOrder(head);
      return order.act === 'explicit' ? order : { ...order, act };
    }
    return this.found(act);
  }

  private skipLinks(): void {
    for (let item = this.items[this.at]; item !== undefined; item = this.items[this.at]) {
      if (isFact(item)) {
        this.at += 1;
        continue;
      }
      const role = roleAt(item);
      const isLink = LINKS.has(item.word) && !this.isTopic(this.at) && !this.startsTitle(this.at);
      const isEmpty = role === 'soft' && !this.isTopic(this.at);
      if (!isLink && !isEmpty && role !== 'need' && !isMark(item) && !FORGET.has(item.word)) return;
      this.skip();
    }
  }

  /** "про оплату", "не курить": the title begins with the link itself. */
  private startsTitle(at: number): boolean {
    const word = this.items[at]?.word;
    const next = this.items[at + 1]?.word ?? '';
    if (word === 'не') return !FORGET.has(next);
    return word === 'про' && next !== 'то';
  }
}

const SPANS = new Set(['length', 'clock-range', 'range', 'for-number']);
const BEFORE_URGENCY = new Set(['не', 'очень', 'это']);
const HEADING_ITEMS_MAX = 4;

/** Verbs that nobody plans for himself. */
const MEDIA_VERBS = new Set(
  'приостановить возобновить переключить убавить прибавить продолжать продолжить'.split(' '),
);

/**
 * Reads the head of a segment and takes its words. `isListed`: a project or list was named, so
 * "добавить картошку" is an order to us.
 */
export function readHead(items: readonly Item[], taken: Set<Item>, isListed: boolean): Head {
  return new HeadReader(items, taken, isListed).read();
}
