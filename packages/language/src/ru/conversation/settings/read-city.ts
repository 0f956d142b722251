import { fold } from '../../../grammar/scan.ts';
import {
  CITIES_OF_ZONES,
  CITY_ADJECTIVE,
  CITY_ENDINGS,
  CITY_OF_STEM,
  CITY_OWN_ENDING,
  CITY_STEM_ENDINGS,
} from '../../lexicon/cities.ts';

/** A city, and the zone in which it is. */
export interface City {
  readonly name: string;
  readonly timezone: string;
}

interface Known extends City {
  readonly stems: readonly (readonly string[])[];
}

const partsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/[\s-]+/u)
    .filter(Boolean);

function stemsOf(part: string, spare: string | undefined): readonly string[] {
  const own = part.replace(CITY_OWN_ENDING, '');
  // "Осло", "Сочи": what is left of a short name says nothing
  const stem = own.length < STEM_MIN ? part : own;
  return spare === undefined ? [stem] : [stem, spare];
}
const STEM_MIN = 2;

const known: readonly Known[] = Object.entries(CITIES_OF_ZONES).flatMap(([timezone, list]) =>
  list.split(',').map((entry) => {
    const [name = '', spare] = entry.trim().replace(/\s+/gu, ' ').split('/');
    return { name, timezone, stems: partsOf(name).map((part) => stemsOf(part, spare)) };
  }),
);

const bySize = new Map<number, Known[]>();
for (const city of known) {
  bySize.set(city.stems.length, [...(bySize.get(city.stems.length) ?? []), city]);
}

/** "московское", "по иркутскому": the city whose time an adjective tells; null for other words. */
export function readCityTime(word: string): City | null {
  const [, stem] = CITY_ADJECTIVE.exec(fold(word).trim()) ?? [];
  if (stem === undefined) return null;
  const own = CITY_OF_STEM[stem];
  const names = own === undefined ? CITY_STEM_ENDINGS.map((ending) => stem + ending) : [own];
  for (const name of names) {
    const city = readCity(name);
    if (city !== null) return city;
  }
  return null;
}

/** The city that the words name, in any case; null for what is none. */
export function readCity(words: string): City | null {
  const parts = partsOf(words);
  for (const { name, timezone, stems } of bySize.get(parts.length) ?? []) {
    const isIt = stems.every((forms, at) => {
      const part = parts[at] ?? '';
      return forms.some(
        (stem) => part.startsWith(stem) && CITY_ENDINGS.has(part.slice(stem.length)),
      );
    });
    if (isIt) return { name, timezone };
  }
  return null;
}
