import { describe, expect, it } from 'vitest';
import { readMarks } from './read-marks.ts';

type Request = Parameters<typeof readMarks>[1];

const saying = (text: string): Request => ({ text });
const command = (fields: object = {}) => ({
  intent: 'task_create',
  title: null,
  time: [],
  duration: null,
  tags: [],
  priority: null,
  project: null,
  confidence: 0.9,
  ...fields,
});
const marks = (...commands: object[]) => ({ kind: 'commands', commands });

const asked: Request = {
  text: 'ладно, передумал',
  pending: {
    draft_id: '0191d7a0-0000-7000-8000-000000000001',
    envelope: {
      trace_id: 't',
      source: { channel: 'cli' },
      command: { intent: 'timeblock_create', confidence: 0.9, entities: {} },
    },
    question: { code: 'DURATION', clarifying_question: 'На сколько минут?', choices: [] },
  },
};

describe('readMarks', () => {
  it('takes marks as they are', () => {
    const given = marks(command({ title: 'хлеб' }));
    expect(readMarks(given, saying('хлеб'))).toEqual(given);
  });

  it('drops fields that marks do not have', () => {
    const given = marks(command({ title: 'хлеб', start_at: '2030-01-01T10:00:00Z', owner: 'all' }));
    const read = readMarks({ ...given, delete: true }, saying('хлеб'));
    expect(read).toEqual(marks(command({ title: 'хлеб' })));
  });

  it('takes operations and questions without what a lax server leaves out', () => {
    const operations = { kind: 'operations', operations: [{ type: 'delete', mention: 'хлеб' }] };
    expect(readMarks(operations, saying('хлеб долой'))).toEqual(operations);
    const query = { kind: 'query', query: { type: 'overdue' }, surfaces: [{ kind: 'odd' }] };
    expect(readMarks(query, saying('что там у нас горит'))).toEqual(query);
  });

  it('knows the deprecated create_event', () => {
    const read = readMarks(marks(command({ intent: 'create_event' })), saying('хлеб'));
    expect(read?.commands?.[0]?.intent).toBe('create_event');
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a string', 'commands'],
    ['a number', 7],
    ['a list', [command({ title: 'хлеб' })]],
    ['no kind', { commands: [command({ title: 'хлеб' })] }],
    ['an unknown kind', { kind: 'delete_all', commands: [command({ title: 'хлеб' })] }],
    ['an unknown intent', marks(command({ intent: 'task_delete', title: 'хлеб' }))],
    ['a finished command', marks({ intent: 'create_event', confidence: 'high', entities: {} })],
    ['a title that is a number', marks(command({ title: 5 }))],
    ['a title beyond all bounds', marks(command({ title: 'х'.repeat(1_000_001) }))],
    ['more commands than fit a breath', marks(...Array.from({ length: 11 }, () => command()))],
    ['more times than anybody says', marks(command({ time: Array(9).fill('хлеб') }))],
    ['a confidence that is no number', marks(command({ confidence: 'very' }))],
  ])('refuses %s', (_, answer) => {
    expect(readMarks(answer, saying('хлеб'))).toBeNull();
  });

  it('lets nothing be taken back or answered when nothing was asked', () => {
    expect(readMarks({ kind: 'cancel', commands: [] }, saying('ладно, передумал'))).toBeNull();
    const answer = { kind: 'answer', commands: [command({ duration: 'часик' })] };
    expect(readMarks(answer, saying('часик'))).toBeNull();
    expect(readMarks({ kind: 'cancel', commands: [] }, asked)).not.toBeNull();
    expect(readMarks({ kind: 'undo', commands: [] }, asked)).toBeNull();
    const operationAsked: Request = {
      text: 'ладно, передумал',
      pending_operation: {
        draft_id: '0191d7a0-0000-7000-8000-000000000001',
        operation: { type: 'delete' },
        question: { code: 'TARGET', clarifying_question: 'Что?', choices: [] },
      },
    };
    expect(readMarks({ kind: 'cancel', commands: [] }, operationAsked)).not.toBeNull();
    expect(readMarks(answer, operationAsked)?.kind).toBe('answer');
    expect(readMarks({ kind: 'answer', commands: [command()] }, asked)).not.toBeNull();
  });
});

describe('words of one command are not those of another', () => {
  const ten = Array.from({ length: 10 }, () => command({ title: 'задач' }));

  it.each<[string, string, object[]]>([
    ['the same command ten times', 'создай 10 задач', ten],
    [
      'a title inside a title',
      'купить хлеб и соль',
      [command({ title: 'купить хлеб' }), command({ title: 'хлеб' })],
    ],
    [
      'titles that overlap',
      'купить хлеб и соль',
      [command({ title: 'купить хлеб' }), command({ title: 'хлеб и соль' })],
    ],
    [
      'the same words in other letters',
      'ёлку купить',
      [command({ title: 'ёлку' }), command({ title: 'Елку!' })],
    ],
  ])('refuses %s', (_, text, commands) => {
    expect(readMarks(marks(...commands), saying(text))).toBeNull();
  });

  it.each<[string, string, object[]]>([
    [
      'titles side by side',
      'завтра купить хлеб и позвонить маме',
      [
        command({ title: 'купить хлеб', time: ['завтра'] }),
        command({ title: 'позвонить маме', time: ['завтра'] }),
      ],
    ],
    [
      'one title for two times',
      'созвон в десять и в три',
      [
        command({ title: 'созвон', time: ['в десять'] }),
        command({ title: 'созвон', time: ['в три'] }),
      ],
    ],
    [
      'a word that was said twice',
      'хлеб завтра, хлеб в пятницу',
      [command({ title: 'хлеб' }), command({ title: 'хлеб', time: ['в пятницу'] })],
    ],
  ])('takes %s', (_, text, commands) => {
    expect(readMarks(marks(...commands), saying(text))).toEqual(marks(...commands));
  });
});
