import type { InterpretRequest, ObjectHandle, Operation } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

const LISTED: ObjectHandle[] = [
  'вымыть окна',
  'сменить фильтр',
  'сдать ёлку',
  'отнести пальто',
  'найти гирлянду',
].map((title, at) => ({ kind: 'task', number: at + 11, title }));
const DRAFT = '00000000-0000-4000-8000-000000000001';
const HOUSE: ObjectHandle = { kind: 'project', number: 3, title: 'Дом' };

/** What words come to with that list in view and the project spoken of, or with no list at all. */
function read(text: string, isListed = true, more: Partial<InterpretRequest> = {}) {
  const thread: InterpretRequest['thread'] = {
    room: { kind: 'hub' },
    candidates: isListed ? [...LISTED, HOUSE] : [HOUSE],
    listed_count: isListed ? LISTED.length : 0,
    operations: [],
  };
  const projects = [{ id: 'PLAN-003', name: 'Дом' }];
  const source = { channel: 'telegram_text' } as const;
  const request = {
    trace_id: 'trace-1',
    source,
    now_iso: CORPUS_NOW,
    text,
    thread,
    projects,
    ...more,
  };
  return interpretUtterance(request, { timezone: CORPUS_ZONE }).response;
}

const ROWS: ReadonlyArray<[string, Operation['type'], readonly number[]]> = [
  ['второе и четвёртое в проект Дом', 'move_to_project', [2, 4]],
  ['второе и четвертое в дом', 'move_to_project', [2, 4]],
  ['закинь первое и пятое в проект Дом', 'move_to_project', [1, 5]],
  ['первое и пятое добавь в проект Дом', 'move_to_project', [1, 5]],
  ['второе запиши в проект Дом', 'move_to_project', [2]],
  ['первые три задачи перекинь в проект Дом', 'move_to_project', [1, 2, 3]],
  ['четвёртое и пятое туда же', 'move_to_project', [4, 5]],
  ['четвёртую и пятую тоже туда', 'move_to_project', [4, 5]],
  ['третье и пятое готово', 'update_status', [3, 5]],
  ['3-е и 5-е готово', 'update_status', [3, 5]],
  ['четвёртое сделано', 'update_status', [4]],
  ['второе это уже не надо', 'update_status', [2]],
  ['вот первое мне уже не надо', 'update_status', [1]],
  ['третье кстати не понадобится', 'update_status', [3]],
  ['первое вообще не нужно', 'update_status', [1]],
  ['второе и третье уже и не нужны', 'update_status', [2, 3]],
  ['отметь второе и третье выполненными', 'update_status', [2, 3]],
  ['убери первое, третье и четвёртое', 'delete', [1, 3, 4]],
  ['удали второе третье и пятое', 'delete', [2, 3, 5]],
  ['третье удалить', 'delete', [3]],
  ['второе на послезавтра', 'reschedule', [2]],
  ['четвёртое перенеси на 15:00', 'reschedule', [4]],
  ['первое и последнее на пятницу', 'reschedule', [1, -1]],
  ['второе и третье сделай важными', 'set_priority', [2, 3]],
  ['первое и третье пометь как важные', 'set_priority', [1, 3]],
  ['пометь четвёртое и пятое срочными', 'set_priority', [4, 5]],
  ['третье это срочное', 'set_priority', [3]],
  ['второе самое главное', 'set_priority', [2]],
  ['первое и второе у меня срочные', 'set_priority', [1, 2]],
  ['пятое очень важное', 'set_priority', [5]],
  ['второе давай на вторник', 'reschedule', [2]],
  ['четвёртое лучше на пятницу', 'reschedule', [4]],
  ['а третье пусть на вечер', 'reschedule', [3]],
  ['первое купила', 'update_status', [1]],
  ['второе и пятое отправила', 'update_status', [2, 5]],
  ['третье сделал вчера', 'update_status', [3]],
  ['первое попозже на часик', 'reschedule', [1]],
  ['второе на часок попозже бы', 'reschedule', [2]],
  ['третье пораньше на полчаса', 'reschedule', [3]],
  ['четвёртую на час раньше', 'reschedule', [4]],
  ['последнее позже на два часа', 'reschedule', [-1]],
  ['удали второе, я ж говорил', 'delete', [2]],
  ['выкинь вторую, чепуха это', 'delete', [2]],
  ['убери-ка третье, лишнее', 'delete', [3]],
];

describe('rows of the list in view', () => {
  it.each(ROWS)('%s', (text, type, places) => {
    const { kind, operations = [], envelopes } = read(text);
    expect(kind).toBe('operations');
    expect(envelopes).toEqual([]);
    expect(operations.map(({ operation, shown }) => [operation.type, shown])).toEqual([
      [type, { places }],
    ]);
  });

  it.each(ROWS)('no day and nothing new where no list is in view: %s', (text) => {
    expect(read(text, false)).toMatchObject({ kind: 'none', envelopes: [] });
  });

  it('parts of a row', () => {
    const { operations = [] } = read('раздели третью на подзадачи: снять игрушки, найти коробку');
    expect(operations.map(({ ordinal, mention }) => [ordinal, mention])).toEqual([
      [3, undefined],
      [3, undefined],
    ]);
  });
});

it.each([
  'ой, не второе, первое',
  'э-э, стой, не второе, первое',
  'нет, не третье, а четвёртое',
  'второе не трогай',
  'первое и третье в проект',
  'ой, второе и пятое оставь как было',
])('nothing is made or moved by rows of which nothing is known to be done: %s', (text) => {
  expect(read(text)).toMatchObject({ kind: 'none', envelopes: [] });
  expect(read(text, false)).toMatchObject({ kind: 'none', envelopes: [] });
});

it.each([
  ['второе давай на вторник', [2]],
  ['третье это срочное', [3]],
  ['первое сделала', [1]],
])('a row is no answer to what would be new: %s', (text, places) => {
  const question = {
    code: 'CONFIRM' as const,
    clarifying_question: 'Правильно понял: задача «канифоль»?',
    choices: [
      { id: 'yes', label: 'Да' },
      { id: 'no', label: 'Нет' },
    ],
  };
  const source = { channel: 'telegram_text' } as const;
  const entities = { title: 'канифоль' };
  const command = { intent: 'task_create', confidence: 0.6, entities } as const;
  const envelope = { trace_id: 'trace-0', source, command };
  const { kind, operations = [] } = read(text, true, {
    pending: { draft_id: DRAFT, question, envelope },
  });
  expect(kind).toBe('operations');
  expect(operations.map(({ shown }) => shown)).toEqual([{ places }]);
});

it.each([
  ['первое декабря сдать показания', 'commands'],
  ['первое и третье декабря отпуск', 'commands'],
  ['второе блюдо приготовить завтра', 'commands'],
  ['вторая смена на завтра', 'commands'],
  ['второе подарок маме', 'commands'],
  ['первое важное дело завтра позвонить Леману', 'commands'],
  ['пятое сентября самое важное сдать отчёт', 'commands'],
  ['вторая смена попозже на час завтра', 'commands'],
  ['второе свидание на час раньше завтра', 'commands'],
  ['отмени последнее', 'undo'],
])('a day, a title, the last step is no row: %s', (text, kind) => {
  const { operations = [], ...found } = read(text);
  expect(found.kind).toBe(kind);
  expect(operations).toEqual([]);
});
