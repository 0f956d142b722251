import type { Message, Person } from '@planerka/bot-api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';

/**
 * cites: R-hour, R-blocked, R-digest, R-late, R-erased
 */

/** Reminders and digests as they come into the chat, under a clock that is stopped until it is moved. */

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(async () => {
  await house.stop();
});

/** Moves the product's clock to a Moscow time of the day, or days later, and tells what is due. */
async function at(time: string, days = 0): Promise<void> {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const now = new Date(house.clock.now());
  const local = now.getUTCHours() * 60 + now.getUTCMinutes() + 180;
  house.clock.advance(days * 1440 + hours * 60 + minutes - (local % 1440));
  await house.bot().tellDue();
  await house.settled();
}

async function said(person: Person): Promise<string[]> {
  const messages = await house.shown(person.id);
  return messages.filter(({ from }) => from?.is_bot).map(({ text }) => text ?? '');
}

async function last(person: Person): Promise<Message> {
  const messages = await house.shown(person.id);
  const message = messages.findLast(({ from }) => from?.is_bot);
  if (!message) throw new Error('the bot has said nothing');
  return message;
}

/** The newest message that comes by itself. */
async function lastText(person: Person): Promise<string> {
  return (await last(person)).text ?? '';
}

function labels(message: Message): string[][] {
  return (message.reply_markup?.inline_keyboard ?? []).map((row) => row.map(({ text }) => text));
}

async function tell(person: Person, ...words: string[]): Promise<void> {
  for (const each of words) {
    person.says(each);
    await house.settled();
  }
}

async function person(): Promise<Person> {
  await at('12:00', 1);
  return house.server.world.createPerson();
}

