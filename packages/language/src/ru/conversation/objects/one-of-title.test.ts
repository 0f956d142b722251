import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([
  { kind: 'task', number: 4, title: 'купить соль, сахар и муку' },
  { kind: 'task', number: 3, title: 'взять верёвку и красный шарф' },
  { kind: 'task', number: 2, title: 'помыть окна в кухне и ванной' },
  { kind: 'task', number: 1, title: 'позвонить сестре' },
]);
const read = (text: string) => readSaid(text, { thread }).operations ?? [];

it.each([
  ['муку вычеркни', 4, 'купить соль и сахар'],
  ['убери сахар', 4, 'купить соль и муку'],
  ['соль не надо', 4, 'купить сахар и муку'],
  ['сахар уже не нужен, вычёркивай', 4, 'купить соль и муку'],
  ['шарф вычеркни', 3, 'взять верёвку'],
  ['соль купила', 4, 'купить сахар и муку'],
])('%s: only that goes, and it is asked', (text, task, title) => {
  expect(read(text)).toEqual([{ operation: { type: 'rename', title, task }, confidence: 0.6 }]);
});

it.each([
  ['удали купить соль, сахар и муку', 'delete'],
  ['удали соль сахар и муку', 'delete'],
  ['удали задачу муку', 'delete'],
  ['окна вычеркни', 'delete'],
  ['сестру вычеркни', 'delete'],
  ['соль, сахар и муку купила', 'update_status'],
])('%s is said of the whole task', (text, type) => {
  expect(read(text)).toMatchObject([{ operation: { type } }]);
});
