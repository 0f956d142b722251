import { describe, expect, it } from 'vitest';
import { type PdfRun, pdfRuns } from '../../../test/rig/pdf-text.ts';
import { type QuoteDocument, readQuoteDocument } from './quote-document.ts';
import { quotePdf } from './quote-pdf.ts';

const NO_BREAK = '\u00a0';

const line = { displayName: 'Сцена', quantity: 1, price: '1000', taxable: true, vatRate: '0.2' };

const quote = (part: object = {}): QuoteDocument =>
  readQuoteDocument({
    language: 'ru',
    number: 'QUOTE-007',
    title: 'Открытие выставки (зал 2)',
    issuedOn: '2026-03-02',
    validUntil: '2026-03-31',
    currency: 'RUB',
    seller: { name: 'Мастерская-образец', details: ['+7 900 000-00-00'] },
    client: { name: 'Заказчик-образец' },
    lines: [line],
    ...part,
  });

const runsOf = async (part: object = {}): Promise<PdfRun[]> =>
  (await pdfRuns(await quotePdf(quote(part)))).filter(({ words }) => words.trim() !== '');

const wordsOf = (runs: readonly PdfRun[]): string[] => runs.map(({ words }) => words);

function absent(said: string): never {
  throw new Error(`not on the page: ${said}`);
}

/** All words without what only lays them out. */
const told = (runs: readonly PdfRun[]): string =>
  wordsOf(runs).join(' ').replaceAll(NO_BREAK, ' ').replaceAll('\u200b', '');

const LINES = [
  { quantity: '2.5', price: '12000.335', taxable: true, vatRate: '0.17', unit: 'm' },
  { quantity: 3, price: -2500.5, taxable: false },
  { quantity: 1, price: '1234567.8', taxable: true, vatRate: 0.175 },
  { quantity: 2, price: '500', taxable: true, vatRate: '0.17', optional: true },
];

describe.each([
  {
    language: 'ru',
    currency: 'RUB',
    names: ['Подиум (3×2 м)', 'Скидка, 10 %', 'Свет: 4 «луча»', 'Экран 24/7'],
    shown: [
      '2,5 m',
      '12 000,335 ₽',
      '17 %',
      '30 000,84 ₽',
      '−2 500,50 ₽',
      'без НДС',
      '−7 501,50 ₽',
    ],
    totals: ['1 257 067,14 ₽', '221 149,51 ₽', '1 478 216,65 ₽', '1 170,00 ₽'],
    rate: '17,5 %',
    facts: ['2 марта 2026 г.', '31 марта 2026 г.', 'Страница 1 из 1'],
  },
  {
    language: 'he',
    currency: 'ILS',
    names: ['במה (3 מ׳)', 'הנחה', 'תאורה – 4 זרקורים', 'מסך 24/7'],
    shown: ['2.5', '12,000.335 ₪', '17%', '30,000.84 ₪', '−2,500.50 ₪', 'ללא מע״מ', '−7,501.50 ₪'],
    totals: ['1,257,067.14 ₪', '221,149.51 ₪', '1,478,216.65 ₪', '1,170.00 ₪'],
    rate: '17.5%',
    facts: ['2 במרץ 2026', '31 במרץ 2026', 'עמוד 1 מתוך 1'],
  },
  {
    language: 'en',
    currency: 'USD',
    names: ['Podium (3×2 m)', 'Discount, 10%', 'Light: 4 [beams]', 'Screen {24/7}'],
    shown: ['2.5 m', '$12,000.335', '17%', '$30,000.84', '−$2,500.50', 'no VAT', '−$7,501.50'],
    totals: ['$1,257,067.14', '$221,149.51', '$1,478,216.65', '$1,170.00'],
    rate: '17.5%',
    facts: ['March 2, 2026', 'March 31, 2026', 'Page 1 of 1'],
  },
])('a quote in $language', ({ language, currency, names, shown, totals, rate, facts }) => {
  const part = {
    language,
    currency,
    lines: LINES.map((each, index) => ({ ...each, displayName: names[index] })),
  };

  it('has every amount, bracket and digit as it is written', async () => {
    const words = wordsOf(await runsOf(part)).map((each) => each.replaceAll(NO_BREAK, ' '));
    for (const each of [...names, ...shown, ...totals, ...facts, rate])
      expect(words).toContain(each);
  });

  it('has the amount of a line in its row and in the last column', async () => {
    const runs = await runsOf(part);
    const find = (said = '') =>
      runs.find(({ words }) => words.replaceAll(NO_BREAK, ' ') === said) ?? absent(said);
    const name = find(names[0]);
    const amount = find(shown[3]);
    expect(Math.abs(name.bottom - amount.bottom)).toBeLessThan(1);
    expect(amount.left > name.left).toBe(language !== 'he');
  });
});

it.each(['ru', 'he'])('keeps the brackets of both directions apart in %s', async (language) => {
  const names = [
    'במה (3 מ׳)',
    'Paint (RAL 9003) [matt]',
    'Краска «белая» (2 л)',
    'שלט מואר לכניסה [דגם 5] {24/7}',
  ];
  const lines = names.map((displayName) => ({ ...line, displayName }));
  const words = wordsOf(await runsOf({ language, lines }));
  for (const name of names) expect(words).toContain(name);
});