describe('reminders', () => {
  it('comes at a task’s hour, once, with buttons that name it', async () => {
    const who = await person();
    await tell(who, 'Задача: позвонить маме сегодня в 15:00');
    const before = await said(who);
    await at('14:59');
    expect(await said(who)).toEqual(before);
    await at('15:00');
    const reminder = await last(who);
    expect(reminder.text).toBe('Напоминаю: «позвонить маме» (TASK-001), 15:00.');
    expect(labels(reminder)).toEqual([['Готово', '10 мин', '1 ч', 'Завтра']]);
    await at('15:01');
    expect(await said(who)).toHaveLength(before.length + 1);
    who.taps(reminder, { label: 'Готово' });
    expect(await lastText(who)).toContain('TASK-001');
    const types = (await house.journal(who.id)).map(({ type }) => type);
    expect(types).toEqual(['task_created', 'status_updated']);
  });

  it('that was missed comes when quiet hours are over, one in its time at night too', async () => {
    const who = await person();
    await tell(
      who,
      'Задача: позвонить маме сегодня в 15:00',
      'Задача: проверить печь завтра в 02:00',
    );
    // Nothing has run since before 15:00.
    house.clock.advance(12 * 60 + 1);
    await at('02:00');
    expect(await lastText(who)).toBe('Напоминаю: «проверить печь» (TASK-002), 02:00.');
    await at('07:59');
    expect(await said(who)).not.toContainEqual(expect.stringContaining('Пока меня не было'));
    const before = (await said(who)).length;
    await at('08:00');
    const told = (await said(who)).slice(before);
    expect(told).toEqual([expect.stringContaining('«позвонить маме» (TASK-001)')]);
  });

  it('goes with a person’s data, and so does all that the queue was to do', async () => {
    const who = await person();
    await tell(
      who,
      'Задача: позвонить маме завтра в 15:00',
      'Блок созвон завтра в 16:00 на 30 минут',
      'Поставь блок',
    );
    const workspace = (await house.workspaceOf(who.id)) ?? '';
    const left = async () => {
      const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs
        where key like ${`%${workspace}%`} or key like 'expire_draft:%'`.execute(
        house.connection.db,
      );
      return rows.map(({ key }) => key.split(':')[0]);
    };
    expect(new Set(await left())).toEqual(new Set(['remind', 'digest', 'expire_draft']));
    await tell(who, '/settings');
    who.taps(await last(who), { label: 'Удалить мои данные' });
    await house.settled();
    who.taps(await last(who), { label: 'Да, удалить всё' });
    await house.settled();
    expect(await left()).toEqual([]);
    const before = (await said(who)).length;
    await at('18:00', 1);
    expect(await said(who)).toHaveLength(before);
  });

  it('is put off by its buttons: ten minutes, an hour, tomorrow', async () => {
    const who = await person();
    await tell(who, 'Задача: полить цветы сегодня в 15:00');
    await at('15:00');
    who.taps(await last(who), { label: '10 мин' });
    await house.settled();
    await at('15:10');
    expect(await lastText(who)).toBe('Напоминаю ещё раз: «полить цветы» (TASK-001), 15:00.');
    who.taps(await last(who), { label: '1 ч' });
    await house.settled();
    await at('16:10');
    expect(await lastText(who)).toContain('Напоминаю ещё раз');
    who.taps(await last(who), { label: 'Завтра' });
    await house.settled();
    expect(await lastText(who)).toContain('Перенёс задачу «полить цветы» (TASK-001).');
    // Its plan moves, so that the next morning does not call it overdue.
    await at('09:00', 1);
    expect((await last(who)).text).toContain('15:00  полить цветы (TASK-001)');
    expect((await last(who)).text).not.toContain('Просрочено');
    await at('15:00');
    expect(await lastText(who)).toBe('Напоминаю: «полить цветы» (TASK-001), 15:00.');
  });

  it('tomorrow moves a repeating task this once', async () => {
    const who = await person();
    await tell(who, 'Задача: пить таблетки каждую среду в 15:00');
    await at('15:00');
    while (!(await lastText(who)).startsWith('Напоминаю')) await at('15:00', 1);
    who.taps(await last(who), { label: 'Завтра' });
    await house.settled();
    const moved = await lastText(who);
    expect(moved).toContain('Когда: завтра');
    expect(moved).toContain('остальные как были');
    expect(moved).toContain('Повтор: каждую среду.');
  });

  it('tomorrow, of what lies further ahead or of a block, only speaks of it again', async () => {
    const who = await person();
    await tell(
      who,
      'Задача: сдать отчёт послезавтра в 15:00, напомни за день',
      'Блок созвон сегодня в 16:00 на 30 минут',
    );
    await at('15:50');
    who.taps(await last(who), { label: 'Завтра' });
    await house.settled();
    await at('15:00', 1);
    const before = await last(who);
    expect(before.text).toContain('сдать отчёт');
    who.taps(before, { label: 'Завтра' });
    await house.settled();
    const types = (await house.journal(who.id)).map(({ type }) => type);
    expect(types.slice(2)).toEqual(['snoozed', 'snoozed']);
  });

  it('comes before a block, once for each day that it repeats', async () => {
    const who = await person();
    await tell(who, 'Блок планёрка каждый день в 15:00 на 30 минут');
    const words = 'Через 10 мин: «планёрка» (BLOCK-001), 15:00–15:30.';
    await at('14:50');
    expect(await lastText(who)).toBe(words);
    expect(labels(await last(who))).toEqual([['10 мин', '1 ч', 'Завтра']]);
    await at('14:50', 1);
    expect(await lastText(who)).toBe(words);
    expect((await said(who)).filter((text) => text === words)).toHaveLength(2);
  });

  it('several at the same minute are one message', async () => {
    const who = await person();
    await tell(
      who,
      'Задача: позвонить маме сегодня в 15:00',
      'Задача: написать письмо сегодня в 15:00',
    );
    const before = await said(who);
    await at('15:00');
    expect((await said(who)).slice(before.length)).toEqual([
      'Напоминаю:\n1. 15:00  «позвонить маме» (TASK-001)\n2. 15:00  «написать письмо» (TASK-002)',
    ]);
    expect(labels(await last(who))).toEqual([
      ['1. Готово', '1. 10 мин', '1. 1 ч', '1. Завтра'],
      ['2. Готово', '2. 10 мин', '2. 1 ч', '2. Завтра'],
    ]);
  });

  it('late ones after an absence are one message', async () => {
    const who = await person();
    await tell(
      who,
      'Задача: позвонить маме сегодня в 15:00',
      'Задача: написать письмо сегодня в 16:00',
      'Задача: вынести мусор сегодня в 17:30',
    );
    const before = await said(who);
    await at('17:30');
    expect((await said(who)).slice(before.length)).toEqual([
      [
        'Пока меня не было:',
        '1. 15:00  «позвонить маме» (TASK-001)',
        '2. 16:00  «написать письмо» (TASK-002)',
        'Напоминаю:',
        '3. 17:30  «вынести мусор» (TASK-003)',
      ].join('\n'),
    ]);
  });

  it('a chat that blocked the bot gets them merged when it writes again', async () => {
    const who = await person();
    await tell(
      who,
      'Задача: позвонить маме сегодня в 15:00',
      'Задача: написать письмо сегодня в 16:00',
    );
    who.blocksBot();
    await house.settled();
    await at('15:00');
    await at('16:00');
    await at('17:00');
    who.unblocksBot();
    await tell(who, 'Задача: вынести мусор');
    await house.bot().tellDue();
    const missed = (await said(who)).filter((text) => text.startsWith('Пока меня не было'));
    expect(missed).toEqual([
      'Пока меня не было:\n1. 15:00  «позвонить маме» (TASK-001)\n2. 16:00  «написать письмо» (TASK-002)',
    ]);
  });

  it('what moved, was done or undone is not spoken of', async () => {
    const who = await person();
    await tell(who, 'Задача: позвонить маме сегодня в 15:00');
    who.taps(await last(who), { label: 'Отменить' });
    await house.settled();
    const before = await said(who);
    await at('15:00');
    expect(await said(who)).toEqual(before);
  });
});

describe('digests', () => {
  it('the morning tells of the day and of what is late; one tap ends it', async () => {
    const who = await person();
    await tell(
      who,
      'Задача: позвонить маме завтра',
      'Блок планёрка завтра в 10 на 30 минут',
      'Задача: написать письмо сегодня',
    );
    await at('09:00', 1);
    const digest = await last(who);
    const lines = (digest.text ?? '').split('\n');
    expect(lines[0]).toMatch(/^Доброе утро! Сегодня /);
    expect(lines).toContain('10:00–10:30  планёрка');
    expect(lines).toContain('Просрочено: 1 задача.');
    expect(lines).toContain('• «написать письмо» (TASK-002)');
    expect(labels(digest)).toEqual([['Не присылать по утрам']]);
    who.taps(digest, { label: 'Не присылать по утрам' });
    await house.settled();
    expect(await lastText(who)).toContain('Утренней сводки нет.');
    await at('09:00', 1);
    expect((await said(who)).filter((text) => text.startsWith('Доброе утро'))).toHaveLength(1);
  });

  it('the morning does not call late what stands in its own day', async () => {
    const who = await person();
    await tell(
      who,
      'Задача: позвонить маме завтра в 9:00',
      'Задача: написать письмо сегодня в 23:00',
    );
    await at('09:01', 1);
    const messages = await said(who);
    const digest = messages.find((text) => text.startsWith('Доброе утро'))?.split('\n') ?? [];
    expect(digest).toContain('09:00  позвонить маме (TASK-001)');
    expect(digest.slice(digest.indexOf('Просрочено: 1 задача.') + 1)).toEqual([
      '• «написать письмо» (TASK-002)',
    ]);
  });

  it('that are hours late say nothing true any more: the next one comes in its time', async () => {
    const who = await person();
    await tell(who, 'Задача: позвонить маме сегодня');
    const digests = async () => (await said(who)).filter((text) => text.startsWith('Доброе утро'));
    await at('12:01', 1);
    expect(await digests()).toEqual([]);
    await at('12:00', 1);
    expect(await digests()).toHaveLength(1);
  });

  it('says nothing when there is nothing to tell', async () => {
    const who = await person();
    await tell(who, 'Задача: купить хлеб');
    const before = await said(who);
    await at('09:00', 1);
    await at('20:00');
    expect(await said(who)).toEqual(before);
  });

  it('the evening shows what was done and moves what is left, asked once', async () => {
    const who = await person();
    await tell(
      who,
      'Задача: позвонить маме сегодня',
      'Задача: написать письмо сегодня',
      'Задача: вынести мусор сегодня в 15:00',
    );
    await at('15:00');
    who.taps(await last(who), { label: 'Готово' });
    await house.settled();
    await at('20:00');
    const review = await last(who);
    expect(review.text).toBe(
      [
        'Итоги дня.',
        'Сделано:',
        '• «вынести мусор» (TASK-003)',
        'Осталось:',
        '• «позвонить маме» (TASK-001)',
        '• «написать письмо» (TASK-002)',
      ].join('\n'),
    );
    expect(labels(review)).toEqual([
      ['TASK-001 на завтра'],
      ['TASK-002 на завтра'],
      ['Всё на завтра'],
      ['Не присылать по вечерам'],
    ]);
    who.taps(review, { label: 'Всё на завтра' });
    await house.settled();
    const question = await last(who);
    expect(labels(question)).toEqual([['Да', 'Нет']]);
    who.taps(question, { label: 'Да' });
    await house.settled();
    const moved = (await house.journal(who.id)).filter(({ type }) => type === 'rescheduled');
    expect(moved).toHaveLength(2);
  });
});
