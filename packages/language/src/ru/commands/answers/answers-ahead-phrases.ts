/** ", и ещё", ". и", " и": behind it another thing is said. */
export const ANOTHER_BEHIND =
  /(?:[\s,;.!]*[,;.!]\s*|\s+)(?:и|плюс|а\s+(?:ещё|еще|также))\s+(?:(?:ещё|еще|также|заодно|кстати|тогда)\s+)*/giu;
/** "пусть Оля придёт", "чтобы ждали": wished of somebody, beside what is asked or of that. */
export const WISHED = /^(?:пусть|пускай|чтобы?|лишь\s+бы)(?=\s|$)/iu;
