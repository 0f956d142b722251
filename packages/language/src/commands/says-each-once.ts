import { fold } from '../grammar/scan.ts';

interface Span {
  readonly from: number;
  readonly to: number;
}

const wordsOf = (value: unknown): string[] => {
  const list = Array.isArray(value) ? value : [value];
  const said = list.filter((one): one is string => typeof one === 'string').join(' ');
  return fold(said.normalize('NFC')).match(/[\p{L}\p{N}]+/gu) ?? [];
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The fields of marks, or of finished entities: {command: {entities}} or {entities}. */
function fieldsOf(raw: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(raw)) return {};
  const command = isRecord(raw.command) ? raw.command : raw;
  return isRecord(command.entities) ? command.entities : command;
}

/** Where the words of a quote are in the utterance, by their ordinal numbers. */
function placesOf(quote: readonly string[], said: readonly string[]): Span[] {
  if (quote.length === 0) return [];
  return said.flatMap((_, from) =>
    quote.every((word, index) => said[from + index] === word)
      ? [{ from, to: from + quote.length }]
      : [],
  );
}

/**
 * Does each of a model's commands have words of its own? Many commands made of the same words are
 * invented. One title may stand for several times ("созвон в десять и в три"), if they differ.
 */
export function saysEachOnce(commands: readonly unknown[], text: string): boolean {
  const said = wordsOf(text);
  const taken: Span[] = [];
  const seen = new Set<string>();
  return commands.every((raw) => {
    const { title, time, duration } = fieldsOf(raw);
    const words = wordsOf(title);
    const key = [words, wordsOf(time), wordsOf(duration)].map((list) => list.join(' ')).join('|');
    if (key !== '||' && seen.has(key)) return false;
    seen.add(key);
    const places = placesOf(words, said);
    const free = places.find((place) =>
      taken.every((span) => place.to <= span.from || span.to <= place.from),
    );
    if (free !== undefined) {
      taken.push(free);
      return true;
    }
    // the same words once more, or words of nobody (which are refused elsewhere); not a part of them
    const repeats = taken.some((span) =>
      places.some((place) => place.from === span.from && place.to === span.to),
    );
    return repeats || places.length === 0;
  });
}
