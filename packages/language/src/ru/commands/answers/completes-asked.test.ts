import type { PendingQuestion } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

const asked = (title: string, planned_at?: string): PendingQuestion => ({
  draft_id: '00000000-0000-4000-8000-000000000001',
  question: {
    code: 'CONFIRM',
    clarifying_question: `Правильно понял: задача «${title}»?`,
    choices: [
      { id: 'yes', label: 'Да' },
      { id: 'no', label: 'Нет' },
    ],
  },
  envelope: {
    trace_id: 'trace-0',
    source: { channel: 'telegram_text' },
    command: {
      intent: 'task_create',
      confidence: 0.6,
      entities: planned_at === undefined ? { title } : { title, planned_at },
    },
  },
});
const read = (text: string, pending: PendingQuestion) => {
  const { kind, envelopes, choice_id: choice } = readSaid(text, { pending });
  const { title, planned_at: at } = envelopes[0]?.command.entities ?? {};
  return { kind, title, at, choice };
};

describe('what is to be done with what is asked about', () => {
  const invoices = asked('накладные по складу', '2026-09-18');
  it.each([
    ['и накладные да на пятницу подписать', 'накладные по складу подписать'],
    ['накладные подписать', 'накладные по складу подписать'],
    ['да, подписать накладные', 'подписать накладные по складу'],
    ['тоже подписать', 'подписать накладные по складу'],
  ])('%s', (text, title) => {
    expect(read(text, invoices)).toMatchObject({ kind: 'answer', title, at: '2026-09-18' });
  });

  it.each(['бабушке позвонить завтра', 'и бабушке надо позвонить'])(
    '%s may be said of another',
    (text) => {
      expect(read(text, asked('бабушке Ани')).title).not.toMatch(/Ани/u);
    },
  );

  it('says when, too', () => {
    const found = read('да тоже позвонить завтра', asked('бабушке Ани'));
    expect(found).toMatchObject({ title: 'позвонить бабушке Ани', at: '2026-09-16' });
  });

  it.each([
    'и акты тоже подписать',
    'накладные по другому складу подписать',
    'накладные не надо подписывать',
    'хлеб да соль купить',
    'да, и врачу позвонить завтра',
    'подписать и отправить накладные',
    'позвонить',
    'надо позвонить',
  ])('%s is something else', (text) => {
    expect(read(text, invoices).title ?? '').not.toMatch(
      /^.*накладные по складу.*подписать|подписать накладные по складу/u,
    );
  });

  it('a yes that says no more is the yes', () => {
    expect(read('да подписать договор', asked('подписать договор')).choice).toBe('yes');
  });
});
