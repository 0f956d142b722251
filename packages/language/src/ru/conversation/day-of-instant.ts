const DAY_CHARS = '2026-02-26'.length;

/** "2026-02-26" of an instant as it is written with its offset. */
export const dayOfInstant = (iso: string): string => iso.slice(0, DAY_CHARS);

/** "26.02.2026" of "2026-02-26", as the grammar reads a date. */
export const dottedDay = (day: string): string => day.split('-').reverse().join('.');
