import fc from 'fast-check';
import { expect } from 'vitest';
import { type House, startHouse } from './house.ts';
import { anyBody, mutated, oddText } from './odd-updates.ts';
import { until } from './site.ts';

const HEADER = 'x-telegram-bot-api-secret-token';
const SECRET = 'a-secret-of-this-test-only';
const INTERNALS = /\n\s+at \S|TypeError|undefined|\[object|node_modules|SQLSTATE/;

/** How long, and with which seed, trouble is looked for. */
export type FuzzParameters = Pick<
  fc.Parameters<unknown>,
  'numRuns' | 'seed' | 'interruptAfterTimeLimit'
>;

interface Sender {
  readonly id: number;
  readonly is_bot: boolean;
  readonly first_name: string;
  readonly language_code: string;
}

/**
 * A house behind a webhook, and updates that Telegram would hardly send. Whatever comes, the bot stays
 * up, nobody is shown a stack, nothing is written that nobody said, and those who speak after it are
 * served.
 */
export class UpdateFuzz {
  readonly #house: House;
  #nextUpdate = 1;
  #nextPerson = 500_000;

  private constructor(house: House) {
    this.#house = house;
  }

  static async open(): Promise<UpdateFuzz> {
    return new UpdateFuzz(
      await startHouse({
        environment: {
          TELEGRAM_WEBHOOK_URL: 'http://127.0.0.1:9/hook',
          TELEGRAM_WEBHOOK_SECRET: SECRET,
          MESSAGES_PER_MINUTE: '1000000',
        },
      }),
    );
  }

  close(): Promise<void> {
    return this.#house.stop();
  }

  /** What is no update is taken and thrown away. Says, as the others do, how many were tried. */
  async noUpdates(parameters: FuzzParameters): Promise<number> {
    let tried = 0;
    const before = await this.#rowsOfThePlan();
    await fc.assert(
      fc.asyncProperty(anyBody, async (body) => {
        tried += 1;
        expect(await this.#post(JSON.stringify(body))).toBe(200);
      }),
      parameters,
    );
    await this.#house.settled();
    expect(await this.#rowsOfThePlan()).toBe(before);
    for (const body of ['', '{', 'nul', '[1,]', '\0', '{"update_id":1'.repeat(9)]) {
      expect(await this.#post(body)).toBe(400);
    }
    const deep = `{"update_id":1,"message":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    // Set aside, since no column holds it: Telegram would send it again for ever.
    expect(await this.#post(deep)).toBe(200);
    await this.#expectServed();
    return tried;
  }

  /** Real updates with odd values are done or set aside, and the others are served. */
  async mutatedUpdates(parameters: FuzzParameters): Promise<number> {
    let tried = 0;
    const bystander = this.#person();
    await this.#deliver(this.#realUpdates(bystander)[0]);
    await this.#house.settled();
    const before = await this.#house.journal(bystander.id);
    expect(before).toHaveLength(1);
    const kinds = this.#realUpdates(this.#person()).length;
    // Each of a person of its own: what is set aside holds up its chat for some seconds.
    const update = fc
      .nat({ max: kinds - 1 })
      .chain((kind) => mutated(this.#realUpdates(this.#person())[kind] ?? {}));
    await fc.assert(
      fc.asyncProperty(update, async (odd) => {
        tried += 1;
        expect(await this.#deliver(odd)).toBe(200);
      }),
      parameters,
    );
    const { store } = this.#house;
    const botId = this.#house.bot().me.id;
    await until('the last is done or set aside', async () => {
      return (await store.updates.backlog(botId)) + (await store.outbox.backlog(botId)) === 0;
    });
    await this.#expectServed();
    expect(await this.#house.journal(bystander.id)).toEqual(before);
    this.#expectNoInternals();
    return tried;
  }

  /** Odd texts are answered, each once and at the first try. */
  async oddTexts(parameters: FuzzParameters): Promise<number> {
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(oddText, async (text) => {
        tried += 1;
        const from = this.#person();
        const chat = { id: from.id, type: 'private' };
        const message = { message_id: 1, date: this.#now(), chat, from, text };
        expect(await this.#deliver({ message })).toBe(200);
        await this.#house.settled();
        const { db } = this.#house.connection;
        const updates = await db
          .selectFrom('telegram_update')
          .select(['state', 'tries'])
          .where('chat_id', '=', from.id)
          .execute();
        expect(updates).toEqual([{ state: 'done', tries: 1 }]);
        const replies = await db
          .selectFrom('telegram_outbox')
          .select('outbox_id')
          .where('chat_id', '=', from.id)
          .execute();
        expect(replies).toHaveLength(1);
      }),
      parameters,
    );
    this.#expectNoInternals();
    return tried;
  }

  async #post(body: string): Promise<number> {
    const { webhook } = this.#house.bot();
    if (!webhook) throw new Error('not in webhook mode');
    const request = new Request('http://127.0.0.1/hook', {
      method: 'POST',
      headers: { [HEADER]: SECRET },
      body,
    });
    return (await webhook(request)).status;
  }

  /** As Telegram would deliver it, under a number of its own. */
  async #deliver(update: unknown): Promise<number> {
    this.#nextUpdate += 1;
    return await this.#post(JSON.stringify({ ...Object(update), update_id: this.#nextUpdate }));
  }

  #person(): Sender {
    this.#nextPerson += 1;
    return { id: this.#nextPerson, is_bot: false, first_name: 'Sample User', language_code: 'ru' };
  }

  #now(): number {
    return Math.floor(Date.parse(this.#house.clock.now()) / 1000);
  }

  /** Updates as Telegram sends them, one of each kind that the bot asks for. */
  #realUpdates(from: Sender): object[] {
    const now = this.#now();
    const chat = { id: from.id, type: 'private', first_name: from.first_name };
    const group = { id: -from.id, type: 'supergroup', title: 'Sample group', is_forum: true };
    const message = { message_id: 10, date: now, chat, from };
    const text = 'Создай задачу купить молоко завтра в 10';
    const inGroup = {
      ...message,
      chat: group,
      is_topic_message: true,
      message_thread_id: 3,
      text: '@sample_local_bot создай задачу купить хлеб',
      entities: [{ type: 'mention', offset: 0, length: 17 }],
      reply_to_message: { message_id: 9, date: now, chat: group, from, text: 'раньше' },
    };
    const voice = {
      file_id: 'A',
      file_unique_id: 'B',
      duration: 2,
      mime_type: 'audio/ogg',
      file_size: 9,
    };
    const command = [{ type: 'bot_command', offset: 0, length: 6 }];
    const buttons = { inline_keyboard: [[{ text: 'Отменить', callback_data: 'abc.0' }]] };
    const origin = { type: 'user', date: now, sender_user: from };
    const bot = this.#house.bot().me;
    return [
      { message: { ...message, text } },
      { message: { ...message, text: '/start', entities: command } },
      { message: { ...message, voice } },
      { message: { ...message, photo: [{ file_id: 'A', width: 1, height: 1 }], caption: text } },
      { message: { ...message, text, forward_origin: origin } },
      { message: inGroup },
      { message: { ...message, chat: group, migrate_to_chat_id: -1_000_000_000_000 - from.id } },
      { edited_message: { ...message, text, edit_date: now + 1 } },
      {
        callback_query: {
          id: '1',
          from,
          data: 'abc.0',
          chat_instance: '7',
          message: { ...message, from: bot, text: 'что-то', reply_markup: buttons },
        },
      },
      {
        my_chat_member: {
          chat,
          from,
          date: now,
          old_chat_member: { status: 'member', user: from },
          new_chat_member: { status: 'kicked', user: from, until_date: 0 },
        },
      },
    ];
  }

  /** Nobody is shown what is the programmers' business. */
  #expectNoInternals(): void {
    const shown = this.#house.server.world
      .calls('sendMessage')
      .map(({ args }) => String(args['text']))
      .join('\n');
    expect(INTERNALS.exec(shown)).toBeNull();
  }

  /** The bot is up and serves whoever speaks. */
  async #expectServed(): Promise<void> {
    const from = this.#person();
    expect(await this.#deliver(this.#realUpdates(from)[0])).toBe(200);
    await this.#house.settled();
    expect((await this.#house.journal(from.id)).map(({ type }) => type)).toEqual(['task_created']);
  }

  async #rowsOfThePlan(): Promise<number> {
    const { count } = await this.#house.connection.db
      .selectFrom('journal')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }
}
