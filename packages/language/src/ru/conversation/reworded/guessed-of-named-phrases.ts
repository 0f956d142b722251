import { ORDER } from './field-of-named-phrases.ts';

/** "смету ещё на день": what is moved by days. */
export const BY_DAYS =
  /^(?<name>[^,:;?!\n]{2,60}?)\s+ещ[её]\s+на\s+(?<length>[^,:;?!\n]*(?:день|дня|дней|денёк|денек|недел[a-zЀ-ӿ]+|месяц[a-zЀ-ӿ]*))[.!]?$/iu;
/** "рюкзак чинить раздумал": what was to be done, beside the word that gives it up. */
export const ACT_FORSAKEN =
  /^(?<name>[^,:;?!\n]{2,60}?)\s+[a-zЀ-ӿ]+(?:ть|ться|ти|тись|чь)\s+(?<forsaken>(?:пере|раз)думал[аи]?|расхотел[аи]?)[.!]?$/iu;
/** "кактус лучше уж по воскресеньям": beside how often something is to be, they say nothing. */
export const BESIDE_REPEAT: ReadonlySet<string> = new Set(
  'а и ну но лучше пусть пускай давай пожалуй наверное надо надобно нужно уж же все-таки таки бы теперь тогда будет'.split(
    ' ',
  ),
);
export const movedBy = (name: string, length: string): string =>
  `${ORDER.shift} ${name} на ${length} ${LATER_BY}`;
const LATER_BY = 'позже';
/** "муку закупать надо ещё и ржаную": what more is wanted of what is to be done already. */
export const ALSO_OF_IT =
  /^(?:(?:а|ну|и|кстати|слушай)\s+)*(?<name>[^,:;?!\n]{2,60}?)\s+(?:(?:надо|нужно|кстати)\s+)*(?<more>ещ[её]\s+и\s+[^,:;?!\n]{2,60}?)[.!]?$/iu;
export const MUST: ReadonlySet<string> = new Set(['надо', 'нужно']);
export const notedOf = (name: string, more: string): string => `добавь заметку к ${name}: ${more}`;

/** "перенесли на четверг", and nothing named: others have moved what was just spoken of. */
export const TOLD_MOVED =
  /^(?:(?:ой|а|и|там|кстати|короче|слушай|его|её|ее|их|это|всё|все)[,\s]+)*(?:перенесли|сдвинули|передвинули|переставили|переносится|переносят|сдвигается|перенес(?:ё|е)тся|перенеслось|перенеслась)\s+(?<when>(?:на|до)\s+[^,;:.!?\n]{3,40}?)[.!]*$/iu;
/** "полшестого это я ошибся, в пять надо": what was told wrong of the time, and what is right. */
export const ERRED_AT =
  /^(?:(?:ой|а|ну|нет|тьфу)[,\s]+)*(?<wrong>[^,;:.!?\n]{2,30}?)\s+(?:это\s+)?(?:(?:я|мы)\s+)?(?:ошиб(?:ся|лась|ка)|(?:на|пере)?путал[аи]?|сослепу|спросонья|обознал(?:ся|ась)|оговорил(?:ся|ась)|опечатал(?:ся|ась)|промахнул(?:ся|ась)|соврал[аи]?|наврал[аи]?)\s*[,.:–—-]?\s+(?<right>[^;:.!?\n]{2,40}?)[.!]*$/iu;
/** "двенадцать" alone might be a number of the plan. */
export const atHour = (hour: string): string => `в ${hour}`;
/** Beside the right time they say nothing. */
export const BESIDE_TIME: ReadonlySet<string> = new Set(
  'надо надобно нужно это там уж же ведь в общем будет выходит оказывается правильно'.split(' '),
);
/** The order that says the same. */
export const movedOnto = (when: string): string => `перенеси ${when}`;

/** "нет, это про отчёт, его на завтра": what points at what was just named says nothing. */
export const AT_IT =
  /^(?:там|его|её|ее|их|он[аои]?|у\s+н(?:его|её|ее|их)|на(?=\s+н(?:его|её|ее)))\s+/iu;
