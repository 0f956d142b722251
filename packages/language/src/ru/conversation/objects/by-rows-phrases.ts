/** Rows by their numbers, in the accusative as orders name them. */
export const ROWS: readonly string[] =
  'первую вторую третью четвертую пятую шестую седьмую восьмую девятую десятую'.split(' ');
/** Between the last two of several. */
export const AND = 'и';
/** A number, or a stretch of numbers, that opens what is said or stands behind a joint. */
export const ROW =
  /(?<joint>^|[,;]\s*|\s(?:и|а|да)\s+)(?:(?:номера?|номерам?|пункты?|строки|строку|№)\s*)?(?<from>\d{1,2})(?:\s*[-–—]\s*(?<to>\d{1,2}))?(?=\s|,|;|$)/giu;
/** "с 2 по 4 на пятницу", "со второй по четвёртую на завтра" */
export const ROWS_FROM_TO =
  /^(?:с|со)\s+(?<from>\d{1,2}|[a-zЀ-ӿ]+)(?:-?й|-?ой)?\s+по\s+(?<to>\d{1,2}|[a-zЀ-ӿ]+)(?:-?ю|-?ую)?\s+(?=\S)/iu;
/** "сделал 4", "отметь 1 и 3": an order, and behind it nothing but numbers. */
export const ORDER_THEN_ROWS =
  /^(?<order>(?:уже\s+)?[a-zЀ-ӿ]+)\s+(?<rows>\d{1,2}(?:\s*(?:,|и|[-–—])\s*\d{1,2})*)(?<rest>\s+(?:на|в|во|до)\s.+)?[.!]?$/iu;
