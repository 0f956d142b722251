import type { ObjectHandle, ReadOperation } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const KNOWN: readonly ObjectHandle[] = [
  { kind: 'task', number: 1, title: 'заказать плитку' },
  { kind: 'task', number: 2, title: 'съездить к Зине' },
];
const read = (text: string): readonly ReadOperation[] =>
  readSaid(text, { thread: spokenOf(KNOWN, { listed_count: 2 }) }).operations ?? [];

describe('what is told of a name is no name', () => {
  it.each([
    'первая называется не так',
    'вторая звучит странно',
    'первая называется неправильно',
    'вторую назови как-нибудь попроще',
    'первую переименуй понятнее',
    'первая называется слишком длинно',
    'вторая называется очень странно',
    'переименуй плитку обратно',
    'пусть вторая называется так же как первая',
  ])('%s', (text) => {
    expect(read(text).map(({ operation }) => operation)).toEqual([{ type: 'rename' }]);
  });

  it.each([
    ['первую назови молоко', 'молоко'],
    ['переименуй первую в очень срочный заказ', 'очень срочный заказ'],
    ['переименуй плитку в купить плитку и клей', 'купить плитку и клей'],
    ['переименуй первую в съездить и выбрать плитку', 'съездить и выбрать плитку'],
    ['переименуй плитку в «поставь стол и отметь»', 'поставь стол и отметь'],
  ])('%s', (text, title) => {
    expect(read(text).map(({ operation }) => operation)).toMatchObject([{ title }]);
  });
});

describe('what is ordered behind a name is no part of it', () => {
  it.each([
    ['вторую назови визит к Зине и отметь сделанной', ['rename', 'update_status']],
    ['переименуй плитку в кафель и перенеси на завтра', ['rename', 'reschedule']],
    ['первую переименуй в кафель, а вторую в Зина', ['rename', 'rename']],
    ['переименуй плитку в кафель, а Зину в визит', ['rename', 'rename']],
  ])('%s', (text, types) => {
    expect(read(text).map(({ operation }) => operation.type)).toEqual(types);
  });

  it.each([
    'переименуй первую и вторую в дела по дому',
    'переименуй первую в кафель и поставь её где-нибудь там',
    'вторая называется визит к Зине',
  ])('«%s» is never done unasked', (text) => {
    expect(read(text).filter(({ confidence }) => confidence >= 0.8)).toEqual([]);
  });

  it('is nothing new where something is to be called so', () => {
    expect(read('переименовать вторую группу файлов в архив')).toEqual([]);
  });
});
