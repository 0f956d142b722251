/** The category of what is put off without a day: no rule suggests anything about it any more. */
export const SOMEDAY = 'someday';
