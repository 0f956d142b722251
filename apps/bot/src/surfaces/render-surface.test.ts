import { readSurfaces, verbatim } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { asMessages } from '../../../../test/rig/as-messages.ts';
import { inWords } from '../../../../test/rig/in-words.ts';
import { readButtonOp } from '../reply/button-op.ts';
import { renderSurface } from './render-surface.ts';

const frame = { now: '2026-02-25T09:00:00.000Z', zone: 'Europe/Moscow', locale: 'ru' };
const done = '[op v:1 type:"update_status" task:3 status:"done"]';

/** What a chat makes of a surface. */
function drawn(made: object) {
  const steps = readSurfaces([made]).flatMap((surface) =>
    renderSurface(asMessages(surface), frame),
  );
  return inWords(steps, frame);
}

function whatNext(payload: object) {
  const head = { surface_id: 'next-1', kind: 'what_next_v1', title: 'Что дальше' } as const;
  return { ...head, payload: { headline: 'Купить хлеб', ...payload } };
}

/** What each button of the only message does. */
function buttonsOf([step]: ReturnType<typeof drawn>) {
  const rows = step?.kind === 'text' ? step.buttons : [];
  return rows.map((row) => row.map(({ label, action }) => [label, readButtonOp(action)]));
}

const focus = { type: 'operate', operation: { type: 'focus', task: 3 } };
const window = { from: '2026-02-25', to: '2026-02-25' };
const week = { from: '2026-02-25', to: '2026-03-03' };

// cites: Q-navigation, Q-confirm
describe('the buttons of a surface', () => {
  it.each([
    [{ destination: 'workroom_task', taskId: 3 }, focus],
    [
      { destination: 'calendar_event', eventId: 7 },
      { type: 'card', kind: 'timeblock', number: 7 },
    ],
    [{ destination: 'hub_queue' }, { type: 'show', query: '{"type":"inbox"}', page: 0 }],
    [{ destination: 'hub' }, show({ type: 'agenda', window })],
    [{ destination: 'hub', section: 'today' }, show({ type: 'agenda', window })],
    [{ destination: 'hub', section: 'metrics' }, show({ type: 'load', window: week })],
    [{ destination: 'hub', section: 'priority' }, show({ type: 'urgent' })],
  ])('%j leads to its place', (navigateTo, op) => {
    const steps = drawn(whatNext({ primaryAction: { label: 'Туда', navigateTo } }));
    expect(buttonsOf(steps)).toEqual([[['Туда', op]]]);
  });

  it('hold the literal token of an operation', () => {
    const steps = drawn(whatNext({ primaryAction: { label: 'Готово', opToken: done } }));
    expect(steps[0]).toMatchObject({ buttons: [[{ label: 'Готово', action: { op: done } }]] });
  });

  it('ask first where the operation wants a yes', () => {
    const action = { label: 'Готово', opToken: done, confirm: 'Точно?' };
    const ask = JSON.stringify(verbatim('Точно?'));
    const steps = drawn(whatNext({ primaryAction: action }));
    expect(buttonsOf(steps)).toEqual([[['Готово', { type: 'confirm', ask, op: done }]]]);
  });

  it('lead to the target where no action does', () => {
    const target = { destination: 'workroom_task', taskId: 3 };
    expect(buttonsOf(drawn(whatNext({ target })))).toEqual([[['Открыть', focus]]]);
  });
});

function show(query: object) {
  return { type: 'show', query: JSON.stringify(query), page: 0 };
}

// cites: Q-dropped
describe('a surface is dropped', () => {
  it.each([
    ['when a token does not read', { primaryAction: { label: 'Да', opToken: '[op v:1 type:' } }],
    [
      'when a token is no operation of ours',
      { primaryAction: { label: 'Да', opToken: '[op v:1 type:"format_disk"]' } },
    ],
    ['when a field is malformed', { notes: 'не список' }],
    ['when a field is unknown', { html: '<b>' }],
  ])('%s', (_why, payload) => {
    expect(drawn(whatNext(payload))).toEqual([]);
  });
});

describe('a surface as a message', () => {
  it('shows a day with its locks, its tasks and numbered suggestions', () => {
    const [step] = drawn({
      surface_id: 'day-1',
      kind: 'today_schedule_v1',
      title: 'План',
      payload: {
        date: '2026-02-25',
        blocks: [
          {
            kind: 'event',
            title: 'Созвон',
            start: '2026-02-25T15:00:00+03:00',
            end: '2026-02-25T16:00:00+03:00',
            locked: true,
            navigateTo: { destination: 'calendar_event', eventId: 1 },
          },
        ],
        tasks: [{ taskId: 2, title: 'Купить хлеб', due: 'срок завтра' }],
        suggestions: [
          { previewChange: 'Поставить на 16:00?', acceptOp: { label: 'Да', opToken: done } },
        ],
      },
    });
    expect(step).toMatchObject({
      said: [
        'План\n\n15:00–16:00  Созвон 🔒\n\nБез времени:\n• Купить хлеб (срок завтра)\n\nПредлагаю:\n1. Поставить на 16:00?',
      ],
      shown: {
        objects: [
          { kind: 'timeblock', number: 1 },
          { kind: 'task', number: 2 },
        ],
        surface_id: 'day-1',
      },
    });
  });

  it('names the suggested task of a queue item that is another one', () => {
    const item = { taskId: 1, title: 'Письмо', suggestedTaskId: 42, suggestedAction: 'связать' };
    const [step] = drawn({
      surface_id: 'triage-1',
      kind: 'triage_table_v1',
      title: 'Входящие',
      payload: { groups: [{ summary: 'Новые', items: [item] }] },
    });
    expect(step).toMatchObject({ said: ['Входящие\n\nНовые\n1. Письмо → TASK-042, связать'] });
  });
});
