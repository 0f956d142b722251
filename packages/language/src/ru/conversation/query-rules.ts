import type { Query } from '@planerka/contracts';
import type { Item } from '../../grammar/item.ts';
import { factOf } from '../../time/frame.ts';
import { isFact, roleAt } from '../commands/view.ts';
import { type Clause, kindSaid, mentionOf } from './clause.ts';
import { DONE_RULES } from './done-rules.ts';
import { isInfinitiveVerb, OF_PLAN, wordsOf } from './lexicon.ts';
import { hourOf, hoursOf, minuteOf } from './part-of-day.ts';
import { daysAhead, windowOf } from './day-window.ts';
import { objectIn } from './made.ts';
import { BESIDE_FIND, OF_ANYTHING } from './asked-phrases.ts';
import type { Caught, PhraseRule } from './phrase.ts';
import { isSpare } from './spare-phrases.ts';
import { isSpokenOf } from './spoken-of.ts';
import { STANDING_RULES } from './standing-rules.ts';
import { UNDATED_RULES } from './undated-rules.ts';
import { lengthOf, minutesIn } from './when.ts';

export type QueryRule = PhraseRule<Clause, Query>;

const WEEK = 7;
const DAY_MINUTES = 1440;

function asks(name: string, query: Query): QueryRule {
  return {
    name,
    // what else was said is no part of such a question
    produce: (caught) =>
      objectIn(caught).some((item) => !isFact(item) && !isSpare(item)) ? null : query,
  };
}

/** "что мне делать", but "что мне делать завтра" asks for that day. */
function whenUndated(name: string, query: Query): QueryRule {
  const rule = asks(name, query);
  return {
    name,
    produce: (caught, clause) => (timeOf(caught).length > 0 ? null : rule.produce(caught, clause)),
  };
}

const timeOf = (caught: Caught): readonly Item[] => objectIn(caught).filter(isFact);

function agenda(name: string, needsTime: boolean): QueryRule {
  return {
    name,
    produce: (caught, { text, ground }) => {
      const items = objectIn(caught);
      if (items.some((item) => !isFact(item) && !OF_PLAN.has(item.word) && roleAt(item) !== 'soft'))
        return null;
      if (needsTime && !items.some(isFact)) return null;
      const window = windowOf(items, text, ground, 1);
      if (window === null) return null;
      const hours = hoursOf(items.filter(isFact));
      return hours === null ? { type: 'agenda', window } : { type: 'agenda', window, hours };
    },
  };
}

/** "занята ли я завтра в 15?", "я после обеда свободна?": yes or no, and by what. */
function busy(name: string): QueryRule {
  const plain = agenda(name, true);
  return {
    name,
    produce: (caught, clause) => {
      const query = plain.produce(caught, clause);
      if (query?.type !== 'agenda') return null;
      const [hour] = objectIn(caught).flatMap((item) => hourOf(item) ?? []);
      const hours = query.hours ?? (hour === undefined ? null : minuteOf(hour));
      const isFree = clause.items.some(({ word }) => wordsOf('free')?.has(word));
      const asks = isFree ? 'free' : 'busy';
      return { ...query, asks, ...(hours === null ? {} : { hours }) };
    },
  };
}

interface FreeLength {
  readonly minutes: number;
  readonly item: Item;
}

/** "свободный час" has no number; "два свободных часа", "30 минут" and "окно на два часа" do. */
function freeLength(items: readonly Item[], text: string): FreeLength | null {
  for (const item of items) {
    const fact = factOf(item);
    // elsewhere "на два часа" may be a clock: whoever looks for room for it means a length
    const isLength =
      fact?.kind === 'length' ||
      (fact?.kind === 'for-number' && /час|мин/iu.test(text.slice(item.from, item.to)));
    const length = isLength ? lengthOf(fact) : null;
    if (length !== null) return { minutes: minutesIn(length), item };
    if (item.word === 'час' || item.word === 'часик') return { minutes: 60, item };
    if (item.word === 'полчаса' || item.word === 'полчасика') return { minutes: 30, item };
  }
  return null;
}

