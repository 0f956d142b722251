import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Message, Person } from '@planerka/bot-api';
import { exportWorkspaces, importWorkspaces } from '@planerka/db';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';
import { type SpeechServer, startSpeechServer } from '../rig/speech-server.ts';

// cites: O8-kept, O8-asked, O8-here

let house: House;
let speech: SpeechServer;
beforeAll(async () => {
  speech = await startSpeechServer({ model: 'whisper-1', language: 'ru' });
  house = await startHouse({ environment: { TRANSCRIBE_BASE_URL: speech.baseUrl } });
});
afterAll(async () => {
  await house.stop();
  await speech.stop();
});

const PHOTO = { bytes: new Uint8Array([1, 2, 3]) };
const NOTE = {
  bytes: readFileSync(path.join(import.meta.dirname, '../rig/fixtures/block-tomorrow.ogg')),
  durationSeconds: 4,
};
const GONE = 'Этого сообщения в Telegram больше нет: его удалили.';

async function says(someone: Person, ...words: readonly string[]): Promise<Message> {
  let said: Message | undefined;
  for (const each of words) {
    said = someone.says(each);
    await house.settled();
  }
  if (!said) throw new Error('nothing was said');
  return said;
}

async function bots(someone: Person): Promise<Message[]> {
  return (await house.shown(someone.id)).filter(({ from }) => from?.is_bot);
}

async function last(someone: Person): Promise<Message> {
  const message = (await bots(someone)).at(-1);
  if (!message) throw new Error('the bot has said nothing');
  return message;
}

/** The rows as an export has them. */
async function planOf(chatId: number) {
  const id = await house.workspaceOf(chatId);
  if (id === null) throw new Error('no plan');
  const file = await exportWorkspaces(house.connection.db, [id], house.clock.now());
  const [plan] = file.workspaces;
  if (!plan) throw new Error('not exported');
  return { id, file, plan };
}

async function sourcesOf(chatId: number): Promise<unknown[]> {
  const { plan } = await planOf(chatId);
  return plan.tasks.filter(({ deleted_at: gone }) => gone === null).map(({ sources }) => sources);
}

async function tapsSource(someone: Person): Promise<void> {
  await taps(someone, 'Источник');
}

/** Taps the newest button of this name. */
async function taps(someone: Person, label: string): Promise<void> {
  const card = (await bots(someone)).findLast(
    ({ reply_markup: markup }) =>
      markup?.inline_keyboard.flat().some(({ text }) => text === label) === true,
  );
  if (!card) throw new Error(`no button ${label}`);
  someone.taps(card, { label });
  await house.settled();
}

describe('the message that a task was made of', () => {
  it('is given back by a copy that replies to where it stands', async () => {
    const someone = house.server.world.createPerson();
    const photo = someone.sendsPhoto({ ...PHOTO, caption: 'повесить карниз' });
    await house.settled();
    await says(someone, '[ref v:1 type:"task" id:1]');
    await tapsSource(someone);
    const copy = await last(someone);
    expect(copy).toMatchObject({ caption: 'повесить карниз', photo: photo.photo });
    expect(copy.reply_to_message?.message_id).toBe(photo.message_id);
    expect(house.server.world.calls('copyMessage').at(-1)?.args).toMatchObject({
      chat_id: someone.id,
      from_chat_id: someone.id,
      message_id: photo.message_id,
    });
  });

  it('is told to be gone where Telegram has it no more', async () => {
    const someone = house.server.world.createPerson();
    const photo = someone.sendsPhoto({ ...PHOTO, caption: 'покрасить дверь' });
    await house.settled();
    await says(someone, '[ref v:1 type:"task" id:1]');
    someone.deletes(photo);
    await tapsSource(someone);
    expect((await last(someone)).text).toBe(GONE);
  });

  it('of an album is given back together', async () => {
    const someone = house.server.world.createPerson();
    someone.sendsAlbum([PHOTO, { ...PHOTO, caption: 'выбрать обои' }, PHOTO]);
    await house.settled();
    await says(someone, '[ref v:1 type:"task" id:1]');
    const before = (await bots(someone)).length;
    await tapsSource(someone);
    const copies = (await bots(someone)).slice(before);
    expect(copies).toHaveLength(3);
    expect(copies.every(({ photo }) => photo !== undefined)).toBe(true);
  });

  it('is never given out of its chat', async () => {
    const owner = house.server.world.createPerson();
    const stranger = house.server.world.createPerson();
    const secret = owner.sendsPhoto({ ...PHOTO, caption: 'секретная схема' });
    await house.settled();
    const token = `[op v:1 type:"attach_source" task:1 source_kind:"photo" chat:"${owner.id}" messages:[${secret.message_id}]]`;
    await says(stranger, 'Добавь задачу узнать чужое', token, '[ref v:1 type:"task" id:1]');
    await tapsSource(stranger);
    expect(house.server.world.answers().at(-1)?.text).toBe(
      'Источник в другом чате: он виден только там.',
    );
    const copied = house.server.world
      .calls('copyMessage')
      .filter(({ args }) => args['chat_id'] === stranger.id);
    expect(copied).toEqual([]);
  });

  it('is kept as a reference: no file id, no address, no bytes', async () => {
    const someone = house.server.world.createPerson();
    const sent = someone.sendsDocument({ ...PHOTO, fileName: 'акт.pdf', caption: 'подписать акт' });
    await house.settled();
    const { file } = await planOf(someone.id);
    expect(await sourcesOf(someone.id)).toEqual([
      [
        {
          kind: 'document',
          chat: String(someone.id),
          messages: [sent.message_id],
          name: 'акт.pdf',
          size: 3,
        },
      ],
    ]);
    expect(JSON.stringify(file)).not.toContain(sent.document?.file_id ?? 'none');
    expect(JSON.stringify(file)).not.toContain(house.server.token);
  });

  it('goes with an export into another plan, and with the plan when that is erased', async () => {
    const someone = house.server.world.createPerson();
    someone.sendsPhoto({ ...PHOTO, caption: 'починить забор' });
    await house.settled();
    const { id, file } = await planOf(someone.id);
    await says(someone, '/settings');
    await taps(someone, 'Удалить мои данные');
    await taps(someone, 'Да, удалить всё');
    const { rows } = await house.connection.pool.query(
      'select count(*)::int as left from task where workspace_id = $1',
      [id],
    );
    expect(rows).toEqual([{ left: 0 }]);
    await importWorkspaces(house.connection.db, file);
    const again = await exportWorkspaces(house.connection.db, [id], house.clock.now());
    expect(again.workspaces[0]?.tasks[0]?.sources).toMatchObject([{ kind: 'photo' }]);
  });
});

