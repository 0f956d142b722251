const LEAD = '(?:(?:а|и|ну|так|ой|нет|слушай|кстати|короче|да|вот)[\\s,]+)*';
const GOES =
  '(?:убери|убирай|удали|удаляй|вычеркни|вычеркивай|вычёркивай|зачеркни|отмени|отменяй|сними|снимай|сотри|стирай|выкинь)(?:те)?';
/** Most utterances say none of them, and need not be looked at twice. */
export const MAY_GO =
  /(?:^|\s)(?:убер|убир|удал|выч[её]рк|зач[её]рк|отмен|сними|снимай|сотри|стирай|выкинь)/iu;
/** "позвонить тёте убери звонила я уже": what, the order, and why. */
export const GOES_BECAUSE = new RegExp(
  `^${LEAD}(?<name>[^?!:;\\n]{3,80}?)[\\s,.–—-]+(?:(?:это|его|е[её])\\s+)?${GOES}(?:\\s+(?:это|его|е[её]|их|оттуда|пожалуйста|из\\s+(?:списка|плана)))*[\\s,.–—-]+(?<why>[^?!:;\\n]{3,60}?)[.!]*$`,
  'iu',
);
/** "не", "если": what is told with them does not say that it is done. */
export const NOT_TOLD = /(?:^|\s)(?:не|если|кроме|чтобы|котор[a-zЀ-ӿ]+|и|или|но)(?=\s|$)/iu;
/** "я там уже была" tells that one has gone there. */
export const BEEN = /^(?:был[аи]?|побывал[аи]?)$/iu;
export const GOING =
  /^(?:с|по|за|при|вы)?(?:ъ?езди|ходи|беж|бега|лета|йти|й|еха|ъеха|ехать|скочи)[a-zЀ-ӿ]*$/iu;
/** A verb of the other aspect may have a prefix that the title's has not. */
export const ASPECT_PREFIX = /^(?:по|на|за|про|пере|при|от|вы|с|у|о)(?=[a-zЀ-ӿ]{4})/iu;
export const doneOrder = (mention: string): string => `отметь «${mention}» сделанной`;
export const deleteOrder = (mention: string): string => `удали «${mention}»`;
