import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';
import { tersely } from './tersely.ts';

const only = (text: string) => {
  const found = readSaid(text).envelopes;
  expect(found).toHaveLength(1);
  return found[0]?.command.entities ?? {};
};

it.each([
  ['стрижка Рита чт 15:00, взяла задаток 1к', 'стрижка Рита', 'взяла задаток 1к'],
  ['репетитор Савва завтра в 17:30, оплатил 900', 'репетитор Савва', 'оплатил 900'],
])('%s: what was paid is a note', (text, title, description) => {
  expect(only(text)).toMatchObject({ title, description });
});

it.each([
  ['побелка погреба — завтра утро, 8-10', 'побелка погреба', 120],
  ['сборка стола сег 21:00-22:30', 'сборка стола', 90],
  ['примерка Зоя вс, 2 часа, ателье. в 11 наверно', 'примерка Зоя, ателье', 120],
])('%s is a plan with its hours', (text, title, minutes) => {
  const { title: said, start_at: start, end_at: end, duration_minutes: length } = only(text);
  expect(said).toBe(title);
  expect(start).toContain('T');
  expect(length ?? (Date.parse(end ?? '') - Date.parse(start ?? '')) / 60_000).toBe(minutes);
});

it.each([
  ['вязка пледа 40 из 90 рядов, остальное завтра', 'вязка пледа, остальные 50 из 90'],
  ['тетради 8 из 20 проверил, остальные чт в 9', 'тетради, остальные 12 из 20'],
  ['набор текста: 15 из 40, остаток завтра', 'набор текста, остальные 25 из 40'],
])('%s: the rest is planned', (text, title) => {
  expect(only(text)).toMatchObject({ title });
});

it.each([
  ['напомни завтра когда проснусь часов в десять вынуть тесто', 'вынуть тесто', 'когда проснусь'],
  [
    'напомни вечером когда приеду домой в девять полить кактус',
    'полить кактус',
    'когда приеду домой',
  ],
])('%s: the hour counts, and the clause is its note', (text, title, description) => {
  expect(only(text)).toMatchObject({ title, description });
});

it.each([
  'купить творог, кефир, 9-11 яиц',
  'врач ср 10:00, взять полис',
  'взять 2 из 5 книг завтра',
  'сдала 3 из 7 норм, остальные смешные',
  'полка 8 из 5, остальное завтра',
  'врач ср 10:00, он взял отпуск до 5 мая',
  'узнать у тёти когда приеду в десять забрать ключи',
  'напомни завтра когда вернусь с работы часов в семь забрать заказ',
  'отпуск пн, 14-16 квартира',
  'позвонить Асе завтра, в 10 наверное',
  'завтра кино',
  'стрижка Рита чт 15:00, взяла задаток 1к?',
])('%s is read as it stands', (text) => {
  expect(tersely(text)).toBeNull();
});
