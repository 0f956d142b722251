import { asToDo, GIVES_BACK } from './giving-back-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

/** "верни Саше дрель завтра" as something to do; null for everything else. */
export function givingBack(text: string): string | null {
  const { whom, what } =
    (text.length <= CHARS_MAX ? GIVES_BACK.exec(text.trim()) : null)?.groups ?? {};
  return whom === undefined || what === undefined ? null : asToDo(whom, what);
}
