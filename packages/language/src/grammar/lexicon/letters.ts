/** Letters of the scripts that the scanner reads: how they are typed for each other, and written two ways. */

/** Latin letters that look like Cyrillic ones, as typed or recognized by mistake. */
export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  'a c e o p x y k m t h b'
    .split(' ')
    .map((latin, i) => [latin, 'асеорхукмтнв'.charAt(i)] as const),
);

/** The letter that is often written without its dots, and how it is read then. */
export const DOTTED = { letter: 'ё', plain: 'е' } as const;

/** Glued behind a number they make thousands of it, and govern nothing: "45к". */
export const THOUSANDS: ReadonlySet<string> = new Set(['к']);
