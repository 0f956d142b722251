/** The data of a message whose words are always the same. */
export type NoData = Readonly<Record<string, never>>;
