import { type Operation, type Priority, TITLE_MAX_CHARS } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isAction, isFact } from '../../commands/view.ts';
import { type Clause, isQuoted, wordsAsSaid } from '../clause.ts';
import { ALL_WORDS, isInfinitiveVerb, ONTO, wordsOf } from '../lexicon.ts';
import { mayTakePlaceThere } from '../objects/takes-place.ts';
import type { Caught } from '../phrase.ts';
import { GUESS, LIKELY } from './made.ts';
import { DUE_NOUN, NO_DAY, SHIFTED, SO_LONG, TO_WHOLE, WHY_ONLY } from './named-act-phrases.ts';
import {
  type Act,
  always,
  type IsMeant,
  likely,
  means,
  type NamedAct,
  type NamedActRule,
} from './named-act-rule.ts';
import { operationAt, originFacts, whenOf } from './when.ts';

const DELETE = { type: 'delete' } as const;
const GIVEN_UP = { type: 'update_status', status: 'cancelled' } as const;
const DONE = { type: 'update_status', status: 'done' } as const;
const TODO = { type: 'update_status', status: 'todo' } as const;

export const isBlock = ({ run: { bearers } }: NamedAct): boolean =>
  bearers.every(({ kind }) => kind === 'timeblock');
const isOf =
  (...prepositions: readonly (string | null)[]): IsMeant =>
  ({ run }) =>
    prepositions.includes(run.preposition);
const ofOwnVerb: IsMeant = ({ hasOwnVerb }) => hasOwnVerb;
const ofOwnPast: IsMeant = ({ hasOwnPast }) => hasOwnPast;
/** "убрать коляску" is something to do; "коляску убрать", "убрать из плана" is said to the bot. */
const isOrder: IsMeant = ({ run, isOfPlan }, { first }) =>
  !isAction(first) || !isInfinitiveVerb(first.word) || run.isFirst || isOfPlan;

/** What is called off leaves the plan, what is not to be done any more is given up; both are asked about. */
const goes = (
  name: string,
  isMeant: IsMeant = always,
  confidence: number = LIKELY,
): NamedActRule => ({
  name,
  produce: (caught, act) => {
    if (!isMeant(act, caught)) return null;
    return { operation: isBlock(act) ? DELETE : GIVEN_UP, confidence };
  },
});

const DROPPING: readonly NamedActRule[] = [
  means('<act-drop>', DELETE, isOrder),
  means('<act-away>', DELETE),
  // "доски выкинул из плана": it still stands there
  means('<act-threw-out>', DELETE, ({ isOfPlan }) => isOfPlan),
  goes('больше|уже|теперь? <act-void> <act-drop>*'),
  goes('больше|уже|теперь? не <act-unneeded> <act-drop>*', isOf(null, 'в', 'за', 'на')),
  goes('больше|уже? не <act-drop>*', ofOwnVerb),
  means('не <act-drop>', DELETE, ofOwnVerb),
  goes('<act-refuse>', isOf('от')),
  goes('решил|решила|решили? не|больше? <act-will> больше?', ofOwnVerb),
  goes('больше|уже? не <act-will>', ofOwnVerb),
  goes('<act-rethought> <act-drop>*', always, GUESS),
  goes('можно|пора? не', ofOwnVerb),
  means('<act-forget>', DELETE, isOf('про', 'о', 'об', 'обо', 'на')),
  means('<act-rid>', DELETE, isOf('от')),
];

/** "по залу всё сделано"; "всё по залу сделано" is said of all that belongs to it. */
const isOfOne: IsMeant = ({ run }, { first }) =>
  (run.isFirst || !ALL_WORDS.has(first.word)) && [null, 'по', 'с', 'со'].includes(run.preposition);

/** "фильтр всё", "с фильтром всё"; "все фильтры" are a set. */
const isFinished: IsMeant = ({ run: { isFirst, preposition } }) =>
  preposition === null ? isFirst : ['с', 'со'].includes(preposition);

