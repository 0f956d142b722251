import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../interpret-utterance.ts';
import { RUSSIAN } from '../../russian.ts';
import { HALF_EDITS, NO_SEVERAL_EDITS, SEVERAL_EDITS } from './several-edits-corpus.ts';

const read = (text: string) =>
  interpretUtterance(
    {
      trace_id: 'trace',
      source: { channel: 'telegram_text' },
      now_iso: '2026-02-25T12:00:00+03:00',
      text,
    },
    { timezone: 'Europe/Moscow' },
    RUSSIAN,
  ).response;

const EDITS = new Set(['set_line', 'set_item_price', 'quote_state', 'project_frame']);
const cases = SEVERAL_EDITS.flatMap(([expected, texts]) =>
  texts.map((text) => [text, expected] as const),
);

describe('several edits in one sentence', () => {
  it.each(cases)('%s', (text, expected) => {
    const { operations, envelopes } = read(text);
    expect(envelopes).toEqual([]);
    expect(operations).toEqual(
      expected.map((each) => ({ ...each, confidence: 0.95, kind: 'project' })),
    );
  });

  it.each(HALF_EDITS)('%s: nothing is written, and nothing becomes a task', (text) => {
    const { operations, envelopes } = read(text);
    expect(envelopes).toEqual([]);
    expect(operations?.map(({ operation }) => operation)).toEqual([{ type: 'set_line' }]);
  });

  it.each(NO_SEVERAL_EDITS)('%s: none of it is written', (text) => {
    const types = (read(text).operations ?? []).map(({ operation }) => operation.type);
    expect(types.filter((type) => EDITS.has(type))).toEqual([]);
  });
});
