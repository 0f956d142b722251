import type { Item } from '../../../grammar/item.ts';
import { hasTag } from '../../tags.ts';
import { isPast } from '../finite-verbs.ts';
import { askedOfPeople, looksLikeOrder } from '../talk/asked-of-people.ts';
import { isChatPhrase } from '../talk/is-chat-phrase.ts';
import { isHeldByOther } from '../talk/is-talk.ts';
import { isToMachine } from '../talk/to-machine.ts';
import { isWholeTalk } from '../talk/whole-talk.ts';
import { isRetold } from '../told/told-orders.ts';
import {
  isDefinition,
  isDroppedWish,
  isMissed,
  isNounTold,
  isOnceThought,
} from '../told/told-wholes.ts';
import { isInfinitive, isRequesting } from '../verb-forms.ts';
import { isAction, isAsked, isFact, isMark, roleAt } from '../view.ts';
import type { Act } from './head.ts';
import type { HeadRule } from './head-rule.ts';
import type { HeadState } from './head-state.ts';
import { isDated, mentions } from './mentions.ts';

/** Times by which a wish is a plan. */
const SET_TIMES = new Set(['day', 'clock', 'daypart', 'range', 'clock-range', 'moment']);
/** So far from "скажи" is "не забыть" for which one asks to be told. */
const FORGETTING_ITEMS_MAX = 10;

/** Thanks and greetings around it make it talk. */
const talk = ({ sawChat }: HeadState): { readonly act: Act } => ({
  act: sawChat ? 'chat' : 'statement',
});

/** "врач говорит, надо больше гулять" */
function isHeld({ items }: HeadState): boolean {
  const wish = items.findIndex((item) => roleAt(item) === 'need');
  return wish > 0 && isHeldByOther(items, 0, wish);
}

/** Nothing says when, and nobody is asked. */
const isUndecided = ({ items, skipped }: HeadState): boolean =>
  !items.some(({ meaning }) => SET_TIMES.has(meaning?.kind ?? '')) &&
  !skipped.some((item) => hasTag(item, 'requesting'));

const hasNoAction = ({ items }: HeadState): boolean => !items.some(isAction);

/** Nothing is asked for behind the first action, unless that is for it: "отучить грызть". */
const hasOneOrder = (state: HeadState): boolean => {
  const behind = state.rest().slice(2);
  return !behind.some((item, at) => isAction(item) && hasTag(behind[at - 1], 'and'));
};

/** "было бы неплохо слетать куда-нибудь" */
const isVagueWish = (state: HeadState): boolean =>
  isUndecided(state) &&
  state.skipped.some((item) => hasTag(item, 'would-be-nice')) &&
  state.items.some((item) => hasTag(item, 'any'));

/** "спасибо, напомнил вовремя" thanks for it; "хорошо бы ты напомнил" asks. */
const isRemindedOnce = (state: HeadState): boolean =>
  isPast(state.ahead(0)?.word ?? '') && !state.skipped.some((item) => hasTag(item, 'wished'));

/** "созвон с Олей перенеси на завтра": said of an object, the verb behind it. */
const endsInEdit = (state: HeadState): boolean =>
  state
    .rest()
    .slice(1)
    .some((item) => roleAt(item) === 'edit' && !isInfinitive(item.word) && !hasTag(item, 'done'));

const isQuestion = (state: HeadState): boolean =>
  state.items.at(-1)?.word === '?' || hasTag(state.ahead(1), 'whether');

/** No word asks for anything to be made or told. */
const asksNothingOfUs = ({ items }: HeadState): boolean =>
  !mentions(items, 0, 'remind', 'create', 'schedule', 'reserve', 'put');

/** Nothing but a greeting and what one says to those whom one greets. */
const isGreeting = (state: HeadState): boolean => asksNothing(state) && !isDated(state.items);

