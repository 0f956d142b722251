import type { InterpretRequest, ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from './corpus.ts';

function read(text: string, candidates: readonly ObjectHandle[] = []) {
  const thread: InterpretRequest['thread'] = {
    room: { kind: 'hub' },
    candidates: [...candidates],
    operations: [],
  };
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, thread };
  return interpretUtterance(request, { timezone: CORPUS_ZONE }).response;
}

const SHORT = '2026-09-15T10:30'.length;

describe('of two times the one that is not denied', () => {
  it.each([
    [
      'сдать смету не к пятнице, а к четвергу вечером',
      'сдать смету',
      'due_date',
      '2026-09-17T19:00',
    ],
    ['сдать смету не до двадцатого а до восемнадцатого', 'сдать смету', 'due_date', '2026-09-18'],
    ['сдать смету к четвергу, а не к пятнице', 'сдать смету', 'due_date', '2026-09-17'],
    ['приём не к пяти вечера, а к шести', 'приём', 'due_date', '2026-09-15T18:00'],
    [
      'позвонить судье не вечером, а завтра утром',
      'позвонить судье',
      'planned_at',
      '2026-09-16T09:00',
    ],
    ['съёмка не с восьми до четырёх, а с девяти до пяти', 'съёмка', 'start_at', '2026-09-16T09:00'],
    ['осмотр не в субботу в 11, а в 12', 'осмотр', 'planned_at', '2026-09-19T12:00'],
  ])('%s', (text, title, field, at) => {
    const [only, ...more] = read(text).envelopes;
    const entities: Readonly<Record<string, unknown>> = only?.command.entities ?? {};
    expect(more).toEqual([]);
    expect([entities['title'], String(entities[field]).slice(0, SHORT)]).toEqual([title, at]);
  });

  it('of what was spoken of, too', () => {
    const task: ObjectHandle = { kind: 'task', number: 4, title: 'смета для Орловых' };
    const { operations = [] } = read('смета не к среде, а к четвергу к пяти вечера', [task]);
    expect(operations).toMatchObject([
      { operation: { type: 'set_due', due_date: '2026-09-17T17:00:00+03:00' } },
    ]);
  });
});

describe('no time is denied', () => {
  it.each([
    ['осмотр не в зале, а в пять', 'осмотр не в зале'],
    ['сдать смету не позже пятницы', 'сдать смету'],
    ['сделать «не завтра, а послезавтра» в пять', 'сделать «не завтра, а послезавтра»'],
  ])('%s', (text, title) => {
    expect(read(text).envelopes.map(({ command }) => command.entities.title)).toEqual([title]);
  });
});
