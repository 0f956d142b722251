import type { Operation } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { nameGoesOn } from '../../commands/fields/project-field.ts';
import { mentions } from '../../commands/head/mentions.ts';
import { isAction, isFact } from '../../commands/view.ts';
import { hasTag } from '../../tags.ts';
import { type Clause, hasDefault, isQuoted, kindSaid, spanOf, wordsAsSaid } from '../clause.ts';
import { isInfinitiveVerb, wordsOf } from '../lexicon.ts';
import { bulkOf } from '../objects/bulk.ts';
import { readSet } from '../objects/said-set.ts';
import { isSpokenOf } from '../objects/spoken-of.ts';
import type { Caught } from '../phrase.ts';
import {
  GUESS,
  LIKELY,
  made,
  means,
  numberIn,
  type OperationRule,
  objectIn,
  partOf,
  SURE,
} from './made.ts';

const PROJECT_MAX_CHARS = 120;
const PROJECT_WORDS_MAX = 3;
const single = { mayBeBulk: false };

/** "закинь в проект кухня эскиз фасада": a word behind the name that is no part of it. */
const holdsThing = ({ text }: Clause, title: readonly Item[]): boolean =>
  title.some((item, at) => {
    const before = title[at - 1];
    if (before === undefined || isQuoted(item) || isFact(item)) return false;
    if (hasTag(item, 'preposition') || hasTag(before, 'preposition')) return false;
    return !nameGoesOn(text, item, before);
  });

/** The name behind "проект"; a number names it outright. */
const intoProject: OperationRule['produce'] = (caught, clause) => {
  const { object = [], title = [] } = caught.gaps;
  const number = numberIn(clause, 'project');
  const words = wordsAsSaid(clause, title)?.slice(0, PROJECT_MAX_CHARS) ?? null;
  // "закинь в проект курсовая написать введение": something new, in its project
  if (object.length === 0 && title.some(isAction)) return null;
  if (object.length === 0 && holdsThing(clause, title)) return null;
  if (number !== undefined) return made({ type: 'move_to_project', project: number }, object);
  const operation: Operation =
    words === null
      ? { type: 'move_to_project' }
      : { type: 'move_to_project', project_title: words };
  return made(operation, object);
};

/** "добавь её в проект дом"; "добавь хлеб в проект дом" makes a task. */
const pointedIntoProject: OperationRule['produce'] = (caught, clause) => {
  const object = caught.gaps.object ?? [];
  const isPointer = object.every(({ word }) =>
    ['ее', 'его', 'эту', 'это', 'их', 'задачу'].includes(word),
  );
  const { title = [] } = caught.gaps;
  // "добавь в проект дом купить краску" makes a task of what follows the name
  const isName =
    title.length <= PROJECT_WORDS_MAX && !title.some((item) => isFact(item) || isAction(item));
  return (isPointer && isName) || clause.hasTokens ? intoProject(caught, clause) : null;
};

/** "убери обои из проекта"; "всё из проекта Дача перенеси на выходные" is another thing. */
const outOfProject: OperationRule['produce'] = (caught) => {
  const object = objectIn(caught);
  return object.some(isFact) ? null : made({ type: 'move_to_project', project: null }, object);
};

const linkTo: OperationRule['produce'] = (caught, clause) => {
  const { object = [], title = [] } = caught.gaps;
  const task = numberIn(clause, 'task');
  if (task !== undefined) return made({ type: 'link_task', task }, object, single);
  const words = wordsAsSaid(clause, title);
  const operation: Operation =
    words === null ? { type: 'link_task' } : { type: 'link_task', task_title: words };
  return made(operation, object, single);
};

/** "открой шторы" is somebody else's business. */
function open(name: string, isSure: boolean): OperationRule {
  return {
    name,
    produce: (caught) => {
      const object = objectIn(caught);
      if (object.length === 0 || mentions(object, 0, 'device', 'fixture', 'foreign')) return null;
      const isAgain = wordsOf('again')?.has(object.at(-1)?.word ?? '') === true;
      if (isAgain || (!isSure && object.some(isFact))) return null;
      const confidence = isSure || kindSaid(object) !== null ? 0.95 : LIKELY;
      return made({ type: 'focus' }, object, { confidence, mayBeBulk: false });
    },
  };
}

