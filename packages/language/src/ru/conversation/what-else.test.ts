import { expect, it } from 'vitest';
import { interpretUtterance } from '../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../corpus.ts';

function read(text: string) {
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text };
  return interpretUtterance(request, { timezone: CORPUS_ZONE }).response;
}

it.each([
  'в четверг тогда электрик и ламинат что ещё',
  'завтра курсы и бассейн и что ещё у меня',
  'в субботу гости потом что',
  'у меня завтра врач и сдать отчёт, а ещё что',
  'так на пятницу стоматолог а ещё чего',
])('what else there is is asked: %s', (text) => {
  expect(read(text).query?.type).toBe('agenda');
});

it.each([
  ['в пятницу спросить у прораба что ещё купить', 'спросить у прораба что ещё купить'],
  ['проверить кому ещё должна деньги', 'проверить кому ещё должна деньги'],
  ['завтра обсудить с соседями что ещё', 'обсудить с соседями что ещё'],
  ['завтра подумать что потом', 'подумать что потом'],
])('asked of somebody else: %s', (text, title) => {
  const { kind, envelopes } = read(text);
  expect(kind).toBe('commands');
  expect(envelopes.map(({ command }) => command.entities.title)).toEqual([title]);
});

it('"ещё" announces more where nothing is asked', () => {
  expect(read('купить молоко завтра и ещё позвонить маме').envelopes).toHaveLength(2);
});
