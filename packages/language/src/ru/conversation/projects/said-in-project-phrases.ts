/** How people say, anywhere in a phrase, that what they ask for is of a project whose whole name they give. */

const MARK = '(?:\\s*[,;.(\\n]\\s*|\\s+[-–—]\\s+)';
const SOFT = '(?:(?:и|а|ну|ещё|еще|тоже|также|плюс|всё|все)\\s+)*';
const BELONGS =
  '(?:(?:это|она|оно|эта\\s+задача)\\s+)?(?:(?:всё|все|тоже|же)\\s+)?(?:(?:относится|относятся|принадлежит|касается|ид[её]т|пойд[её]т)\\s+)?';
const INTO = '(?:в|во|для|по|к|ко|под|на|внутри|в\\s+рамках|в\\s+составе)';
const OPEN = '\\s*["«“]?$';

/** "..., это в проект ", "внутри проекта ": right in front of the name. */
export const OF_PROJECT = new RegExp(
  `(?:^${SOFT}|${MARK}${SOFT}|\\s+)${BELONGS}${INTO}\\s+(?:(?:мой|наш|сам)[A-Za-zЀ-ӿ]*\\s+)?проект(?:а|у|е|ом)?\\s*:?${OPEN}`,
  'iu',
);
/** "..., проект: ", "проектом ": without a preposition. */
export const PROJECT_ALONE = new RegExp(
  `(?<mark>^|${MARK}|\\s+)${SOFT}${BELONGS}проект(?<with>ом)?\\s*(?:[:–—-]\\s*)?${OPEN}`,
  'iu',
);
/** "... — это в ", "..., это всё для ": without the noun. */
export const THIS_IS_OF = new RegExp(
  `(?:${MARK}|\\s+)${SOFT}это\\s+(?:(?:всё|все|тоже|же|задача|дело)\\s+)?(?:(?:относится|ид[её]т|пойд[её]т)\\s+)?${INTO}${OPEN}`,
  'iu',
);
/** The same behind a dash or a comma alone, of a name of several words. */
export const MARKED_OFF = new RegExp(`${MARK}${SOFT}${INTO}${OPEN}`, 'iu');
/** "в ", "и ещё для ": what is said begins with it. */
export const BEGINS_WITH = new RegExp(
  `^\\s*(?:(?:и|а|ну|ещё|еще|так|давай)\\s+)*(?:это\\s+)?${INTO}${OPEN}`,
  'iu',
);
/** "новая задача в ": the kind with the place behind it. */
export const KIND_OF = new RegExp(
  `^\\s*(?<kind>(?:[A-Za-zЀ-ӿ]+\\s+){0,2}?(?:задач[ауи]|задачк[ауи]|дело|таск[ау]?)\\s+)${INTO}${OPEN}`,
  'iu',
);

const ADD =
  '(?:добавь|запиши|создай|заведи|внеси|занеси|закинь|кинь|поставь|положи|впиши|сделай|запланируй|напомни)(?:те)?';
const KIND =
  '(?:(?:(?:\\d|одну|две|два|три|четыре|пять|пару|несколько|обе|нов[A-Za-zЀ-ӿ]+|ещё|еще)\\s+)*(?:задач(?:[ауи]|ек)?|задачк[ауи]|дел[оа]|таск[ауи]?))';
/** Behind the name: an order to add, by itself or behind "ещё". */
export const ORDERS = new RegExp(`^${SOFT}(?:мне\\s+|пожалуйста\\s+)?${ADD}(?![A-Za-zЀ-ӿ])`, 'iu');
export const SOFTLY = new RegExp(`^(?:${SOFT}|[\\s,:;.–—-]+)+`, 'iu');
export const NAMES_KIND = new RegExp(`^(?:нов[A-Za-zЀ-ӿ]+\\s+)?${KIND}(?![A-Za-zЀ-ӿ])`, 'iu');
/** What is asked for begins so; else it begins with what is to be done. */
export const ASKS = new RegExp(
  `^\\s*(?:(?:и|а|ну|ещё|еще|давай|пожалуйста|слушай)[\\s,]+)*(?:(?:мне|нам)\\s+)?(?:${ADD}|(?:нов[A-Za-zЀ-ӿ]+\\s+)?${KIND}|надо|нужно|хочу|не\\s+забыть|необходимо)(?![A-Za-zЀ-ӿ])`,
  'iu',
);
/** The task first, then the order to write it down: "задачу заправить газ запиши". */
export const WRITTEN_BEHIND = new RegExp(
  `^\\s*(?:(?:нов[A-Za-zЀ-ӿ]+\\s+)?${KIND}\\s+)?(?<task>.+?)\\s+(?:запиши|занеси|внеси|добавь|создай|впиши|закинь|кинь|положи)(?:те)?\\s*$`,
  'iu',
);
/** Who says so moves what is there, or tells what has become of it. */
export const OF_WHAT_IS_THERE =
  /(?<![a-zЀ-ӿ])(?:перенес(?:ти|и|ите)|перемест(?:ить|и|ите)|перелож(?:ить|и|ите)|перекин(?:уть|ь|ьте)|убери(?:те)?|удали(?:те)?|вычеркни(?:те)?|закрой(?:те)?|отмени(?:те)?|отмет[ьи]|не\s+(?:надо|нужно|буду|стоит|будем)|уже|готов[аоы]?|сделан[аоы]?|выполнен[аоы]?|отменяется|отложи(?:те)?)(?![a-zЀ-ӿ])/iu;
/** "закинь купить краску в ", "задачу заправить газ запиши в ": what is put somewhere is put into the project. */
export const PUT_INTO =
  /(?:^\s*(?:(?:и|а|ну|ещё|еще)\s+)*(?:закинь|кинь|положи)(?:те)?\s+(?:задачу\s+)?(?=[a-zЀ-ӿ]+(?:ть|ти|чь|ться)\s).+|\s(?:запиши|занеси|внеси|впиши|добавь|закинь|кинь|положи)(?:те)?)\s+(?:это\s+)?(?:в|во|на)\s*["«“]?$/iu;
export const LEADS_INTO = /\s+(?:это\s+)?(?:в|во|на)\s*["«“]?$/iu;
/** The same: what is put there. */
export const PUT_TASK =
  /^\s*(?:(?:и|а|ну|ещё|еще)\s+)*(?:закинь|кинь|положи)(?:те)?\s+(?:задачу\s+)?(?<task>[a-zЀ-ӿ]+(?:ть|ти|чь|ться)\s.+?)\s*$/iu;
