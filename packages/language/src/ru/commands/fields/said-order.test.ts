import type { InterpretRequest } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

function read(text: string) {
  const thread: InterpretRequest['thread'] = {
    room: { kind: 'hub' },
    candidates: [{ kind: 'task', number: 1, title: 'позвонить судье' }],
    operations: [],
  };
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, thread };
  return interpretUtterance(request, { timezone: CORPUS_ZONE }).response;
}

describe('when it is to be done, behind why', () => {
  it.each([
    ['починить кран, там прокладка протекла, к пятнице', { due_date: '2026-09-18' }],
    ['забрать шарф, тренер просил, в субботу утром', { planned_at: '2026-09-19T09:00:00+03:00' }],
    ['заказать сахар, а то кончается, на четверг', { planned_at: '2026-09-17' }],
    ['позвонить маме Паши, он болеет, завтра в семь', { planned_at: '2026-09-16T07:00:00+03:00' }],
    ['сдать плёнку, магазин закрывается, до среды', { due_date: '2026-09-16' }],
  ])('%s', (text, times) => {
    const [title, description] = text.split(', ');
    expect(read(text).envelopes.map(({ command }) => command.entities)).toEqual([
      { title, description, ...times },
    ]);
  });

  it.each([
    ['купить молоко, позвонить маме, завтра', ['купить молоко', 'позвонить маме']],
    ['купить молоко, хлеб, завтра', ['купить молоко, хлеб']],
  ])('no reason: %s', (text, titles) => {
    expect(read(text).envelopes.map(({ command }) => command.entities.title)).toEqual(titles);
  });
});

describe('what is to be done besides', () => {
  it.each([
    ['забор ещё и покрасить завтра', ['забор покрасить']],
    ['окна заодно ещё и помыть', ['окна помыть']],
    ['в пятницу ещё и помыть окна', ['помыть окна']],
    ['купить хлеб ещё и молоко', ['купить хлеб ещё и молоко']],
  ])('%s', (text, titles) => {
    expect(read(text).envelopes.map(({ command }) => command.entities.title)).toEqual(titles);
  });

  it('behind the name of a task it is a note, which is asked about', () => {
    const { envelopes, operations } = read('позвонить судье ещё и про мячи спросить');
    expect(envelopes).toEqual([]);
    expect(operations).toMatchObject([
      {
        operation: { type: 'add_note', text: 'про мячи спросить' },
        mention: 'позвонить судье',
        confidence: 0.6,
      },
    ]);
  });
});
