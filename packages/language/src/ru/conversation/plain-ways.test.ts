import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../corpus.ts';
import {
  BLOCKS,
  CORRECTED,
  DENIED,
  EACH_ITS_OWN,
  FIELDS,
  NEWS,
  NO_NEWS,
  NOTED,
  OTHERWISE,
  PLACES,
  TASKS,
} from './plain-ways-corpus.ts';

const PLAN: readonly ObjectHandle[] = [
  ...TASKS.map((title, at) => ({ kind: 'task' as const, number: at + 1, title })),
  ...BLOCKS.map((title, at) => ({ kind: 'timeblock' as const, number: at + 1, title })),
];

function read(text: string, inView: Readonly<Record<string, number>> = {}) {
  const thread = {
    room: { kind: 'hub' as const },
    candidates: [...PLAN],
    operations: [],
    ...inView,
  };
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, thread };
  return interpretUtterance(request, { timezone: CORPUS_ZONE }).response;
}

const told = (text: string, inView?: Readonly<Record<string, number>>) =>
  (read(text, inView).operations ?? []).map(({ operation, mention, shown, on, set, names }) => ({
    ...operation,
    ...(mention === undefined ? {} : { mention }),
    ...(shown === undefined ? {} : { shown }),
    ...(on === undefined ? {} : { on }),
    ...(set === undefined ? {} : { set }),
    ...(names === undefined ? {} : { names }),
  }));

describe('plain ways of telling what changes', () => {
  it.each([...NEWS, ...EACH_ITS_OWN, ...DENIED, ...NOTED, ...PLACES, ...FIELDS])(
    '%s',
    (text, wanted) => {
      const { envelopes } = read(text);
      expect([told(text), envelopes]).toEqual([wanted, []]);
    },
  );

  it.each(CORRECTED)('of the block in view: %s', (text, wanted) => {
    expect(told(text, { default_timeblock_id: 1 })).toEqual([wanted]);
  });

  it.each([...NO_NEWS, ...OTHERWISE])('nothing that stands is changed by: %s', (text) => {
    expect(told(text)).toEqual([]);
  });

  it.each(NO_NEWS)('and nothing new is made of: %s', (text) => {
    expect(read(text).envelopes).toEqual([]);
  });

  it('whoever has done it for somebody is asked about', () => {
    const [one] = read('Марина забрала анализы').operations ?? [];
    expect(one?.confidence).toBeLessThan(0.75);
  });
});
