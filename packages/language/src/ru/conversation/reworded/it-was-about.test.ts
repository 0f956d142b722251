import { CONFIDENCE } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([
  { kind: 'task', number: 1, title: 'подать заявку' },
  { kind: 'task', number: 2, title: 'сдать отчёт' },
]);

const read = (text: string) => readSaid(text, { thread });

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
