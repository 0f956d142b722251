const ORDERED =
  'удал|убир|убер|стир|сотр|снос|снес|отмен|перенос|перенес|двига|сдвига|трога|закрыва|отмеча|меня|измен|став|созда|запис|вычерк|выкид';

/**
 * What leads from a question that is turned down to what is wanted in its place: "нет, не удаляй её, а лучше",
 * "не надо, просто".
 */
export const TURNED_DOWN = new RegExp(
  `^(?:(?:да|ага|угу|ок|ладно|ну|ой|ай|а|стоп|стой|погоди|подожди|нет|неа|лучше|просто|давай(?:те)?|но|только|пусть|я|` +
    `имел(?:а)? в виду|хотел(?:а)?(?: сказать)?|не (?:надо |нужно |стоит )?(?:${ORDERED})[A-Za-zЀ-ӿ]*(?: (?:е[её]|его|их|это|эту|этот))?|не надо|не нужно|не стоит|не)` +
    `(?![A-Za-zЀ-ӿ])[\\s,.!—–-]*)+`,
  'iu',
);
/** Behind it: "а", where something was denied ahead. */
export const BUT_AHEAD = /^а\s+/iu;

/** "не банк, а кактус": one name for the other. */
export const NOT_THIS_BUT =
  /^(?:(?:нет|ой|да|ну)[\s,]+)*не (?<wrong>[^,]{2,60}),?\s+а (?<right>[^,]{2,60})$/iu;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** The object of the question, and what says nothing beside a new time for it. */
export const OF_ASKED = setOf(
  'ее его их это эту этот эти она он оно они уж лучше давай пусть тогда поставь ставь будет только просто и все же',
);
/** Around another name: "нет, мне кактус надо", "ой, не то, кактус". */
export const BESIDE_NAME = setOf(
  'мне надо нужно нужен нужна имел имела виду хотел хотела удали удаляй убери убирай отмени то та тот про задачу задача блок же',
);

/** "мёд оставь", "не трогай мёд": which of a set stays. */
export const KEPT_BEHIND =
  /^(?<name>.{2,80}?),? (?:пусть|пускай )?(?:остав(?:ь|ьте|им)|остается|останется|не (?:трога|удаля|убира|стира|перенос|отмеча|меня|надо|нужно)[a-zЀ-ӿ]*)(?: пока)?$/iu;
export const KEPT_AHEAD =
  /^(?:остав(?:ь|ьте|им)|не (?:трога|удаля|убира|стира|перенос|отмеча|меня)[a-zЀ-ӿ]*)(?: пока)?(?: только)? (?<name>.{2,80})$/iu;
/** "только дрова": which of a set alone is meant. */
export const ONLY_THOSE =
  /^(?:только|лишь|исключительно|один|одну|одно|одни)(?: только| лишь)? (?:про )?(?<name>.{2,80})$/iu;
/** What stands ahead of such words: "нет, ", "да, но ". */
export const BEFORE_SOME = /^(?:(?:да|ага|угу|нет|неа|не все|ну|ой|но|а|все)[\s,]+)*/iu;
/** "хлеб удаляй, а мёд оставь": what of the set is to go, ahead of what stays. */
export const GOES_AHEAD =
  /^(?<name>[^,;:]{2,60}?) (?:удал|убир|убер|стир|сотр|снос|снес|выкид|выкин|отмен|выч[её]рк|сним)[a-zЀ-ӿ]*,? (?:а|но) (?=\S)/iu;

/** "нет, я хотела перенести на пятницу": what was wanted, as it is ordered. */
const WANTED: readonly (readonly [RegExp, string])[] = [
  [/^перенести(?![a-zЀ-ӿ])/iu, 'перенеси'],
  [/^передвинуть(?![a-zЀ-ӿ])/iu, 'передвинь'],
  [/^(?:сдвинуть|подвинуть)(?![a-zЀ-ӿ])/iu, 'сдвинь'],
  [/^отложить(?![a-zЀ-ӿ])/iu, 'отложи'],
  [/^отметить(?![a-zЀ-ӿ])/iu, 'отметь'],
  [/^(?:удалить|убрать)(?![a-zЀ-ӿ])/iu, 'удали'],
];
export const asOrdered = (rest: string): string =>
  WANTED.reduce((words, [infinitive, order]) => words.replace(infinitive, order), rest);
