/**
 * Blank means missing (C4-blank): drops null, undefined, blank strings and empty lists from a
 * proposal's entities and trims the strings that stay. Structural only: words are read elsewhere.
 */
export function withoutBlanks(
  entities: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(entities)) {
    if (value === null || value === undefined) continue;
    if (typeof value === 'string') {
      const trimmed = value.trim();
      if (trimmed !== '') kept[key] = trimmed;
    } else if (Array.isArray(value)) {
      const items = value
        .map((item: unknown) => (typeof item === 'string' ? item.trim() : item))
        .filter((item) => item !== '' && item !== null && item !== undefined);
      if (items.length > 0) kept[key] = items;
    } else {
      kept[key] = value;
    }
  }
  return kept;
}
