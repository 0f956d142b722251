import type { InterpretRequest, ObjectHandle } from '@planerka/contracts';
import { CONFIDENCE } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../corpus.ts';

const CANDIDATES: ObjectHandle[] = [
  { kind: 'task', number: 1, title: 'подать заявку' },
  { kind: 'task', number: 2, title: 'сдать отчёт' },
];

function read(text: string) {
  const thread: InterpretRequest['thread'] = {
    room: { kind: 'hub' },
    candidates: CANDIDATES,
    operations: [],
  };
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, thread };
  return interpretUtterance(request, { timezone: CORPUS_ZONE }).response;
}

describe('what was meant all the time', () => {
  it.each([
    ['нет, это про отчёт, там до пятницы', 'set_due', 'отчёт'],
    ['нет, это про отчёт, его на завтра', 'reschedule', 'отчёт'],
    ['нет, это о заявке, её отмени', 'delete', 'заявке'],
    ['ой, это я про отчёт — перенеси на завтра', 'reschedule', 'отчёт'],
  ])('%s: asked about, and no title', (text, type, mention) => {
    const { operations = [], envelopes } = read(text);
    expect(envelopes).toEqual([]);
    expect(operations).toMatchObject([{ operation: { type }, mention }]);
    expect(operations[0]?.confidence).toBeLessThan(CONFIDENCE.act);
  });

  it.each(['нет, это про отчёт, позвонить Ире', 'нет, это про ремонт, там до среды'])(
    '%s says nothing of what stands',
    (text) => {
      expect(read(text).operations).toBeUndefined();
    },
  );
});
