/** ", и ещё", ". и", " и": behind it another thing is said. */
export const ANOTHER_BEHIND =
  /(?:[\s,;.!]*[,;.!]\s*|\s+)(?:и|плюс|а\s+(?:ещё|еще|также))\s+(?:(?:ещё|еще|также|заодно|кстати|тогда)\s+)*/giu;
