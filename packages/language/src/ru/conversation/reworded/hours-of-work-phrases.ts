const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** Wherever they stand, they say nothing. */
export const LEADS = words(
  'и а ну так тогда давай давайте еще потом ок хорошо короче значит я мы пожалуйста',
);
/** One of them says that it is one more. */
export const MORE = words('еще');
/** "делаю", "займусь", "сижу над": working on something, whatever it is. */
export const WORKING = words(
  `делаю делаем сделаю сделаем поделаю поделаем доделываю доделаю занимаюсь занимаемся займусь займемся позанимаюсь
  сижу сидим посижу сяду сажусь работаю работаем поработаю поработаем возьмусь берусь продолжаю продолжу посвящу уделю`,
);
/** "буду делать", "сажусь писать": the verb stands behind. */
export const GOING_TO = words(
  'буду будем хочу хотим планирую планируем собираюсь собираемся сажусь сяду сядем начинаю',
);
/** Whoever sits down to do something works on it, whatever the verb. */
export const SITTING_DOWN = words('сажусь сяду сядем');
export const TO_WORK = words(
  `делать сделать поделать доделывать доделать заниматься заняться позаниматься сидеть посидеть работать поработать`,
);
/** "учу", "шью": too short for a verb anywhere else. */
export const SHORT_OWN = /^[a-zЀ-ӿ]{2}[ую]$/u;
/** "собирать" is "собрать", "разбирать" is "разобрать". */
const REPEATED_ROOT = /([бдпмт])ира(?=ть|ю|ем)/u;
const VOWEL_OF_PREFIX = /^(раз|под|от|об|из|с)о(?=[бдт]р)/u;
export const inOneAspect = (verb: string): string =>
  verb.replace(REPEATED_ROOT, '$1ра').replace(VOWEL_OF_PREFIX, '$1');
/** "логотип поставь завтра с 14 до 17"; ahead of its name it orders a timeblock by itself. */
export const PUT_BEHIND = words(
  'поставь поставьте ставь поставим запланируй запланируйте планируй запланируем забронируй впиши внеси запиши',
);
/** "поставь блок: логотип завтра с 14 до 17" */
export const blockOf = (name: string, when: string): string =>
  `поставь блок: ${name} ${when.replace(/^на\s+/iu, '')}`;
