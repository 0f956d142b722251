/** Most utterances deny nothing, and need not be looked at. */
export const MAY_NOT_BE_YET = /(?:^|\s)не(?:т|\s)/iu;
const SOFT =
  '(?:(?:и|а|но|ну|ой|ай|нет|не|стоп|стой|погоди|погодите|подожди|подождите|хотя|так|только|ошиблась|ошибся)[\\s,]+)*';
const STILL = '(?:(?:пока|ещё|еще|все|всё)\\s+)*(?:пока|ещё|еще)';
const UNDONE = 'не\\s+(?:готов|сделан|закончен|выполнен|закрыт|сделал|доделал|закончил)[аоыи]?';

/** "хотя вторая ещё нет", "нет, окна ещё не готовы": it was taken for done, and is not. */
export const NOT_YET = new RegExp(
  `^${SOFT}(?<name>[^,.:;?!\\n]{2,50}?)\\s+(?:${STILL}\\s+(?:нет|${UNDONE})|${UNDONE})[.!)]*$`,
  'iu',
);
/** "нет, ещё не сделала вторую" */
export const NOT_YET_OF = new RegExp(
  `^${SOFT}(?:${STILL}\\s+)?${UNDONE}\\s+(?<name>[^,.:;?!\\n]{2,50}?)[.!)]*$`,
  'iu',
);