const DOING: readonly NamedActRule[] = [
  means('<act-so>* <act-done>', DONE, isOfOne),
  means('все', DONE, isFinished),
  means('все', DONE, ofOwnPast),
  means('<act-so>* <act-coped> <act-close|act-mark>*', DONE, isOf('с', 'со')),
  means('вопрос закрыт|снят|исчерпан', DONE),
  means('вопрос <act-done|act-close|act-coped>', DONE),
  means('<act-close> вопрос', DONE),
  means('<act-close>', DONE, isOrder),
  means('<act-mark> что? уже|все? <act-done|act-done-as>', DONE),
  means('<act-mark> как|что|за? <act-done|act-done-as>', DONE),
  means('что? <act-done> <act-mark|act-close>', DONE),
  means('<act-so>* <act-mark|act-close>', DONE, ofOwnPast),
  means('<act-mark>', DONE, ({ run }, { first }) => run.isFirst && first.word !== 'запиши'),
  means('все <act-close|act-mark>', DONE, isOf('с', 'со')),
  means('<act-put-tick> <act-tick>', DONE),
  means('<act-tick> <act-put-tick>', DONE, isOf('на', 'у', 'к', 'напротив', 'возле', 'около')),
  means('<act-tick-alone>', DONE, isOf('на', 'напротив', 'возле', 'около')),
  means('<act-strike> как <act-done|act-done-as>', DONE),
  means('<act-back|act-put> в|к <act-done-ones>', DONE),
  means('в <act-done-ones> <act-back|act-put>?', DONE),
];

const REOPENING: readonly NamedActRule[] = [
  means('<act-back> <act-again>? в <act-open-ones>', TODO),
  means('<act-return> <act-again>? в <act-open-ones>', TODO),
  means('<act-return> <act-again>?', TODO, ({ isOfPlan }) => isOfPlan),
  means('<act-reopen> <act-again>?', TODO),
  means('<act-again> <act-open|act-reopen> <act-not-done>?', TODO),
  means('<act-open> <act-again> <act-not-done>?', TODO),
  means('<act-mark|act-make> <act-again>? как? <act-not-done>', TODO),
  means('<act-again> <act-mark|act-make> как? <act-not-done>', TODO),
  means('<act-take-off> <act-tick-off>', TODO),
  means('<act-tick-off> <act-take-off>', TODO),
  means('<act-take-off> с <act-done-ones>', TODO),
  means('<act-take-off> с выполненных|сделанных|готовых|завершенных', TODO),
  means('<act-yet>* не <act-done>', TODO),
  means('<act-yet>* не', TODO, ofOwnPast),
  means('пусть|пускай? <act-again>? будет|будут? <act-again>? <act-not-done>', TODO),
  means('<act-again> в работе', TODO),
  means('<act-again> не? <act-done>', TODO, (_act, { first }) => first.word !== 'уже'),
  means('<act-early> я? <act-closed> <act-return|act-open|act-reopen>?', TODO),
  means('<act-closed> <act-early> <act-return|act-open|act-reopen>?', TODO),
  means('<act-closed> по ошибке <act-return|act-open|act-reopen>?', TODO),
  means('по ошибке <act-closed> <act-return|act-open|act-reopen>?', TODO),
];

/** What was deleted comes back. */
export const RESTORING: readonly NamedActRule[] = [
  means('<act-now>* <act-restore> <act-again>?', TODO),
  means('<act-restore> из <act-bin>', TODO),
  means('<act-again> <act-restore>', TODO),
  means('<act-fetch> <act-again>? из <act-bin>', TODO),
  means('из <act-bin> <act-fetch>', TODO),
  means('<act-early> я|мы? <act-deleted> <act-restore>?', TODO),
  means('<act-deleted> <act-early> <act-restore>?', TODO),
  means('<act-deleted> по ошибке <act-restore>?', TODO),
  means('по ошибке <act-deleted> <act-restore>?', TODO),
  means('поставь|положи|запиши обратно', TODO),
  means('все нужен|нужна|нужно|нужны <act-restore>', TODO),
  means('нужен|нужна|нужно|нужны <act-restore>', TODO),
];

/** "замени груши на сливы" leaves the verb as it is; "замени груши на купить сливы" says it all. */
const renamedToDo: NamedActRule['produce'] = (caught, act) =>
  isAction(caught.gaps.title?.[0]) ? renamed(caught, act) : null;

const RENAMING: readonly NamedActRule[] = [
  { name: '<act-now>* <act-rename> по другому <title>', produce: renamed },
  { name: '<act-now>* <act-rename> иначе|теперь|лучше? <into>? <title>', produce: renamed },
  { name: '<act-now>* <act-rename-into> на|в <title>', produce: renamedToDo },
  { name: '<act-name-give> <act-name-noun> на|в? <title>', produce: renamed },
  { name: 'новое|новый <act-name-noun> <title>', produce: renamed },
  { name: '<act-now>* <act-called> <title>', produce: renamed },
  { name: 'пусть|пускай|теперь? будет называться|зваться <title>', produce: renamed },
  { name: 'пусть|пускай|теперь? называть <title>', produce: renamed },
];

