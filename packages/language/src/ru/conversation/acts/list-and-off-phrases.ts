const DROP = '(?:убери|убирай|удали|удаляй|выкинь|сотри|выброси)(?:те)?';
const TICK = '(?:вычеркни|вычеркивай|вычёркивай|зачеркни|отметь|отмечай)(?:те)?';
const THERE = '(?:(?:оттуда|там|тогда|тоже|пожалуйста|из\\s+(?:него|списка|него))\\s*)*';
/** "..., лосось убери": what goes, with the order behind it; what stands before it is put on the list. */
export const OFF_BEHIND = new RegExp(
  `^(?<ahead>.+?)\\s+${THERE}(?<verb>${DROP}|${TICK})\\s*${THERE}[.!]*$`,
  'isu',
);
/** "..., и убери лосось": the same with the order ahead of it. */
export const OFF_AHEAD = new RegExp(
  `^(?<ahead>.+?)(?:\\s*[,;.]\\s*(?:и|а|но)?\\s*|\\s+(?:и|а|но)\\s+)${THERE}(?<verb>${DROP}|${TICK})\\s+${THERE}(?<things>[^,;:?!\\n]{2,60}?)\\s*${THERE}[.!]*$`,
  'isu',
);
/** One of these is said with both. */
export const MAY_GO_OFF =
  /(?:^|\s)(?:убер|убир|убра|удал|выкин|сотри|выброс|вычерк|вычёрк|зачерк|отметь|отмечай)/iu;
export const IS_TICK = new RegExp(`^${TICK}$`, 'iu');
/** Where what goes may begin: behind a mark or "и". */
export const JOINTS_OFF = /\s*[,;]\s*(?:(?:и|а|но)\s+)?|\s+(?:и|а|но)\s+/giu;
const ADD =
  '(?:добав(?:ь|им)|допиши|впиши|припиши|внеси|занеси|(?:до|за)?кинь|включи|положи|запиши)(?:те)?(?:-ка)?';
/** "добавь в закупки на банкет форель": a list may be named behind it, without its noun. */
export const INTO = /(?<=^|\s)(?:в|во|к|ко)\s+(?=\S)/giu;
export const SAYS_ADD = new RegExp(`(?:^|\\s)${ADD}(?=\\s|[.!]*$)`, 'iu');
export const onList = (ahead: string, behind: string): string => `${ahead}список ${behind}`;