function free(name: string, needsLength = false): QueryRule {
  return {
    name,
    produce: (caught, { text, ground }) => {
      const items = objectIn(caught);
      const length = freeLength(items, text);
      if (needsLength && length === null) return null;
      const others = items.filter((item) => item !== length?.item);
      const window = windowOf(others, text, ground, WEEK);
      if (window === null) return null;
      const minutes = length?.minutes ?? null;
      const isFitting = minutes !== null && minutes >= 1 && minutes <= DAY_MINUTES;
      return isFitting
        ? { type: 'free', window, duration_minutes: minutes }
        : { type: 'free', window };
    },
  };
}

function load(name: string): QueryRule {
  return {
    name,
    produce: (caught, { text, ground }) => {
      const items = objectIn(caught);
      const isOther = (item: Item): boolean => !OF_LOAD.has(item.word) && !OF_PLAN.has(item.word);
      if (items.some((item) => !isFact(item) && isOther(item))) return null;
      // "сколько времени" asks for the clock
      if (items.every((item) => item.word === 'времени' || item.word === 'сейчас')) return null;
      const window = windowOf(items, text, ground, 1);
      return window === null ? null : { type: 'load', window };
    },
  };
}

const OF_LOAD = new Set(
  'часов времени работы занято свободно задач дел встреч созвонов осталось уйдет'.split(' '),
);

/** What is looked for must be named; a time beside it does not narrow the search. */
function find(name: string): QueryRule {
  return {
    name,
    produce: (caught, clause) => {
      const items = objectIn(caught);
      // "найти гримёра на двадцатое" is something to be done
      const isOwn = isInfinitiveVerb(caught.first.word) && kindSaid(items) === null;
      if (isOwn && clause.handles.length === 0) return null;
      const mention = mentionOf(clause, items, new Set());
      const isName =
        mention !== null && mention.length >= 3 && !items.some((item) => OF_WORLD.has(item.word));
      return isName ? { type: 'find', mention: mention.slice(0, 500) } : null;
    },
  };
}

/** "когда я встречаюсь с Дашей?": what is said around the name is no part of it. */
function whenIs(name: string): QueryRule {
  const rule = find(name);
  const isBeside = (item: Item): boolean => isFact(item) || BESIDE_FIND.has(item.word);
  return {
    name,
    produce: (caught, clause) => {
      const items = objectIn(caught);
      const from = items.findIndex((item) => !isBeside(item));
      const last = items.findLastIndex((item) => !isBeside(item));
      const object = from < 0 ? [] : items.slice(from, last + 1);
      return rule.produce({ ...caught, gaps: { object } }, clause);
    },
  };
}

/** "мне завтра во сколько выходить?" */
function inTheMiddle(name: string): QueryRule {
  const rule = whenIs(name);
  return {
    name,
    produce: ({ gaps, first }, clause) => {
      const { object = [], named = [] } = gaps;
      const isPlain = object.every((item) => isFact(item) || BESIDE_FIND.has(item.word));
      return isPlain ? rule.produce({ gaps: { named }, first }, clause) : null;
    },
  };
}

/** "что я должен Лене", but "что я должен был сделать вчера" names nothing. */
/** "от кого я что жду?": what is due from others is kept by that word ("жду от подрядчика смету"). */
const owedToMe = (name: string): QueryRule => ({
  name,
  produce: () => ({ type: 'find', mention: AWAITED }),
});
const AWAITED = 'жду';

function owed(name: string): QueryRule {
  const rule = find(name);
  return {
    name,
    produce: (caught, clause) =>
      objectIn(caught).every(
        (item) => isFact(item) || OF_PLAN.has(item.word) || OF_ANYTHING.has(item.word),
      )
        ? null
        : rule.produce(caught, clause),
  };
}

