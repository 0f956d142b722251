import type { Operation, Priority } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isAction, isFact, roleAt } from '../../commands/view.ts';
import { type Clause, hasDefault, isQuoted, spanOf, wordsAsSaid } from '../clause.ts';
import { kindOfNoun, ONE_IN_VIEW, POINTING, wordsOf } from '../lexicon.ts';
import { countIn } from '../objects/several-at-once.ts';
import { isSpokenOf } from '../objects/spoken-of.ts';
import type { Caught } from '../phrase.ts';
import { DUE_RULES } from './due-rules.ts';
import { LENGTH_RULES } from './length-rules.ts';
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
import { REMINDER_RULES } from './reminder-rules.ts';

/** The new name, word for word, whatever time it names. */
function rename(caught: Caught, clause: Clause): Made | null {
  const title = wordsAsSaid(clause, caught.gaps.title ?? []);
  const span = spanOf(clause, caught.gaps.title ?? []);
  return title === null
    ? null
    : made({ type: 'rename', title }, caught.gaps.object ?? [], { mayBeBulk: false, title: span });
}

/**
 * "назови купить клей" behind what was just shown; what is asked to be told is asked about. "назови эту встречу «Совет
 * дома»": what is pointed at, or stands before a name in quotes, is no part of the new name.
 */
function calledInView(caught: Caught, clause: Clause): Made | null {
  const words = caught.gaps.title ?? [];
  if (!hasDefault(clause) || words.some((item) => isFact(item))) return null;
  const begins = nameFrom(words);
  const [object, title] = [words.slice(0, begins), words.slice(begins)];
  const isPointed = object.every(isPointing);
  if (!isPointed && !isSpokenOf(object, clause)) return null;
  const gaps = { ...caught.gaps, title, object: isPointed ? [] : object };
  const named = rename({ ...caught, gaps }, clause);
  const isSure = isAction(title[0]) || begins > 0;
  return named === null ? null : { ...named, confidence: isSure ? LIKELY : GUESS };
}

const isPointing = (item: Item): boolean =>
  !isQuoted(item) && (POINTING.has(item.word) || kindOfNoun(item.word) !== null);

/** Where the new name begins behind what bears it: at its quotes, or behind "эту встречу". */
function nameFrom(words: readonly Item[]): number {
  const quoted = words.findIndex(isQuoted);
  if (quoted > 0 && words.slice(quoted).every(isQuoted)) return quoted;
  const [first] = words;
  if (first === undefined || isQuoted(first) || !POINTING.has(first.word)) return 0;
  const isNoun = kindOfNoun(words[1]?.word ?? '') !== null;
  return isNoun && words.length > 2 ? 2 : 0;
}

/** "постирать шторы назови снять шторы", of what was spoken of here: the name behind the verb is new. */
const knownRenamed: OperationRule['produce'] = (caught, clause) => {
  const { named = [], title = [] } = caught.gaps;
  if (named.some(isFact) || title.every(isFact) || !isSpokenOf(named, clause)) return null;
  const words = wordsAsSaid(clause, title);
  const about = { confidence: LIKELY, mayBeBulk: false, title: spanOf(clause, title) };
  return words === null ? null : made({ type: 'rename', title: words }, named, about);
};

