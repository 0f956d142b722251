import type { Message, Person } from '@planerka/bot-api';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type House, startHouse } from './house.ts';
import { journalTellsAll } from './journal-check.ts';
import { sentText } from './odd-words.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';
import type { FuzzParameters } from './update-fuzz.ts';

const COMMANDS = ['/today', '/week', '/inbox', '/undo', '/redo', '/cancel'];

/** What a person does next: says something, or presses a button of the newest message. */
const act = fc.oneof(
  { weight: 6, arbitrary: sentText.map((text) => ({ type: 'says', text }) as const) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...COMMANDS).map((text) => ({ type: 'says', text }) as const),
  },
  { weight: 3, arbitrary: fc.nat({ max: 9 }).map((which) => ({ type: 'taps', which }) as const) },
);

/**
 * Conversations in which anything is said, through the whole product: every update is done at the
 * first try, every message is answered, and the journal tells the plan.
 */
export class TalkFuzz {
  readonly #house: House;
  readonly #database: TestDatabase;

  private constructor(house: House, database: TestDatabase) {
    this.#house = house;
    this.#database = database;
  }

  static async open(): Promise<TalkFuzz> {
    const database = await createTestDatabase();
    const environment = { MESSAGES_PER_MINUTE: '1000000' };
    return new TalkFuzz(await startHouse({ databaseUrl: database.url, environment }), database);
  }

  async close(): Promise<void> {
    await this.#house.stop();
    await this.#database.drop();
  }

  /** Says how many conversations there were. */
  async conversations(parameters: FuzzParameters): Promise<number> {
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), async (acts) => {
        tried += 1;
        const person = this.#house.server.world.createPerson();
        for (const one of acts) {
          if (one.type === 'says') person.says(one.text);
          else this.#presses(person, one.which);
          await this.#house.settled();
        }
        await this.#expectAnswered(person);
      }),
      parameters,
    );
    await journalTellsAll(this.#database.url);
    return tried;
  }

  /** Presses one of the newest message's buttons, if it has any. */
  #presses(person: Person, which: number): void {
    const newest: Message | undefined = this.#house.server.world
      .messages(person.id)
      .findLast(({ from }) => from?.is_bot);
    const buttons = (newest?.reply_markup?.inline_keyboard ?? []).flatMap((row, rowIndex) =>
      row.map((_, column) => ({ row: rowIndex, column })),
    );
    const button = buttons[which % Math.max(1, buttons.length)];
    if (newest && button) person.taps(newest, button);
  }

  async #expectAnswered(person: Person): Promise<void> {
    const { db } = this.#house.connection;
    const updates = await db
      .selectFrom('telegram_update')
      .select(['state', 'tries'])
      .where('chat_id', '=', person.id)
      .execute();
    expect(updates).toEqual(updates.map(() => ({ state: 'done', tries: 1 })));
    const replies = await db
      .selectFrom('telegram_outbox')
      .select('state')
      .where('chat_id', '=', person.id)
      .execute();
    expect(replies).toEqual(updates.map(() => ({ state: 'sent' })));
  }
}
