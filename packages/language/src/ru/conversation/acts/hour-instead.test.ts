import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([{ kind: 'timeblock', number: 1, title: 'шиномонтаж' }], {
  default_timeblock_id: 1,
});
const isOfItsDay = (text: string): boolean => {
  const [only, ...more] = readSaid(text, { thread }).operations ?? [];
  return more.length === 0 && only?.day_open === true && only.corrects === true;
};

it.each(['а шиномонтаж на десять', 'а шиномонтаж в 11', 'ой, шиномонтаж на 10:30'])(
  '%s: an hour in the place of its own',
  (text) => {
    expect(isOfItsDay(text)).toBe(true);
  },
);

it.each([
  'шиномонтаж в 10',
  'а ещё шиномонтаж на десять',
  'а шиномонтаж на завтра',
  'а шиномонтаж на завтра на десять',
  'а шиномонтаж в 10?',
  'а шиномонтаж на час',
])('%s: may be another one, or says more', (text) => {
  expect(isOfItsDay(text)).toBe(false);
});
