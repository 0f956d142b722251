const LEAD =
  '(?:(?:а|и|ну|так|ой|нет|не(?=\\s*[,.!])|слушай|хотя|блин|да|точнее|вернее|это|там)[\\s,.!]+)*';
const MAYBE = '(?:наверн(?:ое|о)|пожалуй|тогда|уж|вс[её]-?таки|он|она|оно|его|е[её]|мне|на)';
/** How it goes on: "пусть длится полчаса". */
const LASTS = '(?:длится|продлится|длиться|ид[её]т|займ[её]т|занимает)';
const RATHER = `(?:(?:лучше|давай(?:те)?|пусть|пускай|хватит(?:\\s+и)?|достаточно)(?:\\s+(?:будет|${LASTS}|${MAYBE}))*)`;
/** "короче, полчаса": in which direction, and then how long; "длиннее на полчаса" is by how much. */
const SIZE =
  '(?:(?:(?:чуть|немного|слегка)\\s+)?(?:по)?(?:короче|длиннее|дольше|меньше|больше|подлиннее)(?:\\s*[,:–—-][\\s,:–—-]*|\\s+(?!на\\s)))?';
const NUMBER =
  '(?:\\d{1,3}|полтора|полторы|два|две|три|четыре|пять|десять|пятнадцать|двадцать(?:\\s+пять)?|тридцать|сорок(?:\\s+пять)?|пятьдесят)';
const UNIT = '(?:час(?:а|ов|ик|ика|иков)?|мин(?:ут[уыа]?|уток)?)';
const AMOUNT = `(?:полчас(?:а|ика)|${NUMBER}\\s+${UNIT}|${UNIT}\\s+${NUMBER}|час(?:ик|ок)?|${NUMBER})`;
/** "на 15 часов" is an hour of the day as often as a length. */
const FOR = '(?:на\\s+(?=полчас|полтор|час(?:ик|ок)?(?:[\\s.!]|$)|\\S+\\s+мин))?';
const BEHIND =
  '(?:\\s+(?:пусть(?:\\s+будет)?|пускай(?:\\s+будет)?|будет|давай|хватит|надо|нужно|наверн(?:ое|о)|тогда|где-?то|примерно))*';
/** "лучше полтора", "нет, давай час": of what was made just now. */
export const LENGTH_OF_IT = new RegExp(
  `^${LEAD}(?:${MAYBE}\\s+)*(?:${LASTS}\\s+)?${RATHER}\\s+(?:${RATHER}\\s+)*${SIZE}${FOR}(?<length>${AMOUNT})${BEHIND}[.!]*$`,
  'iu',
);
/** "нет, это смета три часа пусть будет", "отчёт лучше полтора": of what bears the name. */
export const LENGTH_OF_NAMED: readonly RegExp[] = [
  new RegExp(
    `^${LEAD}(?<name>[^,:;?!\\n]{3,50}?)[\\s,]+(?:${MAYBE}\\s+)*${RATHER}\\s+(?:${RATHER}\\s+)*${SIZE}${FOR}(?<length>${AMOUNT})${BEHIND}[.!]*$`,
    'iu',
  ),
  new RegExp(
    `^${LEAD}(?<name>[^,:;?!\\n]{3,50}?)[\\s,]+${FOR}(?<length>${AMOUNT})\\s+(?:пусть(?:\\s+будет)?|пускай(?:\\s+будет)?|давай)[.!]*$`,
    'iu',
  ),
];
/** "созвон давай длиннее на полчаса": by how much what bears the name changes. */
export const CHANGE_OF_NAMED = new RegExp(
  `^${LEAD}(?<name>[^,:;?!\\n]{3,50}?)[\\s,]+(?:${MAYBE}\\s+)*${RATHER}\\s+(?:${RATHER}\\s+)*(?:(?:чуть|немного|слегка)\\s+)?(?:(?<longer>(?:по)?дольше|(?:под)?длиннее)|(?:по)?короче)\\s+на\\s+(?<length>${AMOUNT})${BEHIND}[.!]*$`,
  'iu',
);
/** "нет, он просил полтора часа": how long somebody wants it to take. */
export const LENGTH_WANTED = new RegExp(
  `^${LEAD}(?<who>[a-zЀ-ӿ]{2,30})\\s+(?:же\\s+)?(?<wants>просил[аи]?|попросил[аи]?|просит|просят|хотел[аи]?|хочет|хотят|сказал[аи]?|говорил[аи]?)\\s+(?:(?:минимум|хотя\\s+бы|где-то|примерно|скорее)\\s+)*(?<on>на\\s+)?(?<length>${AMOUNT})${BEHIND}[.!]*$`,
  'iu',
);
export const THEY: ReadonlySet<string> = new Set('он она они'.split(' '));
/** What is asked for is how long; what is said to be two hours may as well be when. */
export const WANTS = /^(?:по)?(?:прос|хо[тч])/iu;
/** "на час", "на два часа" may be when. */
export const NEVER_HOUR = /полчас|полтор|мин/iu;
const ABOUT =
  '(?:где-?то|примерно|около|порядка|ориентировочно|наверн(?:ое|о)|думаю|где|этак|так|ну|это|всего|буквально|займ[её]т|уйд[её]т|хватит|максимум|минимум|будет|там|на\\s+вс[её])';
