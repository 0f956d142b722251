/** Most utterances bring nothing back, and need not be looked at. */
export const MAY_BRING_BACK = /(?:^|\s)(?:верни|вернуть|возврати|восстанови)/iu;
const SOFT = '(?:(?:и|а|ну|ой|нет|не|стоп|стой|слушай|давай|пожалуйста|так)[\\s,]+)*';
const BACK = '(?:\\s+(?:пожалуйста|обратно|назад|(?:в|на)\\s+(?:список|план|место|работу)|тоже))*';
const VERB = '(?:верни|вернуть|возврати|восстанови)(?:те|-ка)?';
const WHY = '(?:(?:,|\\s[—–-])\\s*(?<why>[^?:;\\n]{2,80}))?[.!)]*$';

/** "лавку верни, она ещё мокрая": what is brought back is said first. */
export const NAME_BACK = new RegExp(
  `^${SOFT}(?<name>[^,.:;?!\\n]{2,50}?)\\s+${VERB}${BACK}${WHY}`,
  'iu',
);
/** "верни лавку, она ещё мокрая" */
export const BACK_NAME = new RegExp(
  `^${SOFT}${VERB}\\s+(?<name>[^,.:;?!\\n]{2,50}?)${BACK}${WHY}`,
  'iu',
);
/** What stands beside "вторую" and names nothing. */
export const BESIDE_ROW: ReadonlySet<string> = new Set(
  'и тоже только лишь обратно назад ту эту саму задачу дело пункт строку строчку блок встречу'.split(
    ' ',
  ),
);
/** The orders that say the same. */
export const BRINGS_BACK = (name: string): string => `верни ${name} в список`;
export const BRINGS_ROW_BACK = (row: string): string => `верни ${row}`;
