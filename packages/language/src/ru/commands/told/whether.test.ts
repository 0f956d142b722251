import { expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

function titles(text: string): string[] {
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text };
  const { response } = interpretUtterance(request, { timezone: CORPUS_ZONE });
  return response.envelopes.map(({ command: { entities } }) =>
    [entities.title, entities.description].filter(Boolean).join(' | '),
  );
}

it.each([
  ['проверить, приехал ли курьер', 'проверить, приехал ли курьер'],
  ['проверить, вернул ли Сергей дрель', 'проверить, вернул ли Сергей дрель'],
  ['задача проверить, сделан ли ремонт кассы', 'проверить, сделан ли ремонт кассы'],
  ['проверить, создан ли канал', 'проверить, создан ли канал'],
  ['позвонить маме, доехала ли она', 'позвонить маме, доехала ли она'],
  // What is told, and not asked, is apart.
  ['поменять карту, тахограф ругается', 'поменять карту | тахограф ругается'],
])('%s: what is asked about stays with its verb', (text, title) => {
  expect(titles(text)).toEqual([title]);
});