/** "минут двадцать", "час где-то", "это полчасика": how long, and nothing else. */
export const LENGTH_ALONE = new RegExp(
  `^(?:(?:и|а|ой)[\\s,]+)*(?<ahead>(?:${ABOUT}[\\s,]+)*)(?<length>${AMOUNT})(?<behind>(?:[\\s,]+${ABOUT})*)[.!]*$`,
  'iu',
);
/** "час", "2 часа" may be when. */
export const HOUR_OR_LENGTH = /^(?:час|(?!полтор)\S+\s+час(?:а|ов)?)$/iu;
/** One of these is said with all of them. */
export const MAY_BE_LENGTH =
  /(?:^|\s)(?:лучше|давай|пусть|пускай|хватит|достаточно|(?:по)?прос|хо[тч]|сказал|говорил)/iu;
const PLACE =
  '(?:(?:(?:перв|втор|четв[её]рт|пят|шест|седьм|восьм)(?:ый|ой|ая|ую|ое|ого|ому)|трет(?:ий|ья|ью|ье|ьего|ьей|ьему)|(?:пред)?последн(?:ий|яя|юю|ее|его|ей|ему))(?:\\s+(?:встреч|задач|блок)[a-zЀ-ӿ]*)?)';
const SET = '(?:сделай(?:те)?|поставь(?:те)?)';
/** "короче на 20 минут": without a mark between them that is by how much. */
const SIZED =
  '(?:(?<way>(?:(?:чуть|немного|слегка)\\s+)?(?:по)?(?:короче|длиннее|дольше|меньше|больше|подлиннее))(?<apart>[\\s,:–—-]+))?';
const SO_LONG = `(?:длительность\\s+|продолжительность\\s+)?${SIZED}(?<on>на\\s+)?(?<length>${AMOUNT})${BEHIND}[.!]*$`;
/** "а последний пусть полчаса", "вторую сделай 20 минут": how long one of the list takes. */
export const LENGTH_OF_PLACE: readonly RegExp[] = [
  new RegExp(`^${LEAD}(?<place>${PLACE})[\\s,]+(?:${RATHER}|${LASTS}|${SET})\\s+${SO_LONG}`, 'iu'),
  new RegExp(
    `^${LEAD}(?:пусть|пускай|${SET})\\s+(?<place>${PLACE})\\s+(?:(?:будет|${LASTS})\\s+)?${SO_LONG}`,
    'iu',
  ),
];
/** "вторую на полчаса": as often as not how much later. */
export const LENGTH_BESIDE_PLACE = new RegExp(`^${LEAD}(?<place>${PLACE})\\s+${SO_LONG}`, 'iu');
/** "второй давай на 16 часов", "последний пусть будет 15 часов": so many hours are one of the day. */
export const IS_HOUR =
  /^(?:[7-9]|1\d|2[0-4]|семь|восемь|девять|десять|пятнадцать|двадцать)\s+час/iu;
/** Where the words say that it lasts so long, nothing else is meant. */
export const SAYS_IT_LASTS =
  /(?:^|\s)(?:длит|продлит|ид[её]т|займ|занима|длительност|продолжительност)/iu;
export const IS_APART = /[,:–—-]/u;
export const IS_SHORTER = /короче|меньше/iu;
export const placeChanges = (place: string, minutes: number, isShorter: boolean): string =>
  `${isShorter ? 'сократи' : 'продли'} ${place} на ${minutes} минут`;
export const placeLasts = (place: string, minutes: number): string =>
  `поставь длительность ${place} ${minutes} минут`;
/** "..., и длится пусть полтора часа": behind a move of the same. */
export const LASTS_THEN = new RegExp(
  `^(?<head>[^:;?\\n«"]{5,90}?)[\\s,]+(?:(?:и|а|но)\\s+)?(?:${LASTS}\\s+(?:пусть|пускай)|(?:пусть|пускай)\\s+(?:(?:он|она|оно|уже|там)\\s+)*(?:будет|${LASTS}))\\s+${SIZE}${FOR}(?<length>${AMOUNT})${BEHIND}[.!]*$`,
  'iu',
);
/** A number alone: of hours, where it is small, and of minutes. */
export const HOURS_ALONE = /^(?:[1-8]|полтора|два|три|четыре|пять)$/iu;
export const MINUTES_ALONE = /^(?:\d{2,3}|[a-zЀ-ӿ]+(?:\s+пять)?)$/iu;
/** "лучше 7 часов" of what bears a name may be an hour, too. */
export const MAY_BE_HOUR = /^(?:[4-9]|\d\d+|четыре|пять|десять)\s+час/iu;
export const ONE_AND_A_HALF = /^полтор[аы]$/iu;
export const HAS_UNIT = /час|мин/iu;
export const inHours = (number: string): string =>
  `${number} ${/^(?:1|пять|[5-8])$/u.test(number) ? 'часов' : 'часа'}`;
export const inMinutes = (number: string): string => `${number} минут`;
/** "часик", "часа два", "минуток 40" said plainly. */
export const PLAIN_UNITS: readonly (readonly [RegExp, string])[] = [
  [/получасик|полчасика/giu, 'полчаса'],
  [/часик(?=[аов]*\s|$)|часок/giu, 'час'],
  [/минуток/giu, 'минут'],
  [/^(час[a-zЀ-ӿ]*|мин[a-zЀ-ӿ]*)\s+(\S.*)$/iu, '$2 $1'],
];
