/** Most utterances say neither, and need not be looked at twice. */
export const MAY_POINT_AT = /[a-zЀ-ӿ]\s*,?\s+(?:котор(?:ый|ая|ое|ые|ую|ого|ой|ых)|что)\s/iu;
/** "встречу, которая в 17, сократи ...": a noun, and behind it which one is meant. */
export const NOUN_THAT =
  /^(?<ahead>(?:.*?\s)?)(?:(?:тот|та|те|ту|тех|этот|эту|эта)\s+)?(?<noun>[a-zЀ-ӿ-]{3,})\s*,?\s+(?<pronoun>котор(?:ый|ая|ое|ые|ую|ого|ой|ых)|что)\s+(?<rest>[^?\n]{2,100})$/iu;
/** Where what tells which one ends without a comma: behind it stands where it goes. */
export const GOES_BEHIND = /\s+(?=(?:на|до)\s)/iu;
/** "с Петром", "про смету": what tells which one where it is no time. */
export const BY_WHOM =
  /^(?:с|со|у|про|к|ко|для|насч[её]т|по\s+поводу|по)\s+[a-zЀ-ӿ-]+(?:\s+[a-zЀ-ӿ-]+){0,2}$/iu;
/** "будет", "стоит", "назначена": ahead of the time they say nothing. */
export const STANDS_AHEAD =
  /^(?:(?:у\s+(?:меня|нас)|там|был[аио]?|стоит|стояла|стоял|будет|начинается|назначен[ао]?|записан[ао]?|запланирован[ао]?|идёт|идет)\s+)+/iu;
/** "была", "стоит": the same behind it. */
export const STANDS_BEHIND =
  /\s+(?:был[аио]?|будет|стоит|стояла|назначен[ао]?|записан[ао]?|запланирован[ао]?)$/iu;
/** Nouns that are said of anything: they need not be of its title. */
export const OF_ANYTHING: ReadonlySet<string> = new Set(
  'встречу встреча задачу задача блок дело созвон запись событие'.split(' '),
);
/** It binds as well what is told. */
export const BINDS_TALES = 'что';
