const TIME = /(?<![\d:.])([01]?\d|2[0-3])(?:[:.]([0-5]\d))?(?![\d:.])/g;

/** Every clock time in the words, `HH:MM`, in the order of the words: "9–18", "с 09:30 до 18". */
export function readTimes(words: string): string[] {
  return [...words.matchAll(TIME)].map(
    ([, hour = '', minute = '00']) => `${hour.padStart(2, '0')}:${minute}`,
  );
}
