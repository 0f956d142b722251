import { CONFIDENCE, type PendingQuestion } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../test/rig/read-said.ts';

const asked = (
  code: 'DURATION' | 'START' | 'DAY',
  entities: Partial<PendingQuestion['envelope']['command']['entities']>,
): PendingQuestion => ({
  draft_id: '00000000-0000-4000-8000-000000000001',
  envelope: {
    trace_id: 't',
    source: { channel: 'telegram_text' },
    command: { intent: 'timeblock_create', confidence: 0.9, entities },
  },
  question: { code, clarifying_question: 'Когда и надолго ли?', choices: [] },
});
const length = asked('DURATION', { title: 'спорт', start_at: '2026-09-16T10:00:00' });
const start = asked('START', {
  title: 'спорт',
  planned_at: '2026-09-16',
  duration_minutes: 60,
});

const read = (text: string, pending: PendingQuestion) => {
  const { answer, envelopes } = readSaid(text, { pending });
  const { duration_minutes: minutes, start_at: at } = answer?.command.entities ?? {};
  const titles = envelopes.map(({ command }) => command.entities.title);
  return answer === undefined ? null : { minutes, at, titles };
};

it.each([
  ['час, и ещё купить перчатки', 60, 'купить перчатки'],
  ['полчаса, и напомни полить цветы', 30, 'полить цветы'],
  ['минут сорок и ещё забрать посылку', 40, 'забрать посылку'],
  ['час и пятнадцать минут, и купить хлеб', 75, 'купить хлеб'],
  ['90. и купить хлеб', 90, 'купить хлеб'],
])('%s: how long, and another thing', (text, minutes, title) => {
  expect(read(text, length)).toMatchObject({ minutes, titles: [title] });
});

it('в 15, и купить хлеб: when, and another thing', () => {
  const found = read('в 15, и купить хлеб', start);
  expect(found?.titles).toEqual(['купить хлеб']);
  expect(found?.at).toContain('T15:00');
});

it('the other thing may stand already', () => {
  const thread = spokenOf([{ kind: 'task', number: 1, title: 'купить перчатки' }]);
  const text = 'час, и перчатки перенеси на пятницу';
  const { kind, answer, operations = [] } = readSaid(text, { pending: length, thread });
  expect([kind, operations[0]?.operation.type]).toEqual(['operations', 'reschedule']);
  expect(answer?.command.entities.duration_minutes).toBe(60);
});

it.each([
  'час и двадцать минут',
  'час, и в среду',
  'полтора часа, и спорт в зале',
  'купить хлеб и молоко',
  'час, и купить хлеб?',
  'час',
])('%s: is said of what is asked, or no answer', (text) => {
  expect(read(text, length)).toBeNull();
});

it.each([
  ['час, и пусть Оля придёт', false],
  ['час и пускай Петя тоже позвонит', false],
  ['полчаса, и пусть все приготовят отчёты', false],
  ['час, и ещё пусть Лена купит торт', false],
  ['час, и чтобы Оля позвонила', false],
  ['час, и напомни позвать Олю', true],
  ['час, и позвать Олю', true],
  ['час, и обсудить отчёт', true],
])('%s: the other thing is written down unasked: %s', (text, isSure) => {
  const { answer, envelopes } = readSaid(text, { pending: length });
  const sure = envelopes.filter(({ command }) => command.confidence >= CONFIDENCE.act);
  expect(sure.length > 0).toBe(isSure);
  expect(isSure && answer === undefined).toBe(false);
});
