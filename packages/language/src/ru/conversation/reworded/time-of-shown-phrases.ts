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
/** They stand for somebody as well as for what is in view. */
export const STANDS_FOR_ONE = /^(?:он|она|оно|они)$/iu;
/** What a name ends in that "он", "она" and the others stand for. */
export const ENDS_AS: Readonly<Record<string, RegExp>> = {
  он: /[бвгджзйклмнпрстфхцчшщь]$/u,
  она: /[аяь]$/u,
  оно: /[оеё]$/u,
  они: /[ыи]$/u,
};
/** Events begin and take place; nobody does. */
export const TAKES_PLACE =
  /(?:^|\s)(?:начн[её]тся|начинается|пройд[её]т|состоится|длится)(?:\s|$)/iu;
/** "будет до 18" is said of a shop as well; "теперь", "оставь" of what is to be done. */
export const OF_SUBJECT =
  /(?:^|\s)(?:будет|начн[её]тся|начинается|пройд[её]т|состоится|длится)(?:\s|$)/iu;
/** "и до пятницы": one more thing of it; any other word ahead leads to a goodbye. */
export const AND_ALSO = /^(?:(?:и|да\s+и|кстати)[\s,]+)+$/iu;
/** Until when it lasts, and not by when it has to be there. */
export const UNTIL_THEN = /^до\s/iu;
/** What a rule says of its end. */
export const END_OF_RULE = /;(?:UNTIL|COUNT)=[^;]*/gu;
/** Of one thing it is said only where its name is of many. */
export const MANY = 'они';
/** It goes on until then by itself, as nothing does that keeps hours. */
export const SAYS_IT_GOES_ON = /(?:^|\s)длится(?:\s|$)/iu;
/** Beside those of the lexicon, places that keep hours: what is said of them may be when they are open. */
export const KEEPS_HOURS =
  /^(?:авто)?мойк|^парикмахерск|^барбершоп|^автосервис|^загс|^налогов|^больниц|^травмпункт|^клиник|^стоматологи|^салон|^ресторан|^бар$|^галере|^выставочн|^супермаркет|^гипермаркет|^минимаркет|^пункт|^посольств|^консульств|^паспортн/iu;
