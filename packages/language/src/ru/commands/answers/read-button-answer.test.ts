import { describe, expect, it } from 'vitest';
import { readText } from '../../grammar.ts';
import { readButtonAnswer } from './read-button-answer.ts';

const choices = [
  { id: 'again', label: 'Записать заново' },
  { id: 'keep', label: 'Оставить как есть' },
];
const harmless = { choices, yes: 'again', no: 'keep' };
const losing = {
  choices: [
    { id: 'go', label: 'Отозвать ключ' },
    { id: 'stay', label: 'Нет' },
  ],
  yes: 'go',
  no: 'stay',
  loses: true as const,
};

const read = (text: string, question: typeof harmless | typeof losing): string | null =>
  readButtonAnswer(text, readText(text), question);

describe('words in place of a tap', () => {
  it.each(['да', 'Ага.', 'да, запиши заново', 'записать заново', 'Записать заново!', 'ок', '👍'])(
    '%s: yes',
    (text) => {
      expect(read(text, harmless)).toBe('again');
    },
  );

  it.each(['нет', 'не надо', 'оставь', 'нет, оставить как есть', 'отмена', 'не трогай'])(
    '%s: no',
    (text) => {
      expect(read(text, harmless)).toBe('keep');
    },
  );

  it.each([
    'да, и ещё купи хлеб',
    'нет, на пятницу',
    'записать заново номер паспорта',
    'купить хлеб',
  ])('%s: of its own', (text) => {
    expect(read(text, harmless)).toBeNull();
  });

  it.each(['ок', 'хорошо', 'давай'])('%s is no consent to a loss', (text) => {
    expect(read(text, losing)).toBeNull();
  });

  it.each(['да', 'отозвать ключ', 'да, конечно'])('%s is consent to a loss', (text) => {
    expect(read(text, losing)).toBe('go');
  });
});
