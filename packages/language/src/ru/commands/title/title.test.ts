import { expect, it } from 'vitest';
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

it('has no more characters than a title may have, whoever it is led by', () => {
  const title = titleOf(`Тамаре запиши позвонить ${'долго '.repeat(100)}`) ?? '';
  expect(title).toMatch(/^Тамаре позвонить долго/u);
  expect(title.length).toBeLessThanOrEqual(500);
});
