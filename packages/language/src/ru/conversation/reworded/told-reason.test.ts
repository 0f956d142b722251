import { expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';
import { orderBesideReason } from './told-reason.ts';

it.each([
  ['завтра не получится забрать торт, перенеси на субботу', 'перенеси забрать торт на субботу'],
  ['сдать анализы завтра не выйдет, давай в понедельник', 'перенеси сдать анализы в понедельник'],
  ['не успеваю завтра, перенеси на послезавтра', 'перенеси на послезавтра'],
  ['перенеси на субботу, завтра я не могу', 'перенеси на субботу'],
  ['картошку завтра перебирать не стану, отложи на субботу', 'перенеси картошку на субботу'],
  ['с трубой в пятницу возиться не буду, давай в среду', 'перенеси трубой в среду'],
  ['шкаф завтра не буду собирать, пусть в воскресенье', 'перенеси шкаф в воскресенье'],
  ['делать завтра не буду, отложи-ка на среду', 'перенеси на среду'],
  ['красить завтра не буду, переставь на среду', 'перенеси красить на среду'],
  ['скамейку в этом году делать не буду, отложи до весны', 'перенеси скамейку'],
  ['я не смогу помыть машину - лучше в воскресенье', 'перенеси помыть машину в воскресенье'],
])('a reason leads up to an order: %s', (said, order) => {
  expect(orderBesideReason(said)).toBe(order);
});

it.each([
  'не получится забрать торт',
  'забор красить не буду',
  'забор красить не буду, купить вагонку',
  'жаловаться не буду, перенеси диван на балкон',
  'не стану ждать, отложи деньги на отпуск',
  'не могу уснуть, купить снотворное',
  'завтра не смогу, перенеси диван в зал',
  'не успею завтра, перенести на субботу?',
  'позвонить маме, купить хлеб',
])('no order beside a reason: %s', (said) => {
  expect(orderBesideReason(said)).toBeNull();
});

function entitiesOf(text: string) {
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text };
  const { response } = interpretUtterance(request, { timezone: CORPUS_ZONE });
  return response.envelopes.map(({ command: { entities, confidence } }) => ({
    ...entities,
    isAsked: confidence < 0.75,
  }));
}

it.each([
  ['напомни, когда будет логопед, взять карточку', 'взять карточку', 'когда будет логопед'],
  ['напомни мне когда буду в банке поменять карту', 'поменять карту', 'когда буду в банке'],
  ['напомни, как только приедет мама, отдать ключи', 'отдать ключи', 'как только приедет мама'],
])('a reminder tied to something else is a task that is asked about: %s', (text, title, why) => {
  expect(entitiesOf(text)).toEqual([{ title, description: why, isAsked: true }]);
});

it('a time that is asked for stays a question', () => {
  expect(entitiesOf('напомни, когда логопед')).toEqual([]);
});
