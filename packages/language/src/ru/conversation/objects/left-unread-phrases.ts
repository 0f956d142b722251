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
/** "о нём маме": they stand for a thing, and no other word goes with them. */
export const STANDS_ALONE: ReadonlySet<string> = new Set(
  'нем ней ему ей чем чему ком кому кем ничем никем'.split(' '),
);
/** "об этом маме", "обо всём маме" beside "в этом доме": behind these they do so, too. */
export const ABOUT: ReadonlySet<string> = new Set('о об обо'.split(' '));
export const STANDS_ALONE_THERE: ReadonlySet<string> = new Set(
  'этом том всем этому тому всему самом другом каком таком моем твоем своем нашем вашем одном'.split(
    ' ',
  ),
);
