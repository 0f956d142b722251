/** "машина не в среду а в четверг у них там с девяти": a name or none, the time that it has not, and what follows. */
export const NOT_THEN_AND_MORE =
  /^(?:(?:ой|нет|а|так|слушай|стоп|блин|ну|хотя)[\s,]+)*(?:(?<name>[^?,\n]{2,60}?)[\s,]+)?не\s+(?<old>[^?,\n]{2,30}?)(?:\s+(?:оказывается|получается|говорят))?[\s,]+а\s+(?<behind>[^?\n]{3,80})$/iu;
/** They begin what is only told. */
export const TOLD_BEHIND =
  /^[\s,–—-]*(?:у\s+(?:них|него|неё|нее|нас|мастера)|они|он|она|там|потому|так\s+как|[a-zЀ-ӿ]{4,})(?=\s|$)/iu;
/** Another order, or more of what is to be done, is no tale. */
export const NO_TALE = /(?:^|\s)(?:и|или|тоже|также|ещё|еще|потом|если|напомни)(?=\s)/iu;
export const notThenBut = (name: string, old: string, right: string): string =>
  [name, 'не', `${old},`, 'а', right].filter((part) => part !== '').join(' ');
