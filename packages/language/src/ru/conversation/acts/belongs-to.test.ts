import { CONFIDENCE, type InterpretRequest, type SourceKind } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

// cites: K4-hub

function read(text: string, attached: SourceKind | null, more: Partial<InterpretRequest> = {}) {
  const { response } = interpretUtterance(
    {
      trace_id: 'trace-1',
      source: { channel: 'telegram_text' },
      now_iso: CORPUS_NOW,
      text,
      ...(attached === null ? {} : { attached }),
      ...more,
    },
    { timezone: CORPUS_ZONE },
  );
  return response;
}

const attachedTo = (text: string, kind: SourceKind = 'photo') =>
  read(text, kind).operations?.map(({ operation, mention }) => ({ ...operation, mention }));

describe('words under what was sent say to what it belongs', () => {
  it.each([
    ['к TASK-012', { task: 12 }],
    ['К задаче 12', { task: 12 }],
    ['это к BLOCK-003', { timeblock: 3 }],
    ['вот чек к TASK-007', { task: 7 }],
    ['квитанция для задачи 5', { task: 5 }],
    ['чек к задаче купить холодильник', { mention: 'купить холодильник' }],
    ['это к ремонту', { mention: 'ремонту' }],
    ['эскиз к кухне', { mention: 'кухне' }],
    ['новый макет для презентации', { mention: 'презентации' }],
    ['скан к задаче «загранпаспорт»', { mention: 'загранпаспорт' }],
    ['к отчёту', { mention: 'отчёту' }],
  ])('%s', (text, expected) => {
    expect(attachedTo(text)).toEqual([{ type: 'attach_source', ...expected }]);
  });

  it.each([
    'к чаю купить печенье',
    'к пятнице',
    'к вечеру',
    'к завтрашнему дню подготовить смету',
    'купить кран к раковине',
    'подготовить отчёт к пятнице',
    'кот на диване',
    'перенеси TASK-001 на завтра',
    'что у меня завтра?',
    'чек к чему?',
    'заметка к отчёту: взять отсюда цифры',
  ])('nothing belongs to anything: %s', (text) => {
    const types = read(text, 'photo').operations?.map(({ operation }) => operation.type) ?? [];
    expect(types).not.toContain('attach_source');
  });

  it('whom it is for is no object for sure', () => {
    const { operations = [] } = read('фото для мамы', 'photo');
    expect(operations.every(({ confidence }) => confidence < CONFIDENCE.act)).toBe(true);
  });

  it.each(['к TASK-012', 'чек к ремонту', 'это к отчёту', 'к отчёту', 'приложи к отчёту смету'])(
    'without anything sent no words attach: %s',
    (text) => {
      const types = read(text, null).operations?.map(({ operation }) => operation.type) ?? [];
      expect(types).not.toContain('attach_source');
    },
  );

  it('what was forwarded orders nothing', () => {
    const source = { channel: 'telegram_forward' } as const;
    const { operations } = read('чек к TASK-007', 'photo', { source });
    expect(operations).toBeUndefined();
  });
});