export function renamed(caught: Caught, { clause }: NamedAct): Act | null {
  const words = caught.gaps.title ?? [];
  const title = words.every(isFact) ? null : wordsAsSaid(clause, words);
  // "назови иначе, а то забуду": why, and no new name
  const isQuotedName = words.some((item) => isQuoted(item));
  if (title !== null && !isQuotedName && WHY_ONLY.test(title)) return likely({ type: 'rename' });
  return title === null ? null : likely({ type: 'rename', title: title.slice(0, TITLE_MAX_CHARS) });
}

/** "забор: подзадача ...", "отчёту добавь подзадачу ...": no preposition, and the name ahead. */
const isWhole: IsMeant = ({ run }) =>
  run.isFirst || (run.preposition !== null && TO_WHOLE.includes(run.preposition));

const PARTS: readonly NamedActRule[] = [
  '<act-add>? <act-one-more>* <act-part> <title> <act-add>',
  '<act-add>? <act-one-more>* <act-add>? <act-part|act-part-as> <title>',
].map(
  (name): NamedActRule => ({
    name,
    produce: (caught, act) => {
      const title = wordsAsSaid(act.clause, caught.gaps.title ?? []);
      if (title === null || !isWhole(act, caught)) return null;
      return likely({ type: 'subtask_add', title: title.slice(0, TITLE_MAX_CHARS) });
    },
  }),
);

const priority = (to: Priority): Operation => ({ type: 'set_priority', priority: to });
const isNominal: IsMeant = ({ run }) => run.isFirst;
/** "срочно купить рассаду" may as well be written down. */
const isCalled: IsMeant = ({ run }, { first }) =>
  run.isFirst || wordsOf('act-make')?.has(first.word) === true;
const SET = '<act-set-level>*';

const RANKING: readonly NamedActRule[] = [
  means(`${SET} <act-high> <act-level>`, priority('high')),
  means(`${SET} <act-middle> <act-level>`, priority('medium')),
  means(`${SET} <act-low> <act-level>`, priority('low')),
  means(`${SET} <act-level> ${SET} <act-high>`, priority('high')),
  means(`${SET} <act-level> ${SET} <act-middle>`, priority('medium')),
  means(`${SET} <act-level> ${SET} <act-low>`, priority('low')),
  means('<act-level> номер один|раз', priority('high')),
  means('<act-make|act-put>? в <act-level>', priority('high')),
  means('<act-raise> <act-level>', priority('high')),
  means('<act-lower> <act-level>', priority('low')),
  means('<act-make>* <act-very>* <act-urgent>', priority('high'), isCalled),
  means('<act-make>* <act-urgent> <act-very>', priority('high'), isCalled),
  means('<act-make>* не <act-very>* <act-urgent>', priority('low'), isCalled),
  means('<act-make|act-put>* в? <act-not-urgent>', priority('low')),
  means('в первую очередь', priority('high'), isNominal),
  means('не к спеху', priority('low')),
  means('не горит', priority('low')),
];

/** The tag that follows its noun or "#". */
const tagging =
  (field: 'add' | 'remove'): NamedActRule['produce'] =>
  ({ gaps: { named = [] } }, { clause }) => {
    const tags = named
      .map((item) => clause.text.slice(item.from, item.to).replace(/[^\p{L}\p{N}_-]/gu, ''))
      .filter((tag) => tag !== '');
    const [tag, ...more] = tags;
    if (tag === undefined || more.length > 0 || named.some(isFact)) return null;
    return likely({ type: 'set_tags', [field]: [tag] });
  };

const TAGGING: readonly NamedActRule[] = [
  { name: '<act-take-off> <act-untag> <named>', produce: tagging('remove') },
  { name: '<act-take-off> # <named>', produce: tagging('remove') },
  { name: '<act-set-tag>* <act-tag> <named>', produce: tagging('add') },
  { name: '<act-set-tag>* # <named>', produce: tagging('add') },
];

