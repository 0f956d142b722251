import { CONFIDENCE } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CONFIDENCE_MODEL } from './confidence-weights.ts';
import { modelled } from './modelled-confidence.ts';
import { FEATURES, NEUTRAL } from './reading-features.ts';

const confidencesOf = (text: string): number[] =>
  interpretUtterance(
    {
      trace_id: 'trace-1',
      source: { channel: 'telegram_voice' },
      now_iso: '2026-09-15T10:30:00+03:00',
      text,
    },
    { timezone: 'Europe/Moscow' },
  ).response.envelopes.map(({ command }) => command.confidence);

describe('the model of confidence', () => {
  it('only lowers what rules of law allow', () => {
    expect(modelled(0.8, {})).toBe(0.8);
    expect(modelled(0.95, { reminded: 1, namedKind: 1 })).toBe(0.95);
    expect(
      modelled(0.95, { secondAction: 2, jointBeforeAction: 2, pieces: 2, spokenTraces: 3 }),
    ).toBeLessThan(CONFIDENCE.act);
  });

  it('leaves what is asked in any case where it is', () => {
    expect(modelled(0.6, {})).toBe(0.6);
    expect(modelled(0.1, { pieces: 2 })).toBe(0.1);
  });

  it('drops nothing, however little speaks for it', () => {
    const doubts = {
      pieces: 2,
      spokenTraces: 3,
      secondAction: 2,
      jointBeforeAction: 2,
      longTitle: 1,
    };
    expect(modelled(0.95, doubts)).toBeGreaterThan(CONFIDENCE.hint);
  });

  it('knows only features that are computed, and no doubt that speaks for a reading', () => {
    const weights = Object.entries(CONFIDENCE_MODEL.weights);
    expect(weights.filter(([name]) => !(name in FEATURES))).toEqual([]);
    expect(weights.filter(([name, weight]) => weight > 0 && !NEUTRAL.has(name))).toEqual([]);
  });
});

describe('readings of which much speaks', () => {
  it.each([
    'полить фикус завтра утром',
    'напомни в пятницу в девять сдать пропуск',
    'купить муку, сахар и корицу',
    'ключи отдать сторожу до шести',
    'запиши на среду к окулисту в четыре',
    'зарядка каждый день в семь утра',
    'шторы в спальне подшить к выходным',
    'отнести ботинки в ремонт на Садовую 12',
  ])('%s is sure', (text) => {
    expect(confidencesOf(text).every((one) => one >= CONFIDENCE.act)).toBe(true);
  });
});

describe('readings against which much speaks', () => {
  it.each([
    'кактус полить завтра шо засох и бельё собрать с балкона пораньше кроме полотенец',
    'значит смотри шоб в обед комнату кроме кладовки прибрать и завтро чо прибить полку',
    'шоб накануне вечерком картошку выкопать и мешки до темна увезти',
  ])('%s is not written without a question', (text) => {
    expect(confidencesOf(text).some((one) => one < CONFIDENCE.act)).toBe(true);
  });
});
