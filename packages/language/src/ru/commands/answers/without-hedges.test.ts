import type { PendingQuestion } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

const pending: PendingQuestion = {
  draft_id: '00000000-0000-4000-8000-000000000001',
  envelope: {
    trace_id: 't',
    source: { channel: 'telegram_text' },
    command: {
      intent: 'timeblock_create',
      confidence: 0.9,
      entities: { title: 'созвон с Петей', planned_at: '2026-09-16' },
    },
  },
  question: { code: 'DURATION', clarifying_question: 'Надолго ли?', choices: [] },
};
const minutesIn = (text: string) => {
  const { kind, envelopes } = readSaid(text, { pending });
  return kind === 'answer' ? (envelopes[0]?.command.entities.duration_minutes ?? null) : null;
};

it.each([
  ['на час сделай', 60],
  ['сделай на час', 60],
  ['на полтора часа сделай', 90],
  ['час сделай', 60],
  ['давай сделаем полчаса', 30],
])('how long it is, ordered: %s', (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes);
});

it.each([
  'сделай час зарядки',
  'сделай отчёт за час',
  'сделай презентацию',
  'сделай',
  'сделай уборку на час',
  'сделай торт в 12',
  'сделай в пятницу',
])('no look-alike is: %s', (text) => {
  expect(minutesIn(text)).toBeNull();
});
