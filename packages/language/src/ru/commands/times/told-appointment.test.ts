import { CONFIDENCE } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

it.each([
  ['и в 15 приедет поставщик корма', 'поставщик корма приедет'],
  ['мама прилетает в воскресенье в 14:20', 'мама прилетает'],
  ['к нам в пятницу в три комиссия едет', 'к нам комиссия едет'],
  ['в среду в 10 начинается курс лекций', 'начинается курс лекций'],
  ['завтра в полдень звонит юрист', 'звонит юрист'],
  ['родит собрание в четверг 18:30', 'родит собрание'],
  ['завтра в девять забирают машину на эвакуаторе', 'забирают машину на эвакуаторе'],
])('«%s»: is that to be planned? It is asked', (text, title) => {
  const { envelopes, kind } = readSaid(text);
  expect(kind).toBe('commands');
  expect(envelopes.map(({ command }) => command.entities.title)).toEqual([title]);
  expect(envelopes[0]?.command.confidence).toBeLessThan(CONFIDENCE.act);
});

it.each([
  // no day, and nobody comes
  'в семь утра опять сверлят',
  'у них обед в час',
  // when a place is open, until when
  'магазин в субботу закрывается в девять',
  'сын завтра в школе до шести',
  // again and again, over, denied, asked, told by somebody
  'он встаёт в пять каждый день',
  'поезд вчера пришёл в шесть',
  'мама в воскресенье в два не прилетает',
  'мама прилетает в воскресенье в два?',
  'говорят, мама прилетает в воскресенье в два',
])('«%s» is only told', (text) => {
  expect(readSaid(text).kind).not.toBe('commands');
});
