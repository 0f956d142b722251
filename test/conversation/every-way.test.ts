import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Message, Person } from '@planerka/bot-api';
import { type Operation, writeOpToken } from '@planerka/contracts';
import type { JournalEntry } from '@planerka/plan';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';
import { type OperationCase, operationCases, TASK_MADE } from '../rig/operation-cases.ts';
import { type SpeechServer, startSpeechServer } from '../rig/speech-server.ts';

// cites: O-every-way, O7-buttons

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
async function ready({
  given = TASK_MADE,
}: OperationCase): Promise<{ person: Person; shown: Message }> {
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
  // who has blocked a task stands inside its definition
  const unnamed: typeof after = JSON.parse(
    JSON.stringify(after ?? {}).replaceAll(/telegram:\d+/gu, 'somebody'),
  );
  const row = Object.entries(unnamed ?? {}).filter(([key]) => !VOLATILE.test(key));
  return { type, object_kind, row: Object.fromEntries(row) };
}

async function since(person: Person, before: number) {
  return (await house.journal(person.id)).slice(before).map(gist);
}

/** The golden stories tell every operation by every way; that the rows are the same is shown of each third. */
const EVERY = process.env['EVERY_STORY'] === undefined ? 3 : 1;
const compared = operationCases.filter((_, index) => index % EVERY === 0);

describe('each operation by text, voice, reply and button', () => {
  it.each(compared.map((each) => [`${each.words} (${each.operation.type})`, each] as const))(
    '%s',
    async (_name, each) => {
      const ways: Record<string, (person: Person, shown: Message) => unknown> = {
        text: (person) => person.says(each.words),
        voice: (person) => {
          speech.replies({ kind: 'transcript', text: each.words });
          return person.sendsVoice({ bytes: note, durationSeconds: 3 });
        },
        reply: async (person, shown) => {
          // Something newer is between, so that only the reply can tell what is meant.
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
