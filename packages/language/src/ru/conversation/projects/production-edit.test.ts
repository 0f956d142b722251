import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../interpret-utterance.ts';
import { RUSSIAN } from '../../russian.ts';
import { NO_PRODUCTION_EDITS, PRODUCTION_EDITS } from './production-edit-corpus.ts';

const read = (text: string, channel: 'telegram_text' | 'telegram_forward' = 'telegram_text') =>
  interpretUtterance(
    {
      trace_id: 'trace',
      source: { channel },
      now_iso: '2026-02-25T12:00:00+03:00',
      text,
    },
    { timezone: 'Europe/Moscow' },
    RUSSIAN,
  ).response;

const EDITS = new Set(['set_line', 'set_item_price', 'quote_state', 'project_frame']);
const cases = PRODUCTION_EDITS.flatMap(([expected, texts]) =>
  texts.map((text) => [text, expected] as const),
);

describe('what a person puts into an estimate or says of a quote', () => {
  it.each(cases)('%s', (text, expected) => {
    const { operations, envelopes } = read(text);
    expect(envelopes).toEqual([]);
    expect(operations).toEqual([{ ...expected, confidence: 0.95, kind: 'project' }]);
  });

  it.each(NO_PRODUCTION_EDITS)('%s is no such thing', (text) => {
    const types = (read(text).operations ?? []).map(({ operation }) => operation.type);
    expect(types.filter((type) => EDITS.has(type))).toEqual([]);
  });

  it('is written by nobody who forwards a message', () => {
    expect(read('LINE-003 цена 1450', 'telegram_forward').operations ?? []).toEqual([]);
  });
});
