import { CONFIDENCE, type InterpretResponse } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from './corpus.ts';
import { CONFIRMED, MEANT, SAID_ONLY } from './corpus-spoken.ts';

const read = (text: string): InterpretResponse =>
  interpretUtterance(
    { trace_id: 'trace-1', source: { channel: 'telegram_voice' }, now_iso: CORPUS_NOW, text },
    { timezone: CORPUS_ZONE },
  ).response;

describe('what is only said', () => {
  it.each(SAID_ONLY)('%s makes nothing', (text) => {
    expect(read(text).envelopes).toEqual([]);
  });
});

describe('what is meant', () => {
  it.each(MEANT.map(([text, title, time]) => ({ text, title, time })))(
    '$text',
    ({ text, title, time }) => {
      const [only, ...more] = read(text).envelopes;
      expect(more).toEqual([]);
      const entities = only?.command.entities;
      expect(entities?.title).toBe(title);
      const said = entities?.planned_at ?? entities?.due_date ?? entities?.start_at;
      const isClock = time?.includes('T') ?? false;
      expect(isClock ? said : said?.slice(0, 10)).toBe(isClock ? `${time}:00+03:00` : time);
    },
  );

  it('repeats what is done again and again', () => {
    const { entities } = read('через день кормить рыбок').envelopes[0]?.command ?? {};
    expect(entities?.recurrence).toBe('FREQ=DAILY;INTERVAL=2');
  });

  it('keeps how long before it is reminded of', () => {
    const said = 'напомни за полчаса что сегодня в 17:00 собеседование';
    const { entities } = read(said).envelopes[0]?.command ?? {};
    expect(entities?.remind_before_minutes).toEqual([30]);
  });
});

describe('what is not clear', () => {
  it.each(CONFIRMED)('%s is confirmed', (text) => {
    for (const { command } of read(text).envelopes) {
      expect(command.confidence).toBeLessThan(CONFIDENCE.act);
    }
    expect(read(text).envelopes).not.toEqual([]);
  });
});
