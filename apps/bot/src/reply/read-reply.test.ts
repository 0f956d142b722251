import { describe, expect, it } from 'vitest';
import { readReply } from './read-reply.ts';
import { renderReply } from './render.ts';

const OUTBOX_ID = '0190a000-0000-7000-8000-000000000001';
const frame = { now: '2026-02-25T09:00:00.000Z', zone: 'Europe/Moscow', locale: 'ru' };
const head = { topic_id: null, reply_to: null, placeholder_message_id: null };
const bread = { kind: 'task', row: { number: 1, title: 'Хлеб' } };
const undo = { op: '[op v:1 type:"undo" changes:["0190a000-0000-7000-8000-000000000002"]]' };

/** As a version stored them that made the words before. */
const worded = {
  ...head,
  v: 1,
  steps: [
    { kind: 'answer_callback', callback_query_id: '7', text: 'Оставил как было.' },
    {
      kind: 'keep_buttons',
      message_id: 3,
      keep: [[{ text: 'Отменить 2', callback_data: 'b.1' }]],
    },
    {
      kind: 'text',
      text: 'Записал задачу «Хлеб».',
      transcript: 'купи хлеб',
      buttons: [[{ label: 'Отменить', action: undo }]],
      shown: { objects: [{ kind: 'task', number: 1 }], surface_id: null },
      edits: 5,
    },
    {
      kind: 'picture',
      picture: {
        title: 'Сегодня',
        subtitle: 'среда, 25 февраля 2026',
        summary: 'Свободно 7 ч',
        from: 540,
        to: 1140,
        now: { at: 720, label: '12:00' },
        slots: [
          {
            from: 600,
            to: 660,
            title: 'Созвон',
            kind: 'focus',
            locked: false,
            time: '10:00–11:00',
          },
        ],
        free: [{ from: 720, to: 1140, label: 'Свободно 7 ч' }],
        tasks: {
          heading: 'Без времени',
          items: [{ title: 'Хлеб', note: null, late: false }],
          footer: '…и ещё 3',
        },
      },
    },
  ],
};

function callsOf(stored: unknown) {
  const reply = readReply(stored);
  return reply && renderReply(OUTBOX_ID, reply);
}

describe('a reply that was stored with its words', () => {
  it('is sent with these words, and its buttons do what they did', () => {
    const rendered = callsOf(JSON.parse(JSON.stringify(worded)));
    expect(rendered?.buttons.map(({ action }) => action)).toEqual([undo]);
    const [toast, kept, message, picture] = rendered?.calls ?? [];
    expect(toast).toMatchObject({ method: 'answerCallbackQuery', text: 'Оставил как было.' });
    expect(kept).toMatchObject({ keyboard: [[{ text: 'Отменить 2', callback_data: 'b.1' }]] });
    expect(message).toMatchObject({
      text: 'купи хлеб\nЗаписал задачу «Хлеб».',
      keyboard: [[{ text: 'Отменить' }]],
      edits: 5,
      shown: { objects: [{ kind: 'task', number: 1 }], surface_id: null },
    });
    const caption = 'Сегодня, среда, 25 февраля 2026. Свободно 7 ч';
    // The theme is younger than these words: such a picture is drawn light, as it was.
    const drawn = { ...worded.steps[3]?.picture, theme: 'light' };
    const photo = { of: 'day', picture: drawn };
    expect(picture).toEqual({ method: 'sendPhoto', photo, caption });
  });
});

describe('a reply as it is stored now', () => {
  it('holds no words: they are made in its frame, or in that of a part', () => {
    const at = '2026-02-25T06:00:00.000Z';
    const line = { code: 'reminder_line', data: { position: 1, object: bread, at } };
    const step = { kind: 'text', said: [line], transcript: null, buttons: [] };
    const later = { ...frame, now: '2026-02-26T09:00:00.000Z' };
    const rendered = callsOf({
      ...head,
      v: 2,
      frame,
      steps: [step, { ...step, frame: later }],
    });
    expect(rendered?.calls).toMatchObject([
      { text: '1. 09:00  «Хлеб» (TASK-001)' },
      { text: '1. 25 февраля, 09:00  «Хлеб» (TASK-001)' },
    ]);
  });

  it('is nothing when it does not read', () => {
    expect(readReply({ v: 3, steps: [] })).toBeNull();
    expect(readReply('reply')).toBeNull();
  });
});
