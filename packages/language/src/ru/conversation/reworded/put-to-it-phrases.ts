const LEAD = '(?:(?:и|а|ну|да|так|тогда|давай|лучше)[\\s,]+)*';
const PUT = '(?:поставь|ставь|проставь|назначь|выставь|впиши)(?:те)?';
// "им" is said of several
const TO_IT = '(?:ему|ей)';
const POLITE = '(?:\\s+(?:пожалуйста|плиз))?[.!]*';
/** "поставь ему 10 утра", "ей на десять поставь": an hour is given to what is in view. */
export const PUT_TO_IT: readonly RegExp[] = [
  new RegExp(`^${LEAD}${PUT}\\s+${TO_IT}\\s+(?<when>[^,:;?!\\n]{1,40}?)${POLITE}$`, 'iu'),
  new RegExp(`^${LEAD}${TO_IT}\\s+(?<when>[^,;?!\\n]{1,40}?)\\s+${PUT}${POLITE}$`, 'iu'),
  new RegExp(`^${LEAD}${TO_IT}\\s+${PUT}\\s+(?<when>[^,;?!\\n]{1,40}?)${POLITE}$`, 'iu'),
];
export const ONTO_HOUR = /^(?:на|в|во|к)\s+(?=\S)/iu;
/** "поставь ей на два часа" is how long it takes, as well as when; from five hours on it is when. */
export const LASTS = /^на\s+(?:два|две|три|четыре|[1-4])\s+час[a-zЀ-ӿ]*$/iu;
/** "поставь ей пять" may be a mark. */
export const MARK_MAX = 5;
export const movedAt = (hour: string): string => `перенеси в ${hour}`;
