import type { Operation, Priority } from '@planerka/contracts';
import type { Item } from '../../grammar/item.ts';
import { factOf } from '../../time/frame.ts';
import { mentions } from '../commands/mentions.ts';
import { isThirdPerson } from '../commands/finite-verbs.ts';
import { isAction, isFact, isWord, roleAt } from '../commands/view.ts';
import { type Clause, kindSaid, spanOf, wordsAsSaid } from './clause.ts';
import { wordsOf } from './lexicon.ts';
import {
  GUESS,
  LIKELY,
  made,
  type Made,
  means,
  objectIn,
  type OperationRule,
  SURE,
} from './made.ts';
import type { Caught } from './phrase.ts';
import { lengthOf, minutesIn, readingOf, whenOf } from './when.ts';

/** The new name, word for word, whatever time it names. */
function rename(caught: Caught, clause: Clause): Made | null {
  const title = wordsAsSaid(clause, caught.gaps.title ?? []);
  const span = spanOf(clause, caught.gaps.title ?? []);
  return title === null
    ? null
    : made({ type: 'rename', title }, caught.gaps.object ?? [], { mayBeBulk: false, title: span });
}

const RENAMES = [
  '<rename> <object> <into> <title>',
  '<change> <name> <object> <on> <title>',
  '<change> <object> <name> <on> <title>',
  '<call> <object> <otherwise|now> <title>',
  '<call> это|его|ее <title>',
].map((name): OperationRule => ({ name, produce: rename }));

const priority = (to: Priority | null | undefined): Operation =>
  to === undefined ? { type: 'set_priority' } : { type: 'set_priority', priority: to };

const LEVELS: Readonly<Record<string, Priority>> = {
  'level-high': 'high',
  'level-medium': 'medium',
  'level-low': 'low',
};

/** "приоритет высокий", "высокий приоритет задаче хлеб": the level is beside its noun. */
function priorityLevel(caught: Caught): Made | null {
  const object = objectIn(caught);
  // "приоритет низкий разобрать архив": something new, with its priority
  if (object.some(isAction)) return null;
  const level = object.find((item) => LEVELS[roleAt(item) ?? ''] !== undefined);
  const edge = [object[0], object.at(-1)];
  if (level === undefined || !edge.includes(level)) return null;
  const to = LEVELS[roleAt(level) ?? ''];
  return made(priority(to), object, { used: new Set([level]), confidence: 0.9 });
}

const isPointer = (caught: Caught): boolean => objectIn(caught).length === 0;

const PRIORITIES: readonly OperationRule[] = [
  means('<remove|drop|delete> <priority> <object>', priority(null)),
  means('<without> <priority>', priority(null), { confidence: LIKELY }),
  means('<raise> <priority> <object>', priority('high'), { confidence: GUESS }),
  means('<lower> <priority> <object>', priority('low'), { confidence: GUESS }),
  {
    name: '<set|change> <priority> <object>',
    produce: (caught) => priorityLevel(caught) ?? made(priority(undefined), objectIn(caught)),
  },
  { name: '<set|change> <object> <priority> <more>', produce: priorityLevel },
  { name: '<priority> <object>', produce: priorityLevel },
  {
    name: '<object> <priority>',
    produce: (caught) => (isLevelAlone(caught) ? priorityLevel(caught) : null),
  },
  means('<make|mark> <object> <as>? <no> <high-as>', priority('low')),
  means('<make|mark> <object> <as>? <high-as>', priority('high')),
  means('<make|mark> <object> <as>? <low-as>', priority('low')),
  means('<make|mark> <high-as> <object>', priority('high')),
  {
    name: '<that> очень? <urgent>',
    produce: (caught) =>
      made(priority('high'), [], isPointer(caught) ? { confidence: LIKELY } : {}),
  },
];

/** "низкий приоритет" and nothing else. */
const isLevelAlone = (caught: Caught): boolean => objectIn(caught).length === 1;

const TAGS_MAX = 20;
const TAG_MAX_CHARS = 64;
const isJoint = (item: Item): boolean =>
  item.word === 'и' || item.word === ',' || item.word === '#';

/** The tags among the words behind "тег", and the words of the object that follow them. */
function tagsIn(clause: Clause, items: readonly Item[]): { tags: string[]; rest: readonly Item[] } {
  const until = items.findIndex((item) => wordsOf('onto')?.has(item.word) === true);
  const named = until < 0 ? items : items.slice(0, until);
  const tags: string[] = [];
  let last = -1;
  named.forEach((item, at) => {
    if (isJoint(item)) return;
    const said = clause.text.slice(item.from, item.to);
    // "ремонт-кухни": glued pieces are one tag
    if (item.glued && last === at - 1 && tags.length > 0) tags[tags.length - 1] += said;
    else tags.push(said);
    last = at;
  });
  const clean = [
    ...new Set(tags.map((tag) => tag.replace(/[^\p{L}\p{N}_-]/gu, '').slice(0, TAG_MAX_CHARS))),
  ];
  return {
    tags: clean.filter((tag) => tag !== '').slice(0, TAGS_MAX),
    rest: until < 0 ? [] : items.slice(until),
  };
}

