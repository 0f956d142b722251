/** "на 10 дней, нет, на 20", "на 10 дней, нет, на 20 дней": so many days, weeks or months, and another number of them. */
export const DAYS_CORRECTED =
  /^(?<ahead>[^\n?]*?(?<![a-zЀ-ӿ])на\s+)(?<wrong>[1-9]\d?)\s+(?<unit>дн(?:я|ей|ень)|недел(?:и|ь|ю)|месяц(?:а|ев)?)\s*,?\s*(?:ой|нет|ладно|тьфу|точнее|вернее|то\s+есть)[\s,]+(?:(?:ладно|нет|лучше|на\s+самом\s+деле)[\s,]+)?на\s+(?<right>[1-9]\d?)(?:\s+(?<again>дн(?:я|ей|ень)|день|недел(?:и|ь|ю)|месяц(?:а|ев)?))?(?<behind>|[\s,.!](?!\d).*)$/iu;
/**
 * Behind a number without its unit: nothing, a mark, or what goes on from the whole ("на 20 в Сочи", "на 3 и машину"). A noun
 * there is what the number counts: "на 8 персон", "на 5 тысяч меньше", "на 20 марта".
 */
export const GOES_ON =
  /^\s*(?:$|[,.!]|(?:в|во|на|с|со|из|у|к|ко|для|от|до|по|за|под|и|а|но|или)\s)/iu;
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
