import { describe, expect, it } from 'vitest';
import { readText } from '../grammar.ts';
import { readHistoryWords } from './history-words.ts';

const read = (text: string) => readHistoryWords(readText(text).words);

describe('what was done goes back', () => {
  it.each([
    'нет как было оставь',
    'нет оставь как стояло',
    'не, пусть будет где была',
    'пусть остаётся где стоял',
    'ладно, тогда где было верни',
  ])('to where it stood, and nothing that was only made: %s', (text) => {
    expect(read(text)).toBe('restored');
  });

  it.each([
    'отмени ещё раз',
    'и ещё одно действие отмени',
    'а теперь ещё шаг откати',
    'откати ещё на шаг назад',
  ])('one step more: %s', (text) => {
    expect(read(text)).toBe('undo');
  });

  it.each(['оставь как было', 'верни как было'])('as ever: %s', (text) => {
    expect(read(text)).toBe('undo');
  });

  it.each([
    'отмени ещё одну',
    'ещё раз отмени созвон',
    'ещё раз',
    'пусть созвон будет где был',
    'оставь ключи где были',
    'пусть остаётся как есть',
    'как было дело',
  ])('nothing of the kind: %s', (text) => {
    expect(read(text)).toBeNull();
  });
});
