/** Runs what only waits for somebody else, without a slot; afterwards a slot is had again. */
export type Aside = <R>(wait: () => Promise<R>) => Promise<R>;
