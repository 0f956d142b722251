/** Words of time by their first letter and their other consonants, so that lost and changed vowels do not matter. */
export const TIMES_WITHOUT_VOWELS: ReadonlySet<string> = new Set(
  'утрм утрчкм вчрм вчркм звтр сгдн свдн сгодн пслзвтр псвтр'.split(' '),
);
