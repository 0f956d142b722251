const rules = new Intl.PluralRules('ru');

/** "1 минута", "2 минуты", "5 минут": the number with the form of the noun that fits it. */
export function counted(n: number, one: string, few: string, many: string): string {
  const category = rules.select(n);
  const form = category === 'one' ? one : category === 'few' ? few : many;
  return `${n} ${form}`;
}
