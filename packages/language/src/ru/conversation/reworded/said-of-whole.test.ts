import type { Channel, InterpretRequest, ObjectHandle } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

const KNOWN: ObjectHandle[] = [
  ...['позвать электрика', 'выбрать обои', 'собрать чертежи и сметы', 'обои'].map(
    (title, at): ObjectHandle => ({ kind: 'task', number: at + 1, title }),
  ),
  { kind: 'project', number: 1, title: 'Ремонт' },
];

function read(text: string, channel: Channel = 'telegram_text') {
  const thread: InterpretRequest['thread'] = {
    room: { kind: 'hub' },
    candidates: KNOWN,
    operations: [],
  };
  const projects = [{ id: 'PLAN-001', name: 'Ремонт' }];
  const source = { channel };
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, thread, projects };
  return interpretUtterance(request, { timezone: CORPUS_ZONE }).response;
}

it.each([
  ['позвать электрика это завтра утром часов в девять', [['позвать электрика', 'reschedule']]],
  [
    'выбрать обои сделать до субботы приоритет высокий',
    [
      ['выбрать обои', 'set_due'],
      ['выбрать обои', 'set_priority'],
    ],
  ],
  [
    'Позвать электрика в четверг в 11 на полчаса',
    [
      ['Позвать электрика', 'reschedule'],
      ['Позвать электрика', 'set_duration'],
    ],
  ],
  [
    'задачи позвать электрика, выбрать обои и собрать чертежи и сметы в проект Ремонт',
    [
      ['позвать электрика', 'move_to_project'],
      ['выбрать обои', 'move_to_project'],
      ['собрать чертежи и сметы', 'move_to_project'],
    ],
  ],
  [
    'позвать электрика и выбрать обои туда же',
    [
      ['позвать электрика', 'move_to_project'],
      ['выбрать обои', 'move_to_project'],
    ],
  ],
  [
    'электрика позвать до среды и срочно',
    [
      ['позвать электрика', 'set_due'],
      ['позвать электрика', 'set_priority'],
    ],
  ],
  ['сметы и чертежи собрать на полчаса', [['собрать чертежи и сметы', 'set_duration']]],
])('of the tasks that are called so, and no second ones: %s', (text, meant) => {
  const { kind, envelopes, operations = [] } = read(text);
  expect(kind).toBe('operations');
  expect(envelopes).toEqual([]);
  expect(operations.map(({ mention, operation }) => [mention, operation.type])).toEqual(meant);
});

it.each([
  'добавь задачу позвать электрика завтра',
  'позвать электрика и сантехника завтра',
  'выбрать обои в детскую завтра в 9',
  'обои завтра в 10 на час',
  'задачи: позвать электрика, выбрать обои завтра',
  'электрика позвать на дачу завтра в 9',
  'электрику позвонить на полчаса',
])('something new: %s', (text) => {
  expect(read(text).kind).toBe('commands');
});

it('a message that was edited is written anew: what it had made goes', () => {
  const { kind, envelopes } = read('позвать электрика послезавтра', 'telegram_edit');
  expect(kind).toBe('commands');
  expect(envelopes).toMatchObject([{ command: { entities: { title: 'позвать электрика' } } }]);
});
