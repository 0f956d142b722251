import type { Item } from '../../../grammar/item.ts';
import { hasTag } from '../../tags.ts';
import { isFinite, isThirdPerson } from '../finite-verbs.ts';
import { isJudged, isOrderedByOther, isTalk } from '../talk/is-talk.ts';
import { pointsOf } from '../times/time-slots.ts';
import { isVisit } from '../times/visits.ts';
import { isTakenOn } from '../told/told-orders.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isWord, roleAt } from '../view.ts';
import type { HeadOutcome, HeadRule } from './head-rule.ts';
import type { HeadState } from './head-state.ts';
import { isDated, isDeviceTalk, isHouseTalk, mentions } from './mentions.ts';

const namesMeeting = ({ items, at }: HeadState): boolean => mentions(items, at, 'meeting', 'event');

/** "завтра будет созвон" is no talk. */
const isTold = (state: HeadState): boolean =>
  !(namesMeeting(state) && hasTag(state.ahead(0), 'being')) && isTalk(state.left());

/** "ой всё, я спать": nothing but what one does now. */
const isLeaving = (state: HeadState): boolean =>
  state.isPersonal && state.ahead(1) === undefined && !isDated(state.items);

/** "мы в четверг идём в театр" */
const isOwnPlan = (state: HeadState): boolean => {
  const said = state.rest();
  return isDated(said) && said.some((item) => hasTag(item, 'own-plan'));
};

/** "я завтра в одиннадцать у нотариуса": where one has to be, at an hour of a day, and no verb. */
const isOwnAppointment = (state: HeadState): boolean => {
  const words = state.rest().filter((item) => isWord(item) && !isFact(item));
  const isOwn = state.skipped.some((item) => hasTag(item, 'self'));
  return isOwn && isAppointed(state) && hasTag(words[0], 'preposition') && !words.some(isDenying);
};
const isDenying = (item: Item): boolean => hasTag(item, 'not') || isFinite(item.word);

/** "у нас в подъезде потоп", "у меня нет клея": what one has, and no time to plan it for. */
const isOwnState = (state: HeadState): boolean =>
  state.isOwned &&
  !state.rest().some(isAction) &&
  !state.items.some((item) => isFact(item) && item.meaning?.kind !== 'correction');

/** "я устал", "завтра будет дождь" */
const isStatement = (state: HeadState): boolean => {
  if (namesMeeting(state)) return false;
  const said = state.rest();
  // "ульи осмотреть, если тепло будет": only the condition tells something
  // "сестре сказать что меня не будет": and what somebody is told
  const condition = said.findIndex(
    (item) => hasTag(item, 'condition-opens') || hasTag(item, 'that-clause'),
  );
  const isAsked = condition > 0 && said.slice(0, condition).some(isAction);
  const main = isAsked ? said.slice(0, condition) : said;
  return state.isPersonal || isOwnState(state) || main.some((item) => hasTag(item, 'being'));
};

/** "музыку погромче": the order is behind. */
function endsInOrder({ items }: HeadState): boolean {
  const last = items.at(-1);
  const isForeign = roleAt(last) === 'foreign' || hasTag(last, 'foreign-order');
  return isForeign && !isInfinitive(last?.word ?? '');
}

/** Times that nobody names to a device. */
const PLANNED: ReadonlySet<string> = new Set(['day', 'moment', 'range', 'clock-range', 'due']);

/** "монтаж сцены в пятницу": something else is named first, and its day. */
function isPlannedThing(state: HeadState): boolean {
  const [first] = state.rest().filter(isWord);
  if (first === undefined || isDeviceTalk([first], 0)) return false;
  return state.items.some(({ meaning }) => PLANNED.has(meaning?.kind ?? ''));
}

/** "громкость на 50"; "в общагу привезти обогреватель" is for the plan. */
const isDeviceOrder = (state: HeadState): boolean =>
  isDeviceTalk(state.items, state.at) && !state.rest().some(isAction) && !isPlannedThing(state);

/** A day and an hour are said. */
const isAppointed = ({ items }: HeadState): boolean =>
  items.some(({ meaning }) => meaning?.kind === 'moment') ||
  items.some((item) => pointsOf(item).length > 1) ||
  (items.some(({ meaning }) => meaning?.kind === 'day') &&
    items.some(({ meaning }) => CLOCKS.has(meaning?.kind ?? '')));
