import type { Item } from '../../grammar/item.ts';
import type { Role } from './command-words.ts';
import { isInfinitive } from './verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt } from './view.ts';

/** What a segment is, by its first words. */
export type Act =
  /** создай, поставь, задача: */
  | 'explicit'
  | 'remind'
  /** надо, нужно, не забыть */
  | 'need'
  /** купить хлеб */
  | 'action'
  /** молоко, созвон завтра в 10 */
  | 'nominal'
  /** я устал, завтра будет дождь */
  | 'statement'
  | 'query'
  | 'edit'
  | 'foreign'
  | 'chat'
  /** only a time was said, or nothing */
  | 'empty';

/** The head of a segment: what it asks for and the words that ask. */
export interface Head {
  readonly act: Act;
  /** создай, поставь, выдели: the verb's role where there is one. */
  readonly verb: Role | null;
  /** задача, блок, напоминание: what is to be made, where it was named. */
  readonly noun: Role | null;
  /** Where the title's own words may begin. */
  readonly body: number;
}

const NOUNS: ReadonlySet<Role> = new Set([
  'task',
  'reminder',
  'block',
  'time',
  'part',
  'list',
  'project',
  'tag',
]);
const PLURAL_QUERIES = new Set([
  'задачи',
  'дела',
  'таски',
  'встречи',
  'события',
  'напоминания',
  'созвоны',
  'собрания',
]);
const BEING = new Set(['будет', 'было', 'была', 'был', 'были', 'будут', 'есть']);
const GREETED = new Set(['утро', 'утра', 'день', 'дня', 'вечер', 'вечера', 'ночи', 'ночь']);
const FORGET = new Set(['забыть', 'забудь', 'забудьте', 'забыл', 'забыла', 'забывай']);

/** Reads the head of `items[0..)` and takes its words. */
export function readHead(items: readonly Item[], taken: Set<Item>): Head {
  let at = 0;
  const skipped: Item[] = [];
  let sawChat = false;
  let isPersonal = false;
  const enough = (
    act: Act,
    body = at,
    verb: Role | null = null,
    noun: Role | null = null,
  ): Head => {
    for (const item of skipped) taken.add(item);
    return { act, verb, noun, body };
  };
  const skip = (): void => {
    const item = items[at];
    if (item !== undefined) skipped.push(item);
    at += 1;
  };
  for (; at < items.length; ) {
    const item = items[at];
    if (item === undefined) break;
    if (isFact(item)) {
      at += 1;
      continue;
    }
    const role = roleAt(item);
    if (isMark(item) || role === 'soft' || role === 'then' || isBullet(items, at)) {
      if (role === 'soft' && isTopicMarker(items, at)) break;
      skip();
      continue;
    }
    if (isYouAndI(items, at)) {
      // "у меня завтра встреча"
      skip();
      skip();
      continue;
    }
    if (role === 'chat') {
      sawChat = true;
      skip();
      // "доброе утро", "спокойной ночи"
      if (GREETED.has(items[at]?.word ?? '')) skip();
      continue;
    }
    if (role === 'pronoun') {
      isPersonal = true;
      skip();
      continue;
    }
    if (item.word === 'и' || item.word === 'а' || item.word === 'или') {
      skip();
      continue;
    }
    break;
  }
  const head = items[at];
  if (head === undefined) return enough(sawChat ? 'chat' : 'empty');
  const role = roleAt(head);
  const isQuestion = lastWord(items) === '?' || items[at + 1]?.word === 'ли';
  if (items[at]?.word === 'не' && FORGET.has(items[at + 1]?.word ?? '')) {
    skip();
    skip();
    return bodyAfterWish(items, at, 'need', enough, skipped);
  }
  switch (role) {
    case 'create':
    case 'schedule':
    case 'reserve':
      return readOrder(items, at, role, enough, skipped);
    case 'remind':
      return readRemind(items, at, enough, skipped);
    case 'need':
      if (isQuestion) return enough('query');
      skipped.push(head);
      return bodyAfterWish(items, at + 1, 'need', enough, skipped);
    case 'urgent':
    case 'important':
    case 'new':
    case 'task':
    case 'reminder':
    case 'block':
      return readNoun(items, at, enough, skipped);
    case 'query':
      return isInfinitive(head.word) && !mentions(items, at, NOUNS)
        ? enough('action')
        : enough('query');
    case 'edit':
      if (!isInfinitive(head.word) || mentionsObject(items, at)) return enough('edit');
      // "закрыть дверь гаража", but not "закрыть окна завтра в 9"
      return enough(mentions(items, at, DEVICES) && !items.some(isFact) ? 'foreign' : 'action');
    case 'foreign':
      return readForeign(items, at, enough, isQuestion);
    case 'meeting':
    case 'event':
      if (PLURAL_QUERIES.has(head.word) || isQuestion) return enough('query');
      return enough('nominal');
    default:
      break;
  }
  if (isQuestion) return enough('query');
  if (isAction(head)) return enough('action');
  if (mentionsOneOf(items, at, BEING) && !mentionsMeeting(items, at)) return enough('statement');
  if (isPersonal && !mentionsMeeting(items, at)) return enough('statement');
  if (isDeviceTalk(items, at)) return enough('foreign');
  return enough('nominal');
}

