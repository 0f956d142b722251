import type { InterpretRequest, ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readNow } from '../../../calendar/local-instant.ts';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_ZONE } from '../../corpus.ts';
import { readText } from '../../grammar.ts';
import { readNamedAct } from './named-act.ts';
import { BROUGHT_BACK, NAMED_ACTS, NO_NAMED_ACTS, UNREAD_EDITS } from './named-act-corpus.ts';

const NOW = '2026-09-15T12:00:00+03:00';
const SPOKEN_OF: ObjectHandle[] = [
  { kind: 'task', number: 1, title: 'арендовать зал' },
  { kind: 'task', number: 2, title: 'заменить фильтр' },
  { kind: 'timeblock', number: 1, title: 'груминг' },
  { kind: 'project', number: 1, title: 'Переезд' },
];
const thread: NonNullable<InterpretRequest['thread']> = {
  room: { kind: 'hub' },
  candidates: SPOKEN_OF,
  deleted: [{ kind: 'task', number: 3, title: 'полить кактус' }],
  operations: [],
};

function responseTo(text: string) {
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: NOW, text, thread };
  return interpretUtterance(request, { timezone: CORPUS_ZONE }).response;
}

const told = (text: string) =>
  (responseTo(text).operations ?? []).map(({ operation }) => operation);

describe('what is said of one thing that was spoken of, in any order of words', () => {
  const rows = NAMED_ACTS.flatMap(([operation, texts]) =>
    texts.map((text) => [text, operation] as const),
  );
  it.each(rows)('%s', (text, operation) => {
    expect(told(text)).toEqual([operation]);
    expect(responseTo(text).envelopes).toEqual([]);
  });
});

describe('what was deleted comes back', () => {
  it.each(BROUGHT_BACK)('%s', (text) => {
    expect(told(text)).toEqual([{ type: 'update_status', status: 'todo' }]);
  });
});

describe('look-alikes', () => {
  const ground = { now: readNow(NOW, CORPUS_ZONE), dayparts: {} };
  it.each(NO_NAMED_ACTS)('%s', (text) => {
    expect(readNamedAct(text, readText(text), { thread }, ground)).toBeNull();
  });
});

describe('what is plainly said of what exists, and not understood, is nothing new', () => {
  it.each(UNREAD_EDITS)('%s', (text) => {
    expect(responseTo(text).envelopes).toEqual([]);
  });
});

it('the noun of a verb names what is to be done, and a slip in a name is mended', () => {
  const mention = (text: string) => responseTo(text).operations?.[0]?.mention;
  expect(mention('аренду зала перенеси в проект Переезд')).toBe('арендовать зал');
  expect(mention('замену фильтра перенеси на пятницу')).toMatch(/^заменить фильтр/);
  expect(mention('филтьр удали')).toBe('фильтр');
});
