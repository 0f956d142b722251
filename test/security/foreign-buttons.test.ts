import type { Group, Message, Person } from '@planerka/bot-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';
import { type SpeechServer, startSpeechServer } from '../rig/speech-server.ts';

/** Buttons in wrong hands: another chat's, another person's, forged ones. */

const STALE = 'Эта кнопка уже не действует.';

let house: House;
let speech: SpeechServer;
beforeAll(async () => {
  speech = await startSpeechServer({ transcript: 'Создай задачу из голоса' });
  house = await startHouse({ environment: { TRANSCRIBE_BASE_URL: speech.baseUrl } });
});
afterAll(async () => {
  await house.stop();
  await speech.stop();
});

/** The newest message of the bot in a chat. */
async function last(chatId: number): Promise<Message> {
  const message = (await house.shown(chatId)).findLast(({ from }) => from?.is_bot);
  if (!message) throw new Error('the bot has said nothing');
  return message;
}

function dataOf(message: Message): string {
  const [button] = message.reply_markup?.inline_keyboard.flat() ?? [];
  return button && 'callback_data' in button ? button.callback_data : '';
}

async function types(chatId: number): Promise<string[]> {
  return (await house.journal(chatId)).map(({ type }) => type);
}

async function toast(tap: ReturnType<Person['forgesTap']>): Promise<string> {
  const answer = await house.server.world.waitForAnswer(tap);
  await house.settled();
  return answer.text ?? '';
}

test('another chat’s button is refused, whoever sends its id from wherever', async () => {
  const { world } = house.server;
  const [owner, thief] = [world.createPerson(), world.createPerson()];
  owner.says('Создай задачу моя');
  const reply = await last(owner.id);
  const id = dataOf(reply);
  expect(id).not.toBe('');
  thief.says('Создай задачу чужая');
  const own = await last(thief.id);
  expect(await toast(thief.forgesTap(own, id))).toBe(STALE);
  expect(await types(owner.id)).toEqual(['task_created']);
  expect(await types(thief.id)).toEqual(['task_created']);
  // In the owner's own chat it works.
  expect(await toast(owner.taps(reply, { label: 'Отменить' }))).toBe('');
  expect(await types(owner.id)).toEqual(['task_created', 'change_undone']);
});

test.for([
  '',
  'x',
  '0.0',
  '../../etc/passwd',
  'null',
  '{"type":"undo"}',
  "' or 1=1 --",
  '😀'.repeat(16),
])('forged data %j means nothing', async (data) => {
  const { world } = house.server;
  const person = world.createPerson();
  person.says('Создай задачу моя');
  const reply = await last(person.id);
  expect(await toast(person.forgesTap(reply, data))).toBe(STALE);
  const neighbour = dataOf(reply).replace(/.$/, '9');
  expect(await toast(person.forgesTap(reply, neighbour))).toBe(STALE);
  expect(await types(person.id)).toEqual(['task_created']);
});

interface Meeting {
  readonly group: Group;
  readonly owner: Person;
  readonly one: Person;
  readonly other: Person;
  readonly says: (who: Person, words: string) => Message;
}

function meet(): Meeting {
  const { world } = house.server;
  const [owner, one, other] = [world.createPerson(), world.createPerson(), world.createPerson()];
  const group = world.createGroup({ owner, members: [one, other] });
  const says = (who: Person, words: string) =>
    who.says(`@${world.bot.username} ${words}`, { in: group });
  return { group, owner, one, other, says };
}

test('in a group nobody answers another’s question by its buttons', async () => {
  const { group, one, other, says } = meet();
  says(one, 'поставь блок завтра в 9');
  const question = await last(group.id);
  expect(await toast(other.taps(question, { row: 0, column: 1 }))).toContain('не вам');
  expect(await types(group.id)).toEqual([]);
  await toast(one.taps(question, { row: 0, column: 1 }));
  expect(await types(group.id)).toEqual(['timeblock_created']);
});

test('in a group a member undoes their own, an admin anything', async () => {
  const { group, owner, one, other, says } = meet();
  says(one, 'создай задачу первая');
  const reply = await last(group.id);
  await toast(other.taps(reply, { label: 'Отменить' }));
  expect(await types(group.id)).toEqual(['task_created']);
  await toast(owner.taps(reply, { label: 'Отменить' }));
  expect(await types(group.id)).toEqual(['task_created', 'change_undone']);
});

test('in a group only the author redoes an edited message: another’s tap doubles nothing', async () => {
  const { group, one, other, says } = meet();
  const said = says(one, 'создай задачу первая');
  await house.settled();
  one.edits(said, `@${house.server.world.bot.username} создай задачу вторая`);
  const offer = await last(group.id);
  expect(await toast(other.taps(offer, { label: 'Записать заново' }))).toContain('для того');
  expect(await types(group.id)).toEqual(['task_created']);
  await toast(one.taps(offer, { label: 'Записать заново' }));
  expect(await types(group.id)).toEqual(['task_created', 'change_undone', 'task_created']);
});

test('in a group only the author has a voice note heard again', async () => {
  const { group, one, other } = meet();
  speech.replies(
    { kind: 'status', status: 500 },
    { kind: 'status', status: 500 },
    {
      kind: 'transcript',
      text: 'Создай задачу из голоса',
    },
  );
  const question = await last(await greets(group, one));
  one.sendsVoice(
    { bytes: Buffer.from('OggS'), durationSeconds: 2 },
    { in: group, replyTo: question },
  );
  const failure = await last(group.id);
  expect(await toast(other.taps(failure, { label: 'Распознать ещё раз' }))).toContain('для того');
  expect(await types(group.id)).toEqual([]);
  await toast(one.taps(failure, { label: 'Распознать ещё раз' }));
  expect(await types(group.id)).toEqual(['task_created']);
});

/** Something of the bot's in the group that can be replied to. */
async function greets(group: Group, person: Person): Promise<number> {
  person.says(`/today@${house.server.world.bot.username}`, { in: group });
  await house.settled();
  return group.id;
}