/** Nothing in it could be planned. */
const asksNothing = (state: HeadState): boolean =>
  asksNothingOfUs(state) &&
  hasNoAction(state) &&
  !mentions(state.items, 0, 'meeting', 'event', 'need', 'task', 'query', 'edit', 'foreign');

const isToldWhole = (items: readonly Item[]): boolean =>
  isDroppedWish(items) ||
  isOnceThought(items) ||
  isDefinition(items) ||
  isMissed(items) ||
  isNounTold(items);

/** An order that nothing else is known of, whoever speaks, a time, and an infinitive behind it. */
function isToldToTell(state: HeadState): boolean {
  const verb = state.ahead(0);
  if (verb === undefined || !(hasTag(verb, 'tell-us') || looksLikeOrder(verb))) return false;
  if (hasTag(verb, 'nudge') || hasTag(verb, 'asked-of-people') || hasTag(verb, 'handing'))
    return false;
  const behind = state.rest().slice(2);
  const said = behind.find((item) => !isFact(item) && !isMark(item));
  if (said === undefined || said === behind[0]) return false;
  return isInfinitive(said.word) || TOLD_ABOUT.some((tag) => hasTag(said, tag));
}
const TOLD_ABOUT = ['concerning', 'about', 'so-that', 'what'] as const;

/** Something is to be noted down, by an order or at our request. */
const isNotedForUs = (state: HeadState): boolean =>
  !isInfinitive(state.ahead(0)?.word ?? '') || state.skipped.some(isRequesting);

/** The whole of what was said, before anything is passed over. */
export const UTTERANCE_RULES: readonly HeadRule[] = [
  { name: '<anything>', when: ({ items }) => isChatPhrase(items), gives: { act: 'chat' } },
  { name: '<anything>', when: isHeld, gives: { act: 'statement' } },
  // "хотела вчера сесть за главу, не села", "понятия не имею где ключи", "как же хорошо на улице"
  { name: '<anything>', when: ({ items }) => isWholeTalk(items), gives: { act: 'statement' } },
  // "хотел в кино да куда там", "думал высплюсь", "физика первым уроком это мука"
  {
    name: '<anything>',
    when: (state) => asksNothingOfUs(state) && isToldWhole(state.items),
    gives: { act: 'statement' },
  },
  // "ту, что утром": an answer to what nobody asked here
  {
    name: '<that-one> <mark>? <which>',
    when: (state) => asksNothingOfUs(state) && hasNoAction(state),
    gives: { act: 'statement' },
  },
  // "сосед говорит сделай потише, а сам сверлит"
  { name: '<anything>', when: ({ items }) => isRetold(items), gives: { act: 'statement' } },
  // "алло, не могу говорить"
  { name: '<calling>', when: asksNothingOfUs, gives: { act: 'chat' } },
  // "если б знал, где упасть"
  { name: 'если б|бы', when: asksNothingOfUs, gives: { act: 'statement' } },
  // "надо было раньше думать", "мог бы и позвонить", "хотел бы я знать", "пора бы и весне прийти"
  {
    name: 'надо|нужно было',
    when: (state) => asksNothingOfUs(state) && !isDated(state.items),
    gives: { act: 'statement' },
  },
  { name: 'мог|могла|могли бы и', gives: { act: 'statement' } },
  { name: 'хотел|хотела бы я <any> <wondered>', gives: { act: 'statement' } },
  { name: 'пора бы уже? и', gives: { act: 'statement' } },
  // "вот бы проснуться, а всё уже сделано"
  { name: 'вот? бы !не', when: asksNothingOfUs, gives: { act: 'statement' } },
  // "хоть бы одна спокойная ночь"
  {
    name: 'хоть бы',
    when: (state) => asksNothingOfUs(state) && hasNoAction(state),
    gives: { act: 'statement' },
  },
  // "интересно, кто это придумал"
  { name: '<wondering> <mark>? <wondered>', when: asksNothingOfUs, gives: { act: 'statement' } },
  // "кем надо быть, чтобы ..."
  { name: '<lacked-case> <need> <infinitive>', gives: { act: 'statement' } },
  // "сири, позвони жене", "телевизор, сделай тише"
  { name: '<anything>', when: ({ items }) => isToMachine(items), gives: { act: 'foreign' } },
  // "а можно ли ...", "разве в воскресенье ..."
  { name: 'а|и|но? <any> ли', when: asksNothingOfUs, gives: { act: 'query' } },
  // "не рано ли выходить"
  { name: 'а|и|но? не <any> ли', when: asksNothingOfUs, gives: { act: 'query' } },
  { name: 'а|и|но? <asking-yes>', when: asksNothingOfUs, gives: { act: 'query' } },
  // "Олег, ты где"
  { name: '<any>? <you> <asking-word>', when: asksNothingOfUs, gives: { act: 'query' } },
  // "коллеги, добрый вечер, рад вас слышать"
  { name: '<any>? <chat> <greeted>', when: isGreeting, gives: { act: 'chat' } },
  {
    name: '<anything>',
    gives: (state) => {
      state.skipOpening();
      return { next: 'head' };
    },
  },
];

