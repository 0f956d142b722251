import { CONFIDENCE } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([
  { kind: 'timeblock', number: 1, title: 'баскетбол' },
  { kind: 'task', number: 2, title: 'отвезти Глеба на шахматы' },
  { kind: 'task', number: 3, title: 'караулить' },
  { kind: 'task', number: 4, title: 'вымыть окна' },
  { kind: 'task', number: 5, title: 'заклеить окна' },
]);
const read = (text: string) => readSaid(text, { thread });

describe('one order that something goes, and words that no rule knows', () => {
  it.each([
    ['баскетбол убери его не было вчера', 'баскетбол'],
    ['и просто караулить до 13 убери, это лишнее', 'караулить'],
    ['ну шахматы удали, где мне Глеба отвезти', 'отвезти Глеба на шахматы'],
  ])('%s: whether it goes is asked about', (text, mention) => {
    const [only, ...more] = read(text).operations ?? [];
    expect(more).toEqual([]);
    expect(only).toMatchObject({ mention, operation: { type: 'delete' } });
    expect(only?.confidence).toBeLessThan(CONFIDENCE.act);
  });

  it.each([
    'шахматы не удаляй, пусть будет',
    'убери игрушки после баскетбола',
    'окна убери уже наконец то',
    'убери со стола чашки',
    'баскетбол убирай в конец списка',
  ])('%s: nothing goes', (text) => expect(read(text).operations ?? []).toEqual([]));
});
