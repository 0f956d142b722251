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
export const TOWARDS = /(?<!\p{L})ко? (?=\S)/iu;
