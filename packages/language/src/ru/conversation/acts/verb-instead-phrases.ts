/** Who or what it is done to, as it was: "написать ей". */
export const SAME_AS_BEFORE: ReadonlySet<string> = new Set('ей ему им её ее его их'.split(' '));
