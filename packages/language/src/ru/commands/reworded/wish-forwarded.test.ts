import { CONFIDENCE } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

const passedOn = (text: string) =>
  readSaid(text, { source: { channel: 'telegram_forward' } }).envelopes.map(
    ({ command: { entities, confidence } }) => [entities.title, confidence < CONFIDENCE.act],
  );

it.each([
  ['Мам, захвати мне сменку завтра', 'захвати мне сменку'],
  ['Мам, забери меня завтра в 5', 'забери меня'],
  ['Захвати мне сменку завтра', 'Захвати мне сменку'],
  ['Оль, скинь отчёт до пятницы', 'скинь отчёт'],
  ['Мам, захвати мне сменку, пожалуйста', 'захвати мне сменку'],
  ['Лен, посмотри договор до вечера', 'посмотри договор'],
])('%s: what is wished is asked about, without whom is called', (text, title) => {
  expect(passedOn(text)).toEqual([[title, true]]);
});

it.each([
  'Пап, я сегодня задержусь',
  'Мам, ты где?',
  'Сынок, набери меня как выйдешь',
  'Подожди меня',
  'удали все задачи',
  'Отметь TASK-001 выполненной',
  'Смотри, завтра дождь',
  'Мам, завтра дождь',
  'Саш, глянь договор, пожалуйста, до вечера',
])('%s is nothing to write down', (text) => {
  expect(passedOn(text)).toEqual([]);
});

it('said by oneself it is asked of somebody near', () => {
  expect(readSaid('Мам, захвати мне сменку завтра').envelopes).toEqual([]);
});
