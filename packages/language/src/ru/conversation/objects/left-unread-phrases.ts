/** How who does a thing ends, and to whom it is done: "мама" and "маме", "сергей" and "сергею", "брат" and "брату". */
export const DATIVES: ReadonlyArray<readonly [string, string]> = [
  ['а', 'е'],
  ['я', 'е'],
  ['ия', 'ии'],
  ['й', 'ю'],
  ['ь', 'ю'],
  ['', 'у'],
];
/** "на кухне", "по саду": behind these it says where, or about what, and nobody to whom anything is done. */
export const WHERE: ReadonlySet<string> = new Set('на в во о об обо при по'.split(' '));
/** "в новой комнате": what may stand between the two. */
export const WHICH = /(?:ой|ей|ом|ем|ому|ему)$/u;
