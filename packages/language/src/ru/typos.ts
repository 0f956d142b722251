import { remembering } from '../grammar/remembering.ts';
import type { Word } from '../grammar/scan.ts';
import { REAL_WORDS } from './lexicon/real-words.ts';
import { DERIVED, GENITIVE_ENDINGS, SOUNDS_LIKE_GENITIVE } from './lexicon/word-endings.ts';

/** Shorter words have too many neighbours. */
const LENGTH_MIN = 5;
const LENGTH_MAX = 16;
/** Forms so long may have two letters wrong. */
const LENGTH_FOR_TWO = 8;

/** All strings that miss one letter of `word`. */
function* shortened(word: string): Generator<string> {
  for (let i = 0; i < word.length; i += 1) yield word.slice(0, i) + word.slice(i + 1);
}

/** One insertion, deletion, substitution or swap of neighbours apart. */
export function isOneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length > short.length + 1) return false;
  let i = 0;
  while (i < short.length && short[i] === long[i]) i += 1;
  if (long.length > short.length) return short.slice(i) === long.slice(i + 1);
  if (short.slice(i + 1) === long.slice(i + 1)) return true;
  const isSwap = short[i] === long[i + 1] && short[i + 1] === long[i];
  return isSwap && short.slice(i + 2) === long.slice(i + 2);
}

/** Two letters are wrong, each by itself. */
function isTwoEditsApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2) return false;
  for (const key of shortened(a)) if (key === b || isOneEditApart(key, b)) return true;
  for (const key of shortened(b)) if (isOneEditApart(a, key)) return true;
  return isTwoSubstitutions(a, b);
}

function isTwoSubstitutions(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let wrong = 0;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) wrong += 1;
  return wrong <= 2;
}

const asItIsWritten = (word: string): readonly string[] =>
  SOUNDS_LIKE_GENITIVE.test(word)
    ? GENITIVE_ENDINGS.map((ending) => `${word.slice(0, -ending.length)}${ending}`)
    : [];

/** A form of the lexicon, and how many of its letters may be wrong. */
interface Known {
  readonly form: string;
  readonly reach: 1 | 2;
}

/** The forms under themselves and under all that they become when letters are lost. */
class Losses {
  readonly neighbours = new Map<string, string>();
  readonly distant = new Map<string, string>();

  constructor(known: readonly Known[]) {
    for (const { form, reach } of known) {
      for (const key of [form, ...shortened(form)]) {
        if (!this.neighbours.has(key)) this.neighbours.set(key, form);
        if (reach < 2) continue;
        for (const further of [key, ...shortened(key)]) {
          if (!this.distant.has(further)) this.distant.set(further, form);
        }
      }
    }
  }
}

/**
 * Finds the word of time that a misspelt word stands for. Every form is kept under itself and
 * under all that it becomes when letters are lost, so a question costs a few look-ups
 * (W. Garbe, "Symmetric Delete"). That is written down when the first word is asked that may be
 * misspelt: it takes as long as reading a hundred messages, and a command that ends soon asks seldom.
 */
export class Typos {
  private readonly known: Known[] = [];
  private losses: Losses | null = null;
  private readonly words = new Map<string, Word>();
  /** First letters and lengths that occur: most words are refused by them at once. */
  private readonly shapes = new Set<number>();
  private readonly farShapes = new Set<number>();

  /** With `mayBeTwo` a long form is known with two letters wrong. */
  add(form: string, word: Word, mayBeTwo = false): void {
    if (form.length < LENGTH_MIN) return;
    this.words.set(form, word);
    const reach = mayBeTwo && form.length >= LENGTH_FOR_TWO ? 2 : 1;
    for (let by = -reach; by <= reach; by += 1) {
      const shape = form.charCodeAt(0) * 64 + form.length + by;
      if (Math.abs(by) < 2) this.shapes.add(shape);
      if (reach === 2) this.farShapes.add(shape);
    }
    this.known.push({ form, reach });
    this.losses = null;
  }

  /** The word near `word`, which the lexicon does not know; null when none is. Asked after all `add`. */
  readonly guess = remembering((word: string): Word | null => this.search(word));

  private search(word: string): Word | null {
    if (word.length < LENGTH_MIN || word.length > LENGTH_MAX || REAL_WORDS.has(word)) return null;
    for (const written of asItIsWritten(word)) {
      const known = this.words.get(written) ?? this.guessNear(written);
      if (known !== null) return known;
    }
    return this.guessNear(word);
  }

  private guessNear(word: string): Word | null {
    const shape = word.charCodeAt(0) * 64 + word.length;
    if (this.shapes.has(shape)) {
      const found = this.lookUp(word, word);
      if (found !== null) return found;
      for (const key of shortened(word)) {
        const near = this.lookUp(key, word);
        if (near !== null) return near;
      }
    }
    return this.farShapes.has(shape) ? this.guessFar(word) : null;
  }

  private guessFar(word: string): Word | null {
    // "Назара" is nobody's "назавтра"
    if (word.length < LENGTH_FOR_TWO - 1 || DERIVED.test(word)) return null;
    const { distant } = this.lost();
    for (const key of [word, ...shortened(word)]) {
      const form = distant.get(key);
      if (form !== undefined && isTwoEditsApart(form, word)) return this.words.get(form) ?? null;
      for (const further of shortened(key)) {
        const far = distant.get(further);
        if (far !== undefined && isTwoEditsApart(far, word)) return this.words.get(far) ?? null;
      }
    }
    return null;
  }

  private lost(): Losses {
    return (this.losses ??= new Losses(this.known));
  }

  private lookUp(key: string, word: string): Word | null {
    const form = this.lost().neighbours.get(key);
    if (form === undefined || !isOneEditApart(form, word)) return null;
    return this.words.get(form) ?? null;
  }
}