/** What a segment asks for, by its first words. */
export const HEAD_RULES: readonly HeadRule[] = [
  {
    name: '<anything>',
    when: (state) => state.ahead(0) === undefined,
    gives: ({ sawChat }) => ({ act: sawChat ? 'chat' : 'empty' }),
  },
  // "подтолкни меня в пятницу доделать смету", "скажи мне завтра позвонить тёте": by whatever verb we are told
  // to tell, what is to be done stands behind its time
  {
    name: '<any> <to-us>',
    when: isToldToTell,
    skips: 2,
    gives: (state) => {
      state.skipLinks();
      return { act: 'told' };
    },
  },
  // "кинь домашку плиз", "набери меня как выйдешь"
  {
    name: '<anything>',
    when: (state) => askedOfPeople(state) === 'surely',
    gives: { act: 'statement' },
  },
  // "скинь отчёт в пятницу": meant for somebody else, or for the plan
  { name: '<anything>', when: (state) => askedOfPeople(state) === 'maybe', gives: { act: 'told' } },
  { name: 'не <negated-order>', gives: { act: 'statement' } },
  // "это не задача, а встреча": what something is called, and nothing to be done
  { name: 'не <task|reminder|block|meeting> <mark>* а', gives: { act: 'statement' } },
  // "скажи мне завтра, чтоб я не забыл ...": asked to be told, so as not to forget
  {
    name: '<tell-us> <near> чтоб|чтобы <near> не <forget>',
    when: (state, end) => end - state.at <= FORGETTING_ITEMS_MAX,
    gives: (state, end) => {
      state.skipWords(end);
      state.skipLinks();
      return { act: 'remind' };
    },
  },
  // "хочется спать до весны", "хотелось бы уже лета": nothing was decided
  { name: '<feeling>', gives: { act: 'statement' } },
  // "хочу спать"
  { name: '<wanting> <bodily> $', when: isUndecided, gives: { act: 'statement' } },
  { name: '<wishful>', when: isUndecided, gives: { act: 'statement' } },
  {
    name: 'хотелось',
    when: (state) => isUndecided(state) && hasNoAction(state),
    gives: { act: 'statement' },
  },
  { name: '<any>', when: isVagueWish, gives: { act: 'statement' } },
  // "не надо ничего создавать"
  { name: 'не <need>', gives: { act: 'statement' } },
  // "неплохо бы сходить", "главное не забыть", "чуть не забыл"
  { name: 'неплохо бы', skips: 1, gives: { next: 'wish' } },
  // "чуть не опоздала на электричку"
  {
    name: 'чуть не !<forget|undone>',
    when: (state) => isPast(state.ahead(2)?.word ?? ''),
    gives: { act: 'statement' },
  },
  { name: 'главное|чуть не', skips: 1, gives: { next: 'wish' } },
  // "я не забыл заплатить?": asked about, not wished
  {
    name: 'не <forget>',
    when: (state) => isAsked(state.items) && isPast(state.ahead(1)?.word ?? ''),
    gives: { act: 'query' },
  },
  // "не позволь мне забыть", "дай мне не забыть"
  {
    name: 'не <letting> <to-us>? <to-forget>',
    gives: (state, end) => {
      state.skip(end - 1 - state.at);
      return { next: 'wish' };
    },
  },
  {
    name: '<letting> <to-us>? не <to-forget>',
    gives: (state, end) => {
      state.skip(end - 1 - state.at);
      return { next: 'wish' };
    },
  },
  { name: 'не <forget>', gives: { next: 'wish' } },
  // "спокойной ночи всем, до завтра"
  {
    name: '<greeting>',
    when: (state) => state.sawChat && asksNothing(state),
    gives: { act: 'chat' },
  },
  // "как отучить щенка грызть плинтус"; "как приехать позвонить" has another verb
  {
    name: 'как <infinitive>',
    when: (state) => isUndecided(state) && hasOneOrder(state),
    gives: { act: 'query' },
  },
  // "чем кормить ежа"
  { name: 'чем|кем|кому <action>', gives: { act: 'query' } },
  // "с какого числа отпуск", "за сколько дней надо предупреждать"
  { name: '<preposition> <asked-behind> !-', gives: { act: 'query' } },
  // "какого числа в садике выпускной"
  { name: 'какого <counted-day>', gives: { act: 'query' } },
  // "во сколько завтра созвон"
  { name: '<plain> сколько', gives: { act: 'query' } },
  {
    name: '<all-mine> <anything> <task|query|meeting|project|list|event>',
    gives: { act: 'query' },
  },
  // "отметь, что в пятницу придёт комиссия", "прошу отметить, что ..."; "отметить, что сдал" is one's own
  {
    name: '<noting> <mark>? что',
    when: isNotedForUs,
    gives: (state, end) => {
      state.skip(end - state.at);
      return { act: 'explicit', verb: 'create' };
    },
  },
  { name: '<create|schedule|put|reserve>', gives: { next: 'order' } },
  // "мне срочно надо ...": the urgency stays for the fields
  {
    name: '<urgent|important|unhurried> <need|remind|create|put>',
    passes: 1,
    gives: { next: 'head' },
  },
  {
    name: '<urgent|important|unhurried|new|task|reminder|block> !:',
    when: endsInEdit,
    gives: { act: 'edit' },
  },
  { name: '<urgent|important|unhurried|new|task|reminder|block>', gives: { next: 'noun' } },
  // "толкни меня завтра в семь", "пингани завтра про счёт"
  { name: '<nudge> <to-us>', gives: { next: 'reminder' } },
  { name: '<signal> <fact|concerning|what|so-that>', gives: { next: 'reminder' } },
  { name: '<remind>', when: isRemindedOnce, gives: talk },
  { name: '<remind>', gives: { next: 'reminder' } },
  { name: '<query|list>', gives: { next: 'query' } },
  { name: '<edit>', gives: { next: 'edit' } },
  { name: '<any>', when: isQuestion, gives: { act: 'query' } },
  { name: '!<action>', when: endsInEdit, gives: { act: 'edit' } },
  // "надо же, как быстро доехали"
  { name: 'надо же', when: hasNoAction, gives: { act: 'statement' } },
  // "должен Серёге полторы тысячи": what is owed, and nothing to be done
  { name: '<obliged>', when: hasNoAction, gives: { next: 'plain' } },
  { name: '<need>', gives: { next: 'wish' } },
  { name: '<foreign>', gives: { next: 'foreign' } },
  { name: '<any>', gives: { next: 'plain' } },
];
