import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

const titleOf = (text: string) =>
  readSaid(text).envelopes.map(({ command }) => command.entities.title);

it.each([
  ['двери выбрали белые надо заказать до пятницы', 'двери выбрали белые заказать'],
  ['розетки не работают надо починить до субботы', 'розетки не работают починить'],
  ['документы подписали надо отвезти в мфц в среду', 'документы подписали отвезти в мфц'],
])('what it is done to is told before: %s', (text, title) => {
  expect(titleOf(text)).toEqual([title]);
});

it.each([
  ['кот опять чихает надо купить капли в среду', 'купить капли'],
  ['квартира запущена надо прибраться в субботу', 'прибраться'],
  ['муж приедет в воскресенье надо постирать', 'постирать'],
  ['соседи шумят надо съездить в полицию в среду', 'съездить в полицию'],
])('the reason stays beside: %s', (text, title) => {
  expect(titleOf(text)).toEqual([title]);
});

it.each([
  ['по ламинату ещё доплатить курьеру', ['по ламинату доплатить курьеру']],
  ['насчёт кухни ещё написать замерщику', ['насчёт кухни написать замерщику']],
  ['купить обои ещё написать замерщику', ['купить обои', 'написать замерщику']],
])('what it is about is no task of its own: %s', (text, titles) => {
  expect(titleOf(text)).toEqual(titles);
});
