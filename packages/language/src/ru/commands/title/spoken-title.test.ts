import { CONFIDENCE } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

const isSure = (text: string): boolean =>
  readSaid(text).envelopes.some(({ command }) => command.confidence >= CONFIDENCE.act);

it.each([
  'собаку давай в субботу повезём',
  'сегодня никак',
  'логопеда двигаем на четверг',
  'электрика завтра наберу',
  'бассейн в пятницу пропущу наверное',
  'справку в понедельник заберу',
  'кружок сегодня вряд ли',
])('«%s» is a sentence, and no name: nothing is written unasked', (text) => {
  expect(isSure(text)).toBe(false);
});

it.each([
  'созвон с отелем завтра в десять',
  'завтра едем на дачу в девять',
  'в пятницу на дачу в шесть утра выезжаем',
  'созвонимся завтра в десять',
  'приём у терапевта в среду в девять',
  'спектакль «Давай поженимся» в субботу в семь',
  'покрасить забор в субботу',
])('«%s» is a plan', (text) => {
  expect(isSure(text)).toBe(true);
});
