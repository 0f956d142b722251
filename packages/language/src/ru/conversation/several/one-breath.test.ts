import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

const TITLES = ['поставить забор', 'покрасить калитку', 'полить грядку', 'вынести мусор'];

function read(text: string) {
  const candidates = TITLES.map((title, at) => ({ kind: 'task' as const, number: at + 1, title }));
  const thread = { room: { kind: 'hub' as const }, candidates, operations: [] };
  const source = { channel: 'telegram_voice' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, thread };
  const { operations = [], envelopes } = interpretUtterance(request, {
    timezone: CORPUS_ZONE,
  }).response;
  const done = operations.map(({ operation, mention }) => {
    const what = 'task' in operation ? `#${String(operation.task)}` : mention;
    const day = 'planned_at' in operation ? operation.planned_at : undefined;
    const status = 'status' in operation ? operation.status : undefined;
    return [operation.type, what, day ?? status].filter((word) => word !== undefined).join(' ');
  });
  const made = envelopes.map(({ command: { entities } }) =>
    [entities.title, entities.planned_at].filter((word) => word !== undefined).join(' '),
  );
  return [...done, ...made.map((title) => `+ ${title}`)];
}

describe('several in one breath', () => {
  it.each([
    [
      'TASK-001 сдвинь на завтра, TASK-003 на субботу, прочее не трогать',
      ['reschedule #1 2026-09-16', 'reschedule #3 2026-09-19'],
    ],
    [
      'TASK-001 сдвинь на завтра TASK-003 на субботу',
      ['reschedule #1 2026-09-16', 'reschedule #3 2026-09-19'],
    ],
    [
      'на завтра перенеси TASK-001, на субботу TASK-002',
      ['reschedule #1 2026-09-16', 'reschedule #2 2026-09-19'],
    ],
    [
      'забор на завтра, калитку на субботу, а остальное пусть будет как есть',
      ['reschedule забор 2026-09-16', 'reschedule калитку 2026-09-19'],
    ],
    [
      'забор перекинь на завтра калитку на субботу',
      ['reschedule забор 2026-09-16', 'reschedule калитку 2026-09-19'],
    ],
    [
      'отметь забор и калитку, грядку завтра',
      ['update_status забор и калитку done', 'reschedule грядку 2026-09-16'],
    ],
    [
      'первую отметь, вторую на завтра, третью удали',
      ['update_status первую done', 'reschedule вторую 2026-09-16', 'delete третью'],
    ],
    [
      'значит так: забор поставил, калитку на субботу, грядку удаляем',
      ['update_status забор done', 'reschedule калитку 2026-09-19', 'delete грядку'],
    ],
    [
      'забор поставил, калитку выкинул из плана, грядку завтра',
      ['update_status забор done', 'delete калитку', 'reschedule грядку 2026-09-16'],
    ],
    [
      'мусор отдал соседу, его убери, а забор на субботу',
      ['delete мусор', 'reschedule забор 2026-09-19'],
    ],
    [
      'забор поставил, калитку сделаю завтра, грядку не буду',
      ['update_status забор done', 'reschedule калитку 2026-09-16', 'delete грядку'],
    ],
    [
      'забор готов, докупи гвозди, калитку на потом',
      ['update_status забор done', 'reschedule калитку', '+ докупи гвозди'],
    ],
    ['не надо калитку, забор готов, и купи ведро', ['update_status забор done', '+ купи ведро']],
    ['окна помыть, забор перенеси на завтра', ['reschedule забор 2026-09-16', '+ окна помыть']],
    ['летучка с Игорем завтра, мусор удали', ['delete мусор', '+ летучка с Игорем 2026-09-16']],
    ['калитку не трогай, забор перенеси на завтра', ['reschedule забор 2026-09-16']],
    [
      'запиши купить лейку, забор перенеси на завтра, а мусор удали',
      ['reschedule забор 2026-09-16', 'delete мусор', '+ купить лейку'],
    ],
    [
      'запиши купить лейку забор перенеси на завтра мусор удали',
      ['reschedule забор 2026-09-16', 'delete мусор', '+ купить лейку'],
    ],
    [
      'грядку полила, забор отложи на субботу и добавь задачу купить гвозди на завтра',
      ['update_status грядку done', 'reschedule забор 2026-09-19', '+ купить гвозди 2026-09-16'],
    ],
    [
      'удали TASK-001, TASK-002 и TASK-003 перенеси на завтра',
      ['delete #1', 'reschedule #2 2026-09-16', 'reschedule #3 2026-09-16'],
    ],
    [
      'перенеси забор и калитку на завтра, грядку на субботу',
      ['reschedule забор и калитку 2026-09-16', 'reschedule грядку 2026-09-19'],
    ],
  ])('%s', (text, wanted) => {
    expect(read(text)).toEqual(wanted);
  });

  it.each([
    [
      'TASK-001 и TASK-002 перенеси на субботу',
      ['reschedule #1 2026-09-19', 'reschedule #2 2026-09-19'],
    ],
    ['добавь задачу покрасить калитку вечером', ['+ покрасить калитку 2026-09-15T19:00:00+03:00']],
    ['добавь задачу купить калитку, забор и мешки', ['+ купить калитку, забор и мешки']],
    ['отмени калитку в пятницу, а в субботу забор', ['delete калитку', 'delete забор']],
  ])('is one order: %s', (text, wanted) => {
    expect(read(text)).toEqual(wanted);
  });

  it.each(['TASK-001 на завтра TASK-002 на субботу как договорились', 'запиши что забор перенеси'])(
    'moves nothing: %s',
    (text) => {
      expect(read(text).filter((one) => one.startsWith('reschedule'))).toEqual([]);
    },
  );
});
