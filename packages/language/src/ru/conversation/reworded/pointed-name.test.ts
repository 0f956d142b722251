import { CONFIDENCE, type ThreadHints } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';
import { namesNothing } from '../objects/names-nothing.ts';
import { pointedName } from './pointed-name.ts';

const thread: ThreadHints = {
  room: { kind: 'hub' },
  candidates: [
    { kind: 'task', number: 1, title: 'забрать посылку' },
    { kind: 'task', number: 2, title: 'сдать смету' },
  ],
  listed_count: 2,
  operations: [],
};

it.each([
  ['эту посылку лучше на завтра', 'посылку лучше на завтра'],
  ['ну ту смету на пятницу', 'ну смету на пятницу'],
  ['эту смету тогда на пятницу', 'смету на пятницу'],
  ['эту же посылку на вечер', 'посылку на вечер'],
  ['эту смету поставь на завтра', 'смету поставь на завтра'],
])('what points at a name that was spoken of: %s', (text, plain) => {
  expect(pointedName(text, thread)).toBe(plain);
});

it.each([
  'эту книгу на завтра',
  'эту смету проверить завтра',
  'эту субботу оставь',
  'ту же',
  'посылку на завтра',
  'а эту посылку когда забирать?',
])('nothing is taken off: %s', (text) => {
  expect(pointedName(text, thread)).toBeNull();
});

it('what is only pointed at is no title, however it is ordered', () => {
  expect(namesNothing('эту шапку', false)).toBe(true);
  expect(namesNothing('эту шапку тогда', false)).toBe(true);
  expect(namesNothing('эту мысль', true)).toBe(true);
  expect(namesNothing('эту книгу дочитать', false)).toBe(false);
  expect(namesNothing('эту большую книгу', true)).toBe(false);
});

const commandsIn = (text: string) => readSaid(text).envelopes.map(({ command }) => command);

it.each([
  ['эту коробку потом, создай задачу вынести мусор', ['эту коробку', 'вынести мусор']],
  ['эту лампу потом пятого забрать очки', ['эту лампу', 'забрать очки']],
  ['эту посылку и завтра в девять стоматолог', ['эту посылку и стоматолог']],
  ['её и купить сахар', ['её и купить сахар']],
])(
  'what is pointed at beside something new is asked about, and no word is lost: %s',
  (text, titles) => {
    const commands = commandsIn(text);
    expect(commands.map(({ entities }) => entities.title)).toEqual(titles);
    expect(commands[0]?.confidence).toBeLessThan(CONFIDENCE.act);
  },
);

it.each([
  ['вторую и создай задачу полить цветы', 'полить цветы'],
  ['ошибся, создай задачу помыть стёкла', 'помыть стёкла'],
])('a bare pointer beside something new is nothing of its own: %s', (text, title) => {
  const commands = commandsIn(text);
  expect(commands.map(({ entities }) => entities.title)).toEqual([title]);
  expect(commands[0]?.confidence).toBeGreaterThanOrEqual(CONFIDENCE.act);
});

it.each(['девять', 'пять шесть', 'двенадцать'])('hours alone are no title: %s', (title) => {
  expect(namesNothing(title, true)).toBe(true);
  expect(namesNothing(title, false)).toBe(true);
});

it.each(['девять писем', '4512', 'восемь девять один два три', 'семёрка', 'одна', 'один'])(
  'what else has numerals is one: %s',
  (title) => {
    expect(namesNothing(title, true)).toBe(false);
  },
);
