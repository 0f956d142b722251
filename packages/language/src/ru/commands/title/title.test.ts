import { CONFIDENCE } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';
import { interpretUtterance } from '../../../index.ts';

const titleOf = (text: string) =>
  interpretUtterance(
    {
      trace_id: 'sample',
      source: { channel: 'telegram_text' },
      now_iso: '2026-02-25T12:00:00+03:00',
      text,
    },
    { timezone: 'Europe/Moscow' },
  ).response.envelopes[0]?.command.entities.title;

it.each([
  ['Создай задачу <b>x', '<b>x'],
  ['Создай задачу <b>жирная', '<b>жирная'],
  ['Создай задачу [черновик] разобрать', '[черновик] разобрать'],
  ['Создай задачу {имя} вписать', '{имя} вписать'],
])('%s: the title keeps the bracket before its first word', (text, title) => {
  expect(titleOf(text)).toBe(title);
});

it.each([
  ['купить кисти, валик и т.д.', 'купить кисти, валик и т.д.'],
  ['разобрать шкаф, антресоли и т. п. до пятницы', 'разобрать шкаф, антресоли и т. п.'],
  ['купить грунт, шпатель и др.', 'купить грунт, шпатель и др.'],
  ['купить лампу и др', 'купить лампу и др'],
  ['купить грунт и валик.', 'купить грунт и валик'],
])('%s: the dot that belongs to the last word stays', (text, title) => {
  expect(titleOf(text)).toBe(title);
});

it('«т.к.» begins a reason', () => {
  const { command } = readSaid('заказать фильтр т.к. старый засорился').envelopes[0] ?? {};
  expect(command?.entities).toMatchObject({
    title: 'заказать фильтр',
    description: 'т.к. старый засорился',
  });
});

it('has no more characters than a title may have, whoever it is led by', () => {
  const title = titleOf(`Тамаре запиши позвонить ${'долго '.repeat(100)}`) ?? '';
  expect(title).toMatch(/^Тамаре позвонить долго/u);
  expect(title.length).toBeLessThanOrEqual(500);
});

const confidenceOf = (text: string) => {
  const { command } = readSaid(text).envelopes[0] ?? {};
  return [command?.entities.title, (command?.confidence ?? 0) >= CONFIDENCE.act];
};

it.each([
  ['завтра готовлю я', 'готовлю я'],
  ['в пятницу дежурю я', 'дежурю я'],
  ['за хлебом завтра иду я', 'за хлебом иду я'],
  ['завтра в 10 встречаю маму я', 'встречаю маму я'],
  // a place, and no filler before a rough hour
  ['быть в пятницу там в 10', 'быть там'],
  ['забрать посылку в субботу там в 10', 'забрать посылку там'],
  ['в субботу с утра там часов в десять субботник', 'субботник'],
])('%s is whole', (text, title) => {
  expect(confidenceOf(text)).toEqual([title, true]);
});

it('asks where what somebody does himself went elsewhere', () => {
  expect(confidenceOf('смету Ирине завтра я')).toEqual(['смету Ирине я', false]);
});

it.each([
  ['купить завтра, то есть послезавтра, корм хомяку', 'купить корм хомяку'],
  ['отнести сегодня, точнее завтра, куртку в химчистку', 'отнести куртку в химчистку'],
  ['вернуть в понедельник, нет, во вторник, книгу', 'вернуть книгу'],
  ['купить завтра, то есть послезавтра, хлеб, молоко и сыр', 'купить хлеб, молоко и сыр'],
  ['купить хлеб завтра, то есть послезавтра, молоко и сыр', 'купить хлеб, молоко и сыр'],
  ['сообщить завтра, то есть в пятницу, что заболел', 'сообщить, что заболел'],
  ['узнать завтра, то есть послезавтра, когда отчёт', 'узнать, когда отчёт'],
  ['посмотреть завтра, нет, в пятницу, как лежит плитка', 'посмотреть, как лежит плитка'],
  ['попросить завтра, то есть послезавтра, чтобы починили лифт', 'попросить, чтобы починили лифт'],
  ['вымыть пол завтра, нет, послезавтра, купить хлеб', 'вымыть пол'],
])('%s: a comma between a verb and its thing goes with the corrected time', (text, title) => {
  expect(titleOf(text)).toBe(title);
});
