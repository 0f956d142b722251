/** What is longer or shorter now: "смену сократили", "тренинг продлят". */
const CHANGED =
  '(?:сокра(?:т|щ)[A-Za-zЀ-ӿ]+|урез[A-Za-zЀ-ӿ]+|укор(?:о|а)(?:т|ч)[A-Za-zЀ-ӿ]+|обрез[A-Za-zЀ-ӿ]+|продл[A-Za-zЀ-ӿ]+|увелич[A-Za-zЀ-ӿ]+|затян[A-Za-zЀ-ӿ]+|раст(?:ян|яг)[A-Za-zЀ-ӿ]+)';
/** When it is over: "смена закончится". */
const IS_OVER = '(?:за|о)?к[ао]нч[A-Za-zЀ-ӿ]+|заверш[A-Za-zЀ-ӿ]+';
const UNTIL = '(?:до|аж\\s+до|только\\s+до|уже\\s+до)';
const TILL = `${UNTIL}\\s+(?<right>(?:[^,:;?!\\n]|(?<=\\d):(?=\\d))+?)`;
const WHAT = '(?<what>(?:[^,:;?!\\n]|(?<=\\d):(?=\\d)){3,60}?)';

/** Each pattern below holds one of these: whatever says none is not tried on them. */
export const MAY_BE_END = /(?:^|\s)до\s|(?:конч|заверш)/iu;

/** "смена до 18, а не до 20", "смена не до 20, а до 18": what is set against each other is the end. */
export const ENDS_OTHERWISE: readonly RegExp[] = [
  new RegExp(`^${WHAT}[\\s,]+${TILL}[\\s,]+а\\s+не\\s+до\\s+(?<wrong>[^,?\\n]+?)$`, 'iu'),
  new RegExp(`^${WHAT}[\\s,]+не\\s+до\\s+(?<wrong>[^,?\\n]+?)[\\s,]+а\\s+${TILL}$`, 'iu'),
];
/** "смену сократили, до 18 завтра", "продлили тренинг до шести". */
export const END_CHANGED: readonly RegExp[] = [
  new RegExp(`^${WHAT}\\s+${CHANGED}[\\s,]+(?:(?<day>[^,?\\n]+?)\\s+)?${TILL}$`, 'iu'),
  new RegExp(`^${CHANGED}\\s+${WHAT}[\\s,]+${TILL}$`, 'iu'),
  new RegExp(
    `^${WHAT}\\s+(?:${IS_OVER})[\\s,]+(?:(?:раньше|позже|пораньше|попозже|уже)[\\s,]+)?(?:(?<day>[^,?\\n]+?)\\s+)?(?:в|во|до)\\s+(?<right>(?:[^,:;?!\\n]|(?<=\\d):(?=\\d))+?)$`,
    'iu',
  ),
];
/** "смену до 18 сделай", "поставь смену до шести". */
export const END_ORDERED: readonly RegExp[] = [
  new RegExp(
    `^${WHAT}\\s+${TILL}\\s+(?:сделай|поставь|давай|оставь|запиши|исправь|поменяй)(?:те)?$`,
    'iu',
  ),
  new RegExp(
    `^(?:сделай|поставь|давай|оставь|исправь|поменяй)(?:те)?\\s+${WHAT}\\s+${TILL}$`,
    'iu',
  ),
];
/** "смена завтра до 18", and nothing else. */
export const END_SAID: readonly RegExp[] = [
  new RegExp(`^${WHAT}[\\s,]+(?:будет\\s+|теперь\\s+|уже\\s+|только\\s+)*${TILL}$`, 'iu'),
];
/** How the end is said to those who read times. */
export const untilThen = (day: string, hour: string): string => `${day} до ${hour}`.trim();
/** "до часа", "до двух часов": how long rather than until when. */
export const SO_LONG =
  /^(?:(?:одного|двух|тр[её]х|четыр[её]х|пяти|шести|[1-6])\s+)?(?:час(?:а|ов|ика)?|полчаса|минут)$/iu;
