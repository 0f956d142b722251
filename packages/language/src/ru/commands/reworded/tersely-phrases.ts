const HOUR = '\\d{1,2}(?::\\d\\d)?';
const DAY_WORD =
  '(?:сегодня|завтра|послезавтра|пн|вт|ср|чт|пт|сб|вс|утро|утром|день|днём|днем|вечер|вечером)';
/** "завтра утро, 9-11": behind a day or its part two numbers at the end are the hours of a span. */
export const BARE_SPAN = new RegExp(
  `^(?<before>.+(?<![a-zЀ-ӿ])${DAY_WORD})\\s*,\\s*(?<from>${HOUR})\\s*[-–—]\\s*(?<to>${HOUR})[.!]*$`,
  'iu',
);
export const inSpan = (before: string, from: string, to: string): string =>
  `${before} с ${from} до ${to}`;
/** "..., парк. в 12 наверно": an hour that is said last, and is not quite sure. */
export const HEDGED_HOUR = new RegExp(
  `^(?<before>.+?)\\s*[,.;]\\s*(?:(?:наверн(?:о|ое)|примерно|скорее\\s+всего|где-то)\\s+)?(?<hour>(?:часов\\s+|часиков\\s+)?в\\s+(?:${HOUR}|[a-zЀ-ӿ]+))(?:\\s+(?:утра|дня|вечера))?(?:\\s+(?:наверн(?:о|ое|яка)|примерно|скорее\\s+всего|где-то|вроде))?[.!]*$`,
  'iu',
);
/** "..., предоплату взял 5к": what was paid already is a note of it. */
export const PAID = new RegExp(
  '^(?<plan>[^,;?\\n]+?)\\s*[,;]\\s*(?<told>(?:[^,;?\\n]*\\s)?(?:взял|получил|скинул|перев[её]л|перевел|внес|вн[её]с|оплатил|заплатил|отдал|дал|прислал|оставил)(?:а|и)?(?:\\s[^,;?\\n]*)?)$',
  'iu',
);
export const OF_MONEY =
  /\d|предоплат|задат|аванс|залог|оплат|заплат|тысяч|рубл|деньги|полностью|половин/iu;
/** "когда высплюсь часа в два": when it is to be beside its hour; the clause has a verb of one's own. */
export const WHEN_CLAUSE =
  /^(?<before>.*?)[\s,]*(?<![a-zЀ-ӿ])(?<clause>(?:когда|как(?:\s+только)?)\s+(?:я\s+)?(?<verb>[a-zЀ-ӿ]+(?:усь|юсь|у|ю|м))(?:\s+(?:домой|с\s+[a-zЀ-ӿ]+|из\s+[a-zЀ-ӿ]+|на\s+[a-zЀ-ӿ]+|до\s+дома|оттуда))?)[\s,]+(?<after>(?:где-то\s+|примерно\s+)?(?:часов|часика|часиков|часа|часам|в|к)\s.+)$/iu;
/** Who wakes up means the hour as it is read alone; of any other clause its half of the day has to be said. */
export const WAKING = /(?:просн|высп|встан|подним)/iu;
export const HALF_SAID = /(?<![a-zЀ-ӿ])(?:утр|вечер|дня|днём|днем|ноч|обед)|(?:1[3-9]|2[0-3])/iu;
/** "вычитка 30 из 80, остальное завтра с 9 до 12": how much of it is done, and when the rest is to be. */
export const THE_REST = new RegExp(
  '^(?<name>[^,;:\\d]{3,60}?)[\\s,:–—-]+(?:(?:уже|готово|сделано|сделал[аи]?)\\s+)?(?<done>\\d{1,4})\\s+из\\s+(?<all>\\d{1,4})(?:\\s+(?!из\\s)[a-zЀ-ӿ.]+){0,2}\\s*[,;.–—-]+\\s*(?:а\\s+)?(?:остальн(?:ое|ые|ую|ой)|остаток|остатки|оставшиеся|оставшееся)[\\s,:–—-]+(?<when>[^;\\n]{2,40}?)[.!]*$',
  'iu',
);
interface Rest {
  readonly name: string;
  readonly left: number;
  readonly all: string;
  readonly when: string;
}
export const restOf = ({ name, left, all, when }: Rest): string =>
  `${name}, остальные ${String(left)} из ${all} ${when}`;