const RENAMES = [
  '<rename> <object> <into> <title>',
  '<change> <name> <object> <on> <title>',
  '<change> <object> <name> <on> <title>',
  '<call> <object> <otherwise|now|rather> <title>',
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

/** "сдать анализы это очень важно", of what was spoken of here. */
function ofKnown(caught: Caught, clause: Clause, to: Priority): Made | null {
  const { named = [] } = caught.gaps;
  return !named.some(isFact) && isSpokenOf(named, clause)
    ? made(priority(to), named, { confidence: LIKELY })
    : null;
}

/** "обе важные", "она срочная": of those in view, or of what was spoken of here. */
function ofThose(caught: Caught, clause: Clause, to: Priority): Made | null {
  const { named = [] } = caught.gaps;
  const shown = clause.thread?.candidates.length ?? 0;
  if (named.every(({ word }) => ONE_IN_VIEW.has(word))) {
    return hasDefault(clause) ? made(priority(to), [], { confidence: LIKELY }) : null;
  }
  const several = countIn(named);
  const isOfView = several?.used.size === named.length && shown >= several.count;
  return isOfView ? made(priority(to), named, { confidence: LIKELY }) : ofKnown(caught, clause, to);
}

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
    name: '<object> очень? <urgent>',
    produce: (caught, { handles }) => {
      const isNumbered = handles.length > 0 && objectIn(caught).every(isKind);
      return isNumbered ? made(priority('high'), []) : null;
    },
  },
  {
    name: '<named> <that>? <very>? <urgent>',
    produce: (caught, clause) => ofKnown(caught, clause, 'high'),
  },
  {
    name: '<named> <that>? <no> <very>? <urgent>',
    produce: (caught, clause) => ofKnown(caught, clause, 'low'),
  },
  {
    name: '<named> <very>? <urgent-ones>',
    produce: (caught, clause) => ofThose(caught, clause, 'high'),
  },
  {
    name: '<named> <no> <very>? <urgent-ones>',
    produce: (caught, clause) => ofThose(caught, clause, 'low'),
  },
  {
    name: 'у <named> <priority>',
    produce: (caught, clause) => {
      const { named = [] } = caught.gaps;
      const level = LEVELS[roleAt(named.at(-1)) ?? ''];
      return level === undefined
        ? null
        : ofThose({ ...caught, gaps: { named: named.slice(0, -1) } }, clause, level);
    },
  },
  {
    name: '<named> <that>? <can-wait>',
    produce: (caught, clause) => ofKnown(caught, clause, 'low'),
  },
  {
    name: '<named> <that>? может|могут подождать|потерпеть',
    produce: (caught, clause) => ofKnown(caught, clause, 'low'),
  },
  {
    name: '<that> <no> <very>? <urgent>',
    produce: (_caught, clause) =>
      hasDefault(clause) ? made(priority('low'), [], { confidence: LIKELY }) : null,
  },
  {
    // in reply to a message it is said of what the message made
    name: 'очень? <urgent>',
    produce: (_caught, { thread }) => (thread?.named === true ? made(priority('high'), []) : null),
  },
  {
    name: '<that> очень? <urgent>',
    produce: (caught) =>
      made(priority('high'), [], isPointer(caught) ? { confidence: LIKELY } : {}),
  },
];

/** "низкий приоритет" and nothing else. */
const isLevelAlone = (caught: Caught): boolean =>
  objectIn(caught).filter((item) => !isKind(item)).length === 1;
const isKind = ({ word }: Item): boolean => kindOfNoun(word) !== null;

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

/**
 * "тег больница" behind what was just shown, as "срок в пятницу" is said: done at once where each tag is one word. Of
 * anything else, and while something is asked, it is asked about.
 */
const taggedInView: OperationRule['produce'] = (caught, clause) => {
  const items = caught.gaps.named ?? [];
  const isPlain = items.every(
    (item, at) => at === 0 || item.glued || isJoint(item) || isJoint(items[at - 1] ?? item),
  );
  // "метка времени", "тег ногтей": of what, and no name of a tag
  const isOf = items.some(({ word }) => GENITIVE.test(word));
  const isNamed = isPlain && !isOf && !items.some(isQuoted);
  const isSure = isNamed && hasDefault(clause) && clause.isAsked !== true;
  return tagging('add', isSure ? LIKELY : GUESS)(caught, clause);
};

/** Endings of nothing but a genitive, in which no tag is called. */
const GENITIVE = /(?:ени|[бвджмнпрстчшщ]ей|[a-zЀ-ӿ]{3}ов|[a-zЀ-ӿ]{3}[цйь]ев)$/u;

const NO_TAGS: Operation = { type: 'set_tags', tags: [] };

/** "добавь задаче хлеб тег дом", never "добавь задачу хлеб тег дом", which makes one. */
const addToDative: OperationRule['produce'] = (caught, clause) => {
  const first = caught.gaps.object?.[0]?.word ?? '';
  const isTo = ['задаче', 'ей', 'ему', 'к', 'блоку'].includes(first) || clause.isTurned === true;
  return isTo ? tagging('add')(caught, clause) : null;
};

/** "отметь хлеб тегом дом"; "отметь все с тегом дом" says which ones. */
const tagMarked: OperationRule['produce'] = (caught, clause) =>
  caught.gaps.object?.at(-1)?.word === 'с' ? null : tagging('add')(caught, clause);

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
  { name: '<mark> <object> <tag> <named>', produce: tagMarked },
  { name: '<add|set> на|у|к|для <object> <tag> <named>', produce: tagging('add') },
  { name: '<add> <object> <tag> <named>', produce: addToDative },
  { name: '<tag> <named>', produce: taggedInView },
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

/** What is changed of an object besides its day and its state. */
export const FIELD_RULES: readonly OperationRule[] = [
  ...RENAMES,
  { name: '<call> <title>', produce: calledInView },
  { name: '<named> <rename> <into> <title>', produce: knownRenamed },
  { name: '<named> <call|rename> <title>', produce: knownRenamed },
  { name: '<named> <change> <on> <title>', produce: knownRenamed },
  means('<rename> <object>', { type: 'rename' }, { mayBeBulk: false }),
  means('<change> <name> <object>', { type: 'rename' }, { mayBeBulk: false }),
  ...PRIORITIES,
  ...TAGS,
  ...CATEGORIES,
  ...DUE_RULES,
  ...REMINDER_RULES,
  ...LENGTH_RULES,
];