function titled(operation: (title: string | undefined) => Operation): OperationRule['produce'] {
  return (caught, clause) => {
    const words = caught.gaps.title ?? caught.gaps.object ?? [];
    const title = wordsAsSaid(clause, words);
    // "создать проект сайта" may be what somebody has to do
    const confidence = isInfinitiveVerb(caught.first.word) ? GUESS : SURE;
    const about = { ...single, confidence, title: spanOf(clause, words) };
    return made(operation(title ?? undefined), caught.gaps.more ?? [], about);
  };
}

const subtaskTitled = titled((title) =>
  title === undefined ? { type: 'subtask_add' } : { type: 'subtask_add', title },
);
/** A part is one task's: where several numbers follow it, its words and its task are asked about. */
const subtask: OperationRule['produce'] = (caught, clause) => {
  const { to } = spanOf(clause, caught.gaps.title ?? []) ?? { to: 0 };
  const behind = clause.handles.filter(({ kind, from }) => kind === 'task' && from > to);
  return behind.length > 1 ? null : subtaskTitled(caught, clause);
};
/** "подзадачу проверить TASK-005 к TASK-006" in words that no other rule takes apart. */
const subtaskAlone: OperationRule['produce'] = (caught, clause) => {
  const found = subtaskTitled(caught, clause);
  const isUnclear = found !== null && clause.handles.length > 1;
  return isUnclear ? { ...found, confidence: GUESS } : found;
};

/** "подзадачу купить клей к #3": the preposition leads up to a number and nothing else. */
const subtaskOfNumber: OperationRule['produce'] = (caught, clause) => {
  const [last] = (caught.gaps.title ?? []).slice(-1);
  const isNumbered = clause.handles.some(
    ({ kind, from }) => kind === 'task' && from > (last?.to ?? 0),
  );
  return isNumbered ? subtask(caught, clause) : null;
};

/** "подзадачу к TASK-003 купить клей": the number stands before the words of the part. */
const subtaskBehindNumber: OperationRule['produce'] = (caught, clause) => {
  const [head] = caught.gaps.title ?? [];
  const words = wordsAsSaid(clause, caught.gaps.title ?? []);
  const task = clause.handles.find(({ kind, from }) => kind === 'task' && from < (head?.from ?? 0));
  if (head === undefined || words === null || task === undefined) return null;
  const { from, to } = spanOf(clause, caught.gaps.title ?? []) ?? head;
  // What leads the words up is the number itself, and no part of them.
  const title = clause.said.slice(Math.max(from, head.from), to).trim();
  return made({ type: 'subtask_add', task: task.number, title }, [], single);
};
const project = titled((title) =>
  title === undefined
    ? { type: 'project_create' }
    : { type: 'project_create', title: title.slice(0, PROJECT_MAX_CHARS) },
);

/** "сделай проект Ярмарка": of a name that is no name by itself, "сделай проект кухни", it is asked. */
const madeProject: OperationRule['produce'] = (caught, clause) => {
  const words = caught.gaps.object ?? [];
  if (isInfinitiveVerb(caught.first.word) || words.some(isFact)) return null;
  const found = project(caught, clause);
  const title = wordsAsSaid(clause, words) ?? '';
  return found === null || isName(title) ? found : { ...found, confidence: GUESS };
};
/** "заведи такой проект", where none is asked about: what it is called is asked. */
const somePointedProject: OperationRule['produce'] = (_, clause) =>
  clause.isAsked === true ? null : made({ type: 'project_create' }, [], single);
const isName = (title: string): boolean => /^\p{Lu}/u.test(title);

const isInRoom = ({ thread }: Clause): boolean => thread?.room.kind === 'workroom';
const leave: OperationRule['produce'] = (_, clause) =>
  isInRoom(clause) ? made({ type: 'unfocus' }, []) : null;

