import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

it.each([
  'в четверг тогда электрик и ламинат что ещё',
  'завтра курсы и бассейн и что ещё у меня',
  'в субботу гости потом что',
  'у меня завтра врач и сдать отчёт, а ещё что',
  'так на пятницу стоматолог а ещё чего',
])('what else there is is asked: %s', (text) => {
  expect(readSaid(text).query?.type).toBe('agenda');
});

it.each([
  ['в пятницу спросить у прораба что ещё купить', 'спросить у прораба что ещё купить'],
  ['проверить кому ещё должна деньги', 'проверить кому ещё должна деньги'],
  ['завтра обсудить с соседями что ещё', 'обсудить с соседями что ещё'],
  ['завтра подумать что потом', 'подумать что потом'],
])('asked of somebody else: %s', (text, title) => {
  const { kind, envelopes } = readSaid(text);
  expect(kind).toBe('commands');
  expect(envelopes.map(({ command }) => command.entities.title)).toEqual([title]);
});

it('"ещё" announces more where nothing is asked', () => {
  expect(readSaid('купить молоко завтра и ещё позвонить маме').envelopes).toHaveLength(2);
});
