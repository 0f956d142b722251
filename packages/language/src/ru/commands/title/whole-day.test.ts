import { CONFIDENCE } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

const read = (text: string) =>
  readSaid(text).envelopes.map(({ command: { entities, confidence } }) => [
    entities.title,
    confidence >= CONFIDENCE.act,
  ]);

it.each([
  ['в субботу корпоратив весь день', 'корпоратив'],
  ['завтра весь день совещания', 'совещания'],
  ['в пятницу конференция целый день', 'конференция'],
  ['в субботу весь день на даче', 'на даче'],
  ['на весь день в субботу рыбалка', 'рыбалка'],
])('%s: the plan shows the whole day in any case', (text, title) => {
  expect(read(text)).toEqual([[title, true]]);
});

it.each(['на весь день уехать на дачу в субботу', 'в субботу корпоратив весь вечер'])(
  '%s: nothing is left out, and it is asked about',
  (text) => {
    const [[title, isSure] = []] = read(text);
    expect(title).toContain('весь');
    expect(isSure).toBe(false);
  },
);
