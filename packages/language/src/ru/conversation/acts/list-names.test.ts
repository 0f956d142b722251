import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';
import { standingList } from './list-names.ts';

const HIKE = 'Список в поход';
const thread = spokenOf(
  [HIKE, 'записаться к зубному', 'Список для мамы'].map((title, at) => ({
    kind: 'task' as const,
    number: at + 1,
    title,
  })),
);

/** What is put on which list. */
const put = (said: string): unknown[] =>
  (readSaid(said, { thread }).operations ?? []).map(({ operation }) =>
    operation.type === 'list_add' ? [operation.list, operation.items] : operation.type,
  );

it.each([
  ['добавь фонарик в список на поход', [HIKE, ['фонарик']]],
  ['добавь фонарик в список в поход', [HIKE, ['фонарик']]],
  ['ещё спички в список для похода', [HIKE, ['спички']]],
  ['соль и котелок в список для похода', [HIKE, ['соль', 'котелок']]],
  ['добавь в список для похода спички и соль', [HIKE, ['спички', 'соль']]],
  ['допиши очки в список на маму', ['Список для мамы', ['очки']]],
  // another list, which is begun
  ['добавь краски в список для дочки', ['Список для дочки', ['краски']]],
  ['добавь в список на обед суп', ['Список на обед', ['суп']]],
  ['добавь в список на новый год хлопушки', ['Список на новый год', ['хлопушки']]],
  ['добавь в список на день рождения шарики', ['Список на день рождения', ['шарики']]],
  ['добавь в список на зимнюю рыбалку термос', ['Список на зимнюю рыбалку', ['термос']]],
  ['добавь в список в санаторий зубную щётку', ['Список в санаторий', ['зубную щётку']]],
])('«%s»', (said, expected) => expect(put(said)).toEqual([expected]));

it.each([
  'записаться в список на поход завтра',
  'внести соседа в список на поход',
  'добавь в список дел на обед звонок',
])('«%s» puts nothing on it', (said) => expect(put(said)).toEqual([]));

it.each([
  ['Список для похода', HIKE],
  ['Список ко мне', 'Список ко мне'],
  ['Список', 'Список'],
])('%s is %s', (name, expected) =>
  expect(standingList(name, [HIKE, 'Список для мамы'])).toBe(expected),
);