function tagging(
  field: 'add' | 'remove' | 'tags',
  confidence: number = SURE,
): OperationRule['produce'] {
  return (caught, clause) => {
    const { tags, rest } = tagsIn(clause, caught.gaps.named ?? []);
    // "тег учёба: прочитать главу": something new, with its tag
    const isNew = (caught.gaps.named ?? []).some((item) => isAction(item) || isFact(item));
    if (tags.length === 0 || isNew) return null;
    const object = [...(caught.gaps.object ?? []), ...rest];
    return made({ type: 'set_tags', [field]: tags }, object, { confidence });
  };
}

const NO_TAGS: Operation = { type: 'set_tags', tags: [] };

/** "добавь задаче хлеб тег дом", never "добавь задачу хлеб тег дом", which makes one. */
const addToDative: OperationRule['produce'] = (caught, clause) => {
  const first = caught.gaps.object?.[0]?.word ?? '';
  const isTo = ['задаче', 'ей', 'ему', 'к', 'блоку'].includes(first) || clause.isTurned === true;
  return isTo ? tagging('add')(caught, clause) : null;
};

const TAGS: readonly OperationRule[] = [
  means('<remove|delete|drop> <all> <tag> <object>', NO_TAGS),
  means('<clear> <all>? <tag> <object>', NO_TAGS),
  means('<without> <tag>', NO_TAGS, { confidence: LIKELY }),
  { name: '<remove|delete|drop> <tag> <named>', produce: tagging('remove') },
  { name: '<remove|delete|drop> # <named>', produce: tagging('remove') },
  // no tag is named, so that all are meant: "убери теги с задачи хлеб"
  means('<remove|delete|drop> <tag> <object>', NO_TAGS, { confidence: LIKELY }),
  { name: '<change> <tag> <on> <named>', produce: tagging('tags') },
  { name: '<add|set> <tag> <named>', produce: tagging('add') },
  { name: '<add> # <named>', produce: tagging('add') },
  { name: '<mark> <object> <tag> <named>', produce: tagging('add') },
  { name: '<add> <object> <tag> <named>', produce: addToDative },
  { name: '<tag> <named>', produce: tagging('add', GUESS) },
  { name: '# <named>', produce: tagging('add', LIKELY) },
];

/** The category among the words behind its noun, and the words of the object that follow it. */
const categorizing: OperationRule['produce'] = (caught, clause) => {
  const items = caught.gaps.named ?? [];
  const until = items.findIndex((item) => wordsOf('onto')?.has(item.word) === true);
  const named = until < 0 ? items : items.slice(0, until);
  const category = named.some(isFact) ? null : wordsAsSaid(clause, named);
  if (category === null) return null;
  const object = [...(caught.gaps.object ?? []), ...(until < 0 ? [] : items.slice(until))];
  return made({ type: 'set_category', category }, object);
};

/** "убери категорию дом с задачи хлеб": there is one, whatever it is called. */
const uncategorizing: OperationRule['produce'] = (caught) => {
  const items = caught.gaps.object ?? [];
  const until = items.findIndex((item) => wordsOf('onto')?.has(item.word) === true);
  return made({ type: 'set_category', category: null }, until < 0 ? [] : items.slice(until));
};

const CATEGORIES: readonly OperationRule[] = [
  { name: '<remove|delete|drop|clear> категорию <object>', produce: uncategorizing },
  means('<without> категории', { type: 'set_category', category: null }, { confidence: LIKELY }),
  { name: '<put|move> <object> к категории <named>', produce: categorizing },
  { name: '<put|move> <object> в категорию <named>', produce: categorizing },
  { name: '<add|set> категорию <named>', produce: categorizing },
  { name: '<change> категорию <on> <named>', produce: categorizing },
];

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
    object.some((item) => ['meeting', 'event'].includes(roleAt(item) ?? ''));
  // "ретро в пятницу в пять займёт час" plans what it names
  const isPlanned = object.some((item) => factOf(item)?.kind === 'clock');
  if (isPlanned) return null;
  const isLength = saidLength(length) !== null || bareHour(length) !== null;
  // "созвон завтра в десять, займёт час": something new, with its time
  if (object.some(isFact) && kindSaid(object) === null) return null;
  return isOfPlan && isLength ? lasting(caught, clause) : null;
};

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
    const end =
      due === undefined
        ? null
        : (readingOf([due], clause.text, clause.ground)?.reading.start ?? null);
    if (due === undefined || end === null || end.length === 10) {
      return object.some(isFact) ? null : made({ type: 'set_duration' }, object);
    }
    return made({ type: 'set_duration', end_at: end }, object, { used: new Set([due]) });
  };
}

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

const DURATIONS: readonly OperationRule[] = [
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
  { name: '<time>', produce: bareLength },
];

function due(caught: Caught, clause: Clause): Made | null {
  const object = objectIn(caught);
  if (isNewTask(object)) return null;
  const when = whenOf(object, clause.text, clause.ground);
  if (when === null) return null;
  const { planned_at: date } = when.fields;
  const operation: Operation =
    date == null ? { type: 'set_due' } : { type: 'set_due', due_date: date };
  return made(operation, object, { used: when.used, confidence: SURE });
}

