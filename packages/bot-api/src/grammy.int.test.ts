import { Bot, type Context, GrammyError, HttpError, InlineKeyboard, InputFile } from 'grammy';
import { expect, onTestFinished, test } from 'vitest';
import { type BotApiServerOptions, createBotApiServer, TELEGRAM_LIMITS } from './index.ts';

async function createRig(options: BotApiServerOptions = {}) {
  const server = await createBotApiServer(options);
  const bot = new Bot(server.token, { client: { apiRoot: server.url } });
  onTestFinished(async () => {
    await bot.stop();
    await server.close();
  });
  return { server, bot, world: server.world, person: server.world.createPerson() };
}

const echo = (ctx: Context) => ctx.reply(ctx.message?.text ?? '?');

test('polling: commands come marked, answers are shown, updates are confirmed', async () => {
  const { bot, world, person } = await createRig();
  bot.command('start', (ctx) => ctx.reply(`*${ctx.match}*`, { parse_mode: 'MarkdownV2' }));
  void bot.start();
  const reply = await world.waitForReply(person.starts('abc'));
  expect(reply).toMatchObject({ text: 'abc', entities: [{ type: 'bold', offset: 0, length: 3 }] });
  await world.waitForQuiet();
});

test('updates said before the bot runs wait for it, in order', async () => {
  const { bot, world, person } = await createRig();
  for (const text of ['a', 'b', 'c']) person.says(text);
  bot.on('message', echo);
  void bot.start();
  await world.waitForMessage(person, { where: ({ text }) => text === 'c' });
  const said = world.messages(person).filter(({ from }) => from?.is_bot);
  expect(said.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
});

test('a second poller ends the first one, which is told 409', async () => {
  const { bot, server } = await createRig();
  const waits = new Promise<void>((resolve) => {
    server.world.subscribe(({ type }) => type === 'poll_waits' && resolve());
  });
  const first = bot.start();
  await waits;
  const other = new Bot(server.token, { client: { apiRoot: server.url } });
  const failure = first.catch((error: unknown) => error);
  const wait = other.api.getUpdates({ timeout: 1 });
  await expect(failure).resolves.toMatchObject({
    error_code: 409,
    description: expect.stringContaining('terminated by other getUpdates request'),
  });
  await expect(wait).resolves.toEqual([]);
});

test('taps: the tap carries the message, the answer is a toast, edits replace the buttons', async () => {
  const { bot, world, person } = await createRig();
  const keyboard = new InlineKeyboard().text('Да', 'yes').text('Нет', 'no');
  bot.on('message', (ctx) => ctx.reply('?', { reply_markup: keyboard }));
  bot.on('callback_query:data', async (ctx) => {
    await ctx.answerCallbackQuery({ text: `${ctx.callbackQuery.data}!`, show_alert: true });
    await ctx.editMessageText(`${ctx.callbackQuery.message?.text} ${ctx.callbackQuery.data}`);
  });
  void bot.start();
  const question = await world.waitForReply(person.says('спроси'));
  const tap = person.taps(question, { label: 'Нет' });
  expect(await world.waitForAnswer(tap)).toMatchObject({ text: 'no!', alert: true });
  const edited = await world.waitForEdit(question, ({ text }) => text === '? no');
  expect(edited.reply_markup).toBeUndefined();
  expect(edited.edit_date).toBeDefined();
  // What was read before the edit can still be tapped, from a stranger's account too.
  const stranger = world.createPerson();
  await world.waitForAnswer(stranger.taps(question, { row: 0, column: 0 }));
  await world.waitForAnswer(stranger.forgesTap(question, 'forged'));
  expect(world.answers().map(({ userId, data }) => [userId, data])).toEqual([
    [person.id, 'no'],
    [stranger.id, 'yes'],
    [stranger.id, 'forged'],
  ]);
  expect(() => person.taps(edited, { label: 'Нет' })).toThrow('no button');
});

test('an edited message, a forward and a reply look as in Telegram', async () => {
  const { bot, world, person } = await createRig();
  const seen: object[] = [];
  bot.use((ctx) => void seen.push(ctx.update));
  void bot.start();
  const first = person.says('раз');
  person.edits(first, 'два');
  person.forwards(first);
  person.forwards(first, { hidden: true });
  person.says('три', { replyTo: first });
  await world.waitForQuiet();
  expect(seen).toMatchObject([
    { message: { text: 'раз' } },
    {
      edited_message: { text: 'два', message_id: first.message_id, edit_date: expect.any(Number) },
    },
    { message: { text: 'раз', forward_origin: { type: 'user', sender_user: { id: person.id } } } },
    { message: { forward_origin: { type: 'hidden_user' } } },
    { message: { text: 'три', reply_to_message: { message_id: first.message_id, text: 'два' } } },
  ]);
});

test('a voice note is found by getFile and downloaded by its link', async () => {
  const { bot, server, person } = await createRig();
  const bytes = Buffer.from('OggS and so on');
  const { voice } = person.sendsVoice({ bytes, durationSeconds: 3 });
  const file = await bot.api.getFile(voice?.file_id ?? '');
  expect(file).toMatchObject({
    file_size: bytes.length,
    file_path: expect.stringMatching(/\.oga$/),
  });
  const link = `${server.url}/file/bot${server.token}/${file.file_path}`;
  const response = await fetch(link);
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  expect((await fetch(link.replace(server.token, '1:wrong'))).status).toBe(401);
  expect((await fetch(`${link}x`)).status).toBe(404);
});

test('files: too big, missing, unknown, and a link that is over', async () => {
  let now = new Date('2026-02-26T10:00:00Z');
  const { bot, server, person } = await createRig({ now: () => now });
  const send = (options: object) =>
    person.sendsVoice({ bytes: Buffer.from('x'), durationSeconds: 1, ...options }).voice?.file_id;
  const get = (id = 'unknown') => bot.api.getFile(id);
  await expect(get(send({ size: 20 * 1024 * 1024 + 1 }))).rejects.toThrow('file is too big');
  await expect(get(send({ available: false }))).rejects.toThrow(
    'wrong file_id or the file is temporarily unavailable',
  );
  await expect(get()).rejects.toThrow('invalid file_id');
  const { file_path: path } = await get(send({ size: 20 * 1024 * 1024 }));
  const download = () => fetch(`${server.url}/file/bot${server.token}/${path}`);
  expect((await download()).status).toBe(200);
  now = new Date('2026-02-26T11:00:01Z');
  expect((await download()).status).toBe(404);
});

test('grammY uploads files by multipart, and a known file is sent by its identifier', async () => {
  const { bot, world, person } = await createRig();
  person.starts();
  const voice = new InputFile(Buffer.from('OggS'), 'note.ogg');
  const sent = await bot.api.sendVoice(person.id, voice, {
    caption: '<b>ж</b>',
    parse_mode: 'HTML',
  });
  expect(sent).toMatchObject({ caption: 'ж', caption_entities: [{ type: 'bold' }] });
  expect(Buffer.from(world.fileBytes(sent.voice.file_id) ?? []).toString()).toBe('OggS');
  const document = new InputFile(Buffer.from('{}'), 'plan.json');
  expect(await bot.api.sendDocument(person.id, document)).toMatchObject({
    document: { file_name: 'plan.json', file_size: 2 },
  });
  const photo = await bot.api.sendPhoto(person.id, new InputFile(Buffer.from('jpg')));
  const [size] = photo.photo;
  const again = await bot.api.sendPhoto(person.id, size?.file_id ?? '');
  expect(again.photo[0]?.file_id).toBe(size?.file_id);
  await expect(bot.api.sendVoice(person.id, 'nonsense')).rejects.toThrow('wrong remote file');
});

test('sending: replies, missing chats, people who block or never wrote', async () => {
  const { bot, world, person } = await createRig();
  const message = person.says('да');
  const reply = await bot.api.sendMessage(person.id, 'нет', {
    reply_parameters: { message_id: message.message_id, quote: 'да' },
  });
  expect(reply).toMatchObject({
    reply_to_message: { text: 'да' },
    quote: { text: 'да', position: 0 },
  });
  const sendTo = (chatId: number) => bot.api.sendMessage(chatId, 'x');
  await expect(
    bot.api.sendMessage(person.id, 'x', { reply_parameters: { message_id: 999 } }),
  ).rejects.toThrow('message to be replied not found');
  await expect(sendTo(5)).rejects.toMatchObject({ description: 'Bad Request: chat not found' });
  const silent = world.createPerson();
  await expect(sendTo(silent.id)).rejects.toThrow('chat not found');
  world.createGroup({ owner: person, members: [silent] });
  await expect(sendTo(silent.id)).rejects.toMatchObject({
    error_code: 403,
    description: "Forbidden: bot can't initiate conversation with a user",
  });
  person.blocksBot();
  await expect(sendTo(person.id)).rejects.toMatchObject({
    error_code: 403,
    description: 'Forbidden: bot was blocked by the user',
  });
  expect(() => person.says('x')).toThrow('has blocked the bot');
  person.unblocksBot();
  await expect(sendTo(person.id)).resolves.toMatchObject({ text: 'x' });
});

test('edits and deletions have the official errors', async () => {
  let now = new Date('2026-02-26T10:00:00Z');
  const { bot, world, person } = await createRig({ now: () => now });
  const theirs = person.says('моё');
  const sent = await bot.api.sendMessage(person.id, 'a', {
    reply_markup: new InlineKeyboard().text('b', 'c'),
  });
  const edit = (text: string, id = sent.message_id, other = {}) =>
    bot.api.editMessageText(person.id, id, text, other);
  const keep = { reply_markup: new InlineKeyboard().text('b', 'c') };
  await expect(edit('a', sent.message_id, keep)).rejects.toMatchObject({
    description:
      'Bad Request: message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message',
  });
  await expect(edit('a')).resolves.not.toHaveProperty('reply_markup');
  await expect(bot.api.editMessageReplyMarkup(person.id, sent.message_id)).rejects.toThrow(
    'not modified',
  );
  await expect(edit('x', 999)).rejects.toThrow('message to edit not found');
  await expect(edit('x', theirs.message_id)).rejects.toThrow("message can't be edited");
  await expect(bot.api.deleteMessage(person.id, 999)).rejects.toThrow(
    'message to delete not found',
  );
  await bot.api.deleteMessages(person.id, [theirs.message_id, 999]);
  expect(world.current(theirs)).toBeUndefined();
  now = new Date('2026-02-28T10:00:01Z');
  await expect(bot.api.deleteMessage(person.id, sent.message_id)).rejects.toThrow(
    "message can't be deleted for everyone",
  );
});

test('a tap is answered once and within 150 seconds', async () => {
  let now = new Date('2026-02-26T10:00:00Z');
  const { bot, person } = await createRig({ now: () => now });
  person.starts();
  const message = await bot.api.sendMessage(person.id, 'a', {
    reply_markup: new InlineKeyboard().text('b', 'c'),
  });
  const tooOld = 'query is too old and response timeout expired or query ID is invalid';
  const first = person.taps(message, { data: 'c' });
  await bot.api.answerCallbackQuery(first.id);
  await expect(bot.api.answerCallbackQuery(first.id)).rejects.toThrow(tooOld);
  const late = person.taps(message, { data: 'c' });
  now = new Date('2026-02-26T10:02:31Z');
  await expect(bot.api.answerCallbackQuery(late.id)).rejects.toThrow(tooOld);
  expect(await bot.api.getUpdates({ allowed_updates: ['callback_query'] })).toMatchObject([
    { message: { text: '/start' } },
  ]);
});

test('groups: privacy mode, administrators, kicks', async () => {
  const { bot, world, person } = await createRig();
  const group = world.createGroup({ owner: person, bot: 'left' });
  const seen: string[] = [];
  bot.on('message:text', (ctx) => void seen.push(ctx.msg.text));
  bot.on('my_chat_member', (ctx) => void seen.push(ctx.myChatMember.new_chat_member.status));
  void bot.start();
  group.addsBot(person);
  const say = (text: string, replyTo?: Parameters<typeof person.says>[1]) =>
    person.says(text, { in: group, ...replyTo });
  say('между собой');
  say('/today');
  say('/today@other_bot');
  say('@Sample_Local_Bot привет');
  const mine = await bot.api.sendMessage(group.id, 'вопрос');
  say('ответ', { replyTo: mine });
  group.promotesBot();
  say('всё слышно');
  group.kicksBot();
  await world.waitForQuiet();
  expect(seen).toEqual([
    'member',
    '/today',
    '@Sample_Local_Bot привет',
    'ответ',
    'administrator',
    'всё слышно',
    'kicked',
  ]);
  await expect(bot.api.sendMessage(group.id, 'x')).rejects.toThrow(
    'Forbidden: bot was kicked from the group chat',
  );
});

test('a group that becomes a supergroup says where it went', async () => {
  const { bot, world, person } = await createRig();
  const group = world.createGroup({ owner: person });
  const oldId = group.id;
  const moves: object[] = [];
  bot.on(
    ['message:migrate_to_chat_id', 'message:migrate_from_chat_id'],
    (ctx) => void moves.push(ctx.msg),
  );
  void bot.start();
  group.upgrades();
  await expect(bot.api.sendMessage(oldId, 'x')).rejects.toMatchObject({
    description: 'Bad Request: group chat was upgraded to a supergroup chat',
    parameters: { migrate_to_chat_id: group.id },
  });
  await bot.api.sendMessage(group.id, 'x');
  await world.waitForQuiet();
  expect(moves).toMatchObject([
    { chat: { id: oldId }, migrate_to_chat_id: group.id },
    { chat: { id: group.id }, migrate_from_chat_id: oldId },
  ]);
});

test('topics: messages carry theirs, closed and unknown ones refuse', async () => {
  const { bot, world, person } = await createRig({ privacyMode: false });
  const forum = world.createGroup({ owner: person, isForum: true });
  const topic = forum.opensTopic(person, 'Планы');
  bot.on('message:is_topic_message', (ctx) => ctx.reply(`в теме ${ctx.msg.message_thread_id}`));
  void bot.start();
  const reply = await world.waitForReply(person.says('a', { in: forum, topic }));
  expect(reply).toMatchObject({
    text: `в теме ${topic}`,
    message_thread_id: topic,
    is_topic_message: true,
  });
  const send = (id: number) => bot.api.sendMessage(forum.id, 'x', { message_thread_id: id });
  await expect(send(999)).rejects.toThrow('message thread not found');
  await expect(bot.api.createForumTopic(forum.id, 'x')).rejects.toThrow('not enough rights');
  forum.promotesBot();
  const own = await bot.api.createForumTopic(forum.id, 'Своя');
  await bot.api.closeForumTopic(forum.id, own.message_thread_id);
  await expect(send(own.message_thread_id)).rejects.toThrow('TOPIC_CLOSED');
});

test('what is written into a topic the bot has opened is no reply to the bot', async () => {
  const { bot, world, person } = await createRig();
  const forum = world.createGroup({ owner: person, isForum: true, bot: 'administrator' });
  const { message_thread_id: topic } = await bot.api.createForumTopic(forum.id, 'Своя');
  forum.demotesBot();
  person.says('между собой', { in: forum, topic });
  const mine = await bot.api.sendMessage(forum.id, 'вопрос', { message_thread_id: topic });
  person.says('ответ', { in: forum, replyTo: mine });
  expect(await bot.api.getUpdates()).toMatchObject([
    { my_chat_member: { new_chat_member: { status: 'member' } } },
    { message: { text: 'ответ', message_thread_id: topic } },
  ]);
});

test('members, administrators, menus and texts of the bot', async () => {
  const { bot, world, person } = await createRig();
  const group = world.createGroup({ owner: person });
  const statusOf = async (id: number) => (await bot.api.getChatMember(group.id, id)).status;
  expect(await statusOf(person.id)).toBe('creator');
  expect(await statusOf(world.bot.id)).toBe('member');
  expect(await statusOf(world.createPerson().id)).toBe('left');
  await expect(statusOf(5)).rejects.toThrow('PARTICIPANT_ID_INVALID');
  expect(await bot.api.getChatAdministrators(group.id)).toMatchObject([
    { user: { id: person.id } },
  ]);
  expect(await bot.api.getChat(group.id)).toMatchObject({ type: 'group', title: 'Sample group' });
  const commands = [{ command: 'today', description: 'Что сегодня' }];
  await bot.api.setMyCommands(commands);
  expect(await bot.api.getMyCommands()).toEqual(commands);
  expect(await bot.api.getMyCommands({ language_code: 'en' })).toEqual([]);
  await expect(bot.api.setMyCommands([{ command: 'Сегодня', description: 'x' }])).rejects.toThrow(
    'BOT_COMMAND_INVALID',
  );
  await bot.api.setMyDescription('план');
  expect(await bot.api.getMyDescription()).toEqual({ description: 'план' });
  await bot.api.leaveChat(group.id);
  await expect(bot.api.sendMessage(group.id, 'x')).rejects.toThrow(
    'bot is not a member of the group chat',
  );
});

test('flood limits answer 429 with the seconds to wait', async () => {
  let now = new Date('2026-02-26T10:00:00Z');
  const { bot, person } = await createRig({ now: () => now, floodLimits: TELEGRAM_LIMITS });
  person.starts();
  await bot.api.sendMessage(person.id, 'a');
  await expect(bot.api.sendMessage(person.id, 'b')).rejects.toMatchObject({
    error_code: 429,
    description: 'Too Many Requests: retry after 1',
    parameters: { retry_after: 1 },
  });
  now = new Date('2026-02-26T10:00:01Z');
  await expect(bot.api.sendMessage(person.id, 'b')).resolves.toBeDefined();
});

test('methods Telegram has and this server has not say so', async () => {
  const { bot, person } = await createRig();
  person.starts();
  const failure = await bot.api.sendDice(person.id, '🎲').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(GrammyError);
  expect(failure).toMatchObject({
    error_code: 501,
    description: 'Not Implemented: the local Bot API server does not play the method sendDice',
  });
  await expect(
    bot.api.sendDice(person.id, '🎲', { business_connection_id: 5 as never }),
  ).rejects.toThrow('must be of type String');
});

test('a wrong token is 401, and after logOut nothing goes', async () => {
  const { bot, server } = await createRig();
  const wrong = new Bot('7:wrong', { client: { apiRoot: server.url } });
  await expect(wrong.api.getMe()).rejects.toMatchObject({
    error_code: 401,
    description: 'Unauthorized',
  });
  await bot.api.logOut();
  await expect(bot.api.getMe()).rejects.toMatchObject({
    error_code: 400,
    description: 'Logged out',
  });
});

test('closing the server ends a poll that waits', async () => {
  const { bot, server } = await createRig();
  const poll = bot.api.getUpdates({ timeout: 50 }).catch((error: unknown) => error);
  await bot.api.getMe();
  await server.close();
  const failure = await poll;
  expect(failure instanceof HttpError || failure instanceof GrammyError).toBe(true);
});

test('everything a person can send arrives as its kind', async () => {
  const { bot, world, person } = await createRig();
  const kinds: string[] = [];
  bot.on(
    ['msg:voice', 'msg:video_note', 'msg:audio', 'msg:photo', 'msg:document', 'msg:sticker'],
    (ctx) => {
      const found = ['voice', 'video_note', 'audio', 'photo', 'document', 'sticker'] as const;
      kinds.push(found.find((kind) => kind in ctx.msg) ?? '?');
    },
  );
  void bot.start();
  const bytes = Buffer.from('x');
  person.sendsVoice({ bytes, durationSeconds: 1 });
  person.sendsVideoNote({ bytes, durationSeconds: 1 });
  person.sendsAudio({ bytes, durationSeconds: 1, fileName: 'a.m4a', mimeType: 'audio/mp4' });
  const photo = person.sendsPhoto({ bytes, caption: '/today' });
  person.sendsDocument({ bytes, fileName: 'a.pdf' });
  person.sendsSticker('👍');
  await world.waitForQuiet();
  expect(kinds).toEqual(['voice', 'video_note', 'audio', 'photo', 'document', 'sticker']);
  expect(photo.caption_entities).toEqual([{ type: 'bot_command', offset: 0, length: 6 }]);
  const edited = person.edits(photo, 'новая подпись');
  expect(edited).toMatchObject({ caption: 'новая подпись' });
  expect(edited.text).toBeUndefined();
});

test('joining, leaving and promotion are told as the bot has asked for them', async () => {
  const { bot, world, person } = await createRig();
  const group = world.createGroup({ owner: person });
  const guest = world.createPerson();
  expect(() => guest.says('x', { in: group })).toThrow('is not in the chat');
  await bot.api.getUpdates({ allowed_updates: ['message', 'chat_member'] });
  group.adds(guest);
  group.promotes(guest);
  group.removes(guest);
  expect(await bot.api.getUpdates()).toMatchObject([
    { chat_member: { old_chat_member: { status: 'left' }, new_chat_member: { status: 'member' } } },
    { message: { new_chat_members: [{ id: guest.id }] } },
    { chat_member: { new_chat_member: { status: 'administrator' } } },
    { chat_member: { new_chat_member: { status: 'left' } } },
    { message: { left_chat_member: { id: guest.id } } },
  ]);
  expect(await bot.api.getChatMemberCount(group.id)).toBe(2);
});

test('keyboards under the input line and reactions are what the chat shows', async () => {
  const { bot, world, person } = await createRig();
  const said = person.starts();
  const keyboard = [[{ text: 'Сегодня' }]];
  await bot.api.sendMessage(person.id, 'a', { reply_markup: { keyboard } });
  expect(world.keyboard(person)).toEqual({ keyboard });
  await bot.api.sendMessage(person.id, 'a', { reply_markup: { remove_keyboard: true } });
  expect(world.keyboard(person)).toBeUndefined();
  await bot.api.setMessageReaction(person.id, said.message_id, [{ type: 'emoji', emoji: '👍' }]);
  expect(world.reactions(said)).toEqual([{ type: 'emoji', emoji: '👍' }]);
});
