/** "на 10 дней, нет, на 20", "на 10 дней, нет, на 20 дней": so many days, weeks or months, and another number of them. */
export const DAYS_CORRECTED =
  /^(?<ahead>[^\n?]*?(?<![a-zЀ-ӿ])на\s+)(?<wrong>[1-9]\d?)\s+(?<unit>дн(?:я|ей|ень)|недел(?:и|ь|ю)|месяц(?:а|ев)?)\s*,?\s*(?:ой|нет|ладно|тьфу|точнее|вернее|то\s+есть)[\s,]+(?:(?:ладно|нет|лучше|на\s+самом\s+деле)[\s,]+)?на\s+(?<right>[1-9]\d?)(?:\s+(?<again>дн(?:я|ей|ень)|день|недел(?:и|ь|ю)|месяц(?:а|ев)?))?(?<behind>|[\s,.!](?!\d).*)$/iu;
/** "на 20 часов", "на 20 марта", "на 20-е": the number counts something of its own. */
export const COUNTS_ELSE =
  /^\s*(?:-|час|ч(?:\s|$)|мин|числ|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек|раз|человек|лет|год)/iu;
const FORMS: ReadonlyArray<readonly [RegExp, readonly [string, string, string]]> = [
  [/^д/iu, ['день', 'дня', 'дней']],
  [/^н/iu, ['неделю', 'недели', 'недель']],
  [/^м/iu, ['месяц', 'месяца', 'месяцев']],
];
/** "20 дней", "2 дня", "21 день": the unit as its number has it. */
export function counted(count: number, unit: string): string | null {
  const forms = FORMS.find(([begins]) => begins.test(unit))?.[1];
  if (forms === undefined) return null;
  const [last, isTeen] = [count % 10, Math.floor(count / 10) === 1];
  const [one, few, many] = forms;
  if (isTeen || last === 0 || last > 4) return `${count} ${many}`;
  return `${count} ${last === 1 ? one : few}`;
}
