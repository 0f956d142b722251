import { expect, test } from 'vitest';
import { noteLines } from './describe.ts';

test.each([
  ['a note', { description: 'взять полис' }, ['Заметка: взять полис.']],
  [
    'a note of several lines',
    { description: ' взять полис\nи снимок ' },
    ['Заметка: взять полис и снимок.'],
  ],
  ['an empty note', { description: ' ' }, []],
  ['no note', { description: null }, []],
  ['a task as an older version has kept it', {}, []],
])('what is told of %s', (_of, task, lines) => {
  expect(noteLines(task)).toEqual(lines);
});

test('a long note is cut', () => {
  const [line = ''] = noteLines({ description: 'очень длинная заметка '.repeat(40) });
  expect(line.length).toBeLessThan(220);
  expect(line).toMatch(/^Заметка: очень длинная/u);
});
