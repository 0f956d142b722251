import { CONFIDENCE } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

const sureness = (text: string) => {
  const { envelopes } = readSaid(text);
  return [envelopes.length, (envelopes[0]?.command.confidence ?? 0) >= CONFIDENCE.act];
};

it.each([
  'надо купить: плитку серую 12 метров, крестики мелкие 2 пачки, затирку',
  'купить нитки, кнопки потайные',
  'Нужно купить: тюль белую 4 метра, петли стальные 6 штук, тесьму.',
  'заказать болты длинные, гайки широкие',
])('%s is one sure purchase, whatever its things are like', (text) => {
  expect(sureness(text)).toEqual([1, true]);
});

it.each(['отнести ключи Ирине, Олегу коробки', 'надо купить яблоки Оле, Пете сливы'])(
  '%s gives something else to somebody else, and is asked about',
  (text) => expect(sureness(text)).toEqual([1, false]),
);
