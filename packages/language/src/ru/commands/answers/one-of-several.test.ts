import { describe, expect, it } from 'vitest';
import { readText } from '../../grammar.ts';
import { oneOfSeveral } from './one-of-several.ts';

const TWO = [
  { id: 'yes', label: 'Да' },
  { id: 'no', label: 'Нет' },
  {
    id: 'only:1',
    label: 'Только «полить фикус на подокон…»',
    entities: { title: 'полить фикус на подоконнике' },
  },
  { id: 'only:2', label: 'Только «вынести ёлку»', entities: { title: 'вынести ёлку' } },
];
const THREE = [
  ...TWO,
  { id: 'only:3', label: 'Только «сдать бутылки»', entities: { title: 'сдать бутылки' } },
];

const chosen = (text: string, choices = TWO): string | null =>
  oneOfSeveral(text, readText(text).words, choices);

describe('where one question asks about several', () => {
  it.each([
    ['первое', 'only:1'],
    ['первую', 'only:1'],
    ['только первое', 'only:1'],
    ['да, только второе', 'only:2'],
    ['нет, только второе', 'only:2'],
    ['второе', 'only:2'],
    ['последнее', 'only:2'],
    ['только ёлку', 'only:2'],
    ['да, только фикус', 'only:1'],
    ['лишь фикус на подоконнике', 'only:1'],
    ['второе не надо', 'only:1'],
    ['без второго', 'only:1'],
    ['первое убери', 'only:2'],
    ['кроме первого', 'only:2'],
    ['фикус не надо', 'only:2'],
    ['ёлку убери', 'only:1'],
    ['да, но без ёлки', 'only:1'],
    ['оба', 'yes'],
    ['да, оба', null],
    ['обе запиши', 'yes'],
    ['и то и другое', 'yes'],
    ['всё верно', null],
    ['оба не надо', 'no'],
    ['ни то ни другое', null],
    ['да', null],
    ['нет', null],
    ['1', null],
    ['в девять', null],
    ['фикус', null],
    ['только в девять', null],
    ['только бегонию', null],
    ['купить хлеб', null],
    ['третье', null],
    ['только вынести ёлку этого хватит', 'only:2'],
    ['только ёлку и всё', 'only:2'],
    ['нет, только ёлку, остальное не надо', 'only:2'],
    ['фикус полить этого достаточно', 'only:1'],
    ['оставь только ёлку', 'only:2'],
    ['достаточно только фикус', 'only:1'],
    ['только второе, больше ничего', 'only:2'],
    ['первого хватит', 'only:1'],
    ['только что вынес ёлку', null],
    ['только ёлку вынесли', null],
    ['вынести ёлку этого не хватит', null],
    ['только купить мандарины этого хватит', null],
    ['только вынести ёлку завтра этого хватит', null],
    ['только если ёлку', null],
    ['всё и хватит', null],
    ['оставь ёлку', null],
    ['ёлку, и всё', 'only:2'],
    ['ёлку, всё', 'only:2'],
    ['ёлку уже всё', null],
    ['с ёлкой уже всё', null],
    ['нет, ёлку уже всё', null],
    ['ёлку уже и всё', null],
    ['ёлка это всё', null],
    ['нет, ёлки хватит', null],
    ['ёлку уже не надо', 'only:1'],
    ['вынести ёлку этого мало', null],
  ])('«%s» is %s', (text, id) => {
    expect(chosen(text)).toBe(id);
  });

  it.each([
    ['третье', 'only:3'],
    ['только бутылки', 'only:3'],
    ['второе не надо', 'but:2'],
    ['кроме третьего', 'but:3'],
    ['да, но без ёлки', 'but:2'],
    ['бутылки убери', 'but:3'],
    ['все три', 'yes'],
  ])('of three «%s» is %s', (text, id) => {
    expect(chosen(text, THREE)).toBe(id);
  });

  it('a question about one thing has no such choice', () => {
    expect(chosen('первое', TWO.slice(0, 2))).toBeNull();
    expect(chosen('оба', TWO.slice(0, 3))).toBeNull();
  });
});
