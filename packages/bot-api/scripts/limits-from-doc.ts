import type { Schema } from './schema.ts';

const CHARACTERS = /(?:(\d+)-|up to )(\d+) characters/;
const BYTES = /(?:(\d+)-|exceed )(\d+) bytes/i;
const ITEMS = /(?:(\d+)-|(?:up to|at most) )(\d+) (?!seconds|days|kilobytes|MB|line)[a-z]/i;
const BETWEEN = /between (\d+) (?:and|-) (\d+)|between (\d+)-(\d+)|from (-?\d+) to (\d+)/g;
const RANGE = /(?<![\d-] ?)\b(\d+)-(\d+)\b(?!\s*(?:based|characters|bytes|letter|\*|-))/;

/**
 * Reads the limits a JSDoc sentence states about a value: lengths of a string in characters or
 * bytes, sizes of a list, bounds of a number. A sentence that states none, or states several that
 * depend on something else, gives `{}`.
 */
export function limitsFromDoc(doc: string, schema: Schema): Partial<Schema> {
  if (schema.type === 'string') return stringLimits(doc);
  if (schema.type === 'array') return arrayLimits(doc);
  return schema.type === 'integer' || schema.type === 'number' ? numberLimits(doc) : {};
}

function stringLimits(doc: string): Partial<Schema> {
  const alphabet = /Only characters A-Z|only `?A-Z/.test(doc)
    ? { pattern: '^[A-Za-z0-9_-]*$' }
    : {};
  const characters = CHARACTERS.exec(doc);
  if (characters) {
    const [min, max] = [Number(characters[1] ?? 0), Number(characters[2])];
    // What counts is the text that is left when the markup is gone, so a schema cannot check it.
    if (/after entit(?:y|ies) parsing/.test(doc)) return { parsedLength: [min, max] };
    return { ...(min > 0 && { minLength: min }), maxLength: max, ...alphabet };
  }
  const bytes = BYTES.exec(doc);
  if (bytes) return { bytes: [Number(bytes[1] ?? 0), Number(bytes[2])], ...alphabet };
  return alphabet;
}

function arrayLimits(doc: string): Partial<Schema> {
  const items = ITEMS.exec(doc.replace(/total length of up to \d+ characters/, ''));
  if (!items) return {};
  const min = Number(items[1] ?? 0);
  return { ...(min > 0 && { minItems: min }), maxItems: Number(items[2]) };
}

function numberLimits(doc: string): Partial<Schema> {
  // Dates are bounded by the moment of the call, and prices by their currency.
  if (/in the future|within|the last 24 hours|days from|second and/.test(doc)) return {};
  const between = [...doc.matchAll(BETWEEN)];
  if (between.length > 1) return {};
  const [only] = between;
  const found = only
    ? [only[1] ?? only[3] ?? only[5], only[2] ?? only[4] ?? only[6]]
    : RANGE.exec(doc)?.slice(1, 3);
  const [min, max] = found ?? [];
  if (min === undefined || max === undefined) return {};
  const forever = doc.includes('0x7FFFFFFF') ? 0x7fffffff : Number(max);
  return { minimum: Number(min), maximum: forever };
}