const intoProject: NamedActRule['produce'] = ({ gaps: { title = [] } }, { clause }) => {
  const words = wordsAsSaid(clause, title);
  if (words === null || title.some(isAction)) return null;
  return likely({ type: 'move_to_project', project_title: words.slice(0, PROJECT_MAX_CHARS) });
};
const PROJECT_MAX_CHARS = 120;
/** "закинь в Выпускной", where such a project was spoken of. */
export const intoKnownProject: NamedActRule['produce'] = (caught, act) => {
  const { title = [] } = caught.gaps;
  const projects = (act.clause.thread?.candidates ?? []).filter(({ kind }) => kind === 'project');
  const isKnown = projects.some(({ title: name = '' }) => isNameOf(name, title));
  const found = isKnown ? intoProject(caught, act) : null;
  // "встречу перенеси в офис": it may be held there as well
  if (found === null || !('run' in act) || !mayTakePlaceThere(act.run.mention)) return found;
  return { ...found, confidence: GUESS };
};
const isNameOf = (name: string, words: readonly Item[]): boolean => {
  const said = words.map(({ word }) => word).join(' ');
  const known = name.toLowerCase().replaceAll('ё', 'е');
  return said === known || (said.length > 3 && said.slice(0, -1) === known.slice(0, -1));
};

const PLACING: readonly NamedActRule[] = [
  { name: '<act-put>* в|во|к <act-project> <title>', produce: intoProject },
  { name: '<act-put> <act-put>* <act-project> <title>', produce: intoProject },
  { name: 'в|во|к <act-project> <title> <act-put>', produce: intoProject },
  { name: '<act-put> <act-put>* в|во|к <title>', produce: intoKnownProject },
];

const dueFrom = (items: readonly Item[], { clause }: NamedAct): Act | null => {
  const facts = items.filter(
    (item) => isFact(item) && !NO_DAY.test(clause.text.slice(item.from, item.to)),
  );
  const when = whenOf(facts, clause.text, clause.ground);
  const date = when?.fields.planned_at;
  return date == null ? null : likely({ type: 'set_due', due_date: date });
};
const NO_DUE = { type: 'set_due', due_date: null } as const;
const isTask: IsMeant = (act) => !isBlock(act);
export const dueSaid: NamedActRule['produce'] = (caught, act) =>
  isTask(act, caught) ? dueFrom(caught.gaps.time ?? [], act) : null;
/** "надо успеть до среды": by then, and not then. */
const mustBy: NamedActRule['produce'] = (caught, act) => {
  const { time = [] } = caught.gaps;
  const isDue = time.some((item) => factOf(item)?.kind.startsWith('due') === true);
  return isDue ? dueSaid(caught, act) : null;
};
/** "срок 4 декабря": the time rules took the noun, too. */
const dueAlone: NamedActRule['produce'] = (caught, act) => {
  const { time = [] } = caught.gaps;
  const isNamed = time.some(({ from, to }) => DUE_NOUN.test(act.clause.text.slice(from, to)));
  return isNamed ? dueSaid(caught, act) : null;
};
const AROUND = '<act-due-set|act-due-beside>*';

const DUE: readonly NamedActRule[] = [
  means('<act-take-off> <act-due-noun>', NO_DUE),
  means('<act-due-noun> <act-take-off>', NO_DUE),
  means('<act-due-noun> больше? нет|лучше', NO_DUE),
  means('больше нет|лучше <act-due-noun>', NO_DUE),
  means('больше? без <act-due-noun>', NO_DUE),
  { name: `${AROUND} <act-due-noun> ${AROUND} на? <time> ${AROUND}`, produce: dueSaid },
  { name: `${AROUND} <time> ${AROUND}`, produce: dueAlone },
  { name: `<time> ${AROUND} <act-due-noun>`, produce: dueSaid },
  { name: 'последний|крайний|предельный день|дата? <time>', produce: dueSaid },
  { name: 'крайняя|последняя|предельная дата <time>', produce: dueSaid },
  { name: '<act-must> <act-must>* <time>', produce: mustBy },
  {
    name: '<act-must|act-finish> <act-must|act-finish>* <time> <act-must|act-finish>*',
    produce: mustBy,
  },
  { name: '<time> <act-must|act-finish> <act-must|act-finish>*', produce: mustBy },
];

/** Without what is denied beside it: "не завтра, а во вторник". */
function withoutDenied(items: readonly Item[]): readonly Item[] {
  const left: Item[] = [];
  items.forEach((item, at) => {
    const isDenied = isFact(item) && items[at - 1]?.word === 'не';
    if (!isDenied && item.word !== 'не' && item.word !== 'а') left.push(item);
  });
  return left;
}

