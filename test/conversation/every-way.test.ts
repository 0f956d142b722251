import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Message, Person } from '@planerka/bot-api';
import { type Operation, writeOpToken } from '@planerka/contracts';
import type { JournalEntry } from '@planerka/runtime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';
import { type SpeechServer, startSpeechServer } from '../rig/speech-server.ts';

// cites: O-every-way, O7-buttons

/** Each operation as people say it, and as its token says it. */
interface Case {
  readonly words: string;
  readonly operation: Operation;
  /** What stands before; the last thing made is what is meant. */
  readonly given?: readonly string[];
  /** Words only propose the other object: the choice that is tapped when they are asked about. */
  readonly chosen?: string;
}

const TASK = { task: 1 } as const;
const TASK_MADE = ['Создай задачу купить молоко'];
const BLOCK_MADE = ['Поставь блок «созвон» завтра в 10:00 на 60 минут'];
const STEP_MADE = ['Создай задачу сделать ремонт', 'добавь подзадачу купить плитку'];

const cases: readonly Case[] = [
  { words: 'отметь сделанным', operation: { type: 'update_status', ...TASK, status: 'done' } },
  { words: 'начал', operation: { type: 'update_status', ...TASK, status: 'in_progress' } },
  { words: 'больше не нужно', operation: { type: 'update_status', ...TASK, status: 'cancelled' } },
  {
    words: 'перенеси на завтра',
    operation: { type: 'reschedule', ...TASK, planned_at: '2026-02-26' },
  },
  {
    words: 'перенеси на пятницу в 15:00',
    operation: { type: 'reschedule', ...TASK, planned_at: '2026-02-27T15:00:00+03:00' },
  },
  {
    words: 'на час позже',
    operation: { type: 'reschedule', timeblock: 1, shift_minutes: 60 },
    given: BLOCK_MADE,
  },
  {
    words: 'переименуй в купить кефир',
    operation: { type: 'rename', ...TASK, title: 'купить кефир' },
  },
  { words: 'сделай важной', operation: { type: 'set_priority', ...TASK, priority: 'high' } },
  { words: 'добавь тег дом', operation: { type: 'set_tags', ...TASK, add: ['дом'] } },
  {
    words: 'сократи до 30 минут',
    operation: { type: 'set_duration', timeblock: 1, duration_minutes: 30 },
    given: BLOCK_MADE,
  },
  {
    words: 'срок до пятницы',
    operation: { type: 'set_due', ...TASK, due_date: '2026-02-27' },
  },
  {
    words: 'напомни за полчаса',
    operation: { type: 'set_reminders', ...TASK, remind_before_minutes: [30] },
    given: ['Создай задачу позвонить маме завтра в 15:00'],
  },
  {
    words: 'повторяй каждую пятницу',
    operation: { type: 'set_recurrence', ...TASK, rrule: 'FREQ=WEEKLY;BYDAY=FR' },
  },
  {
    words: 'повторяй каждый день',
    operation: { type: 'set_recurrence', timeblock: 1, rrule: 'FREQ=DAILY' },
    given: BLOCK_MADE,
  },
  {
    words: 'больше не повторяй',
    operation: { type: 'set_recurrence', ...TASK, rrule: null },
    given: ['Создай задачу зарядка каждый день'],
  },
  { words: 'закрепи', operation: { type: 'pin', ...TASK } },
  { words: 'открой задачу', operation: { type: 'focus', ...TASK } },
  { words: 'закрой', operation: { type: 'unfocus' }, given: [...TASK_MADE, '/focus TASK-001'] },
  { words: 'открепи', operation: { type: 'unpin' }, given: [...TASK_MADE, 'закрепи'] },
  { words: 'удали', operation: { type: 'delete', ...TASK } },
  { words: 'удали', operation: { type: 'delete', timeblock: 1 }, given: BLOCK_MADE },
  {
    words: 'отложи на час',
    operation: { type: 'snooze', ...TASK, minutes: 60 },
    given: ['Создай задачу позвонить маме завтра в 15:00'],
  },
  {
    words: 'создай проект Ремонт',
    operation: { type: 'project_create', title: 'Ремонт' },
  },
  {
    words: 'переименуй проект в Ремонт кухни',
    operation: { type: 'rename', project: 1, title: 'Ремонт кухни' },
    given: ['создай проект Ремонт'],
  },
  {
    words: 'перенеси в проект Ремонт',
    operation: { type: 'move_to_project', ...TASK, project: 1 },
    given: ['создай проект Ремонт', 'Создай задачу купить плитку'],
    chosen: '«Ремонт» (PLAN-001)',
  },
  {
    words: 'привяжи к задаче плитка',
    operation: { type: 'link_task', timeblock: 1, task: 1 },
    given: ['Создай задачу купить плитку', ...BLOCK_MADE],
    chosen: '«купить плитку» (TASK-001)',
  },
  {
    words: 'убери проект в архив',
    operation: { type: 'project_archive', project: 1 },
    given: ['создай проект Ремонт'],
  },
  {
    words: 'добавь подзадачу купить плитку',
    operation: { type: 'subtask_add', ...TASK, title: 'купить плитку' },
  },
  {
    words: 'отметь сделанным',
    operation: { type: 'update_status', task: 2, status: 'done' },
    given: STEP_MADE.slice(0, 1).concat('Создай задачу купить плитку'),
  },
];

