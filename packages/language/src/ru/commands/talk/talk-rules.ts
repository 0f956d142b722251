import type { Item } from '../../../grammar/item.ts';
import { MASCULINE_PAST, THIRD_PERSON } from '../../lexicon/verb-endings.ts';
import { hasTag, type Tag } from '../../tags.ts';
import { isFinite, isPast } from '../finite-verbs.ts';
import { isIdle, type TalkRule, type Told } from '../told/told.ts';
import { looksLikeAdjective } from '../verb-forms.ts';
import { isAction } from '../view.ts';

const PREDICATE_WORDS_MAX = 6;

/** Finite verbs by which nothing is told. */
const UNTOLD: readonly Tag[] = ['undone', 'lasting', 'planned'];

/** "не берёт": behind "не" even what looks like a noun is a verb. */
const isDenied = (words: readonly Item[], at: number): boolean =>
  hasTag(words[at - 1], 'not') && THIRD_PERSON.test(words[at]?.word ?? '');

/** "не хотел снимать шапку": what somebody did not want to do is not to be done. */
const isUnwanted = (words: readonly Item[], at: number): boolean =>
  hasTag(words[at - 1], 'not') && hasTag(words[at], 'undone') && isPast(words[at]?.word ?? '');

/** Is an action behind the verb only told of? */
const isOnlyTold = (words: readonly Item[], verb: Item): boolean =>
  (hasTag(verb, 'telling') && !isPromised(words, verb)) || isUnwanted(words, words.indexOf(verb));

/** "маме окна помыть обещала": right behind the action somebody has promised it himself. */
function isPromised(words: readonly Item[], verb: Item): boolean {
  return hasTag(verb, 'promised') && isAction(words[words.indexOf(verb) - 1]);
}

/** "бюджет на таргет": right behind a preposition even what looks like a verb is a noun. */
const isGoverned = (before: Item | undefined, item: Item): boolean =>
  hasTag(before, 'preposition') && before !== undefined && item.from - before.to <= 1;

/**
 * "завтра в семь падел с Лёхой": what opens a clause about a day to come and is no verb that is known
 * is a noun, whatever it ends in.
 */
const isNounAhead = ({ main, isAhead }: Told, item: Item): boolean =>
  isAhead && item === main[0] && MASCULINE_PAST.test(item.word) && !hasTag(item, 'irregular-past');

/** A finite verb tells of what was or what others do, unless an action is asked for beside it. */
function isTelling(told: Told): boolean {
  const { main, hasAction } = told;
  const verbs = main.filter(
    (item, at) =>
      !isNounAhead(told, item) &&
      !isGoverned(main[at - 1], item) &&
      (isDenied(main, at) ||
        isUnwanted(main, at) ||
        (isFinite(item.word) && !UNTOLD.some((tag) => hasTag(item, tag)))),
  );
  return verbs.length > 0 && (!hasAction || verbs.some((verb) => isOnlyTold(main, verb)));
}

const isActionless = ({ hasAction }: Told): boolean => !hasAction;

const isTimeless = ({ hasAction, isTimed }: Told): boolean => !hasAction && !isTimed;

/** Nothing in it could be planned: no time, no action, no meeting. */
const isBare = ({ isTimed, hasAction, isMeeting }: Told): boolean =>
  !isTimed && !hasAction && !isMeeting;

const mainHas = ({ main }: Told, tag: Tag): boolean => main.some((item) => hasTag(item, tag));

/** "я в командировке", but "отчёт по командировке" */
function isPredicate(item: Item, at: number, main: readonly Item[]): boolean {
  const before = main[at - 1];
  // "в командировке", "в глубоком декрете"; "обучение по сердечной реанимации" is a noun's
  if (hasTag(item, 'whereabouts')) {
    const leads = before !== undefined && looksLikeAdjective(before.word) ? main[at - 2] : before;
    return hasTag(leads, 'in') || hasTag(leads, 'onto');
  }
  if (!hasTag(item, 'predicate')) return false;
  return !isGoverned(before, item) || hasTag(before, 'in') || hasTag(before, 'onto');
}

