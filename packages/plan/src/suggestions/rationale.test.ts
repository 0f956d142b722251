import { describe, expect, it } from 'vitest';
import { rationaleTest } from './rationale.ts';

const TEXT = 'Позвонить в сервис и договориться о замене фильтра в субботу утром, после десяти';

/** Is this a lawful rationale, given what the person wrote? */
const isLawful = rationaleTest(['коротко', TEXT]);

describe('a rationale', () => {
  // cites: R1, S-bounds
  it.each(['й', 'и\u0306', '😀', '\u0958'])('has at most 120 code points of NFC: %s', (letter) => {
    const each = letter.normalize('NFC').length > letter.length ? 2 : 1;
    expect(isLawful(letter.repeat(120 / each))).toBe(true);
    expect(isLawful(`  ${letter.repeat(120 / each)} `)).toBe(true);
    expect(isLawful(letter.repeat(120 / each + 1))).toBe(false);
  });

  // cites: R1, J9
  it.each([[undefined], [null], [''], [' \t'], [7], [['x']], ['a\0b']])(
    'is a text: %j',
    (words) => {
      expect(isLawful(words)).toBe(false);
    },
  );

  // cites: R2, J9
  it.each([
    'две\nстроки',
    'строка\r',
    'две\u2028строки',
    'Код `x`',
    '**важно',
    'a__b',
    '~~',
    'см. [тут](https://example.org)',
    '[]()',
    '<b>важно</b>',
    'до<br/>после',
    '<https://example.org>',
    '*важно*',
    'очень (_важно_)!',
    '*два слова* и ещё',
    '*a*b*',
    '# Заголовок',
    '### Заголовок',
    '> слова',
    ' - пункт',
    '*\tпункт',
    '+ пункт',
    '1. пункт',
    '2026. год',
    '|',
    '| a | b',
  ])('is one line without markup: %j', (words) => {
    expect(isLawful(words)).toBe(false);
  });

  // cites: R2
  it.each([
    '2*3*4',
    'имя snake_case_name тут',
    '5 * 3 * 2',
    'сноска* и ещё *',
    'a < b > c',
    '3 <4> 5',
    '#тег',
    '-5 градусов',
    '>5',
    '1.2 раза',
    '1) пункт',
    'a | b',
    '[1] (2)',
    'a ~ b_',
    'https://example.org/a_b',
  ])('may hold what only looks like markup: %j', (words) => {
    expect(isLawful(words)).toBe(true);
  });

  // cites: R3, J9
  it.each([
    ['«', '»'],
    ['"', '"'],
    ['“', '”'],
    ['„', '“'],
    ['„', '”'],
    ['‹', '›'],
    ['‘', '’'],
    ["'", "'"],
    ['«„к“ ', '»'],
  ])('quotes at most 40 code points between %s and %s', (from, to) => {
    const room = 40 - Array.from(from).length + 1;
    expect(isLawful(`Есть ${from}${'😀'.repeat(room)}${to}`)).toBe(true);
    expect(isLawful(`Есть ${from}${'😀'.repeat(room + 1)}${to}`)).toBe(false);
  });

  // cites: R3
  it('does not take what stands between two quotations, or two apostrophes, for one', () => {
    const between = 'и ещё много разных слов, которые никто не говорил';
    expect(isLawful(`«а» ${between} «б»`)).toBe(true);
    expect(isLawful(`"а" ${between} "б"`)).toBe(true);
    expect(isLawful(`don't ${between} don't`)).toBe(true);
    expect(isLawful(`« ${between}`)).toBe(true);
  });

  // cites: R3
  it('repeats at most 40 code points of the texts, case and runs of spaces aside', () => {
    expect(isLawful(`Про ${TEXT.slice(3, 43)}!`)).toBe(true);
    expect(isLawful(`Про ${TEXT.slice(3, 44)}!`)).toBe(false);
    expect(isLawful(`Про ${TEXT.slice(3, 44).toUpperCase().replaceAll(' ', ' \t')}!`)).toBe(false);
    expect(isLawful(TEXT.slice(-41))).toBe(false);
    expect(rationaleTest([])(TEXT)).toBe(true);
    const spaced = rationaleTest([`\n ${TEXT.replaceAll(' ', '\n\n')}`]);
    expect(spaced(TEXT.slice(0, 41))).toBe(false);
    // One sign of two UTF-16 units is one.
    const faces = rationaleTest(['😀😁'.repeat(30)]);
    expect(faces('😀😁'.repeat(20))).toBe(true);
    expect(faces(`${'😀😁'.repeat(20)}😀`)).toBe(false);
  });
});
