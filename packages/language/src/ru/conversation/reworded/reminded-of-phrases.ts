/** "напомни за неделю про открытый урок конспект написать": how long before, of what, and what is to be done for it. */
export const REMINDED_OF: RegExp =
  /^(?:(?:а|и|ну|так|ещё|еще|мне)[\s,]+)*(?<ahead>напомни(?:те)?\s+(?:мне\s+)?за\s+[^,:;?!\n]{3,25}?)\s+(?:про|о|об|обо|до|перед)\s+(?<rest>[^:;?!\n«"]{6,80}?)[.!]*$/iu;
export const MAY_REMIND_OF = /напомни/iu;
export const remindedOf = (ahead: string, name: string): string => `${ahead} про ${name}`;
