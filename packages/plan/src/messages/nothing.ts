/** The data of a message that is always told in the same words. */
export type Nothing = Readonly<Record<string, never>>;
