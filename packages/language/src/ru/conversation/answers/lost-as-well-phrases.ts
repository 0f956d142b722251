const AHEAD = '(?:(?:да|ага|угу|ок|окей|ладно|ну|вот|верно|конечно|и|а|ещё|еще|про)[\\s,]+)*';
const TAKEN = '(?:удал|убир|убер|стир|сотр|снос|снес|выкид|выкин|отмен|выч[её]рк|сним)[a-zЀ-ӿ]*';

/** "да, и окна тоже", "ещё и окна убери": more of what is being asked about. */
export const LOST_AS_WELL = new RegExp(
  `^${AHEAD}(?<name>[^,;:?!.\\n]{2,60}?)[\\s,]+(?:тоже|также)(?:[\\s,]+(?:туда[\\s,]+же|${TAKEN}|не[\\s,]+(?:надо|нужн[аоы]?)))?[\\s.!]*$`,
  'iu',
);
/** The same ordered of something by its name, plainly. */
export const DELETES = (name: string): string => `удали ${name}`;
export const GIVES_UP = (name: string): string => `${name} не надо`;