const CLOCKS: ReadonlySet<string> = new Set(['clock', 'clock-range', 'range', 'due']);

const isForPlan = ({ skipped }: HeadState): boolean =>
  skipped.some((item) => hasTag(item, 'plan-place'));

/** "пусть бегут": whoever it is does what he does. */
const isLetBe = (state: HeadState): boolean => isThirdPerson(state.ahead(1)?.word ?? '');

/** Thanks around it make it chat; of devices one talks to another program. */
function talk({ sawChat, items, at }: HeadState): HeadOutcome {
  if (sawChat) return { act: 'chat' };
  return { act: isDeviceTalk(items, at) ? 'foreign' : 'statement' };
}

/** Nouns, actions and statements: what needs no word of ours to be asked. */
export const PLAIN_RULES: readonly HeadRule[] = [
  // "курить вредно"
  { name: '<any>', when: (state) => isJudged(state.left()), gives: talk },
  // "напиши мне сочинение про осень"
  {
    name: '<composing> <for-me> <any>? <composed>',
    when: ({ items }) => !isDated(items),
    gives: { act: 'foreign' },
  },
  // "напиши короткую функцию"
  {
    name: '<composing> <any>? <composed-by-programs>',
    when: ({ items }) => !isDated(items),
    gives: { act: 'foreign' },
  },
  // "прочитай вслух статью"
  {
    name: '<action> <anything> <aloud>',
    when: ({ items }) => !isDated(items),
    gives: { act: 'foreign' },
  },
  { name: '<told-to-programs>', when: ({ items }) => !isDated(items), gives: { act: 'foreign' } },
  // "я спать"
  { name: '<infinitive>', when: isLeaving, gives: { act: 'statement' } },
  // "пусть говорят", but "пусть Вася купит хлеб" may be meant for the plan
  { name: '<hortative> <any>', when: isLetBe, gives: { act: 'statement' } },
  { name: '<infinitive>', when: ({ items, at }) => isAction(items[at]), gives: { act: 'action' } },
  {
    name: '<action>',
    when: ({ items, at }) => isHouseTalk(items, at),
    gives: { act: 'foreign' },
  },
  { name: '<action>', gives: { act: 'action' } },
  {
    name: '<plural-noun>',
    when: ({ items }) => !items.some(isAction),
    gives: { act: 'query' },
  },
  { name: '<foreign-order>', gives: { act: 'foreign' } },
  { name: '<any>', when: (state) => isOrderedByOther(state.rest()), gives: { act: 'told' } },
  // "обещала в воскресенье испечь блины", "мне передали чтобы я в четверг зашёл"
  { name: '<any>', when: (state) => isTakenOn(state.items), gives: { act: 'told' } },
  // "сантехник придёт завтра в девять": somebody has to be at home
  // "мастер отправить лейблу завтра к трём": whoever comes does not come to hand out, so it is the record
  { name: '<visitor-or-thing> <giving-verb|sending-verb>', gives: { act: 'action' } },
  { name: '<visitor> <anything> <arriving|infinitive>', when: isAppointed, gives: { act: 'told' } },
  // "дрова привезут в среду к восьми"
  {
    name: '<anything> <arriving-then>',
    when: (state) => isAppointed(state) && isVisit(state.rest()),
    gives: { act: 'told' },
  },
  { name: '<any>', when: isTold, gives: talk },
  { name: '<being>', when: namesMeeting, skips: 1, gives: { next: 'plan-or-talk' } },
  { name: '<any>', gives: { next: 'plan-or-talk' } },
];

/** What tells nothing by its words alone. */
export const PLAN_OR_TALK_RULES: readonly HeadRule[] = [
  { name: '<anything>', when: isOwnPlan, gives: { act: 'nominal' } },
  { name: '<anything>', when: isOwnAppointment, gives: { act: 'nominal' } },
  {
    name: '<anything>',
    when: isStatement,
    gives: ({ sawChat: isChat }) => ({ act: isChat ? 'chat' : 'statement' }),
  },
  // "кинь мне в план отчёт": an order to us
  { name: '<anything>', when: isForPlan, gives: { act: 'explicit', verb: 'create', noun: null } },
  { name: '<anything>', when: endsInOrder, gives: { act: 'foreign' } },
  { name: '<anything>', when: isDeviceOrder, gives: { act: 'foreign' } },
  { name: '<anything>', gives: { act: 'nominal' } },
];
