import { describe, expect, it } from 'vitest';
import { readSurfaces } from './surface.ts';

// cites: K7-surfaces
const target = { destination: 'workroom_task', taskId: 42 } as const;
const op = { label: 'Готово', opToken: '[op v:1 type:"update_status" task:42 status:"done"]' };

const whole = {
  what_next_v1: {
    headline: 'Отчёт',
    body: 'Срок сегодня.',
    target,
    primaryAction: { ...op, confirm: 'Точно?' },
    secondaryActions: [{ label: 'Открыть', navigateTo: target }],
    notes: ['Потом созвон'],
  },
  today_schedule_v1: {
    date: '2026-02-26',
    blocks: [
      {
        kind: 'focus',
        title: 'Отчёт',
        start: '2026-02-26T10:00:00+03:00',
        end: '2026-02-26T11:00:00+03:00',
        locked: false,
        navigateTo: { destination: 'calendar_event', eventId: 1 },
      },
    ],
    suggestions: [{ previewChange: 'Молоко в 12:00', acceptOp: op }],
    controls: { suggestAlternativesOp: op },
  },
  priority_list_v1: {
    items: [
      {
        rank: 1,
        taskId: 42,
        label: 'Отчёт',
        reason: 'Срок сегодня',
        estimateMinutes: 60,
        navigateTo: target,
        quickActions: [op],
      },
    ],
  },
  triage_table_v1: {
    groups: [
      {
        summary: 'Новые',
        approveOp: op,
        declineOp: op,
        items: [
          {
            taskId: 42,
            title: 'Отчёт',
            suggestedTaskId: 7,
            suggestedAction: 'На завтра',
            approveOp: op,
            declineOp: op,
          },
        ],
      },
    ],
  },
} as const;

const surface = (kind: string, payload: unknown) => ({
  surface_id: `${kind}-1`,
  kind,
  title: 'Заголовок',
  payload,
});

describe('surfaces of an answer', () => {
  it('of each kind, with every field, are kept as they are', () => {
    const list = Object.entries(whole).map(([kind, payload]) => surface(kind, payload));
    expect(readSurfaces(list)).toEqual(list);
  });

  const good = surface('what_next_v1', whole.what_next_v1);
  const bad: Readonly<Record<string, unknown>> = {
    'an unknown kind': { ...good, kind: 'what_next_v2' },
    'no surface_id': { ...good, surface_id: undefined },
    'no headline': surface('what_next_v1', { body: 'x' }),
    'a payload that is a list': surface('priority_list_v1', []),
    'an action without an op token': surface('what_next_v1', {
      headline: 'x',
      primaryAction: { label: 'x', opToken: 'https://example.com' },
    }),
    'another side effect': surface('what_next_v1', {
      headline: 'x',
      primaryAction: { ...op, url: 'https://example.com' },
    }),
    'an unknown destination': surface('what_next_v1', {
      headline: 'x',
      target: { destination: 'browser', url: 'https://example.com' },
    }),
    'a block without its lock flag': surface('today_schedule_v1', {
      date: '2026-02-26',
      blocks: [
        { kind: 'event', title: 'x', start: '2026-02-26T10:00:00Z', end: '2026-02-26T11:00:00Z' },
      ],
    }),
    'no object at all': null,
    'a text': 'what_next_v1',
  };
  for (const [what, entry] of Object.entries(bad)) {
    it(`with ${what} are dropped, and the others stay`, () => {
      expect(readSurfaces([entry, good])).toEqual([good]);
    });
  }
});
