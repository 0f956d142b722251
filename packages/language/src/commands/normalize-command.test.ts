import { Command } from '@planerka/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomCases } from '../../../../test/rig/random-cases.ts';
import { normalizeCommand } from '../index.ts';

const CONTEXT = { now: '2026-09-15T10:30:00+03:00', timezone: 'Europe/Moscow' };
const normalize = (raw: unknown) => normalizeCommand(raw, CONTEXT);
const entities = (intent: string, fields: object) =>
  normalize({ intent, entities: fields })?.entities;

// cites: C3-envelope
describe('intents', () => {
  it.each([
    ['task_create', 'task_create'],
    ['timeblock_create', 'timeblock_create'],
    ['create_event', 'timeblock_create'],
    ['createEvent', 'timeblock_create'],
    ['CREATE-TASK', 'task_create'],
  ])('%s is %s', (said, intent) => {
    expect(normalize({ intent: said, entities: {} })?.intent).toBe(intent);
  });

  it.each(['встреча с юристом', 'Созвон', 'важное собрание', 'appointment'])(
    'a task called "%s" is a timeblock',
    (title) => {
      expect(normalize({ intent: 'task_create', entities: { title } })?.intent).toBe(
        'timeblock_create',
      );
    },
  );

  it('what one prepares for a meeting stays a task', () => {
    const raw = { intent: 'task_create', entities: { title: 'подготовиться к встрече' } };
    expect(normalize(raw)?.intent).toBe('task_create');
  });

  it.each([null, 1, 'x', [], {}, { intent: 'drop_table' }, { intent: 5 }, { entities: {} }])(
    '%j is no command',
    (raw) => {
      expect(normalize(raw)).toBeNull();
    },
  );

  it('takes the command out of an envelope', () => {
    const raw = { trace_id: 'x', command: { intent: 'task_create', entities: { title: 'хлеб' } } };
    expect(normalize(raw)?.entities).toEqual({ title: 'хлеб' });
  });
});

// cites: C4-snake-case
describe('fields', () => {
  it('are snake_case, blanks are missing, unknown ones dropped', () => {
    expect(
      entities('task_create', {
        Title: ' купить хлеб ',
        plannedAt: '2026-09-16',
        dueDate: '   ',
        durationMinutes: '45',
        tags: ['дом', '', ' #дача', 'дом'],
        priority: 'HIGH',
        assignee: 'x',
      }),
    ).toEqual({
      title: 'купить хлеб',
      planned_at: '2026-09-16',
      duration_minutes: 45,
      tags: ['дом', 'дача'],
      priority: 'high',
    });
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '31.09.2026',
    'завтра',
    '2026-09-16T25:00:00+03:00',
    '2026-09-16T10:61:00+03:00',
    '2026-02-30T10:00:00+03:00',
    { day: 1 },
  ])('an impossible date %j is left out', (planned_at) => {
    expect(entities('task_create', { title: 'x', planned_at })).toEqual({ title: 'x' });
  });

  it('times without an offset are meant on the workspace’s clock, others are moved to it', () => {
    expect(entities('timeblock_create', { start_at: '2026-09-16T10:00:00' })).toEqual({
      start_at: '2026-09-16T10:00:00+03:00',
    });
    expect(entities('timeblock_create', { start_at: '2026-09-16T10:00:00Z' })).toEqual({
      start_at: '2026-09-16T13:00:00+03:00',
    });
  });

  it('midnight stands for a day in a task, and is a time of a timeblock', () => {
    const midnight = '2026-09-16T00:00:00+03:00';
    expect(entities('task_create', { title: 'x', planned_at: midnight })?.planned_at).toBe(
      '2026-09-16',
    );
    expect(entities('timeblock_create', { start_at: midnight })?.start_at).toBe(midnight);
  });

  it.each([
    [{ confidence: 2 }, 1],
    [{ confidence: -1 }, 0],
    [{ confidence: 'high' }, 0.5],
    [{}, 0.5],
    [{ confidence: Number.NaN }, 0.5],
  ])('confidence %j is %f', (more, expected) => {
    expect(normalize({ intent: 'task_create', entities: {}, ...more })?.confidence).toBe(expected);
  });
});

// cites: C7-end
describe('start, end and duration', () => {
  const start_at = '2026-09-16T10:00:00+03:00';

  it('the end is start plus duration', () => {
    expect(entities('timeblock_create', { start_at, duration_minutes: 90 })).toEqual({
      start_at,
      duration_minutes: 90,
      end_at: '2026-09-16T11:30:00+03:00',
    });
  });

  it('start and end give the duration', () => {
    const end_at = '2026-09-16T10:45:00+03:00';
    expect(entities('timeblock_create', { start_at, end_at })?.duration_minutes).toBe(45);
  });

  it('an end before the start is the next day’s within twelve hours', () => {
    expect(
      entities('timeblock_create', {
        start_at: '2026-09-16T22:00:00+03:00',
        end_at: '2026-09-16T00:30:00+03:00',
      }),
    ).toEqual({
      start_at: '2026-09-16T22:00:00+03:00',
      end_at: '2026-09-17T00:30:00+03:00',
      duration_minutes: 150,
    });
  });

  it('an impossible end and a duration of nothing are left for the runtime to refuse', () => {
    const end_at = '2026-09-16T09:00:00+03:00';
    expect(entities('timeblock_create', { start_at, end_at })).toEqual({ start_at, end_at });
    expect(entities('timeblock_create', { start_at, duration_minutes: 0 })).toEqual({
      start_at,
      duration_minutes: 0,
    });
  });

  it('a day where a start is wanted is the day that was said', () => {
    expect(entities('timeblock_create', { start_at: '2026-09-16' })).toEqual({
      planned_at: '2026-09-16',
    });
    expect(entities('timeblock_create', { planned_at: start_at })).toEqual({ start_at });
  });
});

it('any value gives a valid command or nothing', () => {
  const value = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.double(),
    fc.constantFrom(null, '', '2026-09-16', '2026-09-16T10:00:00+03:00'),
    fc.array(fc.string(), { maxLength: 3 }),
  );
  const raw = fc.record({
    intent: fc.constantFrom('task_create', 'timeblock_create', 'create_event'),
    confidence: value,
    entities: fc.dictionary(
      fc.constantFrom(
        'title',
        'planned_at',
        'start_at',
        'end_at',
        'duration_minutes',
        'due_date',
        'tags',
        'priority',
        'project',
        'recurrence',
        'remind_before_minutes',
        'planned_time',
        'planned_window',
        'calendar_id',
        'other',
      ),
      value,
    ),
  });
  fc.assert(
    fc.property(fc.oneof(raw, fc.anything()), (said) => {
      const command = normalize(said);
      expect(command === null || Command.safeParse(command).success).toBe(true);
    }),
    randomCases(),
  );
});
