import type { InterpretResponse } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { pointedAway } from '../reworded/pointed-away.ts';
import { readTwoOfThem } from './two-of-them.ts';

/** What was asked to be read as something new. */
function readsOf(text: string): readonly string[] | null {
  const said: string[] = [];
  const readNew = (words: string): InterpretResponse => {
    said.push(words);
    return { kind: 'none', envelopes: [], interpreter: 'rules' };
  };
  readTwoOfThem(text, readNew);
  return said.length === 0 ? null : said;
}

describe('two of them', () => {
  it.each([
    [
      'гоша с толиком в четверг на складе работают гоша в восемь а толик после обеда у него экзамен',
      ['гоша в четверг на складе в восемь', 'толик в четверг на складе после обеда'],
    ],
    [
      'нина и света в субботу на катке, нина в два, света в четыре',
      ['нина в субботу на катке в два', 'света в субботу на катке в четыре'],
    ],
  ])('«%s»', (said, each) =>
    expect(readsOf(said)).toEqual(each.map((words) => `добавь задачу ${words}`)),
  );

  it.each([
    'гоша с толиком в четверг идут в кино',
    'нина и света в субботу на катке нина в два а коля в четыре',
    'мама с папой в субботу гуляют мама с собакой а папа в пять',
    'купить хлеб и сыр в субботу хлеб в два а сыр в четыре',
  ])('not of «%s»', (said) => expect(readsOf(said)).toBeNull());
});

describe('what is named first and sent away', () => {
  it.each([
    ['клей, кисти - это удали, клей у меня уже есть', 'удали «клей, кисти»'],
    ['найти репетитора, это убери', 'удали «найти репетитора»'],
  ])('«%s»', (said, order) => expect(pointedAway(said, null)).toEqual({ order }));

  it.each(['клей - это удали, запиши лак', 'клей, кисти удали', 'это удали, у меня всё есть'])(
    'not of «%s»',
    (said) => expect(pointedAway(said, null)).toBeNull(),
  );
});
