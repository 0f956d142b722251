import type { ObjectHandle } from '@planerka/contracts';
import { idOf } from '../../../commands/offered-objects.ts';
import { fold } from '../../../grammar/scan.ts';
import { isSameWord } from '../answers/choice-by-words.ts';

/** Words of a name that are long enough to tell objects apart. */
const TELLING_CHARS = 3;
const wordsIn = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= TELLING_CHARS);

function namesIt(mention: string, title: string | undefined): boolean {
  const words = wordsIn(title ?? '');
  return wordsIn(mention).some((word) => words.some((other) => isSameWord(word, other)));
}

/**
 * May the object that a model chose be acted on as if the person had named it? Only where the
 * person's own words point at this candidate and at no other (G-model-operations);
 * whatever a title says, it never chooses itself. Else the runtime asks, or states its default.
 */
export function isClearlyMeant(
  chosen: ObjectHandle,
  mention: string | null,
  offered: readonly ObjectHandle[],
): boolean {
  if (mention === null) return false;
  const named = offered.filter(({ title }) => namesIt(mention, title));
  const [only] = named;
  return named.length === 1 && only !== undefined && idOf(only) === idOf(chosen);
}
