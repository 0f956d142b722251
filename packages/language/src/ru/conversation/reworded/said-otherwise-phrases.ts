/** They lead up to a correction: "стоп,", "только", "вообще-то", "ой нет". */
export const BEFORE_CORRECTION =
  /^(?:(?:только|стоп|стой(?:те)?|постой(?:те)?|погоди(?:те)?|подожди(?:те)?|секунд(?:у|очку)|вообще(?:-|\s)то|вообще|на\s+самом\s+деле|(?:мне\s+)?кажется|ой|ай|упс|нет|не(?=\s*[,.!])|неа|хотя|извини(?:те)?|прости(?:те)?|сорри|пардон|блин|ч[её]рт|тьфу|точнее|вернее|слушай|кстати|поправка|поправочка|ошибка|ошибочка|ошиб(?:ся|лась)|перепутал[аи]?|оговорил(?:ся|ась)|а|но|да|так|ну|то\s+есть|забыл[аи]?\s+сказать)(?:\s*[,.!:…]+|\s+[-–—])?\s+)+/iu;
/** They stand for what is corrected and name nothing. */
/** "вечера", "утром": the half of the day of an hour that was said. */
export const HALF_ALONE =
  /^(?:(?:ой|нет|да|то\s+есть|это|конечно),?\s+)*(?<half>утра|утром|дня|дн[её]м|вечера|вечером|ночи|ночью)(?:,?\s+конечно)?[.!]?$/iu;
/** The hour said with its half: "в 6:00 вечера". */
export const atHalf = (hour: number, minute: string, half: string): string =>
  `в ${hour}:${minute} ${half}`;
/** How the half is said behind an hour. */
export const HALVES: readonly (readonly [RegExp, string])[] = [
  [/^ут/iu, 'утра'],
  [/^дн/iu, 'дня'],
  [/^ве/iu, 'вечера'],
  [/^но/iu, 'ночи'],
];
/** "хотя нет, хватит часа", "ой, на час": how long instead. */
export const LENGTH_INSTEAD =
  /^(?:(?:хотя|нет|не|ой|ай|упс|да|лучше|давай|стоп),?\s+)+(?:(?:хватит|достаточно)\s+|(?=на\s))(?<length>.+?)[.!]?$/iu;
export const POINTS_AT_IT: ReadonlySet<string> = new Set(
  'это этот эта эту был была было были будет там он она оно они его ее их у в надо нужно надо должен должна должно ведь же все-таки то'.split(
    ' ',
  ),
);
/** They open what follows them: "у ботинок", "в налоговую". */
export const PREPOSITIONS: ReadonlySet<string> = new Set(['у', 'в']);
/** Said once, it is the unit of both lengths: "не час, а два". */
export const FORMS_OF_UNIT: readonly (readonly string[])[] = [
  ['час', 'часа', 'часов'],
  ['минуту', 'минуты', 'минут'],
];
/** The correction as it is said with nothing around it. */
export const asContrast = (wrong: string, right: string): string => `не ${wrong}, а ${right}`;
