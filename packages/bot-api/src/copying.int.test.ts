import { Api } from 'grammy';
import { expect, onTestFinished, test } from 'vitest';
import { createBotApiServer } from './index.ts';

const FILE = { bytes: new Uint8Array([1, 2, 3]) };

async function createRig() {
  const server = await createBotApiServer();
  onTestFinished(() => server.close());
  const api = new Api(server.token, { apiRoot: server.url });
  return { api, world: server.world, person: server.world.createPerson() };
}

test('a copy holds what the message held, without who has sent it and its buttons', async () => {
  const { api, world, person } = await createRig();
  const sent = person.sendsPhoto({ ...FILE, caption: 'чек' });
  const terms = { reply_parameters: { message_id: sent.message_id } };
  const { message_id } = await api.copyMessage(person.id, person.id, sent.message_id, terms);
  const copy = world.messages(person).find((each) => each.message_id === message_id);
  expect(copy).toMatchObject({ caption: 'чек', photo: sent.photo, from: { is_bot: true } });
  expect(copy?.reply_to_message?.message_id).toBe(sent.message_id);
  expect(copy?.forward_origin).toBeUndefined();
});

test.each([
  ['contact', { phone_number: '1', first_name: 'Ия' }],
  ['location', { latitude: 1, longitude: 2 }],
] as const)('a %s is copied, too', async (field, value) => {
  const { api, world, person } = await createRig();
  const sent =
    field === 'contact'
      ? person.sendsContact({ firstName: 'Ия', phoneNumber: '1' })
      : person.sendsLocation({ latitude: 1, longitude: 2 });
  await api.copyMessage(person.id, person.id, sent.message_id);
  expect(world.messages(person).at(-1)).toMatchObject({ [field]: value });
});

test('what is gone is an error, and several skip what is gone', async () => {
  const { api, world, person } = await createRig();
  const album = person.sendsAlbum([FILE, FILE, FILE]);
  const ids = album.map(({ message_id: id }) => id);
  const groups = new Set(album.map(({ media_group_id: group }) => group));
  expect(groups.size).toBe(1);
  const [first] = album;
  if (first) person.deletes(first);
  await expect(api.copyMessage(person.id, person.id, ids[0] ?? 0)).rejects.toMatchObject({
    error_code: 400,
    description: 'Bad Request: message to copy not found',
  });
  await expect(api.copyMessages(person.id, person.id, ids)).resolves.toHaveLength(2);
  await expect(api.copyMessages(person.id, person.id, ids.toReversed())).rejects.toMatchObject({
    error_code: 400,
  });
  for (const message of album.slice(1)) person.deletes(message);
  await expect(api.copyMessages(person.id, person.id, ids)).rejects.toMatchObject({
    error_code: 400,
  });
  expect(world.messages(person)).toHaveLength(2);
});

test('nothing is copied out of a chat that the bot is not in', async () => {
  const { api, world, person } = await createRig();
  const owner = world.createPerson();
  const group = world.createGroup({ owner, bot: 'left' });
  const secret = owner.sendsPhoto(FILE, { in: group });
  person.says('привет');
  await expect(api.copyMessage(person.id, group.id, secret.message_id)).rejects.toMatchObject({
    error_code: 403,
  });
});
