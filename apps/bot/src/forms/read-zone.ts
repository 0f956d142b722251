import { isTimeZone } from '@planerka/contracts';
import { CITIES } from '@planerka/texts';

/** A zone as a person writes it: an IANA name in any case, or a city of the list. */
export function readZone(words: string): string | null {
  const wanted = words.trim().toLowerCase().replaceAll('ё', 'е');
  for (const [city, zone] of CITIES) {
    if (city.toLowerCase() === wanted || zone.toLowerCase() === wanted) return zone;
  }
  const named = words
    .trim()
    .split('/')
    .map((part) =>
      part.replaceAll(
        /(^|[_-])(\p{L})/gu,
        (_, edge: string, letter: string) => edge + letter.toUpperCase(),
      ),
    )
    .join('/');
  if (named.includes('/') && isTimeZone(named)) return named;
  return words.trim() === 'UTC' ? 'UTC' : null;
}
