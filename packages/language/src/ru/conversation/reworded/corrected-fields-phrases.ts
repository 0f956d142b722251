const TAKES_BACK =
  '(?:(?:нет|не(?=\\s*[,.!–—-])|неа|ой|стоп|стой|погоди(?:те)?|подожди(?:те)?|постой(?:те)?|упс|блин|точнее|вернее|на\\s+самом\\s+деле|вообще-?\\s?то|так|а)[\\s,.!–—-]+)';
const NUMBER =
  '(?:\\d{1,3}|один|одну|полтора|полторы|два|две|двое|три|четыре|пять|шесть|семь|восемь|девять|десять|пятнадцать|двадцать|тридцать|сорок|пятьдесят)';
const UNIT = '(?:час[a-zЀ-ӿ]*|мин[a-zЀ-ӿ]*|дн[a-zЀ-ӿ]*|день|сут[a-zЀ-ӿ]*|недел[a-zЀ-ӿ]*)';
const BEFORE = `(?:${NUMBER}\\s+${UNIT}|${UNIT}|полчаса|${NUMBER})`;
/** "не, за час": another time to remind, of what is in view. */
export const REMINDER_ANEW = new RegExp(
  `^${TAKES_BACK}+(?:лучше\\s+|давай\\s+)?(?<right>за\\s+(?:${NUMBER}\\s+${UNIT}|${UNIT}|полчаса))[.!]*$`,
  'iu',
);
/** "нет, не за час, за два", "не за 20, а за 40": what was wrong, and what is right. */
export const REMINDER_NOT_BUT = new RegExp(
  `^${TAKES_BACK}*не\\s+за\\s+(?<wrong>${BEFORE})[\\s,]+(?:а\\s+|лучше\\s+)*за\\s+(?<right>${BEFORE})[.!]*$`,
  'iu',
);
/** The unit of "два часа"; a number alone has none. */
export const UNIT_OF = new RegExp(`(?:^|\\s)(?<unit>${UNIT}|полчаса)$`, 'iu');
/** Two numbers of minutes are said without their unit. */
export const MINUTES_BARE = /^(?:[1-9][05]|двадцать|тридцать|сорок|пятьдесят|пятнадцать|десять)$/iu;
export const IN_MINUTES = 'минут';
/** "полчаса" is told by the hour, where more of it is said. */
export const IN_HOURS = 'часа';
export const IS_HALF = /^полчаса$/iu;
/** A correction as it is read of what is in view. */
export const ANEW = (right: string): string => `нет, ${right}`;
/** What leads up to another time and another length. */
export const LEADS_BACK = new RegExp(`^${TAKES_BACK}+`, 'iu');
export const NOT_BUT = /^не\s+\S.*?[\s,]+а\s+\S/iu;
const AMOUNT =
  '(?:полчаса|полтора(?:\\s+часа)?|час|(?:\\d{1,3}|два|три|четыре|пять|десять|пятнадцать|двадцать|тридцать|сорок|пятьдесят)\\s+(?:час[a-zЀ-ӿ]*|мин[a-zЀ-ӿ]*))';
/** "на полтора, и не в 12, а в половине первого", "в 10, и на два часа": how long, and when. */
export const LENGTH_AND_TIME: readonly RegExp[] = [
  new RegExp(
    `^на\\s+(?<length>${AMOUNT})(?:\\s*,\\s*(?:и\\s+)?|\\s+и\\s+)(?<when>\\S.*?)[.!]*$`,
    'iu',
  ),
  new RegExp(
    `^(?<when>(?!(?:и|до|через\\s+день)\\s)\\S.*?)(?:\\s*,\\s*(?:и\\s+)?|\\s+и\\s+)на\\s+(?<length>${AMOUNT})[.!]*$`,
    'iu',
  ),
];
/** So long before it begins. */
export const aheadBy = (length: string): string => `за ${length}`;