type Enough = (act: Act, body?: number, verb?: Role | null, noun?: Role | null) => Head;

const lastWord = (items: readonly Item[]): string => items[items.length - 1]?.word ?? '';

/** "1)", "2.", at the head of a line */
function isBullet(items: readonly Item[], at: number): boolean {
  const item = items[at];
  const next = items[at + 1];
  const isNumber =
    item !== undefined && item.meaning === null && item.word === '' && item.kind !== 0;
  return isNumber && next?.glued === true && (next.word === ')' || next.word === '.');
}

/** "о том", "о встрече": "о" is empty only in "о том, что" */
function isTopicMarker(items: readonly Item[], at: number): boolean {
  return items[at]?.word === 'о' && items[at + 1]?.word !== 'том';
}

function isYouAndI(items: readonly Item[], at: number): boolean {
  return items[at]?.word === 'у' && ['меня', 'нас'].includes(items[at + 1]?.word ?? '');
}

function mentions(items: readonly Item[], from: number, wanted: ReadonlySet<Role>): boolean {
  return items.slice(from + 1).some((item) => {
    const role = roleAt(item);
    return role !== null && wanted.has(role);
  });
}

const OBJECTS: ReadonlySet<Role> = new Set([
  'task',
  'reminder',
  'block',
  'part',
  'meeting',
  'event',
  'list',
]);
const MEETINGS: ReadonlySet<Role> = new Set(['meeting', 'event']);
const DEVICES: ReadonlySet<Role> = new Set(['device']);

const mentionsObject = (items: readonly Item[], from: number): boolean =>
  mentions(items, from, OBJECTS);
const mentionsMeeting = (items: readonly Item[], from: number): boolean =>
  mentions(items, from - 1, MEETINGS);
const mentionsOneOf = (items: readonly Item[], from: number, words: ReadonlySet<string>): boolean =>
  items.slice(from).some((item) => words.has(item.word));

/** "громкость на 50", "следующий трек": talk to a device without a verb */
function isDeviceTalk(items: readonly Item[], at: number): boolean {
  return items.slice(at).some((item) => roleAt(item) === 'device' && !isOwnable(item.word));
}

const OWNABLE = [
  'окн',
  'двер',
  'ламп',
  'штор',
  'замок',
  'телевиз',
  'розетк',
  'цвет',
  'видео',
  'датчик',
];
/** A thing one can buy or mend, so naming it is no order to a device. */
const isOwnable = (word: string): boolean => OWNABLE.some((stem) => word.startsWith(stem));

