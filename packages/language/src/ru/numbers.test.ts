import { expect, it } from 'vitest';
import { scan } from '../grammar/scan.ts';
import { numbers, vocabulary } from './vocabulary.ts';

/** The numbers that a text is read as; other words are left out. */
function read(text: string): number[] {
  return numbers
    .compose(scan(text, vocabulary))
    .filter((item) => item.value > 0 || item.word === 'ноль' || text === '0')
    .map((item) => item.value);
}

it.each<[string, number[]]>([
  ['двадцать пять', [25]],
  ['двадцати пяти', [25]],
  ['сто двадцать один', [121]],
  ['четыреста сорок четыре', [444]],
  ['две тысячи двадцать шесть', [2026]],
  ['тысяча сто', [1100]],
  ['один миллион двести тысяч', [1_200_000]],
  ['двадцать пятого', [25]],
  ['тридцать первое', [31]],
  ['две тысячи двадцать шестого', [2026]],
  ['25-го', [25]],
  ['3-ий', [3]],
  ['2-х', [2]],
  ['2,5', [2.5]],
  ['1.5', [1.5]],
  ['три с половиной', [3.5]],
  ['полтора', [1.5]],
  // one after another, not one number
  ['десять сорок пять', [10, 45]],
  ['двадцать двадцать', [20, 20]],
  ['пять шесть', [5, 6]],
  ['семнадцать тридцать', [17, 30]],
  // an oblique tens and a direct unit belong to two numbers: "без двадцати восемь"
  ['двадцати восемь', [20, 8]],
  ['10, 12', [10, 12]],
])('%s is %j', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

it('keeps a number of any length finite', () => {
  for (const item of numbers.compose(scan('9'.repeat(400), vocabulary))) {
    expect(Number.isFinite(item.value)).toBe(true);
  }
});
