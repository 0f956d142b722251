import { remembering } from '../../grammar/remembering.ts';

/** What is done early in the morning: an early hour beside such a word is one of the morning. */
const WAKING =
  'встать встава встаю встаем встань вставай подъем подьем просну просып разбуд будильник побудк рассвет'.split(
    ' ',
  );
/** Departures: people leave at two in the afternoon, but at five in the morning. */
const LEAVING =
  'выехать выезд выезж выеха выедем выеду уехать уезж отъезд вылет улет рейс самолет поезд электричк сапсан ласточк'.split(
    ' ',
  );

/** What is done about a train or an alarm at some other time of day. */
const ABOUT = 'куп провер забра заказ почин узна посмотр найти сда верну выбр'.split(' ');

/** "переложить билеты на поезд в четыре": of papers nobody leaves. */
const PAPERS = 'билет брон посадочн плацкарт купе'.split(' ');

export const isPaper = (word: string): boolean => PAPERS.some((stem) => word.startsWith(stem));

const WORD_MIN = 4;

/** From which hour on a word makes a bare early hour one of the morning; null for other words. */
export const earlyFrom = remembering((word): number | null => {
  if (word.length < WORD_MIN) return null;
  if (WAKING.some((stem) => word.startsWith(stem))) return 3;
  return LEAVING.some((stem) => word.startsWith(stem)) ? 4 : null;
});

/** "купить будильник в пять": what follows is only what it is about. */
export const isAboutIt = (word: string): boolean => ABOUT.some((stem) => word.startsWith(stem));

/** Getting up: it says so whatever is spoken of besides, as in "заказ в аэропорт, встать в пять". */
const RISING = 'встать встава встаю встаем вставай просну просып подъем подьем'.split(' ');

export const isRising = (word: string): boolean => RISING.some((stem) => word.startsWith(stem));

/** What an event says of the half of the day that its hour is in, where nothing else says it. */
export interface HourHint {
  readonly half: 'am' | 'pm' | 'night';
  /** The hours that it holds for. */
  readonly from: number;
  readonly to: number;
}

const MORNING: HourHint = { half: 'am', from: 3, to: 11 };
const EVENING: HourHint = { half: 'pm', from: 5, to: 11 };
/** Performances begin at seven or eight; at ten there may be a matinee. */
const SHOW: HourHint = { half: 'pm', from: 7, to: 8 };
/** Parties of friends; one at eleven may be a children's. */
const PARTY: HourHint = { half: 'pm', from: 5, to: 10 };
const NIGHT: HourHint = { half: 'night', from: 1, to: 5 };
const LATE: HourHint = { half: 'night', from: 8, to: 12 };

const HINTED: readonly (readonly [string, readonly HourHint[]])[] = [
  ['утренн завтрак позавтрак затемно спозаран', [MORNING]],
  ['вечер ужин поужин отужин вечеринк корпоратив', [EVENING]],
  [
    'театр спектакл концерт балет филармони мюзикл дискотек банкет свидан киносеанс новосель сабантуй юбиле фуршет днюх',
    [SHOW],
  ],
  ['тусовк тусич посиделк девичник мальчишник квартирник', [PARTY]],
  ['ночн', [NIGHT, LATE]],
];
const HINTED_WORDS: readonly (readonly [string, readonly HourHint[]])[] = [
  ['опера оперу оперы оперетта оперетту кино', [SHOW]],
];
/** A party of children is in the daytime. */
const NO_HINT = 'утренник'.split(' ');

/** What the word says of the hour beside it; null for most words. */
export const hourHints = remembering((word): readonly HourHint[] | null => {
  if (word.length < WORD_MIN || NO_HINT.some((stem) => word.startsWith(stem))) return null;
  const isIn = (list: string, fits: (known: string) => boolean): boolean =>
    list.split(' ').some(fits);
  return (
    HINTED.find(([stems]) => isIn(stems, (stem) => word.startsWith(stem)))?.[1] ??
    HINTED_WORDS.find(([forms]) => isIn(forms, (form) => word === form))?.[1] ??
    null
  );
});

/** What brings people to an event, or brings it about. */
const HOLDS =
  'ждут зовут зовет позва приглас устро провест проведе накры отмет отмеч отпразд прийт придт сходи схожу пойдем пойду'.split(
    ' ',
  );
/** What makes a meal: "приготовить ужин к восьми" is of the evening, "приготовить концерт" is of any hour. */
const COOKS =
  'пригот сготов готов свари пожар испеч сдела организ разогре подогре накорм покорм'.split(' ');
const MEALS = 'ужин завтрак'.split(' ');

export const isMeal = (word: string): boolean => MEALS.some((stem) => word.startsWith(stem));

/** Does the word bring about the event that is said, so that the hour is the event's? */
export const isHolding = (word: string, event: string): boolean =>
  HOLDS.some((stem) => word.startsWith(stem)) ||
  (COOKS.some((stem) => word.startsWith(stem)) && isMeal(event));

/** What stands between these and an event is about it, or is done at another time. */
const ASIDE = new Set('для после до перед про о об насчет поводу кроме вместо из'.split(' '));
export const setsAside = (word: string): boolean => ASIDE.has(word);

/** "на ужин", "к ужину" */
const LEADING = new Set('на к'.split(' '));
export const leadsTo = (word: string): boolean => LEADING.has(word);
