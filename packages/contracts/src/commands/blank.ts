/**
 * Blank means missing (C4-blank): drops null, undefined, blank strings and empty lists from a
 * proposal's entities and trims the strings that stay. Structural only: words are read elsewhere.
 */
export function withoutBlanks(
  entities: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const trimmedEntries = Object.entries(entities).map(([key, value]) => [key, trimmed(value)]);
  return Object.fromEntries(trimmedEntries.filter(([, value]) => !isBlank(value)));
}

function trimmed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(trimmed).filter((item) => !isBlank(item));
  return typeof value === 'string' ? value.trim() : value;
}

function isBlank(value: unknown): boolean {
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty || value === null || value === undefined;
}
