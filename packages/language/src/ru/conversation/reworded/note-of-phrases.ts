const NOTE = '(?:заметк[аи]|пометк[аи]|примечани[ея]|комментари[йи])';
const NAME = '(?<name>[^,.:;?!\\n]{3,60}?)';
const TEXT = '(?<text>[^?\\n]{2,120}?)';
export const MAY_BE_NOTE = /(?:заметк|пометк|примечани|комментари)/iu;
/** "Павел это заметка к съёмке", "ассистент Гена - заметка к каталогу", "договор 17 это к созвону заметка" */
export const NOTE_OF: readonly RegExp[] = [
  new RegExp(
    `^${TEXT}[\\s,–—-]+это\\s+(?:просто\\s+)?${NOTE}\\s+(?:к|ко|для)\\s+${NAME}[.!]*$`,
    'iu',
  ),
  new RegExp(
    `^${TEXT}[\\s,–—-]+это\\s+(?:просто\\s+)?(?:к|ко|для)\\s+${NAME}\\s+${NOTE}[.!]*$`,
    'iu',
  ),
  new RegExp(`^${TEXT}(?:\\s+[–—-]\\s*|\\s*,\\s*)${NOTE}\\s+(?:к|ко)\\s+${NAME}[.!]*$`, 'iu'),
];
export const noteOrder = (mention: string, text: string): string =>
  `добавь заметку к «${mention}»: ${text}`;
