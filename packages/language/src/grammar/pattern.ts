import type { KindTable } from './kind-table.ts';

/** One place of a pattern. */
export interface Place {
  readonly kinds: ReadonlySet<number>;
  readonly optional: boolean;
  /** Must touch what stands before it. */
  readonly glued: boolean;
  /** The name under which the rule receives the item; empty for plain words. */
  readonly label: string;
}

const PLACE = /^(~?)(?:<(?:([\w-]+):)?([^<>]+)>|([^<>?]+))(\??)$/u;

/**
 * Compiles a rule's name, which is its pattern: `через <n>? <unit>`.
 * Places are separated by spaces: a word, words with `|`, a class `<unit>`, a named class
 * `<a:clock>`; `?` after a place makes it optional, `~` before it forbids a space.
 */
export function compilePattern(pattern: string, kinds: KindTable): readonly Place[] {
  return pattern.split(' ').map((text) => {
    const match = PLACE.exec(text);
    if (match === null) throw new TypeError(`bad place "${text}" in the pattern "${pattern}"`);
    const [, tilde, label, symbol, words, mark] = match;
    const names = (symbol ?? words ?? '').split('|');
    return {
      kinds: new Set(names.flatMap((name) => kinds.members(name))),
      optional: mark === '?',
      glued: tilde === '~',
      label: symbol === undefined ? '' : (label ?? symbol),
    };
  });
}