/** "срок до пятницы": the time rules took the noun, too. */
const dueSaid: OperationRule['produce'] = (caught, clause) => {
  const object = objectIn(caught);
  const said = object.find(isFact);
  const isDue =
    said !== undefined &&
    /^(?:крайний )?(?:срок|дедлайн)/i.test(clause.text.slice(said.from, said.to));
  return isDue && object[0] === said ? due(caught, clause) : null;
};

const setDue: OperationRule['produce'] = (caught, clause) => {
  const said = objectIn(caught).find((item) => factOf(item)?.kind === 'due');
  const isNamed = said !== undefined && /срок|дедлайн/i.test(clause.text.slice(said.from, said.to));
  return isNamed ? due(caught, clause) : null;
};

/** "срок апелляции истекает в пятницу, надо сесть за жалобу" tells of a deadline and sets none. */
const dueOf: OperationRule['produce'] = (caught, clause) => {
  const isTold = objectIn(caught).some((item) => isWord(item) && isThirdPerson(item.word));
  return isTold ? null : due(caught, clause);
};

/** "поставь задачу сдать отчёт, срок до пятницы": the accusative is what is to be made. */
const isNewTask = (object: readonly Item[]): boolean =>
  NEW_TASKS.has(object[0]?.word ?? '') && isAction(object[1]);
const NEW_TASKS = new Set(['задачу', 'таску', 'таск', 'задачку', 'напоминание']);

const DUES: readonly OperationRule[] = [
  means('<remove|drop|delete> <due> <object>', { type: 'set_due', due_date: null }),
  means('<without> <due>', { type: 'set_due', due_date: null }, { confidence: LIKELY }),
  { name: '<set|change|move|shift> <due> <object>', produce: due },
  { name: '<due> <object>', produce: dueOf },
  { name: '<set|change|move> <object>', produce: setDue },
  { name: '<time> <object>', produce: dueSaid },
];

/** Words of "напомни об этом за час до начала", which names nothing. */
const OF_EVENT = new Set(['до', 'начала', 'события', 'этого', 'него', 'нее', 'том', 'время']);

const REMINDERS_MAX = 10;
const YEAR_MINUTES = 525_600;

/** "за полчаса", before the event itself. */
function minutesBefore(item: Item): number | null {
  const fact = factOf(item);
  if (fact?.kind !== 'due-in' || !fact.weak) return null;
  const minutes = minutesIn(fact.length);
  return minutes < 0 || minutes > YEAR_MINUTES ? null : minutes;
}

/** "напомни за день и за час": of an object that is there, since nothing new is named. */
function reminders(caught: Caught, clause: Clause): Made | null {
  const facts = objectIn(caught).filter(isFact);
  const minutes = facts.map((item) => minutesBefore(item));
  const before = minutes.filter((each) => each !== null);
  if (before.length === 0 || before.length < facts.length) return null;
  const object = objectIn(caught).filter((item) => !isFact(item) && !OF_EVENT.has(item.word));
  // "напомни за час до встречи выйти" is something new
  if (object.some(isAction)) return null;
  const named = object.filter(
    (item) => wordsOf('about')?.has(item.word) !== true && item.word !== 'и',
  );
  const first = named[0];
  const isKnown =
    first === undefined ||
    kindSaid([first]) !== null ||
    ['meeting', 'event'].includes(roleAt(first) ?? '');
  const isPointer = first !== undefined && ['этом', 'ней', 'нем', 'этой'].includes(first.word);
  if (!isKnown && !isPointer) return null;
  // a door that knows no thread has no objects to name: there it is something new
  if (first !== undefined && clause.thread === null && !clause.hasTokens) return null;
  const known = [...new Set(before)].slice(0, REMINDERS_MAX);
  const operation = { type: 'set_reminders', remind_before_minutes: known } as const;
  return made(operation, isPointer ? [] : object, {
    confidence: first === undefined ? SURE : LIKELY,
  });
}

const NO_REMINDERS: Operation = { type: 'set_reminders', remind_before_minutes: [] };

const REMINDERS: readonly OperationRule[] = [
  means('<no> <remind> <object>', NO_REMINDERS),
  means('<no> надо|нужно <remind|reminder> <object>', NO_REMINDERS),
  means('<without> <reminder>', NO_REMINDERS, { confidence: LIKELY }),
  means('<remove|drop|delete|switch|cancel> <all>? <reminder> <object>', NO_REMINDERS),
  { name: '<remind> <object>', produce: reminders },
  { name: '<add|set|create|change|move> <reminder> <object>', produce: reminders },
];

/** What is changed of an object besides its day and its state. */
export const FIELD_RULES: readonly OperationRule[] = [
  ...RENAMES,
  means('<rename> <object>', { type: 'rename' }, { mayBeBulk: false }),
  means('<change> <name> <object>', { type: 'rename' }, { mayBeBulk: false }),
  ...PRIORITIES,
  ...TAGS,
  ...CATEGORIES,
  ...DUES,
  ...REMINDERS,
  ...DURATIONS,
];
