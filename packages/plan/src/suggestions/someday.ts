/** The category of what is put off without a day: no rule speaks of it any more. */
export const SOMEDAY = 'someday';
