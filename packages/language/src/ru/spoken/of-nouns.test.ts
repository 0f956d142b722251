import { CONFIDENCE, type InterpretResponse } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../index.ts';
import type { Said } from './expected.ts';
import {
  BLOCKS_SO_LONG,
  BLOCKS_THEN,
  COUNTED_NEWS,
  DATES_OF_PAPERS,
  DONE_TO_THEM,
  DUE_HOURS,
  HANDED_ON,
  MANNERS,
  MEASURED,
  NO_DATES_OF_PAPERS,
  NO_DUE_HOURS,
  NO_MANNER,
  NOT_MEASURED,
  NTH_DAYS,
  NTH_OF_NOUNS,
  NTH_WITHIN,
  OF_REQUEST,
  TOLD_WITH_DAYS,
} from './of-nouns-corpus.ts';

const read = (text: string): InterpretResponse =>
  interpretUtterance(
    {
      trace_id: 'of-nouns',
      source: { channel: 'telegram_voice' },
      now_iso: '2026-09-15T10:30:00+03:00',
      text,
    },
    { timezone: 'Europe/Moscow' },
  ).response;

const understood = ({ envelopes }: InterpretResponse) =>
  envelopes.map(({ command: { intent, entities } }) => ({ intent, entities }));

const isSure = ({ envelopes }: InterpretResponse): boolean =>
  envelopes.every(({ command }) => command.confidence >= CONFIDENCE.act);

const CLASSES = {
  'ordinals that count a noun': NTH_OF_NOUNS,
  'ordinals that are days': NTH_DAYS,
  'dates of papers': DATES_OF_PAPERS,
  'dates beside papers': NO_DATES_OF_PAPERS,
  'technical units': MEASURED,
  'hours before what begins like a unit': NOT_MEASURED,
  'the hour of the day by which': DUE_HOURS,
  'what is counted behind a day by which': NO_DUE_HOURS,
  'things called like people who come': HANDED_ON,
  'two actions done to the same ones': DONE_TO_THEM,
  'what is counted within a time and to be done': NTH_WITHIN,
  'how something is to be': NO_MANNER,
  'times of the request beside a clause': OF_REQUEST,
};

/** The text and what it should come to. */
const casesOf = (said: readonly Said[]) => said.map(([text, ...commands]) => ({ text, commands }));

describe.each(Object.entries(CLASSES))('%s', (_, said) => {
  it.each(casesOf(said))('$text', ({ text, commands }) => {
    const response = read(text);
    expect(understood(response)).toEqual(commands);
    expect(isSure(response)).toBe(true);
  });
});

it.each(casesOf(TOLD_WITH_DAYS))('$text is confirmed', ({ text, commands }) => {
  const response = read(text);
  expect(understood(response)).toEqual(commands);
  expect(isSure(response)).toBe(false);
});

it.each([...COUNTED_NEWS, ...MANNERS])('%s creates nothing and asks nothing', (text) => {
  const { envelopes, operations = [] } = read(text);
  const asked = envelopes.filter(({ command }) => command.confidence >= CONFIDENCE.hint);
  expect([asked, operations]).toEqual([[], []]);
});

it.each(BLOCKS_SO_LONG)('%s lasts so long', (text, day, minutes) => {
  const entities = { planned_at: day, duration_minutes: minutes };
  expect(understood(read(text))).toEqual([{ intent: 'timeblock_create', entities }]);
});

it.each(BLOCKS_THEN)('%s begins then', (text, start) => {
  const entities = { start_at: start };
  expect(understood(read(text))).toEqual([{ intent: 'timeblock_create', entities }]);
});
