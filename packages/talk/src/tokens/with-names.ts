import { InterpretResponse, placeholder } from '@planerka/contracts';

/** The name of the object that a placeholder replaced; blank where the token had no name. */
export interface TokenName {
  /** "«Отчёт за март»" */
  readonly full: string;
  /** "TASK-042", for where the full name has no room. */
  readonly short: string;
}

/**
 * The reading with each placeholder replaced by what it was put for: in a title the person wants to
 * read a name, not "⟨1⟩". Names may be as long as a title by themselves: where one makes a field too
 * long, all are short; null when even these have no room.
 */
export function withNames(
  reading: InterpretResponse,
  names: readonly TokenName[],
): InterpretResponse | null {
  if (names.length === 0) return reading;
  for (const form of ['full', 'short'] as const) {
    const filled = named(
      reading,
      names.map((name) => name[form]),
    );
    const fits = InterpretResponse.safeParse(filled);
    if (fits.success) return fits.data;
  }
  return null;
}

function named(value: unknown, names: readonly string[]): unknown {
  if (typeof value === 'string') return inText(value, names);
  if (Array.isArray(value)) return value.map((each: unknown) => named(each, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, named(each, names)]));
}

function inText(text: string, names: readonly string[]): string {
  const full = names.reduce(
    (words, name, index) => words.replaceAll(placeholder(index + 1), () => name),
    text,
  );
  // A text that was nothing but a placeholder without a name keeps it: no field may become empty.
  return full.trim() === '' ? text : full === text ? text : full.replace(/\s+/g, ' ').trim();
}