/** "удали" and what follows; of things at home "убери" is said, of the plan with their kind only. */
function remove(caught: Caught, clause: Clause) {
  const object = objectIn(caught);
  const isAddressed =
    kindSaid(object) !== null ||
    mentions(object, 0, 'meeting', 'event') ||
    clause.handles.length > 0 ||
    clause.hasTokens;
  const isPointer = object.every(({ word }) => ['ее', 'его', 'это', 'их', 'эту'].includes(word));
  const isSet = readSet(object, new Set(), clause) !== null;
  // "стрижку убери", where it was spoken of: a thing of the house is put away by its own task
  const isKnown = clause.isTurned === true && isSpokenOf(object, clause);
  return isAddressed || isPointer || isSet || isKnown ? made({ type: 'delete' }, object) : null;
}

/** "очисти входящие" throws a set away: it is asked about; other things are cleaned elsewhere. */
const clear: OperationRule['produce'] = (caught) => {
  const object = objectIn(caught);
  const isSet = bulkOf(object).set !== null;
  return isSet ? made({ type: 'delete' }, object, { confidence: GUESS }) : null;
};

/** "отмени задачу" gives it up; a meeting that is called off leaves the plan. */
const callOff: OperationRule['produce'] = (caught, clause) => {
  const object = objectIn(caught);
  if (object.length === 0 && clause.handles.length === 0) return null;
  const isTask = kindSaid(object) === 'task';
  return isTask
    ? made({ type: 'update_status', status: 'cancelled' }, object)
    : made({ type: 'delete' }, object, { confidence: LIKELY });
};

/** "на собеседование не пойду": it leaves the plan, once it was spoken of here. */
const notGoing: OperationRule['produce'] = (caught, clause) => {
  const object = objectIn(caught);
  return isSpokenOf(object, clause)
    ? made({ type: 'delete' }, object, { confidence: LIKELY })
    : null;
};

/** "подрядчик отменил созвон", "созвон отменили": what was spoken of here goes, once that is confirmed. */
const calledOff: OperationRule['produce'] = ({ gaps }, clause) => {
  const { named = [], more = [] } = gaps;
  const isOf = (object: readonly Item[]): boolean =>
    !object.some(isAction) && isSpokenOf(object, clause);
  const object = [more, named].find(isOf);
  return object === undefined ? null : made({ type: 'delete' }, object, { confidence: LIKELY });
};

/** "подписать акт это по Работе": both were spoken of here, the task and the project. */
const belongsTo: OperationRule['produce'] = (caught, clause) => {
  const { named = [], title = [] } = caught.gaps;
  const { thread } = clause;
  if (thread === null) return null;
  const projects = thread.candidates.filter(({ kind }) => kind === 'project');
  const others = thread.candidates.filter(({ kind }) => kind !== 'project');
  const isProject = isSpokenOf(title, { ...clause, thread: { ...thread, candidates: projects } });
  const isTask = isSpokenOf(named, { ...clause, thread: { ...thread, candidates: others } });
  const words = wordsAsSaid(clause, title)?.slice(0, PROJECT_MAX_CHARS) ?? null;
  if (!isProject || !isTask || words === null || title.some(isFact)) return null;
  const operation = { type: 'move_to_project', project_title: words } as const;
  return made(operation, named, { ...single, confidence: LIKELY });
};

/** "пропусти ближайшую летучку": one occurrence, the others stay. */
const skip: OperationRule['produce'] = (caught, clause) => {
  const object = objectIn(caught);
  // "завтра пропусти", said of what is in view
  const isOfView = object.every(isFact) && clause.isAsked !== true && hasDefault(clause);
  if (!isOfView && !isSpokenOf(object, clause)) return null;
  // whether what is in view comes again nobody here knows
  const confidence = isOfView ? GUESS : LIKELY;
  return made({ type: 'delete', scope: 'this' }, object, { ...single, confidence });
};