let house: House;
let speech: SpeechServer;
let note: Uint8Array;
beforeAll(async () => {
  note = await readFile(path.join(import.meta.dirname, '../rig/fixtures/block-tomorrow.ogg'));
  speech = await startSpeechServer({ model: 'whisper-1', language: 'ru' });
  house = await startHouse({ environment: { TRANSCRIBE_BASE_URL: speech.baseUrl } });
});
afterAll(async () => {
  await house.stop();
  await speech.stop();
});

async function lastOf(person: Person): Promise<Message> {
  const message = (await house.shown(person.id)).findLast(({ from }) => from?.is_bot);
  if (!message) throw new Error('the bot has said nothing');
  return message;
}

/** A person who has said all that comes before; the bot's last message shows what is meant. */
async function ready({ given = TASK_MADE }: Case): Promise<{ person: Person; shown: Message }> {
  const person = house.server.world.createPerson();
  for (const words of given) {
    person.says(words);
    await house.settled();
  }
  return { person, shown: await lastOf(person) };
}

/** A button with exactly this token, as every button of the bot is stored. */
async function buttonFor(person: Person, operation: Operation): Promise<string> {
  const id = `test.${person.id}`;
  await house.connection.db
    .insertInto('telegram_button')
    .values({
      bot_id: house.bot().me.id,
      button_id: id,
      chat_id: person.id,
      outbox_id: crypto.randomUUID(),
      action: JSON.stringify({ op: writeOpToken({ ...operation }) }),
    })
    .execute();
  return id;
}

/** The ways that have no number for the other object. */
const IN_WORDS = new Set(['text', 'voice', 'reply']);

const VOLATILE = /_id$|^(revision|created_at|created_by|thread|actor|sort_key|deleted_at)$/;

/** What an entry says without whose and which it is. */
function gist({ type, object_kind, after }: JournalEntry) {
  const row = Object.entries(after ?? {}).filter(([key]) => !VOLATILE.test(key));
  return { type, object_kind, row: Object.fromEntries(row) };
}

async function since(person: Person, before: number) {
  return (await house.journal(person.id)).slice(before).map(gist);
}

describe('each operation by text, voice, reply and button', () => {
  it.each(cases.map((each) => [`${each.words} (${each.operation.type})`, each] as const))(
    '%s',
    async (_name, each) => {
      const ways: Record<string, (person: Person, shown: Message) => unknown> = {
        text: (person) => person.says(each.words),
        voice: (person) => {
          speech.replies({ kind: 'transcript', text: each.words });
          return person.sendsVoice({ bytes: note, durationSeconds: 3 });
        },
        reply: async (person, shown) => {
          // Something newer stands between, so that only the reply can tell what is meant.
          person.says('Создай задачу между делом');
          await house.settled();
          return person.says(each.words, { replyTo: shown });
        },
        token: (person) => person.says(writeOpToken({ ...each.operation })),
        button: async (person, shown) =>
          person.forgesTap(shown, await buttonFor(person, each.operation)),
      };
      const came: Record<string, unknown> = {};
      for (const [way, act] of Object.entries(ways)) {
        const { person, shown } = await ready(each);
        const before = (await house.journal(person.id)).length + (way === 'reply' ? 1 : 0);
        await act(person, shown);
        if (each.chosen !== undefined && IN_WORDS.has(way)) {
          await house.settled();
          person.taps(await lastOf(person), { label: each.chosen });
        }
        came[way] = await since(person, before);
      }
      expect(came['text']).toHaveLength(1);
      const { text } = came;
      expect(came).toEqual({ text, voice: text, reply: came['reply'], token: text, button: text });
      // What is made beside something newer has a later number; the rest is the same.
      const numberless = (value: unknown) =>
        JSON.stringify(value).replace(/"(number|project_number)":\d+/g, '');
      expect(numberless(came['reply'])).toBe(numberless(text));
    },
  );
});
