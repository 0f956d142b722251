import type { ObjectHandle, Operation } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { interpretUtterance } from '../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../corpus.ts';

/*
 * Ways in which people tell that something of the plan has changed, of objects that the thread knows: it
 * was moved or called off by somebody, goes on for longer, is to be skipped, is so long.
 */

const SAID = ['выбить половик', 'помыть веранду', 'репетиция хора', 'осмотр'] as const;

function read(text: string, titles: readonly string[] = SAID) {
  const candidates: ObjectHandle[] = titles.map((title, index) => ({
    kind: 'task',
    number: index + 1,
    title,
  }));
  const { response } = interpretUtterance(
    {
      trace_id: 'trace-1',
      source: { channel: 'telegram_text' },
      now_iso: CORPUS_NOW,
      text,
      thread: {
        room: { kind: 'hub' },
        candidates,
        operations: [],
        ...(titles.length === 0 ? {} : { default_task_id: titles.length }),
      },
    },
    { timezone: CORPUS_ZONE },
  );
  return response;
}

const operations = (text: string, titles?: readonly string[]) =>
  (read(text, titles).operations ?? []).map(({ operation, mention }) => ({
    ...operation,
    ...(mention === undefined ? {} : { mention }),
  }));

const DELETE: Operation = { type: 'delete' };
const LATER = { type: 'reschedule', shift_minutes: 60 } as const;

it.each<[string, object[]]>([
  [
    'репетиция переехала на пятницу',
    [{ type: 'reschedule', planned_at: '2026-09-18', mention: 'репетиция' }],
  ],
  [
    'репетицию передвинули на пятницу',
    [{ type: 'reschedule', planned_at: '2026-09-18', mention: 'репетицию' }],
  ],
  ['репетиция начнётся на час позже', [{ ...LATER, mention: 'репетиция' }]],
  ['сделай репетицию на час позже', [{ ...LATER, mention: 'репетицию' }]],
  ['дирижёр отменил репетицию', [{ ...DELETE, mention: 'репетицию' }]],
  ['отменили осмотр', [{ ...DELETE, mention: 'осмотр' }]],
  ['осмотр отменён', [{ ...DELETE, mention: 'осмотр' }]],
  [
    'осмотр продлится полтора часа',
    [{ type: 'set_duration', duration_minutes: 90, mention: 'осмотр' }],
  ],
  [
    'осмотр сделай на два часа',
    [{ type: 'set_duration', duration_minutes: 120, mention: 'осмотр' }],
  ],
  ['часа хватит', [{ type: 'set_duration', duration_minutes: 60 }]],
  ['хватит и сорока минут', [{ type: 'set_duration', duration_minutes: 40 }]],
  [
    'о половике напомни за час',
    [{ type: 'set_reminders', remind_before_minutes: [60], mention: 'половике' }],
  ],
  ['репетицию завтра пропустим', [{ ...DELETE, scope: 'this', mention: 'репетицию' }]],
  ['завтра пропусти', [{ ...DELETE, scope: 'this' }]],
  ['удолите задачу про половик', [{ ...DELETE, mention: 'половик' }]],
  ['отметь половик сделаным', [{ type: 'update_status', status: 'done', mention: 'половик' }]],
  [
    'половик удали, а веранду на завтра',
    [
      { ...DELETE, mention: 'половик' },
      { type: 'reschedule', planned_at: '2026-09-16', mention: 'веранду' },
    ],
  ],
  [
    'удали половик, а веранду на завтра',
    [
      { ...DELETE, mention: 'половик' },
      { type: 'reschedule', planned_at: '2026-09-16', mention: 'веранду' },
    ],
  ],
  [
    'веранду на завтра, а половик удали',
    [
      { type: 'reschedule', planned_at: '2026-09-16', mention: 'веранду' },
      { ...DELETE, mention: 'половик' },
    ],
  ],
])('%s', (text, wanted) => {
  expect(operations(text)).toEqual(wanted);
});

it.each([
  'матч перенесли на субботу',
  'концерт продлится до одиннадцати',
  'рейс отменили',
  'завтра пропусти',
  'хватит разговоров',
  'тренер отменил игру',
])('of what nobody spoke of nothing is made: %s', (text) => {
  const { kind, envelopes, operations: found } = read(text, []);
  expect([kind === 'operations', envelopes, found ?? []]).toEqual([false, [], []]);
});

it('a new task and, in the same breath, a state of one that is there', () => {
  const { envelopes, operations: found } = read(
    'создай задачу купить тряпки и отметь половик сделанным',
  );
  expect(envelopes.map(({ command }) => command.entities.title)).toEqual(['купить тряпки']);
  expect(found?.map(({ mention }) => mention)).toEqual(['половик']);
});