/** Each says what is talk; the first that fits decides. */
export const TALK_RULES: readonly TalkRule[] = [
  // "ничего не планируй", "не ставь встреч"
  { name: '<anything> не <negated-order>' },
  // "никаких дел на завтра"
  { name: '<none-of>', when: isActionless },
  // "ненавижу рано вставать"
  { name: '<feeling>' },
  { name: '<usually>', when: isActionless },
  // "по прогнозу завтра дождь"
  { name: 'по <foretold>', when: isActionless },
  // "каждый день одно и то же"
  { name: '<anything> <always-same> <any> то|тот же', when: isActionless },
  { name: '<anything>', when: isTelling },
  // "увидимся в понедельник"
  { name: '<parting>', when: (told) => !told.hasAction && !told.hasClock },
  // "зять намерен продать гараж"
  { name: '<any> <any>? <minded> <anything> <infinitive>' },
  // "соседи спрашивают, можно ли взять дрель"
  { name: '<anything> <inquired-by-others> <anything> ли|когда|где|куда|почему|зачем|сколько|как' },
  // "концерт продлится до одиннадцати": how long others go on
  {
    name: '<anything> <lasting>',
    when: (told) => !told.hasAction && !told.isMeeting && told.isOnlyUntil,
  },
  // "завтра пропусти", where nothing is in view
  { name: '<anything> <skipping>', when: (told) => !told.hasAction && !mainHas(told, 'not') },
  // "понимаю тебя"
  { name: '<anything>', when: (told) => !told.hasAction && mainHas(told, 'mental') },
  // "на улице холодно"
  {
    name: '<anything>',
    when: (told) =>
      isIdle(told) && told.main.some(isPredicate) && told.words.length <= PREDICATE_WORDS_MAX,
  },
  // "на работе всё по-старому", "дома всё в порядке"
  { name: '<anything> все по -? старому|прежнему $', when: isIdle },
  { name: '<anything> все в порядке|норме $', when: isIdle },
  { name: '<anything> все как обычно|всегда $', when: isIdle },
  // "ну да ладно"
  { name: '<hollow|chat>* $' },
  { name: 'если|кабы|вдруг', when: isIdle },
  { name: '<anything> <self>', when: isBare },
  // "сорок градусов на улице"
  { name: '<anything> градус|градуса|градусов на|за|в <outdoors>', when: isIdle },
  { name: '<fact|soft>* <cardinal> градус|градуса|градусов $', when: isIdle },
  // "завтра опять снег"
  { name: '<anything> <weather>', when: isIdle },
  // "какой хороший день"
  { name: '<exclaiming> <any>', when: isIdle },
  // "ну и денёк"
  { name: '<day-sigh>', when: isActionless },
  // "до отпуска ещё две недели"
  { name: 'до <anything> <remaining>', when: isActionless },
  // "завтра опять готовка", but "завтра опять к зубному"
  { name: '<any>? опять !<preposition>', when: (told) => isIdle(told) && !told.hasClock },
  // "опять понедельник"
  { name: '<day-nature|chatty>* $', when: isActionless },
  // "с новосельем", "с наступающим праздником"
  { name: 'с|со <any>? <congratulated>' },
  // "у соседей сегодня свадьба", "у нас дома ремонт"
  { name: 'у <outsider>', when: isIdle },
  // "новоселье у соседей в шесть" is a plan
  { name: '<any> у <outsider>', when: (told) => isIdle(told) && !told.hasClock },
  // "у вас есть прайс на март": asked without a mark
  { name: 'у тебя|вас есть|имеется|найдется', when: isActionless },
  { name: 'у', when: isBare },
  // "у Рекса хозяйка на море до пятого": where somebody is, and how long
  { name: '<any>? у <any> <any> в|во|на', when: (told) => isIdle(told) && told.isOnlyUntil },
  { name: '<anything> <spoken-to>', when: isTimeless },
  // "созвон уже не нужен", where nothing is in view
  { name: '<anything> не нужен|нужна|нужны $', when: isActionless },
  // "не могу уснуть"
  { name: '!<action>* не <modal>' },
  // "завтра на йогу не пойду"
  { name: '<anything> не <first-person>', when: isActionless },
  // "зарядку сегодня пропущу"
  { name: '<anything> <giving-up>', when: isActionless },
  { name: 'не', when: isTimeless },
  { name: '<anything> <chatty>', when: isBare },
];
