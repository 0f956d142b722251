import type { InterpretRequest, InterpretResponse, PendingQuestion } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { saidInstead } from './instead.ts';

/** "Как назвать задачу?" */
const NAMELESS: PendingQuestion = {
  draft_id: '00000000-0000-4000-8000-000000000001',
  envelope: {
    trace_id: 'trace-0',
    source: { channel: 'telegram_text' },
    command: { intent: 'task_create', confidence: 0.95, entities: {} },
  },
  question: { code: 'TITLE', clarifying_question: 'Как назвать задачу?', choices: [] },
};

const read = (text: string, pending?: PendingQuestion): InterpretResponse => {
  const request: InterpretRequest = {
    trace_id: 'trace-1',
    source: { channel: 'telegram_text' },
    now_iso: '2026-09-15T12:00:00+03:00',
    text,
    ...(pending ? { pending } : {}),
  };
  return interpretUtterance(request, { timezone: 'Europe/Moscow' }).response;
};

it.each([
  ['ой, не надо, лучше созвон с деканатом завтра в 10 на полчаса', 'созвон с деканатом'],
  ['не нужно, лучше встреча с Олей в пятницу в шесть на час', 'встреча с Олей'],
  ['нет, стоп, лучше планёрка завтра в 9 на час', 'планёрка'],
  ['ой, передумала, лучше урок вокала в субботу в 12 на час', 'урок вокала'],
])('%s is what is wanted, and no title of what was refused', (text, title) => {
  for (const response of [read(text), read(text, NAMELESS)]) {
    expect(response.kind).toBe('commands');
    expect(response.envelopes.map(({ command }) => command.entities.title)).toEqual([title]);
  }
});

it('however often something is refused before it', () => {
  expect(saidInstead('не надо, лучше стоп, лучше не надо, давай обед')).toBe('обед');
  expect(saidInstead('не надо, лучше стоп, лучше')).toBeNull();
});

it('a title refused for another one is the other one', () => {
  const { kind, envelopes } = read('не надо, лучше купить хлеб', NAMELESS);
  expect([kind, envelopes[0]?.command.entities.title]).toEqual(['answer', 'купить хлеб']);
});

it.each([
  'не надо',
  'не надо лишнего покупать',
  'лучше в пять',
  'нет',
  'передумал',
  'стоп-кран починить',
])('%s refuses nothing for the sake of something else', (text) => {
  expect(saidInstead(text)).toBeNull();
});
