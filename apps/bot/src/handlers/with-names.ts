import { InterpretResponse, placeholder } from '@planerka/contracts';

/**
 * The reading with each placeholder given back what it stands for: in a title the person wants to
 * read a name, not "⟨1⟩".
 */
export function withNames(reading: InterpretResponse, names: readonly string[]): InterpretResponse {
  if (names.length === 0) return reading;
  return InterpretResponse.parse(named(reading, names));
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