/** "не на час, а на два": so long, and not then. */
const saysLength = (items: readonly Item[], { text }: Clause): boolean =>
  items.some(({ from, to }) => SO_LONG.test(text.slice(from, to))) &&
  items.filter(isFact).length > 1;

/** "йога теперь на два часа" is no move: without a verb of moving only "позже" and "раньше" shift anything. */
export const moveTo =
  (isMeant: IsMeant = always, mayShift = false): NamedActRule['produce'] =>
  (caught, act) => {
    if (!isMeant(act, caught)) return null;
    const { named = [], more = [], time = [] } = caught.gaps;
    const items = [...named, ...more, ...time].sort((a, b) => a.from - b.from);
    const left = withoutDenied(items);
    if (saysLength(items, act.clause)) return null;
    if (!left.some(isFact) || !left.every((item) => isFact(item) || SHIFTED.has(item.word)))
      return null;
    // "репетицию 1 марта на 2 марта", "семинар 7 декабря на 12:00": which of them, another rule tells
    if (isBlock(act) && originFacts(left, act.clause.text).length > 0) return null;
    const onto = left.filter((item) => ONTO.test(act.clause.text.slice(item.from, item.to)));
    const [ahead] = left.filter(isFact);
    if (isBlock(act) && onto.length > 0 && ahead !== onto[0]) return null;
    const when = whenOf(left, act.clause.text, act.clause.ground);
    if (when === null || Object.keys(when.fields).length === 0) return null;
    const isDirected = mayShift || left.some((item) => SHIFTED.has(item.word));
    if (when.fields.shift_minutes !== undefined && !isDirected) return null;
    const operation = operationAt(when, isBlock(act));
    return operation.type === 'reschedule' || operation.type === 'set_due'
      ? likely(operation)
      : null;
  };
export const anyMove = moveTo(always, true);
/** A verb that makes things, too: with the name ahead, or one that is in the plan with its hour. */
const isPlaced: IsMeant = (act, caught) =>
  act.run.isFirst && !act.hasOwnPast && !isUntil(caught, act);
/** "йога будет до девяти" is over then. */
export const isUntil = ({ gaps: { named = [], time = [] } }: Caught, act: NamedAct): boolean =>
  isBlock(act) && [...named, ...time].some((item) => factOf(item)?.kind === 'due');
/** "закажем в среду" says when; "закажем до среды" is another thing. */
const isOwnAndOnto: IsMeant = (act, { gaps }) => {
  const { named = [] } = gaps;
  const isOnto = named.some((item) => ONTO.test(act.clause.text.slice(item.from, item.to)));
  return act.hasOwnPlan && !isOnto && !isBlock(act);
};

/** "отложи до среды": then, and not by then. */
const putOff: NamedActRule['produce'] = (caught, act) => {
  const found = anyMove(caught, act);
  if (found?.operation.type !== 'set_due') return found;
  return likely({ type: 'reschedule', planned_at: found.operation.due_date ?? null });
};

const MOVING: readonly NamedActRule[] = [
  { name: '<act-move> <act-let>* <named>', produce: anyMove },
  { name: '<act-let>* <act-move> <act-let>* <named>', produce: anyMove },
  { name: '<act-i-will> <act-let>* <named>', produce: anyMove },
  { name: '<act-let>* <named> <act-i-will>', produce: anyMove },
  { name: '<act-let>* <act-postpone> <named>', produce: putOff },
  { name: '<time> <act-let>* <act-move>', produce: anyMove },
  { name: '<time> <act-postpone>', produce: putOff },
  { name: '<act-let>* <act-place> <act-let>* <named>', produce: moveTo(isPlaced) },
  { name: '<act-let> <act-let>* <named>', produce: moveTo(isPlaced) },
  { name: '<act-let>* не <time> а <named>', produce: moveTo(isPlaced) },
  { name: '<act-let>* <named>', produce: moveTo(isOwnAndOnto) },
];

/** The first that fits all the words around the name says what is done to it. */
export const NAMED_ACT_RULES: readonly NamedActRule[] = [
  ...RENAMING,
  ...PARTS,
  ...TAGGING,
  ...PLACING,
  ...DUE,
  ...RANKING,
  ...REOPENING,
  ...DOING,
  ...DROPPING,
  ...MOVING,
];
