const TO_DO = '[a-zЀ-ӿ]+(?:ть|ти|чь)(?:ся)?';
/** "кран починить пусть", "позвонить завтра пусть": it only says that this is wished. */
export const LET_BEHIND = new RegExp(
  `^(?<said>(?:[^,:;?!\\n]*\\s)?${TO_DO}(?:\\s[^,:;?!\\n]*)?)\\s+(?:пусть|пускай)(?:\\s+будет)?[.!]*$`,
  'iu',
);
/** "стол собрать пусть завтра": right behind the verb. */
export const LET_AMID = new RegExp(
  `^(?<said>(?:[^,:;?!\\n]*\\s)?${TO_DO})\\s+(?:пусть|пускай)\\s+(?<when>[^,:;?!\\n]+?)[.!]*$`,
  'iu',
);
/** "завтра пусть позвонить": between when and what. */
export const LET_BETWEEN = new RegExp(
  `^(?<when>[^,:;?!\\n]+?)\\s+(?:пусть|пускай)\\s+(?<said>${TO_DO}(?:\\s[^,:;?!\\n]*)?)$`,
  'iu',
);
/** "пусть завтра в шесть будет ужин": what there is to be, and not who is to do something. */
export const LET_THERE_BE =
  /^(?:пусть|пускай)\s+(?<when>[^,:;?!\n]+?)\s+будет\s+(?<said>[^,:;?!\n]+?)[.!]*$/iu;
/** An order to somebody that the word may open: "попросить Олю, Петя пусть", "пусть Вася починить успеет". */
export const LET_AHEAD = /(?:^|\s)(?:пусть|пускай|нехай)(?=\s)/iu;
