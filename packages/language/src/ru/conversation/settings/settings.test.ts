import { isTimeZone } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';
import { CITIES_OF_ZONES } from '../../lexicon/cities.ts';
import { readCity } from './read-city.ts';
import {
  ASKED_SETTINGS,
  NO_SETTINGS,
  NOT_ASKED_SETTINGS,
  OPEN_SETTINGS,
  SETTINGS,
} from './settings-corpus.ts';

const read = (text: string) =>
  interpretUtterance(
    { trace_id: 'trace-1', source: { channel: 'telegram_voice' }, now_iso: CORPUS_NOW, text },
    { timezone: CORPUS_ZONE },
  ).response;

describe('settings by words', () => {
  it.each(SETTINGS.flatMap(([setting, list]) => list.map((text) => [text, setting] as const)))(
    '%s',
    (text, setting) => {
      const response = {
        kind: 'none',
        envelopes: [],
        settings: true,
        setting,
        interpreter: 'rules',
      };
      expect(read(text)).toEqual(response);
    },
  );

  it.each(OPEN_SETTINGS)('%s asks for a setting, and for no value of it', (text) => {
    const { kind, settings, setting } = read(text);
    expect([kind, settings, setting]).toEqual(['none', true, undefined]);
  });

  it.each(ASKED_SETTINGS)('%s asks what is set', (text) => {
    const { kind, settings, setting, talk } = read(text);
    expect([kind, settings, setting, talk]).toEqual(['none', true, undefined, 'question']);
  });

  it.each(NOT_ASKED_SETTINGS)('%s asks for no setting', (text) => {
    expect(read(text).settings).toBeUndefined();
  });

  it.each(NO_SETTINGS)('%s sets nothing', (text) => {
    const { settings, setting } = read(text);
    expect([settings, setting]).toEqual([undefined, undefined]);
  });

  it('know only zones that there are, and each city by its own name', () => {
    for (const [timezone, list] of Object.entries(CITIES_OF_ZONES)) {
      expect([timezone, isTimeZone(timezone)]).toEqual([timezone, true]);
      for (const entry of list.split(',')) {
        const [name = ''] = entry.trim().replace(/\s+/gu, ' ').split('/');
        expect(readCity(name)).toEqual({ name, timezone });
      }
    }
  });
});
