import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';
import { allOfIt } from './all-of-it.ts';

const [meters, windows] = [
  { kind: 'task', number: 2, title: 'сдать показания счётчиков' },
  { kind: 'task', number: 1, title: 'помыть окна' },
] as const;
const list = spokenOf([meters, windows], { listed_count: 2 });
const one = spokenOf([meters, windows], { listed_count: 0, default_task_id: 2 });

it.each([
  ['это всё в пятницу вечером', 'перенеси их в пятницу вечером', 'перенеси это в пятницу вечером'],
  ['и это всё надо завтра', 'перенеси их завтра', 'перенеси это завтра'],
  ['всё на понедельник', 'перенеси их на понедельник', 'перенеси это на понедельник'],
  ['перенеси всё это на субботу', 'перенеси их на субботу', 'перенеси это на субботу'],
  ['удали это всё', 'удали их', 'удали это'],
  ['это всё уже сделано', 'отметь их сделанным', 'отметь это сделанным'],
])('%s: of a list, and of one', (text, ofList, ofOne) => {
  expect(allOfIt(text, list)).toBe(ofList);
  expect(allOfIt(text, one)).toBe(ofOne);
});

it.each([
  ['это всё в пятницу вечером', 'reschedule'],
  ['перенеси всё это на субботу', 'reschedule'],
  ['удали это всё', 'delete'],
  ['это всё уже сделано', 'update_status'],
])('%s is done to all of the list, or to the one', (text, type) => {
  const [ofList] = readSaid(text, { thread: list }).operations ?? [];
  expect(ofList).toMatchObject({ operation: { type }, shown: { all: true } });
  const [ofOne] = readSaid(text, { thread: one }).operations ?? [];
  expect(ofOne).toMatchObject({ operation: { type } });
  expect(ofOne).not.toHaveProperty('shown');
});

it.each([
  ['их на пятницу', 'перенеси их на пятницу'],
  ['эти все на завтра', 'перенеси их на завтра'],
  ['а их в среду вечером', 'перенеси их в среду вечером'],
  ['их лучше в субботу', 'перенеси их в субботу'],
  ['их в субботу лучше', 'перенеси их в субботу'],
  ['лучше эти на завтра', 'перенеси их на завтра'],
])('%s: behind a list all of its rows, behind one thing no such order', (text, order) => {
  expect(allOfIt(text, list)).toBe(order);
  expect(allOfIt(text, one)).toBeNull();
});

it.each([
  'всё хорошо',
  'это всё сложно',
  'это всё до среды',
  'всё, спасибо',
  'перенеси всё в кладовку',
  'перенеси всё в проект Ремонт',
  'перенеси всё, что обещал, на завтра',
  'это всё?',
  'всё купить завтра',
])('nothing of the kind: %s', (text) => {
  const meant = allOfIt(text, list);
  const orders = meant === null ? [] : (readSaid(text, { thread: list }).operations ?? []);
  expect(orders).toEqual([]);
});
it('behind nothing it is nothing', () => {
  expect(allOfIt('это всё в пятницу', spokenOf([]))).toBeNull();
});

it.each([
  ['перенеси всё на завтра', 'на завтра'],
  ['тогда всё двигаем на пятницу', 'на пятницу'],
  ['ну отложи все на среду', 'на среду'],
])(
  '%s: the rows of a list; without one what is planned for today, asked about first',
  (text, when) => {
    expect(allOfIt(text, list)).toBe(`перенеси их ${when}`);
    for (const thread of [one, spokenOf([])]) {
      expect(allOfIt(text, thread)).toBe(`перенеси всё с сегодня ${when}`);
      const [only] = readSaid(text, { thread }).operations ?? [];
      expect(only).toMatchObject({ operation: { type: 'reschedule' }, set: {} });
    }
  },
);