/** "что у меня по Тамаре": all that bears the words. */
function concerning(name: string): QueryRule {
  const rule = find(name);
  return {
    name,
    produce: (caught, clause) => {
      const { object = [], named = [] } = caught.gaps;
      const isPlain = object.every((item) => isSpare(item)) && !named.some(isFact);
      const only = { ...caught, gaps: { named } };
      return isPlain ? rule.produce(only, clause) : null;
    },
  };
}

/** What no plan of ours holds. */
const OF_WORLD = new Set(
  'погода погоды времени время год году рецепт песню музыку фильм значит такое такой'.split(' '),
);

/** "покажи TASK-003": its title is what is looked for, where the thread knows it. */
function showNumbered(_: Caught, { handles, thread }: Clause): Query | null {
  const [handle] = handles;
  const known = thread?.candidates.find(
    ({ kind, number }) => kind === handle?.kind && number === handle.number,
  );
  const title = known?.title;
  return title === undefined || title.length < 3
    ? null
    : { type: 'find', mention: title.slice(0, 500) };
}

/** "покажи стоматолога": what was spoken of here; anything else may be shown elsewhere. */
function showKnown({ gaps }: Caught, clause: Clause): Query | null {
  const { named = [] } = gaps;
  const mention = isSpokenOf(named, clause) ? mentionOf(clause, named, new Set()) : null;
  return mention === null ? null : { type: 'find', mention: mention.slice(0, 500) };
}

/** "что с тегом дом": the word behind the noun. */
function tagged({ gaps }: Caught): Query | null {
  const [tag, ...more] = (gaps.named ?? []).filter(({ word }) => word !== '#');
  const isPlain = (gaps.object ?? []).every((item) => isSpare(item) || BESIDE_TAG.has(item.word));
  return tag === undefined || more.length > 0 || !isPlain ? null : { type: 'tasks', tag: tag.word };
}

const BESIDE_TAG = new Set(['с', 'со', 'под', 'по']);

function projects(name: string): QueryRule {
  return {
    name,
    produce: (caught, clause) => {
      const mention = mentionOf(clause, objectIn(caught), new Set());
      return mention === null
        ? { type: 'projects' }
        : { type: 'projects', mention: mention.slice(0, 120) };
    },
  };
}

/** "завтра вечером есть что-нибудь?": only its time counts. */
const then = (name: string): QueryRule => ({
  name,
  produce: ({ gaps }, { text, ground }) => {
    const window = windowOf(gaps.time ?? [], text, ground, 1);
    return window === null ? null : { type: 'agenda', window };
  },
});

/** "что ты только что поменял?": beside it only words for how lately are said. */
const ofLate = (name: string): QueryRule => ({
  name,
  produce: (caught) =>
    objectIn(caught).every(
      (item) => isFact(item) || isSpare(item) || wordsOf('just')?.has(item.word),
    )
      ? { type: 'history' }
      : null,
});

const today = (name: string): QueryRule => ({
  name,
  produce: (caught, { ground }) =>
    timeOf(caught).length > 0 ? null : { type: 'agenda', window: daysAhead(ground, 1) },
});

