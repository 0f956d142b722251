import { CONFIDENCE, type InterpretResponse } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../index.ts';
import { MAYBE_SAID_ALL_DAY, NOT_SAID_ALL_DAY, SAID_ALL_DAY } from './all-day-corpus.ts';
import { ASKED_OF_PEOPLE, MAYBE_IDLE, NOT_ASKED_OF_PEOPLE } from './asked-corpus.ts';
import {
  EXCLAIMED,
  NOT_EXCLAIMED,
  NOT_OTHERS_PLANS,
  NOT_RESIGNED,
  NOT_VAIN,
  OTHERS_PLANS,
  RESIGNED,
  VAIN,
} from './idle-corpus.ts';
import { ANSWERS_OF_OTHERS } from './polite-order-corpus.ts';

const read = (text: string): InterpretResponse =>
  interpretUtterance(
    {
      trace_id: 'idle',
      source: { channel: 'telegram_voice' },
      now_iso: '2026-09-15T12:00:00+03:00',
      text,
    },
    { timezone: 'Europe/Moscow' },
  ).response;

const IDLE = {
  'orders to somebody near': ASKED_OF_PEOPLE,
  'wishes that came to nothing': VAIN,
  exclamations: EXCLAIMED,
  'plans of others': OTHERS_PLANS,
  'not knowing and giving up': RESIGNED,
  'what is said all day': SAID_ALL_DAY,
  'which of those that were shown': ANSWERS_OF_OTHERS,
};

describe.each(Object.entries(IDLE))('%s', (_, said) => {
  it.each(said)('%s creates nothing and asks nothing', (text) => {
    const { envelopes, operations = [] } = read(text);
    const asked = envelopes.filter(({ command }) => command.confidence >= CONFIDENCE.hint);
    expect([asked, operations]).toEqual([[], []]);
  });
});

describe('what only sounds like talk', () => {
  it.each([
    ...NOT_ASKED_OF_PEOPLE,
    ...NOT_VAIN,
    ...NOT_EXCLAIMED,
    ...NOT_OTHERS_PLANS,
    ...NOT_RESIGNED,
    ...NOT_SAID_ALL_DAY,
  ])('%s is one command', (text) => {
    const { envelopes } = read(text);
    expect(envelopes).toHaveLength(1);
    expect(envelopes[0]?.command.confidence).toBeGreaterThanOrEqual(CONFIDENCE.act);
  });

  it.each([...MAYBE_IDLE, ...MAYBE_SAID_ALL_DAY])('%s is confirmed', (text) => {
    const [only, ...others] = read(text).envelopes;
    expect(others).toEqual([]);
    expect(only?.command.confidence).toBeGreaterThanOrEqual(CONFIDENCE.hint);
    expect(only?.command.confidence).toBeLessThan(CONFIDENCE.act);
  });
});
