import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText } from './fit-text.ts';
import { loadFont } from './font.ts';
import { fonts } from './look.ts';

const font = fonts.regular;

describe('fitText', () => {
  it('breaks at words', () => {
    const width = font.width('Купить молоко', 40);
    expect(fitText(font, 'Купить молоко и хлеб', { width, size: 40, lines: 2 })).toEqual([
      'Купить молоко',
      'и хлеб',
    ]);
  });

  it('ends in an ellipsis where the words do not fit', () => {
    const width = font.width('Купить молоко', 40);
    const [line = ''] = fitText(font, 'Купить молоко и хлеб', { width, size: 40, lines: 1 });
    expect(line).toMatch(/^Купить мол.*…$/u);
  });

  it('never makes a line wider than its box or more lines than allowed', () => {
    const letters = fc.constantFrom(...Array.from('абвгдеёжзийклмнопрстуфхцчшщъыьэюя WwMi10 '));
    fc.assert(
      fc.property(
        fc.string({ unit: letters, maxLength: 200 }),
        fc.integer({ min: 90, max: 900 }),
        fc.integer({ min: 1, max: 4 }),
        (text, width, lines) => {
          const shown = fitText(font, font.drawable(text), { width, size: 38, lines });
          expect(shown.length).toBeLessThanOrEqual(lines);
          for (const line of shown) expect(font.width(line, 38)).toBeLessThanOrEqual(width);
        },
      ),
    );
  });
});

describe('the font', () => {
  it('has every Russian letter, in each weight', () => {
    const alphabet = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя«»–—…№₽';
    for (const face of Object.values(fonts)) expect(face.drawable(alphabet)).toBe(alphabet);
  });

  it('leaves out what it cannot draw', () => {
    expect(font.drawable('Пробежка 🏃 в  парке')).toBe('Пробежка в парке');
  });

  it('is an error when its file is missing', () => {
    expect(() => loadFont('400Regular/Missing.ttf')).toThrow('Missing.ttf');
  });
});
