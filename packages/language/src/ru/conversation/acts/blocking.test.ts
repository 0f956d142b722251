import type { InterpretRequest } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

const THREAD: InterpretRequest['thread'] = {
  room: { kind: 'hub' },
  candidates: [
    { kind: 'task', number: 5, title: 'смета на кухню' },
    { kind: 'task', number: 6, title: 'собрать чертежи' },
    { kind: 'timeblock', number: 2, title: 'Созвон' },
  ],
  operations: [],
};

/** What the words come to where a plan and a chat are known. */
function read(text: string, thread: InterpretRequest['thread'] = THREAD) {
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, thread };
  const { response } = interpretUtterance(request, { timezone: CORPUS_ZONE });
  return {
    kind: response.kind,
    confidence: Math.min(1, ...(response.operations ?? []).map(({ confidence }) => confidence)),
    operations: (response.operations ?? []).map(({ operation, mention }) =>
      mention === undefined ? operation : { ...operation, mention },
    ),
  };
}

const blocked = (more: object) => ({ type: 'block_task', ...more });
const free = (more: object) => ({ type: 'unblock_task', ...more });

it.each([
  ['TASK-031 заблокирована ждём оплату', { task: 31, reason: 'ждём оплату' }],
  ['задача 31 приостановлена: заказчик в отпуске', { task: 31, reason: 'заказчик в отпуске' }],
  ['останови TASK-031', { task: 31 }],
  ['заморозь TASK-031 - бюджет не утвердили', { task: 31, reason: 'бюджет не утвердили' }],
  ['поставь TASK-031 на паузу: нет материалов', { task: 31, reason: 'нет материалов' }],
  ['пускай TASK-031 пока постоит', { task: 31 }],
  ['заблокируй TASK-031, пока не придёт плитка', { task: 31, reason: 'пока не придёт плитка' }],
  ['смета заблокирована: ждём цены', { mention: 'смета', reason: 'ждём цены' }],
  ['смета на кухню приостановлена', { mention: 'смета на кухню' }],
  ['пусть смета подождёт', { mention: 'смета' }],
  ['пусть подождёт смета, нет цен', { mention: 'смета', reason: 'нет цен' }],
  ['останови работу над сметой', { mention: 'сметой' }],
  ['смету приостанови', { mention: 'смету' }],
  ['поставь смету на стоп', { mention: 'смету' }],
  [
    'заблокируй шаг собрать чертежи: нет архива',
    { mention: 'собрать чертежи', reason: 'нет архива' },
  ],
  ['заблокируй ⟨1⟩: ждём ключи', { reason: 'ждём ключи' }],
])('%s: stops', (text, expected) => {
  expect(read(text)).toMatchObject({ kind: 'operations', operations: [blocked(expected)] });
});

it.each([
  ['TASK-031 можно продолжать', { task: 31 }],
  ['разморозь TASK-031', { task: 31 }],
  ['TASK-031 больше не приостановлена', { task: 31 }],
  ['сними паузу с TASK-031', { task: 31 }],
  ['сними блокировку со сметы', { mention: 'сметы' }],
  ['смету можно продолжать', { mention: 'смету' }],
  ['можно продолжать работу над сметой', { mention: 'сметой' }],
  ['цены прислали, можно продолжать TASK-031', { task: 31 }],
])('%s: lets go on', (text, expected) => {
  const { kind, operations } = read(text);
  expect([kind, operations.at(-1)]).toMatchObject(['operations', free(expected)]);
});

it('does what is ordered beside it, and to nothing else', () => {
  const moved = { type: 'reschedule', task: 32, planned_at: '2026-09-16' };
  const stopped = { type: 'block_task', task: 31 };
  for (const [text, ...expected] of [
    ['заблокируй TASK-031, перенеси TASK-032 на завтра', stopped, moved],
    ['заблокируй TASK-031 и перенеси TASK-032 на завтра', stopped, moved],
    ['перенеси TASK-032 на завтра и заблокируй TASK-031', moved, stopped],
  ] as const) {
    expect(read(text).operations).toEqual(expected);
  }
  expect(read('TASK-031 и TASK-032 заблокированы: нет света').operations).toEqual([
    { type: 'block_task', task: 31, reason: 'нет света' },
    { type: 'block_task', task: 32, reason: 'нет света' },
  ]);
});

it('of what was never spoken of asks before it stops anything', () => {
  expect(read('пусть бассейн подождёт').confidence).toBeLessThan(0.75);
});

it.each([
  'созвон заблокирован',
  'останови проект дача',
  'карта заблокирована, сходить в банк',
  'меня заблокировали в чате',
  'пусть смета подождёт до пятницы',
  'не останавливай смету',
  'разблокируй машину',
  'смета приостановлена?',
  'останови воду',
  'жду от прораба смету',
])('%s: stops nothing', (text) => {
  const types = read(text).operations.map(({ type }) => type);
  expect(types).not.toContain('block_task');
  expect(types).not.toContain('unblock_task');
});
