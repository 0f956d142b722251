import { CONFIDENCE, type InterpretResponse } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../index.ts';
import { APART, NOT_APART } from './apart-corpus.ts';
import { DOUBTFUL, NOT_DOUBTFUL } from './doubtful-corpus.ts';
import type { Said } from './expected.ts';
import { FIELDS_SAID, NO_FIELDS } from './field-corpus.ts';
import { FRAMED, NOT_FRAMED } from './frame-corpus.ts';
import { HESITANT, NOT_HESITANT } from './hesitation-corpus.ts';
import { CONFIRMED, JOINED, NOT_JOINED, NOT_SILENT } from './joined-corpus.ts';
import { NOT_NUMBERED, NUMBERED } from './numbered-corpus.ts';
import { NO_REASONS, REASONS } from './reason-corpus.ts';
import { ONE_ALTHOUGH_TWO, SEVERAL } from './several-corpus.ts';
import { MORE_TALK, NO_TALK, TALK } from './talk-corpus.ts';
import { MISSPELT, NOT_MISSPELT } from './typo-corpus.ts';
import { NOT_VERBLESS, VERBLESS } from './verbless-corpus.ts';

const read = (text: string): InterpretResponse =>
  interpretUtterance(
    {
      trace_id: 'trace-1',
      source: { channel: 'telegram_voice' },
      now_iso: '2026-09-15T10:30:00+03:00',
      text,
    },
    { timezone: 'Europe/Moscow' },
  ).response;

const understood = ({ envelopes }: InterpretResponse) =>
  envelopes.map(({ command: { intent, entities } }) => ({ intent, entities }));

/** Written without asking: nothing is missing, and no command is doubted. */
const isDone = ({ envelopes }: InterpretResponse): boolean =>
  envelopes.length > 0 &&
  envelopes.every(
    ({ command }) => command.confidence >= CONFIDENCE.act && command.entities.title !== undefined,
  );

const CLASSES: Readonly<Record<string, readonly Said[]>> = {
  'several commands in one breath': SEVERAL,
  'one command although two times': ONE_ALTHOUGH_TWO,
  'several commands without marks': JOINED,
  'one command although two verbs': NOT_JOINED,
  'commands apart by time and deadline': APART,
  'a time and a deadline of one': NOT_APART,
  'hesitations anywhere': HESITANT,
  'what only looks like a hesitation': NOT_HESITANT,
  'numbers that belong to their noun': NUMBERED,
  'numbers that are times after all': NOT_NUMBERED,
  'a request beside its reason': REASONS,
  'what only looks like a reason': NO_REASONS,
  'a request in its frame': FRAMED,
  'what only looks like a frame': NOT_FRAMED,
  'fields said first or bare': FIELDS_SAID,
  'what only looks like a field': NO_FIELDS,
  'what only looks like talk': NO_TALK,
  'plans without a verb': NOT_VERBLESS,
  'misspelt command words': MISSPELT,
  'what only looks misspelt': NOT_MISSPELT,
};

describe.each(Object.entries(CLASSES))('%s', (_, said) => {
  const cases = said.map(([text, ...commands]) => ({ text, commands }));
  it.each(cases)('$text', ({ text, commands }) => {
    const response = read(text);
    expect(understood(response)).toEqual(commands);
    expect(isDone(response)).toBe(true);
  });
});

describe('a list that is confirmed', () => {
  const cases = CONFIRMED.map(([text, ...commands]) => ({ text, commands }));
  it.each(cases)('$text', ({ text, commands }) => {
    const response = read(text);
    expect(understood(response)).toEqual(commands);
    expect(isDone(response)).toBe(false);
  });

  it.each(NOT_SILENT)('%s is not written silently', (text) => {
    const { envelopes } = read(text);
    expect(envelopes.length).toBeGreaterThan(0);
    expect(isDone(read(text))).toBe(false);
  });
});

describe('talk', () => {
  it.each([...TALK, ...MORE_TALK, ...VERBLESS])('%s creates nothing and asks nothing', (text) => {
    const { envelopes, operations = [], query } = read(text);
    const asked = envelopes.filter(({ command }) => command.confidence >= CONFIDENCE.hint);
    expect([asked, operations, query]).toEqual([[], [], undefined]);
  });
});

describe('a last look at the title', () => {
  it.each(DOUBTFUL)('%s is not written silently', (text) => {
    expect(isDone(read(text))).toBe(false);
  });

  it.each(NOT_DOUBTFUL)('%s is', (text) => {
    expect(isDone(read(text))).toBe(true);
  });
});
