/** "яйца, молоко и т.д.", "краска, кисти и др.": the dot behind belongs to the word. */
export const ENDS_ABBREVIATED = /(?:^|\s)(?:т\.\s?[дп]|и\s+(?:др|пр))$/iu;
