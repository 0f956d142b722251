/** Between objects that each have a time of their own. */
export const APART: ReadonlySet<string> = new Set([',', ';', 'newline', 'а', 'и']);
/** What is not done is not moved, either. */
export const NOT = 'не';
/** The one that was shown last. */
export const SHOWN_LAST: ReadonlySet<string> = new Set('последнюю последний последнее'.split(' '));
