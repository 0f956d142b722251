import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const task = (number: number, title: string) => ({ kind: 'task' as const, number, title });
const operationsIn = (text: string, ...titles: string[]) => {
  const thread = spokenOf(titles.map((title, at) => task(at + 1, title)));
  return (readSaid(text, { thread }).operations ?? []).map(({ mention, confidence }) => [
    mention,
    confidence,
  ]);
};

it.each([
  ['Смирнова уже заплатила, счёт не нужен', 'взять счёт у Смирновой'],
  ['Смирнова уже заплатила, счёт не нужен', 'отправить счёт Смирновой'],
  ['лена уже купила торт, торт не нужен', 'купить торт'],
])('%s: one end of «%s», and one question', (text, title) => {
  expect(operationsIn(text, title)).toEqual([[title, 0.6]]);
});

it.each(['книги отвёз, диски не нужны', 'диски не нужны, книги отвёз'])(
  'what is done in part is asked about as done: %s',
  (text) => {
    const thread = spokenOf([task(1, 'отвезти книги и диски Оле')]);
    const { operations = [] } = readSaid(text, { thread });
    expect(operations).toMatchObject([{ operation: { status: 'done' }, confidence: 0.6 }]);
  },
);

it('of two tasks each has its own', () => {
  const found = operationsIn('торт купили, свечи не нужны', 'купить торт', 'купить свечи');
  expect(found.map(([mention]) => mention)).toEqual(['торт', 'свечи']);
});
