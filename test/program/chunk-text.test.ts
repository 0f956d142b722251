import { describe, expect, test } from 'vitest';
import { namingClasses, shorterHeld } from '../../apps/planerka/bin/chunk-text.ts';

const LONG = ';'.repeat(500);
const isWide = (code: string): boolean => /[\u0100-\uffff]/.test(code);

/** The bundler escapes strings; here a chunk has none that it would have to. */
const held = (code: string): string => shorterHeld(code, code);

async function run(code: string) {
  return await import(`data:text/javascript,${encodeURIComponent(code)}`);
}

describe('a chunk is held in as few bytes as it can be', () => {
  test('few Russian letters are escaped, in strings, templates and patterns, and mean the same', async () => {
    const code = `${LONG}
      export const greeting = 'Привет', framed = \`«\${greeting}» 👋\`;
      export const matches = [/^прив[её]т$/i.test('Привёт'), /^[👋👌]$/u.test('👌'), /[^а-я]/.test('я')];`;
    expect(isWide(held(code))).toBe(false);
    expect(await run(held(code))).toMatchObject({
      greeting: 'Привет',
      framed: '«Привет» 👋',
      matches: [true, true, false],
    });
  });

  test('many are left as they are', () => {
    const words = 'слово '.repeat(100);
    expect(held(`export const words = '${words}';`)).toContain(words);
  });

  test('what is read as it is written is left', async () => {
    const raw = `${LONG}export const pattern = String.raw\`[а-я]\`;`;
    expect(await run(held(raw))).toMatchObject({ pattern: '[а-я]' });
    const escaped = `${LONG}export const matches = /^\\я$/.test('я');`;
    expect(await run(held(escaped))).toMatchObject({ matches: true });
  });
});

test('of what the bundler names again, classes keep their names and functions go without', async () => {
  // As the bundler writes it: its function, a class and a function that it has renamed.
  const code = `var d=Object.defineProperty;var n=(t,e)=>d(t,"name",{value:e,configurable:!0});
    class a{static{n(this,"Known")}}const b=n(()=>1,"aFunction");export const named=[a,b]`;
  const changed = namingClasses(code);
  const { named } = await run(changed);
  expect([named[0].name, named[1](), named[1].name]).toEqual(['Known', 1, '']);
});
