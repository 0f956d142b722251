import type { ProjectSheet } from '@planerka/contracts';

/** How people ask for the card of a project, and for what is kept of one: its estimate, its schedule. */

const SOFT = '(?:ну\\s+|а\\s+|так\\s+|пожалуйста,?\\s+|слушай,?\\s+)*';
/** To show, and not to make: "составь смету" is something to be done. */
const SHOW =
  '(?:(?:покажи|пришли|скинь|выведи|дай|открой|кинь|глянь|посмотрим|посмотреть)(?:те|ка|-ка)?\\s+(?:мне\\s+|нам\\s+)?)';
const NAME = '(?<name>«[^»]{1,80}»|"[^"]{1,80}"|[^:,.!?;«»"\\n]{1,60}?)';
const MY = '(?:(?:весь|всю|все|текущ[A-Za-zЀ-ӿ]+|нов[A-Za-zЀ-ӿ]+|последн[A-Za-zЀ-ӿ]+)\\s+)?';

const re = (source: string): RegExp => new RegExp(`^${SOFT}${source}\\s*[.!?]*$`, 'isu');

/** "проект Витрина", "карточка проекта Витрина" */
export const CARD = re(`${SHOW}?карточк[ауи]\\s+проекта\\s+${NAME}`);
/** "покажи проект", "что по проекту?": of the one in view. */
export const CARD_IN_VIEW = new RegExp(
  `^${SOFT}(?:(?:покажи|пришли|выведи|дай|глянь)(?:те|ка|-ка)?\\s+(?:мне\\s+|нам\\s+)?(?:весь\\s+|этот\\s+|наш\\s+|мой\\s+)?проект|(?:что|чего|как)\\s+(?:там\\s+|у\\s+нас\\s+)?(?:в|по|с)\\s+(?:этом\\s+|этому\\s+|этим\\s+|нашем\\s+)?проект(?:е|у|ом))\\s*[.!?]*$`,
  'iu',
);
export const BARE_CARD = re(`проект\\s+${NAME}`);

/** What each sheet is called, in the nominative and as what is asked for. */
const NOUNS: Readonly<Record<ProjectSheet, string>> = {
  plan: 'план|состав|позиции',
  solutions: 'решения|предложения\\s+агентов|наборы\\s+правок',
  schedule: 'сроки|график|расписание',
  estimate: 'смет[ауы]|себестоимость',
  quote: 'кп|коммерческое(?:\\s+предложение)?|коммерческ(?:ую|ая)',
  gantt: '(?:диаграмм[ауы]\\s+)?гант[ау]?|диаграмм[ауы]',
};

/** Whatever asks for a sheet names one. */
export const ANY_SHEET = new RegExp(Object.values(NOUNS).join('|'), 'iu');

interface SheetPhrase {
  readonly sheet: ProjectSheet;
  /** "покажи смету проекта Витрина" */
  readonly shown: RegExp;
  /** "смета проекта Витрина", "смета Витрины": only where there is such a project. */
  readonly bare: RegExp;
  /** "покажи смету": of the project in view; what is said of a day as well is none. */
  readonly inView: RegExp | null;
}

/** A plan or a schedule without a project is one of the day. */
const OF_DAY: ReadonlySet<ProjectSheet> = new Set(['plan', 'schedule', 'solutions']);

const OF = '(?:\\s+(?:по|для|у)?\\s*)';
const PROJECT = '(?:проекта|проекту)\\s+';

export const SHEETS: readonly SheetPhrase[] = (
  ['gantt', 'plan', 'solutions', 'schedule', 'estimate', 'quote'] as const
).map((sheet) => ({
  sheet,
  shown: re(`${SHOW}${MY}(?:${NOUNS[sheet]})${OF}${PROJECT}${NAME}`),
  bare: re(`${SHOW}?${MY}(?:${NOUNS[sheet]})${OF}(?:${PROJECT})?${NAME}`),
  inView: OF_DAY.has(sheet)
    ? re(`${SHOW}${MY}(?:${NOUNS[sheet]})\\s+(?:этого\\s+|нашего\\s+)?проекта`)
    : re(`${SHOW}${MY}(?:${NOUNS[sheet]})(?:\\s+(?:этого\\s+|нашего\\s+)?проекта)?`),
}));

/** Both letters are written for one sound. */
export const FOLDED = ['ё', 'е'] as const;
