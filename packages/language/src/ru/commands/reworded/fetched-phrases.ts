/** One of these is said with all of it; most utterances say none, and need not be looked at twice. */
export const MAY_BE_FETCHED = /(?:забер|забир|заед|подъед|приед|прид[её]|приду)/iu;
const FETCHES = '(?:забирает|забирают|забер[её]т|заберут|заедет|заедут|подъедет|подъедут)';
const COMES = '(?:приедет|приедут|прид[её]т|придут)';
const WHO = '(?:сам|сама|сами|он|она|они)';
/**
 * "торт Вере к субботе, забирает в обед": what is ordered, and when somebody comes for it. Of whoever merely comes by,
 * nobody is named: "мастер придёт в десять" is a visit.
 */
export const FETCHED = new RegExp(
  `^(?<order>.+?)\\s*(?:,|\\s[-–—])\\s*(?<told>(?:(?!я\\s|мы\\s)[A-Za-zЀ-ӿ]+\\s+)?${FETCHES}(?:\\s+${WHO})?\\s+(?<when>[^,?!\\n]+?)|(?:${WHO}\\s+)?${COMES}(?:\\s+${WHO})?\\s+(?:за\\s+(?:ним|ней|ними|заказом)\\s+)?(?<then>[^,?!\\n]+?))[.!)]*$`,
  'iu',
);
/** The order in plain words, with the rest as its note. */
export const withNote = (order: string, told: string, isBare: boolean): string =>
  `${isBare ? 'добавь задачу ' : ''}${order}, заметка: «${told}»`;
