import { expect, it } from 'vitest';
import { daypartOfTag } from './daypart-of-tag.ts';

it.each([
  ['утром', 'morning'],
  ['#Утро', 'morning'],
  ['днём', 'afternoon'],
  ['днем', 'afternoon'],
  ['ВЕЧЕРОМ', 'evening'],
  ['вечер', 'evening'],
  ['утра', null],
  ['ночью', null],
  ['обед', null],
  ['дом', null],
  ['утром-вечером', null],
  ['', null],
  ['#', null],
])('%s: %s', (tag, daypart) => {
  expect(daypartOfTag(tag)).toBe(daypart);
});
