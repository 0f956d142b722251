/** "и в 18:00", "он будет в 11", "хотя оставь завтра": what may stand ahead of a time that is said of what was shown. */
export const TIME_OF_SHOWN =
  /^(?<joint>(?:(?:а(?=[\s,]+нет)|и|ну|да|так|хотя|тогда|кстати|ой|ладно|нет|не|лучше)[\s,]+)*)(?<it>(?:(?:он|она|оно|они|это)[\s,]+)?)(?<be>(?:(?:будет|начн[её]тся|начинается|пройд[её]т|состоится|теперь|длится|оставь|оставим|оставляем)\s+)*)(?<time>\S.*?)(?<need>(?:\s+(?:надо|нужно|хватит|давай|пусть\s+будет))?)[.!\s]*$/iu;
/** "в 11, не в 10", "в пятницу, а не в четверг" */
export const THIS_NOT_THAT = /^(?<right>[^,]{2,40}?)\s*,?\s+(?:а\s+)?не\s+(?<wrong>[^,]{2,40})$/iu;
export const IS_NO = /(?:^|\s)нет[\s,]/iu;
/** They make a correction of it, which is read as one. */
export const CORRECTS = /(?:^|\s)(?:нет|не|ой|лучше)[\s,]/iu;
/** Of a length of hours the hours are left out. */
export const HALF_MORE = /^(?:на\s+)?полтора$/iu;
export const HALF_MORE_HOURS = 'полтора часа';
export const putThen = (time: string): string => `поставь это ${time}`;
export const notButThen = (wrong: string, right: string): string => `не ${wrong}, а ${right}`;
export const noThen = (time: string): string => `нет, ${time}`;