function readForeign(
  items: readonly Item[],
  at: number,
  enough: Enough,
  isQuestion: boolean,
): Head {
  const head = items[at];
  if (head === undefined || isQuestion) return enough('query');
  const next = roleAt(items[at + 1]);
  const makes = next === 'reminder' || next === 'task' || next === 'meeting' || next === 'time';
  if (makes) return enough('explicit', at + (next === 'meeting' ? 1 : 2), 'create', next);
  const isDated = items.some(isFact);
  if (isInfinitive(head.word) && (!mentions(items, at, DEVICES) || isDated)) {
    return mentionsTimer(items, at) ? enough('foreign') : enough('action');
  }
  return enough('foreign');
}

const mentionsTimer = (items: readonly Item[], at: number): boolean =>
  items.slice(at).some((item) => item.word.startsWith('таймер'));

/** Skips "мне", "пожалуйста", "новую" between the verb and what it makes. */
function skipSoft(items: readonly Item[], from: number, skipped: Item[]): number {
  let at = from;
  for (;;) {
    const item = items[at];
    if (item === undefined) return at;
    const role = roleAt(item);
    const isSoft = (role === 'soft' && !isTopicMarker(items, at)) || role === 'new';
    if (!isSoft && !isMark(item)) return at;
    skipped.push(item);
    at += 1;
  }
}

const PERSONS = new Set(['меня', 'нас', 'тебя', 'ребенка', 'сына', 'дочь', 'маму', 'папу']);

/** создай, запиши, поставь, выдели ... */
function readOrder(
  items: readonly Item[],
  verbAt: number,
  verb: Role,
  enough: Enough,
  skipped: Item[],
): Head {
  const head = items[verbAt];
  if (head === undefined) return enough('empty');
  const isInfinitiveHead = isInfinitive(head.word);
  let at = verbAt + 1;
  const ahead: Item[] = [];
  at = skipSoft(items, at, ahead);
  while (items[at] !== undefined && isFact(items[at] as Item)) at += 1;
  if (ORDERED_ADJECTIVES.has(roleAt(items[at]) ?? '')) {
    const noun = roleAt(items[at + 1]);
    if (noun === 'task' || noun === 'reminder') at += 1;
  }
  const noun = roleAt(items[at]);
  if (noun === 'device' && !isOwnable(items[at]?.word ?? '')) return enough('foreign');
  if (verb === 'schedule' && isDeviceTalk(items, verbAt + 1)) return enough('foreign');
  if (noun === 'part' || noun === 'project' || noun === 'list' || noun === 'tag') {
    return noun === 'part' || verb === 'create' ? enough('edit') : enough('foreign');
  }
  const names = noun === 'task' || noun === 'reminder' || noun === 'block' || noun === 'time';
  // "записать ребёнка к врачу", "добавить соль": what is to be done, not an order to us
  if (isInfinitiveHead && !names && noun !== 'meeting' && verb === 'create') {
    return mentions(items, at, new Set<Role>(['list', 'project'])) ? ordered() : enough('action');
  }
  if (isInfinitiveHead && !names && noun !== 'meeting' && noun !== 'event') return enough('action');
  if (PERSONS.has(ahead[0]?.word ?? items[verbAt + 1]?.word ?? '')) return enough('action');
  return ordered();

  function ordered(): Head {
    skipped.push(head as Item, ...ahead);
    if (!names) return enough('explicit', at, verb, noun);
    return afterNoun(items, at, 'explicit', verb, enough, skipped);
  }
}

const ORDERED_ADJECTIVES: ReadonlySet<string> = new Set(['urgent', 'important']);
const NAMING = new Set(['названием', 'именем', 'темой', 'заголовком', 'текстом']);

