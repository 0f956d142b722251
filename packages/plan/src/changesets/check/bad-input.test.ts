import { describe, expect, it } from 'vitest';
import {
  envelopeOf,
  link,
  newItem,
  newTask,
  patchLine,
  patchTask,
  projectWith,
} from '../../../../../test/rig/change-set.ts';
import { checkChangeSet } from './check-change-set.ts';

/** The codes of a set's ops, each told once. */
function codes(phase: string, ops: readonly unknown[], project = projectWith()): string[] {
  const checked = checkChangeSet(envelopeOf(phase, ops), { project, needs: [] });
  if (!('ops' in checked)) return [checked.code];
  return [...new Set(checked.ops.map(({ status, code }) => code ?? status))];
}

describe('what nobody should send', () => {
  const long = 'x'.repeat(2_000_000);

  it.each<[string, string, unknown]>([
    ['a description of 2 MB', 'INVALID_PAYLOAD', newItem('a', { description: long })],
    ['a clientRef of 2 MB', 'INVALID_PAYLOAD', newItem('a', {}, { clientRef: long })],
    ['a clientRef that is a number', 'INVALID_PAYLOAD', newItem('a', {}, { clientRef: 1 })],
    ['a tempId of 2 MB', 'BAD_TEMP_ID', newItem(long)],
    ['a name with NUL', 'INVALID_PAYLOAD', newItem('a', { name: 'a\0b' })],
    ['half of a pair', 'INVALID_PAYLOAD', newItem('a', { name: '\ud800' })],
    ['a list for a payload', 'INVALID_PAYLOAD', { ...newItem('a'), payload: [] }],
    [
      'an id that is a list',
      'INVALID_PAYLOAD',
      { op: 'item.patch', itemId: ['I_100'], payload: {} },
    ],
    ['an id of another workspace', 'UNKNOWN_ID', { op: 'item.patch', itemId: 'I_7', payload: {} }],
    ['markup', 'apply', newItem('a', { name: '<b>$x$ #panic()</b>' })],
    ['marks of direction', 'apply', newItem('a', { name: '\u202eקיר\u202c' })],
  ])('%s: %s', (_, code, op) => {
    expect(codes('planning', [newItem('ok'), op]).at(-1)).toBe(code);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e308, -1e308, '4', true, [4], {}])(
    'the quantity %s',
    (quantity) => {
      expect(codes('accounting', [patchLine('L_900', { quantity })])).toEqual(['INVALID_PAYLOAD']);
    },
  );

  it.each([
    '0000-01-01',
    '0000-12-31T23:00:00Z',
    '0001-01-01T00:00:00+03:00',
    '9999-12-31T23:30:00-01:00',
    '10000-01-01',
    '+275760-09-13T00:00:00Z',
    '-000044-03-15',
    '0044-03-15 BC',
    'infinity',
    '2026-02-30',
    '2026-03-02T10:00:00',
    20_260_302,
  ])('the date %s is told with its field', (date) => {
    const ops = [
      newItem('a', { scope: { dueDate: date } }),
      newTask('b', { plannedStart: date }),
      newTask('c', { plannedEnd: date }),
    ];
    const checked = checkChangeSet(envelopeOf('planning', ops), {
      project: projectWith(),
      needs: [],
    });
    if (!('ops' in checked)) throw new Error(checked.code);
    expect(checked.ops.map(({ code, field }) => [code, field])).toEqual([
      ['INVALID_PAYLOAD', 'payload.scope.dueDate'],
      ['INVALID_PAYLOAD', 'payload.plannedStart'],
      ['INVALID_PAYLOAD', 'payload.plannedEnd'],
    ]);
  });

  it('the first and the last date that are kept are', () => {
    const dates = ['0001-01-01', '9999-12-31', '9999-12-31T23:59:59Z'];
    const ops = dates.map((dueDate, place) => newItem(`d${place}`, { scope: { dueDate } }));
    expect(codes('planning', ops)).toEqual(['apply']);
  });

  it('keys of every object reach no row', () => {
    const op: unknown = JSON.parse(
      '{"op":"item.create","tempId":"tmp:item:a","payload":{"name":"a","__proto__":{"polluted":1},"constructor":1,"flags":{"__proto__":{"requiresMoving":true}}}}',
    );
    const checked = checkChangeSet(envelopeOf('planning', [op]), {
      project: projectWith(),
      needs: [],
    });
    if (!('ops' in checked)) throw new Error(checked.code);
    const row = checked.plan.items.get('tmp:item:a');
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'clientRef',
      'flags',
      'itemId',
      'name',
      'revision',
    ]);
    expect(row?.['polluted']).toBeUndefined();
    expect(row?.flags).toEqual({});
  });
});

describe('circles', () => {
  const COUNT = 10_000;
  const tasks = Array.from({ length: COUNT }, (_, n) => ({ taskId: `T_${n}`, revision: 1 }));
  const chain = tasks
    .slice(1)
    .map(({ taskId }, n) => ({ from: `T_${n}`, to: taskId, revision: 1 }));

  it('of 10,000 tasks are not closed', () => {
    const project = projectWith({ tasks, dependencies: chain });
    expect(codes('tasks', [link(`T_${COUNT - 1}`, 'T_0')], project)).toEqual(['DEPENDENCY_CYCLE']);
    expect(codes('tasks', [link('T_0', `T_${COUNT - 1}`)], project)).toEqual(['apply']);
  });

  it('that a project has already leave its sets without a schedule', () => {
    const dependencies = [...chain, { from: `T_${COUNT - 1}`, to: 'T_0', revision: 1 }];
    const checked = checkChangeSet(envelopeOf('tasks', [patchTask('T_1', { durationHours: 1 })]), {
      project: projectWith({ tasks, dependencies }),
      needs: [],
    });
    expect(checked).toMatchObject({ ok: true, ops: [{ status: 'apply' }] });
    expect(checked).not.toHaveProperty('schedule');
  });

  it('of references are refused whole', () => {
    const ops = Array.from({ length: 2000 }, (_, n) =>
      newItem(`i${n}`, { parentItemId: `tmp:item:i${(n + 1) % 2000}` }),
    );
    expect(codes('planning', ops)).toEqual(['UNKNOWN_REF']);
  });
});
