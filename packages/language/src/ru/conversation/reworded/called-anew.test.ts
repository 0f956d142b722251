import type { ObjectHandle, ReadOperation } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const KNOWN: readonly ObjectHandle[] = [
  { kind: 'task', number: 1, title: 'забрать ключи у вахтера' },
  { kind: 'task', number: 2, title: 'обзвон клиентов' },
  { kind: 'task', number: 3, title: 'проверить третью главу' },
];

function renamedIn(text: string, rows: number): readonly ReadOperation[] {
  const thread = spokenOf(KNOWN, { listed_count: rows });
  const { operations = [] } = readSaid(text, { thread });
  return operations.filter(({ operation }) => operation.type === 'rename');
}

describe('a row of the list gets another name', () => {
  it.each([
    ['переименуй вторую в холодные звонки', 2, 'холодные звонки'],
    ['назови первую зайти на вахту', 1, 'зайти на вахту'],
    ['первую назови зайти на вахту за ключами', 1, 'зайти на вахту за ключами'],
    ['ой нет вторую переименуй просто звонки', 2, 'звонки'],
    ['та вторая пусть называется прозвон базы', 2, 'прозвон базы'],
    ['пусть третья называется вычитать главу', 3, 'вычитать главу'],
    ['и вторая теперь зовется прозвон базы', 2, 'прозвон базы'],
    ['у второй поменяй название на прозвон', 2, 'прозвон'],
    ['последнюю переименуй в вычитка', 3, 'вычитка'],
    ['переименуй третью в вычитка', 3, 'вычитка'],
  ])('%s', (text, ordinal, title) => {
    const [only, ...more] = renamedIn(text, 3);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ ordinal, operation: { title } });
  });

  it.each([
    ['та вторая пусть называется обзвон миша-то не выйдет', 'обзвон'],
    ['вторая на завтра пусть называется обзвон', 'обзвон'],
    ['назови вторую смену дневной', 'смену дневной'],
  ])('%s is asked about', (text, title) => {
    const [only] = renamedIn(text, 3);
    expect(only).toMatchObject({ ordinal: 2, operation: { title } });
    expect(only?.confidence).toBeLessThan(0.8);
  });

  it('is the one that is quoted', () => {
    const [only] = renamedIn('а где обзвон клиентов назови прозвон базы', 3);
    expect(only).toMatchObject({
      mention: 'обзвон клиентов',
      operation: { title: 'прозвон базы' },
    });
  });

  it('is nothing new where no list is in view, and no other gets the name', () => {
    const [only] = renamedIn('та вторая пусть называется прозвон базы', 0);
    expect(only).toMatchObject({ mention: 'вторая' });
    expect(only?.ordinal).toBeUndefined();
  });

  it.each([
    'назови первую пожалуйста',
    'назови первую в списке',
    'назови первую задачу на завтра',
    'как называется вторая',
    'вторая называется как?',
    'завтра придумать, как назвать вторую главу',
    'созвон в три',
  ])('is not "%s"', (text) => {
    expect(renamedIn(text, 3)).toEqual([]);
  });

  it('leaves an ordinal to the title that has it', () => {
    const [only] = renamedIn('переименуй третью главу в финал', 3);
    expect(only?.ordinal).toBeUndefined();
  });
});

it.each([
  ['ключи у вахтера назови по-человечески: зайти на вахту', 'зайти на вахту'],
  ['назови первую нормально: зайти на вахту', 'зайти на вахту'],
])('%s: how it is to be called is no part of the name', (text, title) => {
  expect(renamedIn(text, 2)).toMatchObject([{ operation: { title } }]);
});
