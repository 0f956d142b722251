/** The bundler's function that gives something its former name. */
const NAMING = /\((\w+),(\w+)\)=>(\w+)\(\1,"name",\{value:\2,configurable:!0\}\)/u;

/**
 * The bundler names again what it has renamed, each function where it is made. A class is known by its name;
 * to name some nine thousand functions takes 5 MB for as long as the program runs.
 */
export function namingClasses(code: string): string {
  return code.replace(
    NAMING,
    (_, target: string, name: string, define: string) =>
      `(${target},${name})=>${name}<"["?${define}(${target},"name",{value:${name},configurable:!0}):${target}`,
  );
}

/** A letter that V8 holds in two bytes, and with it every other of its text. */
const WIDE = /[\u0100-\uffff]/g;
/** Texts whose escapes are not read as such: a letter of theirs is no letter any more when it is escaped. */
const AS_WRITTEN = /String\.raw`[^`]*`|\\[\u0100-\uffff]/;

/**
 * The same code with its letters as they are or escaped, whichever V8 holds in fewer bytes. A source is held
 * as long as the program runs, for its functions are compiled when they are first called. `escaped` is
 * what the bundler escapes, which leaves patterns as they are.
 */
export function shorterHeld(plain: string, escaped: string): string {
  const narrow = escapePatterns(escaped);
  return bytesHeld(narrow) < bytesHeld(plain) ? narrow : plain;
}

function bytesHeld(code: string): number {
  return code.search(WIDE) < 0 ? code.length : 2 * code.length;
}

function escapePatterns(code: string): string {
  if (AS_WRITTEN.test(code)) return code;
  return code.replace(WIDE, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
