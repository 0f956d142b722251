/** How the bare words of an answer would be said whole. */

/** "90 минут" */
export const inMinutes = (minutes: number): string => `${minutes} минут`;

/** "на 2 ч", "на 40 минут" */
export const forLength = (count: number, unit: 'hours' | 'minutes'): string =>
  `на ${count} ${unit === 'hours' ? 'ч' : 'минут'}`;

/** "на полчаса" */
export const forSaid = (length: string): string => `на ${length}`;

/** "в три" */
export const atClock = (clock: string): string => `в ${clock}`;

/** "пятого числа" */
export const ofMonth = (day: string): string => `${day} числа`;

/** A length of one word, with or without its preposition. */
export const ONE_WORD = /^(?:на )?\S+$/;
/** "завтра к трём" says when it begins. */
export const TOWARDS = /(?<![a-zЀ-ӿ])ко? (?=\S)/iu;

/** "в четыре", "к двум", said where it is asked how long it takes. */
export const BEGINS_AT = /^(?:в|во|к|ко)\s/iu;

/** "это она и есть", "да, та же": what stands is meant, where it is asked whether it is. */
export const THAT_ONE =
  /^(?:да[,\s]+)?(?:это\s+)?(?:именно\s+)?(?:он[аои]?|т(?:а|от|о)|эт(?:а|от)|т(?:а|о)\s+же|тот\s+же)(?:\s+(?:самая|самый|самое|задача|и\s+есть))?[.!]*$/iu;
/** "нет, это другая", "отдельная задача", "ещё одну". */
export const ANOTHER_ONE_SAID =
  /^(?:нет?[,\s]+)?(?:это\s+)?(?:(?:запиши|создай|добавь|сделай)\s+)?(?:ещ[её]\s+одн[ауо]|друг(?:ая|ой|ое|ую)|нов(?:ая|ый|ое|ую)|отдельн(?:ая|ый|ое|ую|о)|втор(?:ая|ую|ой))(?:\s+задач[ау])?[.!]*$/iu;