it('repeats the head of the lines on each page and numbers the pages', async () => {
  const runs = await runsOf({ lines: Array.from({ length: 100 }, () => line) });
  const pages = Math.max(...runs.map(({ page }) => page));
  expect(pages).toBeGreaterThan(2);
  for (let page = 1; page < pages; page += 1) {
    const words = wordsOf(runs.filter((run) => run.page === page));
    expect(words).toContain('Наименование');
    expect(words).toContain(`Страница ${page} из ${pages}`);
  }
  expect(told(runs)).toContain('120 000,00 ₽');
});

it('cuts nothing: every run stands on the page, and long names are whole', async () => {
  const name = 'Сверхдлинноесловобезпробелов'.repeat(300);
  const price = '999999999999';
  const runs = await runsOf({
    title: 'Т'.repeat(400),
    lines: [
      { ...line, displayName: name },
      { ...line, displayName: 'Много', quantity: '999999999', price, unit: 'километровпогонных' },
    ],
    terms: [`https://example.com/${'a'.repeat(500)}`],
  });
  for (const { left, right } of runs) {
    expect(left).toBeGreaterThan(40);
    expect(right).toBeLessThan(555);
  }
  const joined = wordsOf(runs).join('').replaceAll('\u200b', '');
  expect(joined.split('Сверхдлинноесловобезпробелов').length - 1).toBeGreaterThan(280);
  expect(told(runs)).toContain('999 999 998 999 000 000 001,00 ₽');
});

describe('words of strangers', () => {
  it.each([
    '#import "/etc/passwd": x',
    '#read("quote.typ")',
    '$ x^2 / y $',
    '\\u{202e} \\ *b* _i_',
    '<script>alert(1)</script>',
    '{page} of {pages}',
    '= Заголовок @ссылка',
  ])('%s is printed as it is', async (displayName) => {
    expect(told(await runsOf({ lines: [{ ...line, displayName }] }))).toContain(displayName);
  });

  it.each([
    ['an override of direction', 'Стол \u202e0001\u202c и стул', 'Стол 0001 и стул'],
    ['marks and isolates', '\u200fСтол\u200e \u2067и\u2069 стул', 'Стол и стул'],
    ['NUL and escapes', 'Сто\u0000л\u001b и стул', 'Стол и стул'],
    ['half a character', 'Стол\ud800 и стул', 'Стол и стул'],
    ['breaks', 'Стол\r\n\tи\u2028стул', 'Стол и стул'],
  ])('%s are left out', async (_, displayName, shown) => {
    expect(wordsOf(await runsOf({ lines: [{ ...line, displayName }] }))).toContain(shown);
  });
});

it('says that there are no lines', async () => {
  const words = told(await runsOf({ lines: [] }));
  expect(words).toContain('Строк нет.');
  expect(words).toContain('0,00 ₽');
});

it('prints 2,000 lines', { timeout: 120_000 }, async () => {
  const lines = Array.from({ length: 2000 }, (_, index) => ({
    ...line,
    displayName: `Работа ${index + 1}`,
  }));
  const words = new Set(wordsOf(await runsOf({ lines })));
  expect(lines.filter(({ displayName }) => !words.has(displayName))).toEqual([]);
});

it.each([
  ['a language', { language: 'fr' }, 'language'],
  ['a currency', { currency: 'XXX' }, 'currency'],
  ['a day that is none', { validUntil: '2026-02-30' }, 'validUntil'],
  ['a key', { colour: 'red' }, 'colour'],
  ['a number', { lines: [{ ...line, price: Number.NaN }] }, 'lines.0.price'],
  ['a number of 17 digits', { lines: [line, { ...line, price: '0.12345' }] }, 'lines.1.price'],
  ['a number too large', { lines: [{ ...line, price: 1e308 }] }, 'lines.0.price'],
  ['a number below 0', { lines: [{ ...line, quantity: -1 }] }, 'lines.0.quantity'],
  ['no rate', { lines: [{ ...line, vatRate: null }] }, 'lines.0.vatRate'],
  ['too many lines', { lines: Array.from({ length: 2001 }, () => line) }, 'lines'],
  [
    'a name too long',
    { lines: [{ ...line, displayName: 'x'.repeat(10_001) }] },
    'lines.0.displayName',
  ],
])('refuses %s with its field', (_, part, field) => {
  expect(() => quote(part)).toThrow(
    expect.objectContaining({ code: 'BAD_DOCUMENT', details: { field } }),
  );
});

it('refuses more words than it prints', () => {
  const lines = Array.from({ length: 100 }, () => ({ ...line, displayName: 'x'.repeat(9000) }));
  expect(() => quote({ lines })).toThrow(expect.objectContaining({ code: 'DOCUMENT_TOO_LONG' }));
});

it('gives up what takes too long', async () => {
  const lines = Array.from({ length: 2000 }, () => line);
  await expect(quotePdf(quote({ lines }), { timeoutMs: 1 })).rejects.toMatchObject({
    code: 'DOCUMENT_TOO_SLOW',
  });
});
