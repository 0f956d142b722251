import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([
  { kind: 'task', number: 1, title: 'растяжка' },
  { kind: 'task', number: 2, title: 'мыть машину' },
]);
const read = (text: string) => {
  const { operations = [], envelopes } = readSaid(text, { thread });
  return [
    ...operations.map(({ operation, mention }) => `${operation.type} ${mention}`),
    ...envelopes.map(({ command }) => command.entities['title']),
  ];
};

it.each([
  ['завтра отдыхаю, а растяжка в пятницу', 'reschedule растяжка'],
  ['сегодня болею, растяжка в четверг', 'reschedule растяжка'],
  ['завтра я занята, растяжка в субботу', 'reschedule растяжка'],
  ['в субботу отсыпаемся, так что растяжка в воскресенье', 'reschedule растяжка'],
])('%s', (text, expected) => expect(read(text)).toEqual([expected]));

it.each([
  ['в субботу отдыхаем, в воскресенье едем к маме', ['отдыхаем', 'едем к маме']],
  ['завтра гуляю с Ниной, а растяжка в пятницу', ['гуляю с Ниной', 'растяжка']],
])('%s: nothing that stands is moved', (text, titles) => expect(read(text)).toEqual(titles));
