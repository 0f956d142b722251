import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A face of the bundled font, with what is needed to lay text out: resvg itself only draws. */
export interface Font {
  readonly path: string;
  /** The width of a text in pixels at a size. */
  width(text: string, size: number): number;
  /** Without the characters that the face has no glyph for: they would be drawn as nothing. */
  drawable(text: string): string;
}

const require = createRequire(import.meta.url);

export const FONT_FAMILY = 'Rubik';

/** Reads a face. A missing or broken file throws: resvg would draw blank text without a word. */
export function loadFont(file: string): Font {
  const path = require.resolve(`@expo-google-fonts/rubik/${file}`);
  const bytes = readFileSync(path);
  const table = tableDirectory(bytes);
  const unitsPerEm = bytes.readUInt16BE(table('head') + 18);
  const metricsCount = bytes.readUInt16BE(table('hhea') + 34);
  const metrics = table('hmtx');
  const glyphOf = characterMap(bytes, table('cmap'));
  if (glyphOf(0x416) === 0) throw new Error(`${file} has no Cyrillic letters`);

  const advance = (glyph: number): number =>
    bytes.readUInt16BE(metrics + 4 * Math.min(glyph, metricsCount - 1));
  const codePoints = (text: string): number[] =>
    Array.from(text).map((character) => character.codePointAt(0) ?? 0);
  return {
    path,
    width: (text, size) => {
      const units = codePoints(text).reduce((sum, code) => sum + advance(glyphOf(code)), 0);
      return (units * size) / unitsPerEm;
    },
    drawable: (text) =>
      Array.from(text)
        .filter((character) => /\s/u.test(character) || glyphOf(character.codePointAt(0) ?? 0) > 0)
        .join('')
        .replace(/\s+/gu, ' ')
        .trim(),
  };
}

/** Where each table of a TrueType file begins (OpenType specification, "Font file"). */
function tableDirectory(bytes: Buffer): (tag: string) => number {
  const count = bytes.readUInt16BE(4);
  return (tag) => {
    for (let index = 0; index < count; index += 1) {
      const record = 12 + 16 * index;
      if (bytes.toString('latin1', record, record + 4) === tag) {
        return bytes.readUInt32BE(record + 8);
      }
    }
    throw new Error(`the font has no table ${tag}`);
  };
}

/** Code point to glyph by the Unicode BMP subtable, format 4 (OpenType specification, "cmap"). */
function characterMap(bytes: Buffer, cmap: number): (code: number) => number {
  const count = bytes.readUInt16BE(cmap + 2);
  for (let index = 0; index < count; index += 1) {
    const offset = cmap + bytes.readUInt32BE(cmap + 8 + 8 * index);
    if (bytes.readUInt16BE(offset) === 4) return segments(bytes, offset);
  }
  throw new Error('the font has no format 4 character map');
}

function segments(bytes: Buffer, at: number): (code: number) => number {
  const doubled = bytes.readUInt16BE(at + 6);
  const ends = at + 14;
  const starts = ends + doubled + 2;
  const deltas = starts + doubled;
  const ranges = deltas + doubled;
  return (code) => {
    if (code > 0xffff) return 0;
    for (let step = 0; step < doubled; step += 2) {
      if (code > bytes.readUInt16BE(ends + step)) continue;
      const start = bytes.readUInt16BE(starts + step);
      if (code < start) return 0;
      const delta = bytes.readUInt16BE(deltas + step);
      const range = bytes.readUInt16BE(ranges + step);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = bytes.readUInt16BE(ranges + step + range + 2 * (code - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