/** Takes the noun and what hangs on it: "задачу под названием", "задачу на тему", "напоминание о том, что". */
function afterNoun(
  items: readonly Item[],
  nounAt: number,
  act: Act,
  verb: Role | null,
  enough: Enough,
  skipped: Item[],
): Head {
  const noun = roleAt(items[nounAt]);
  skipped.push(items[nounAt] as Item);
  let at = nounAt + 1;
  if (NAMING.has(items[at + 1]?.word ?? '') && isWord(items[at] as Item)) {
    skipped.push(items[at] as Item, items[at + 1] as Item);
    at += 2;
  } else if (noun === 'block' && roleAt(items[at]) === 'time') {
    // "блок времени"
    skipped.push(items[at] as Item);
    at += 1;
  }
  at = skipSoft(items, at, skipped);
  if (noun === 'reminder') return { ...bodyAfterWish(items, at, act, enough, skipped), verb, noun };
  return enough(act, at, verb, noun);
}

function readNoun(items: readonly Item[], from: number, enough: Enough, skipped: Item[]): Head {
  let at = from;
  const adjectives: Item[] = [];
  while (
    ['urgent', 'important', 'new'].includes(roleAt(items[at]) ?? '') ||
    isMark(items[at] as Item)
  ) {
    if (roleAt(items[at]) === 'new') adjectives.push(items[at] as Item);
    at += 1;
    if (items[at] === undefined) return enough('nominal');
  }
  const noun = roleAt(items[at]);
  if (noun !== 'task' && noun !== 'reminder' && noun !== 'block') {
    const rest = items[at];
    if (at > from && isAction(rest)) return enough('action');
    return enough('nominal');
  }
  const next = items[at + 1];
  if (PLURAL_QUERIES.has(items[at]?.word ?? '') && next?.word !== ':') return enough('query');
  skipped.push(...adjectives);
  return afterNoun(items, at, 'explicit', null, enough, skipped);
}

function readRemind(items: readonly Item[], at: number, enough: Enough, skipped: Item[]): Head {
  const head = items[at];
  const next = items[at + 1];
  if (head === undefined) return enough('empty');
  // "напомнить маме про таблетки": a task of one's own
  const toSomeone =
    next !== undefined &&
    isWord(next) &&
    roleAt(next) === null &&
    next.kind === 0 &&
    !isAction(next);
  if (head.word === 'напомнить' && toSomeone) return enough('action');
  skipped.push(head);
  return bodyAfterWish(items, at + 1, 'remind', enough, skipped);
}

const LINKS = new Set([
  'что',
  'чтобы',
  'чтоб',
  'том',
  'о',
  'про',
  'то',
  'я',
  'мне',
  'нам',
  'бы',
  'не',
]);

/** After "напомни" and "надо": "о том, что надо", "не забыть", and at last what is to be done. */
function bodyAfterWish(
  items: readonly Item[],
  from: number,
  act: Act,
  enough: Enough,
  skipped: Item[],
): Head {
  let at = from;
  let mark = from;
  const ahead: Item[] = [];
  for (; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined) break;
    if (isFact(item)) continue;
    const role = roleAt(item);
    const isLink = LINKS.has(item.word) && !isTopicMarker(items, at) && !isAboutThing(items, at);
    if (!isLink && role !== 'soft' && role !== 'need' && !isMark(item) && !FORGET.has(item.word))
      break;
    if (role === 'soft' && isTopicMarker(items, at)) break;
    ahead.push(item);
    mark = at + 1;
  }
  const head = items[at];
  skipped.push(...ahead);
  if (head !== undefined && act === 'need') {
    const role = roleAt(head);
    const isOrder = role === 'create' || role === 'schedule' || role === 'reserve';
    if (isOrder) {
      const order = readOrder(items, at, role, enough, skipped);
      return order.act === 'explicit' ? order : enough('need', mark);
    }
    if (role === 'remind' && head.word !== 'напомнить')
      return readRemind(items, at, enough, skipped);
  }
  return enough(act, mark);
}

/** "про оплату", "не ..." before an unknown word: part of the title */
function isAboutThing(items: readonly Item[], at: number): boolean {
  const word = items[at]?.word ?? '';
  if (word !== 'про' && word !== 'не' && word !== 'я' && word !== 'то') return false;
  const next = items[at + 1]?.word ?? '';
  return word === 'не' ? !FORGET.has(next) : word === 'про' ? next !== 'то' : false;
}
