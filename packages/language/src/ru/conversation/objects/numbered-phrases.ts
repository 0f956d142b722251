/** What parts two orders with numbers of their own. */
export const BETWEEN_NUMBERED: ReadonlySet<string> = new Set([',', ';', '.', 'и', 'а', 'newline']);

/** What is told apart by its place among what exists; "первая встреча" and "первый шаг" are names by themselves. */
export const PLACED_NOUN =
  /^(?:задач(?:а|у|и|е|ей|ам)|таск[ауе]?|дел(?:о|а|у|ом)|блок(?:а|у|ом)?)$/u;
