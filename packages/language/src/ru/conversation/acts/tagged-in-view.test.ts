import { CONFIDENCE } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([{ kind: 'task', number: 1, title: 'купить хлеб' }], {
  default_task_id: 1,
});
const isSure = (text: string) =>
  (readSaid(text, { thread }).operations ?? []).some(
    ({ operation, confidence }) => operation.type === 'set_tags' && confidence >= CONFIDENCE.act,
  );

it.each([
  'тег дом',
  'тег больница',
  'метка дача',
  'тег дети',
  'тег музей',
  'тег хоккей',
  'тег работа',
])('the tag is called so: %s', (text) => {
  expect(isSure(text)).toBe(true);
});

it.each([
  'метка времени',
  'тег ногтей',
  'метка племени',
  'метка домов',
  'тег людей',
  'метка ключей',
  'тег вещей',
  'метка дверей',
  'тег счетов',
  'метка месяцев',
])('of what it is, and no name: %s', (text) => {
  expect(isSure(text)).toBe(false);
});
