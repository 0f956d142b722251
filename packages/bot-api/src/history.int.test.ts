import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Api } from 'grammy';
import { expect, onTestFinished, test } from 'vitest';
import { type BotApiServerOptions, createBotApiServer, type WorldEvent } from './index.ts';

async function createRig(options: BotApiServerOptions = {}) {
  const server = await createBotApiServer(options);
  onTestFinished(() => server.close());
  return { server, world: server.world, api: new Api(server.token, { apiRoot: server.url }) };
}

function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bot-api-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'inner', 'history.json');
}

test('a world outlives its server: chats, files, unread updates and numbers', async () => {
  const historyFile = temporaryFile();
  const first = await createRig({ historyFile });
  const person = first.world.createPerson({ firstName: 'Sample User' });
  const forum = first.world.createGroup({ owner: person, isForum: true });
  const topic = forum.opensTopic(person, 'a');
  person.says('раз', { in: forum, topic });
  const { voice } = person.sendsVoice({ bytes: Buffer.from('OggS'), durationSeconds: 1 });
  const [opening] = await first.api.getUpdates();
  await first.api.setMyCommands([{ command: 'a', description: 'b' }]);
  await first.server.close();

  const { world, api } = await createRig({ historyFile });
  expect(world.people().map(({ user }) => user.first_name)).toEqual(['Sample User']);
  expect(world.messages(forum.id).map(({ text }) => text)).toEqual([undefined, 'раз']);
  expect(await api.getUpdates()).toMatchObject([
    { update_id: opening?.update_id },
    { message: { voice: { file_id: voice?.file_id } } },
  ]);
  expect(await api.getMyCommands()).toHaveLength(1);
  const { file_path: path } = await api.getFile(voice?.file_id ?? '');
  expect(path).toMatch(/^voice\//);
  const again = world.person(person.id);
  const next = again.says('два');
  expect(next.message_id).toBeGreaterThan(1);
  again.says('три', { in: forum.id, topic });
  const ids = (await api.getUpdates()).map(({ update_id }) => update_id);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
  expect(world.createPerson().id).not.toBe(person.id);
});

test('of a long chat only its end is remembered, and only the files that it shows', async () => {
  const historyFile = temporaryFile();
  const { server, world, api } = await createRig({ historyFile, keptMessages: 3 });
  const person = world.createPerson();
  const voices = ['а', 'б', 'в', 'г'].map((sound) =>
    person.sendsVoice({ bytes: Buffer.from(sound), durationSeconds: 1 }),
  );
  const ids = voices.map(({ voice }) => voice?.file_id ?? '');
  expect(world.messages(person.id).map(({ voice }) => voice?.file_id)).toEqual(ids.slice(1));
  await expect(api.getFile(ids[0] ?? '')).rejects.toThrow('invalid file_id');
  expect((await api.getFile(ids[3] ?? '')).file_path).toMatch(/^voice\//);
  await server.close();
  expect(readdirSync(`${historyFile}.files`)).toHaveLength(3);
  // words are written without the bytes of what is shown beside them
  expect(readFileSync(historyFile, 'utf8')).not.toContain(Buffer.from('г').toString('base64'));

  const later = await createRig({ historyFile, keptMessages: 3 });
  const path = (await later.api.getFile(ids[3] ?? '')).file_path ?? '';
  const bytes = await fetch(`${later.server.url}/file/bot${later.server.token}/${path}`);
  expect(await bytes.text()).toBe('г');
  const again = later.world.person(person.id);
  again.says('одно');
  again.says('другое');
  again.says('третье');
  await later.server.close();
  expect(readdirSync(`${historyFile}.files`)).toEqual([]);
});

test('identifiers go on after a restart, even where chance repeats itself', async () => {
  const options = { historyFile: temporaryFile(), random: () => 0.5 };
  const first = await createRig(options);
  const send = (rig: typeof first) => {
    const [person = rig.world.createPerson()] = rig.world.people();
    const { voice } = person.sendsVoice({ bytes: Buffer.from('x'), durationSeconds: 1 });
    return voice?.file_id;
  };
  const before = send(first);
  await first.server.close();
  expect(send(await createRig(options))).not.toBe(before);
});

test('a history that cannot be read is put aside', async () => {
  const historyFile = `${temporaryFile()}`.replace('/inner', '');
  writeFileSync(historyFile, '{"version":1');
  const { world } = await createRig({ historyFile });
  expect(world.people()).toEqual([]);
  expect(existsSync(`${historyFile}.broken`)).toBe(true);
});

test('a listener sees everything a chat shows, as it happens', async () => {
  const { world, api } = await createRig();
  const events: WorldEvent['type'][] = [];
  const stop = world.subscribe(({ type }) => void events.push(type));
  const person = world.createPerson();
  const said = person.says('a');
  const sent = await api.sendMessage(person.id, 'b');
  await api.sendChatAction(person.id, 'typing');
  await api.editMessageText(person.id, sent.message_id, 'c');
  await api.setMessageReaction(person.id, said.message_id, [{ type: 'emoji', emoji: '👍' }]);
  await api.deleteMessage(person.id, sent.message_id);
  person.blocksBot();
  stop();
  person.unblocksBot();
  expect(events.filter((type) => type !== 'call')).toEqual([
    'message',
    'message',
    'chat_action',
    'message_edited',
    'message_reacted',
    'message_deleted',
    'chat_changed',
  ]);
  expect(world.calls().map(({ method, status }) => `${method} ${status}`)).toEqual([
    'sendMessage 200',
    'sendChatAction 200',
    'editMessageText 200',
    'setMessageReaction 200',
    'deleteMessage 200',
  ]);
});

test('a wait that ends in vain says what the chat shows', async () => {
  const { world } = await createRig();
  const person = world.createPerson();
  const said = person.says('тишина');
  await expect(world.waitForReply(said, { timeoutMs: 1 })).rejects.toThrow('тишина');
});
