/** How who does a thing ends, and to whom it is done: "мама" and "маме", "сергей" and "сергею", "брат" and "брату". */
export const DATIVES: ReadonlyArray<readonly [string, string]> = [
  ['а', 'е'],
  ['я', 'е'],
  ['ия', 'ии'],
  ['й', 'ю'],
  ['ь', 'ю'],
  ['', 'у'],
];