describe('what was sent without a word', () => {
  it('by itself writes nothing, whatever it is and whatever is open', async () => {
    const things = ['photo', 'video', 'document', 'contact', 'location', 'album'] as const;
    const openings = ['nothing', 'task question', 'block question', 'loss', 'answer'] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...things),
        fc.constantFrom(...openings),
        async (thing, opening) => {
          const someone = house.server.world.createPerson();
          await says(someone, 'Добавь задачу купить гвозди');
          if (opening === 'task question') await says(someone, 'Создай задачу');
          if (opening === 'block question') await says(someone, 'Поставь блок');
          if (opening === 'loss') await says(someone, 'удали купить гвозди');
          if (opening === 'answer') await says(someone, 'что у меня завтра?');
          const before = await house.journal(someone.id);
          if (thing === 'photo') someone.sendsPhoto(PHOTO);
          if (thing === 'video') someone.sendsVideo({ ...PHOTO, durationSeconds: 2 });
          if (thing === 'document') someone.sendsDocument({ ...PHOTO, fileName: 'смета.pdf' });
          if (thing === 'contact') someone.sendsContact({ firstName: 'Ия', phoneNumber: '1' });
          if (thing === 'location') someone.sendsLocation({ latitude: 1, longitude: 2 });
          if (thing === 'album') someone.sendsAlbum([PHOTO, PHOTO]);
          await house.settled();
          expect(await house.journal(someone.id)).toEqual(before);
          expect((await last(someone)).text).toMatch(/\?/);
        },
      ),
      { numRuns: 20, seed: 20_260_225 },
    );
  });

  it('is kept with what its album is asked about where it comes late', async () => {
    const someone = house.server.world.createPerson();
    const [album] = someone.sendsAlbum([PHOTO, PHOTO]);
    await house.settled();
    const asked = (await bots(someone)).length;
    someone.sendsPhoto({ ...PHOTO, mediaGroupId: album?.media_group_id });
    await house.settled();
    expect((await bots(someone)).length).toBe(asked);
    await says(someone, 'разобрать балкон');
    const { plan } = await planOf(someone.id);
    expect(plan.tasks).toHaveLength(1);
    expect(plan.tasks[0]?.sources?.flatMap(({ messages }) => messages)).toHaveLength(3);
  });

  it('joins what its album has led to where it comes late', async () => {
    const someone = house.server.world.createPerson();
    const [album] = someone.sendsAlbum([{ ...PHOTO, caption: 'разобрать балкон' }, PHOTO]);
    await house.settled();
    const { message_id } = someone.sendsPhoto({ ...PHOTO, mediaGroupId: album?.media_group_id });
    await house.settled();
    const { plan } = await planOf(someone.id);
    expect(plan.tasks).toHaveLength(1);
    expect(plan.tasks[0]?.sources?.flatMap(({ messages }) => messages)).toHaveLength(3);
    expect(plan.tasks[0]?.sources?.at(-1)?.messages).toEqual([message_id]);
  });

  it('forwarded sound is no order', async () => {
    const someone = house.server.world.createPerson();
    await says(someone, 'Добавь задачу купить гвозди');
    speech.replies({ kind: 'transcript', text: 'удали купить гвозди' });
    const author = house.server.world.createPerson();
    const elsewhere = house.server.world.createGroup({ owner: author, bot: 'left' });
    someone.forwards(author.sendsVoice(NOTE, { in: elsewhere }), { hidden: true });
    await house.settled();
    expect(await sourcesOf(someone.id)).toHaveLength(1);
  });
});
