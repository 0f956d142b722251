const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** All of these are of folded words: small letters, "е" for "ё". */
const LEADING =
  '(?:(?:мне|нам|а|но|ну|нет|да|вообще|так|там|тут|это|сегодня|завтра|послезавтра|мне-то|нам-то)[\\s,]+)*';
/** "надо не сегодня звонить", "нужна не синяя куртка": what stands behind the "не". */
export const NEEDED_NOT = new RegExp(
  `^${LEADING}(?:надо|нужно|нужен|нужна|нужны)\\s+(?:бы(?:ло)?\\s+|мне\\s+|нам\\s+)?не\\s+(?<what>[a-zЀ-ӿ\\d:%-]+(?:\\s+[a-zЀ-ӿ\\d:%-]+){0,6})$`,
  'iu',
);
/** What is meant stands behind them; "не сегодня завтра", "не раз" are said of what is meant. */
export const SAYS_WHAT_IS =
  /(?:^|\s)(?:а|но|зато|лучше|что|чего|чтобы|чтоб|если|когда|где|кому|кто|котор[a-zЀ-ӿ]+|пока|или)\s|\sтак\s|^(?:раз|один|одну|одного|мешкая|медля|сегодня\s+завтра)(?:\s|$)/iu;
/** "не спеша", "не выходя из дома": how it is done; "не Николая", "не Андрея" are somebody else. */
export const IN_THAT_WAY =
  /^(?!(?:николая|попугая|случая|урожая|трамвая|сарая|обычая|каравая|негодяя)$)(?:спеша|дыша|глядя|видя|выходя|уходя|отходя|заходя|находя|портя|тратя|сводя|говоря|торопя|жалея|имея|умея|краснея|робея|[a-zЀ-ӿ]{2,}(?:[аую]я|яя|ясь|вшись|вши))$/iu;
export const ONLY = 'только';
/** "не есть сладкое": it has no ending of what is to be done. */
export const TO_EAT = 'есть';
/** Behind them stands how much, or by when. */
export const MORE_OR_LESS = setOf(
  'больше более меньше менее дольше чаще реже дальше ближе выше ниже дороже дешевле старше младше хуже',
);
export const SOONER_OR_LATER = setOf('позже позднее раньше ранее');
/** Not that much of it. */
export const THAT_MUCH = setOf('очень сильно слишком особо особенно совсем чересчур');
/** What is needed is said by what it need not be: only of these, for of all else it says that another one is meant. */
export const OF_DEGREE =
  /^(?:дорог|остр|больш|сложн|срочн|тяжел|жирн|сладк|солен|толст|длинн|громк|ярк|кисл|горяч|холодн|тесн|маленьк|громоздк|скользк|колюч|марк|навязчив|официальн|приторн|шумн|крупн|глубок|узк|широк|крепк|горьк)[a-zЀ-ӿ]{1,3}$/iu;
