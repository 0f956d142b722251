/** What parts two orders with numbers of their own. */
export const BETWEEN_NUMBERED: ReadonlySet<string> = new Set([',', ';', '.', 'и', 'а', 'newline']);
