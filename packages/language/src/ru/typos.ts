import type { Word } from '../grammar/scan.ts';

/** Shorter words have too many neighbours. */
const LENGTH_MIN = 5;
const LENGTH_MAX = 16;

/** Real words that stand one letter away from a word of time. */
const REAL_WORDS = new Set(
  `завтрак завтрака завтраку завтраки завтраков четверо четверти четверть субботник субботника
  средства средство средние среднее среду среда среди марта мартой мартою парта карта декаде ноября вечера вечеря
  черед череда чресла месяца месяцам вторая вторник втором
  апреле недели неделе недель пятница пятнице пятницы сегодня завтра вчера воскресение воскресения`
    .trim()
    .split(/\s+/),
);

/** All strings that miss one letter of `word`. */
function* shortened(word: string): Generator<string> {
  for (let i = 0; i < word.length; i += 1) yield word.slice(0, i) + word.slice(i + 1);
}

/** One insertion, deletion, substitution or swap of neighbours apart. */
function isOneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let i = 0;
  while (i < short.length && short[i] === long[i]) i += 1;
  if (long.length > short.length) return short.slice(i) === long.slice(i + 1);
  if (short.slice(i + 1) === long.slice(i + 1)) return true;
  const isSwap = short[i] === long[i + 1] && short[i + 1] === long[i];
  return isSwap && short.slice(i + 2) === long.slice(i + 2);
}

/**
 * Finds the word of time that a misspelt word stands for. Every form is kept under itself and
 * under all that it becomes when one letter is lost, so a question costs a few look-ups
 * (W. Garbe, "Symmetric Delete").
 */
export class Typos {
  private readonly neighbours = new Map<string, string>();
  private readonly words = new Map<string, Word>();
  /** First letters and lengths that occur: most words are refused by them at once. */
  private readonly shapes = new Set<number>();

  add(form: string, word: Word): void {
    if (form.length < LENGTH_MIN) return;
    this.words.set(form, word);
    for (let size = form.length - 1; size <= form.length + 1; size += 1) {
      this.shapes.add(form.charCodeAt(0) * 64 + size);
    }
    for (const key of [form, ...shortened(form)]) {
      if (!this.neighbours.has(key)) this.neighbours.set(key, form);
    }
  }

  /** The word one edit away from `word`, which the lexicon does not know; null when none is. */
  guess(word: string): Word | null {
    if (word.length < LENGTH_MIN || word.length > LENGTH_MAX || REAL_WORDS.has(word)) return null;
    if (!this.shapes.has(word.charCodeAt(0) * 64 + word.length)) return null;
    const found = this.lookUp(word, word);
    if (found !== null) return found;
    for (const key of shortened(word)) {
      const near = this.lookUp(key, word);
      if (near !== null) return near;
    }
    return null;
  }

  private lookUp(key: string, word: string): Word | null {
    const form = this.neighbours.get(key);
    if (form === undefined || !isOneEditApart(form, word)) return null;
    return this.words.get(form) ?? null;
  }
}