/** Projects, links, pins, rooms, parts, and what is thrown away. */
export const PLACE_RULES: readonly OperationRule[] = [
  { name: '<create> <new>? <project> <object>', produce: project },
  { name: '<new> <project> <object>', produce: project },
  { name: '<make> мне|нам? <new>? <project> <object>', produce: madeProject },
  { name: '<create|make> <such|it> <project>', produce: somePointedProject },
  { name: '<write> <subtask> <title> <to> <task-to> <more>', produce: subtask },
  { name: '<write> <subtask> <title> <in-into|to> <list> <task-to>? <more>', produce: subtask },
  { name: '<write> <subtask> <title> в|для <task-to> <more>', produce: subtask },
  { name: '<write> <to> <task-to> <more> <subtask> <title>', produce: subtask },
  { name: '<write> <task-to> <more> <subtask> <title>', produce: subtask },
  { name: '<write> <to> <more> <subtask> <title>', produce: subtask },
  { name: '<write> <in-into> <task-to> <more> <subtask> <title>', produce: subtask },
  { name: '<write> <subtask> <to|in-into>? <task-to> <title>', produce: subtaskBehindNumber },
  { name: '<write> <subtask> <title> <to|in-into>', produce: subtaskOfNumber },
  { name: '<write> <subtask> <title> для', produce: subtaskOfNumber },
  { name: '<write> сюда|туда же? <subtask> <title>', produce: subtaskAlone },
  { name: '<write> <subtask> <title>', produce: subtaskAlone },
  { name: '<write> <subtask>', produce: subtask },
  means('<archive> <object>', { type: 'project_archive' }, single),
  means('<project> <object> в <archive>', { type: 'project_archive' }, single),
  means('<move|put|remove|delete> <object> в <archive>', { type: 'project_archive' }, single),
  means('в <archive>', { type: 'project_archive' }, { ...single, confidence: LIKELY }),
  { name: '<move|put|remove> <object> <in-into> <project> <title>', produce: intoProject },
  { name: '<move|put|remove> <object> <in-into> <project>', produce: intoProject },
  { name: '<add|create> <object> <in-into> <project> <title>', produce: pointedIntoProject },
  {
    name: '<move|put|remove|drop|delete|take-out> <object> <from> <of-project> <more>',
    produce: outOfProject,
  },
  { name: '<named> это|относится по|к|для|из|в <title>', produce: belongsTo },
  { name: '<link> <object> <to|with> <to-task> <title>', produce: linkTo },
  { name: '<link> <object> <to> <title>', produce: linkTo },
  { name: '<link> <object> <to> <to-task>', produce: linkTo },
  means('<unlink> <object> от <task-to> <more>', { type: 'link_task', task: null }, single),
  means('<unlink> <object>', { type: 'link_task', task: null }, single),
  means('<unpin> <object>', { type: 'unpin' }, single),
  means('<pin> <object>', { type: 'pin' }, single),
  means('<leave> <from> <room> <more>', { type: 'unfocus' }, single),
  means('<leave> в <hub>', { type: 'unfocus' }, single),
  means('<close> <room-itself>', { type: 'unfocus' }, single),
  { name: '<leave> <back>?', produce: leave },
  { name: '<back>', produce: leave },
  open('<enter> <in-into|to> <object>', true),
  open('<open> <object>', false),
  means('<open>', { type: 'focus' }, { ...single, confidence: LIKELY }),
  partOf('<delete|remove> <subtask> <object> <from> <list> <more>', { type: 'delete' }),
  means('<delete> <object> <from> <of-plan>', { type: 'delete' }),
  means('<remove> <object> <from> <of-plan>', { type: 'delete' }),
  { name: '<delete> <object>', produce: (caught) => made({ type: 'delete' }, objectIn(caught)) },
  { name: '<remove> <object>', produce: remove },
  means('<forget> о|об|обо|про <named>', { type: 'delete' }, { ...single, confidence: GUESS }),
  { name: '<clear> <named>', produce: clear },
  { name: '<cancel> <object>', produce: callOff },
  { name: '<named> <no> <going> <more>', produce: notGoing },
  { name: 'в|на этот раз <named> <skip>', produce: skip },
  { name: 'в|на этот раз <skip> <named>', produce: skip },
  { name: '<skip> <named> в|на этот раз', produce: skip },
  { name: '<named> <skip> в|на этот раз', produce: skip },
  { name: '<named> в|на этот раз <skip>', produce: skip },
  { name: '<skip> <named>', produce: skip },
  { name: '<named> <skip>', produce: skip },
  { name: '<named> <called-off> <more>', produce: calledOff },
  { name: '<named> <has-called-off> <more>', produce: calledOff },
  { name: '<has-called-off> <named>', produce: calledOff },
];