/** Questions about the plan, from the narrow to the wide; the first that fits decides. */
export const QUERY_RULES: readonly QueryRule[] = [
  asks('<what-which> <object> <overdue> <more>', { type: 'overdue' }),
  asks('<show>? <object> <overdue> <more>', { type: 'overdue' }),
  asks('<what> я <object> пропустил|пропустила|упустил <more>', { type: 'overdue' }),
  asks('<what> я <no> успел|успела|сделал|сделала <object>', { type: 'overdue' }),
  whenUndated('<what> <that>? <object> горит <more>', { type: 'urgent' }),
  whenUndated('<what-which> <object> <urgently> <more>', { type: 'urgent' }),
  asks('<what-which> <object> с высоким приоритетом <more>', { type: 'urgent' }),
  whenUndated('<show> <object> <urgently> <more>', { type: 'urgent' }),
  asks('<show> <object> с высоким приоритетом <more>', { type: 'urgent' }),
  whenUndated('самое|самые <urgently> <object>', { type: 'urgent' }),
  asks('<show>? мои? приоритеты', { type: 'urgent' }),
  asks('<show|what-which|is-there>? <object> <reminders> <more>', { type: 'reminders' }),
  whenUndated('сколько <object> задач|дел <more>', { type: 'tasks' }),
  asks('<sort> <object> <inbox>', { type: 'inbox' }),
  asks('<show>? <object> <inbox>', { type: 'inbox' }),
  asks('<open> <inbox>', { type: 'inbox' }),
  asks('<what> <object> во|в <inbox>', { type: 'inbox' }),
  asks('<show> <object> без даты|срока|времени', { type: 'inbox' }),
  asks('задачи|дела без даты|срока|времени', { type: 'inbox' }),
  ...UNDATED_RULES,
  ...DONE_RULES,
  asks('<what> я <object> делал|делала|поменял|поменяла|изменил|изменила <more>', {
    type: 'history',
  }),
  { name: '<what-which|show> <object> <tag> <named>', produce: tagged },
  { name: 'задачи|дела с|по <tag> <named>', produce: tagged },
  whenUndated('<what-which|show> <object> дедлайны|дедлайн|сроки <more>', {
    type: 'tasks',
    due: true,
  }),
  whenUndated('дедлайны|сроки <more>', { type: 'tasks', due: true }),
  asks('<show>? <object> <open-ones> <more>', { type: 'tasks' }),
  asks('<what-which> <object> <open-ones> <more>', { type: 'tasks' }),
  asks('<show> все мои? задачи|дела', { type: 'tasks' }),
  asks('<show> список задач|дел', { type: 'tasks' }),
  whenUndated('<show>? мне? все? мои|все задачи|дела <more>', { type: 'tasks' }),
  whenUndated('<show> мне? задачи|дела <more>', { type: 'tasks' }),
  whenUndated('какие <object> задачи|дела <more>', { type: 'tasks' }),
  whenUndated('<what> <object> осталось|остается <more>', { type: 'tasks' }),
  ofLate('<what> <object> ты <named> <has-done>'),
  ofLate('<what> <object> ты <has-done> <more>'),
  asks('<what> <object> изменилось|менялось|поменялось <more>', { type: 'history' }),
  asks('<show>? <object> история|историю <more>', { type: 'history' }),
  asks('<show>? последние изменения|действия|правки', { type: 'history' }),
  asks('<what> <object> дальше|следующее|следующим', { type: 'next' }),
  asks('<what> <object> делать дальше|сейчас|теперь <more>', { type: 'next' }),
  whenUndated('<what> <object> делать', { type: 'next' }),
  asks('чем <object> заняться|займусь <more>', { type: 'next' }),
  asks('за <what> <object> взяться|браться <more>', { type: 'next' }),
  asks('с чего <object> начать|начинать <more>', { type: 'next' }),
  asks('<what> теперь|следующее', { type: 'next' }),
  projects('<show>? мои|все проекты'),
  projects('<show>? список? проектов|проекты'),
  projects('какие у? меня? есть? проекты'),
  projects('<what> у? меня? в|по проекте|проекту <named>'),
  projects('<show>? задачи|дела в|по|из <project-any> <named>'),
  projects('<show>? задачи|дела <project-any> <named>'),
  projects('<show> проект <named>'),
  projects('<what-which> у? меня? за? задачи|задач|дела|дел в|по|из <project-any> <named>'),
  ...STANDING_RULES,
  busy('занят|занята|заняты|свободен|свободна|свободны ли? я|мы? <time>'),
  busy('я|мы <time> занят|занята|заняты|свободен|свободна|свободны'),
  busy('я|мы занят|занята|заняты <time>'),
  busy('буду|будем ли? я|мы? <time> занят|занята|заняты|свободен|свободна|свободны'),
  free('когда <object> свободен|свободна|свободно|свободны <more>'),
  free('когда <object> <free> <more>'),
  free('<is-there> <object> <free> <more>'),
  free('<is-there> <object>', true),
  free('<is-there> <object> время|времени|окно|окошко|место <more>'),
  free('сколько <object> <free> <more>'),
  free('когда <object> могу|можно|можем|успею <more>'),
  free('<free> <object>'),
  free('<show|search> <object> <free> <more>'),
  free('<show|search> мне? окно|окошко|время|слот <object>'),
  free('в какой|какие день|дни <object> <free> <more>'),
  free('где <object> <free> <more>'),
  free('когда <object> окно|окна|окошко <more>'),
  free('свободен|свободна ли? я? <object>'),
  free('я <free> <object>'),
  free('<search> мне? <time>', true),
  free('<search> мне? <object> под|для <named>', true),
  load('сколько <object>'),
  load('насколько <object> занят|занята|загружен|загружена <more>'),
  load('<show>? загрузка|загруженность|нагрузка <object>'),
  agenda('<make-free> <object>', true),
  then('<time> <is-there> что|планы|дела|встречи <more>'),
  agenda('я <time> занят|занята|свободен|свободна <more>', false),
  agenda('<is-there> <object>', true),
  agenda('<what> <object>', true),
  agenda('<what> у меня <more>', false),
  agenda('чем <object> занят|занята <more>', false),
  agenda('какие|какое|какая <object>', false),
  agenda('какой у меня <object> день <more>', false),
  agenda('какой <object> план|распорядок|график <more>', false),
  agenda(
    '<what> <object> запланировано|планах|плану|плане|намечено|расписании|календаре <more>',
    false,
  ),
  agenda('<show> <object>', false),
  agenda('задачи|дела|встречи|планы|план|расписание|созвоны|события|повестка <object>', false),
  today('мой день'),
  agenda('мой|мое|мои план|планы|расписание|день|задачи|дела|встречи <object>', false),
  find('<what-which|show> <noted> у|к|ко|по|в|для|о|об|про|задачи|задаче <named>'),
  agenda('во сколько <object> освобожусь|освобождаюсь <more>', false),
  agenda('когда <object> освобожусь|освобождаюсь <more>', false),
  whenIs('когда|где <object>'),
  whenIs('во сколько <object>'),
  whenIs('в котором|каком часу <object>'),
  whenIs('на когда|какой|какое <object>'),
  whenIs(
    'на какое|какой время|день|час стоит|стоят|записан|записана|назначен|назначена|назначено <object>',
  ),
  whenIs('до|к|на какого|какому|какое числа|числу|число|дня|дню|срока|сроку <object>'),
  whenIs('какого числа <object>'),
  inTheMiddle('<object> во сколько <named>'),
  inTheMiddle('<object> когда <named>'),
  whenIs('в какой день|срок <object>'),
  find('какие|какая <object> <meeting-with> с|со <named>'),
  owed('<what> я должен|должна|обещал|обещала|обещали <named>'),
  owedToMe('<what> я|мы жду|ждем от всех|других|людей|остальных|кого'),
  owedToMe('от кого <what> я|мы жду|ждем'),
  owedToMe('от кого я|мы <what>? жду|ждем'),
  owedToMe('<what> и? от кого я|мы жду|ждем'),
  owedToMe(
    'кто мне|нам <what> должен|должны|обещал|обещали сделать|прислать|отдать|вернуть|принести|дать?',
  ),
  find('<what> я|мы жду|ждем от <named>'),
  find('<what> я|мы? записал|записала|записали|писал|писала про|о|об|обо|насчет <named>'),
  concerning('<what> <object> по|насчет|про <named>'),
  find('<search> <object>'),
  find('<show> задачу|блок|встречу|дело <named>'),
  { name: '<show> <more>', produce: showNumbered },
  { name: 'что|как там? у? нас? с|по|насчет? <more>', produce: showNumbered },
  { name: '<show> <named>', produce: showKnown },
];
