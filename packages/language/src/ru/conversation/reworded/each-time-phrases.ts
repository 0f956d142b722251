/** "и так каждый вечер": how what stands in view is from now on. */
export const SO_EACH_TIME =
  /^(?:(?:и|а|ну|да|пусть|пускай|будет)[\s,]+)*так\s+(?:(?:и|же|будет|надо|нужно|теперь)\s+)*(?<each>[^,?\n]+?)$/iu;
/** "каждый вечер, а не только завтра", "не только завтра, а каждый вечер": what it is besides the once that was said. */
export const EACH_NOT_ONCE =
  /^(?<each>[^?\n]+?)[\s,]+а\s+не\s+(?:только|один\s+раз|разово|просто)(?:\s+(?<once>[^,?\n]+?))?$/iu;
export const NOT_ONCE_BUT =
  /^(?<what>[^,?\n]*?)(?:^|\s)не\s+только\s+(?<once>[^,?\n]+?)[\s,]+(?:а|но)\s+(?:и\s+)?(?<each>[^?\n]+?)$/iu;
/** "а не только в этот": the once that was said. */
export const THIS_ONE = /^(?:в\s+|во\s+)?(?:эт|одн|ближайш)[a-zЀ-ӿ]{1,3}(?:\s+[a-zЀ-ӿ]+)?$/iu;
