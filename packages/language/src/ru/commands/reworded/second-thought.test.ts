import { CONFIDENCE } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

function read(text: string) {
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text };
  const { response } = interpretUtterance(request, { timezone: CORPUS_ZONE });
  const made = response.envelopes.map(({ command: { entities, confidence } }) => ({
    title: entities.title,
    on: (entities.start_at ?? entities.planned_at)?.slice(5, 10),
    isSure: confidence >= CONFIDENCE.act,
  }));
  return { kind: response.kind, made };
}

it.each([
  ['надо взять в аптеке бинт, хотя нет, лучше пластырь', 'взять в аптеке пластырь', undefined],
  ['купить на ужин рис хотя нет лучше гречку', 'купить на ужин гречку', undefined],
  ['взять в химчистке пальто, точнее куртку', 'взять в химчистке куртку', undefined],
  ['заказать завтра тюльпаны, нет, лучше пионы', 'заказать пионы', '09-16'],
  ['добавь задачу отнести в ремонт сапоги ой нет ботинки', 'отнести в ремонт ботинки', undefined],
  ['купить дрель, хотя нет, лучше одолжить дрель у Пети', 'одолжить дрель у Пети', undefined],
  ['купить дрель завтра, нет, лучше одолжить у Пети', 'одолжить у Пети', '09-16'],
  ['позвонить маме завтра, а лучше написать', 'написать маме', '09-16'],
  ['созвон с Викой завтра в 10 на час, ой, с Никой', 'созвон с Никой', '09-16'],
  ['купить творог завтра, нет, лучше сметану', 'купить сметану', '09-16'],
  ['верни Саше дрель завтра', 'вернуть Саше дрель', '09-16'],
  ['встреча с Кириллом, тьфу, с Романом завтра в 11 на час', 'встреча с Романом', '09-16'],
  ['стрижка в пятницу в 16 на час, ой какую там пятницу, в субботу', 'стрижка', '09-19'],
  ['забрать сапоги в субботу, а хотя там закрыто, лучше в четверг', 'забрать сапоги', '09-17'],
  ['записаться к врачу завтра, но нет времени, давай в пятницу', 'записаться к врачу', '09-18'],
])('%s: what is said second is meant', (text, title, on) => {
  expect(read(text)).toEqual({ kind: 'commands', made: [{ title, on, isSure: true }] });
});

it.each([
  ['купить книгу Толстого, нет, лучше журнал'],
  ['купить маме цветы, нет, конфеты'],
  ['купить молоко, хотя нет денег'],
  ['ужин завтра в 19, ой, надо купить мясо'],
  ['тест done, деплой завтра, доку не трогай'],
])('%s is asked about', (text) => {
  expect(read(text).made.map(({ isSure }) => isSure)).toEqual([false]);
});

it.each([
  'добавь задачу купить лампу, хотя нет, не надо',
  'забрать детей завтра в 5, нет, не надо',
  'удали хлеб, ой, передумал',
])('nothing is wanted after all: %s', (text) => {
  expect(read(text)).toEqual({ kind: 'cancel', made: [] });
});
