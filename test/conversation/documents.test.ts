import type { Message, Person } from '@planerka/bot-api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Agent } from '../rig/agent.ts';
import { type House, startHouse } from '../rig/house.ts';
import { pdfRuns } from '../rig/pdf-text.ts';
import { xlsxCells } from '../rig/xlsx-cells.ts';

/** Files of a production project, as they come into a chat. */

type Fields = Readonly<Record<string, unknown>>;

let house: House;
let person: Person;
let agent: Agent;
let sets = 0;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());

beforeEach(async () => {
  person = house.server.world.createPerson();
  person.says('Создай проект Витрина');
  await house.settled();
  agent = await house.agent(person.id);
});

const ITEM: Fields = {
  op: 'item.create',
  tempId: 'tmp:item:window',
  clientRef: 'window',
  payload: { name: 'Витрина (левая)' },
};

const QUOTE = (payload: Fields = {}): Fields => ({
  op: 'quote.createDraft',
  clientRef: 'quote_v1',
  payload: {
    quote: { currency: 'RUB' },
    lines: [
      { displayName: 'Витрина (левая)', quantity: 2, price: 1250.5, taxable: true, vatRate: 0.2 },
    ],
    ...payload,
  },
});

async function proposed(phase: string, ops: readonly Fields[], plan = 'PLAN-001'): Promise<void> {
  const { project, inputSnapshot } = await agent.done('changesets_base', { plan });
  sets += 1;
  await agent.done('changesets_submit', {
    envelope: {
      schemaVersion: '1.0',
      phase,
      agent: { name: 'planner', runId: `run-${sets}` },
      project,
      inputSnapshot,
      changeSet: { changeSetId: 'set', requiresApproval: true, ops },
    },
  });
  await house.bot().tellDue();
}

async function shown(): Promise<readonly Message[]> {
  return await house.shown(person.id);
}

/** Taps the newest button with this label. */
async function taps(label: string): Promise<void> {
  const messages = [...(await shown())].reverse();
  const on = messages.find((each) =>
    (each.reply_markup?.inline_keyboard ?? []).flat().some(({ text }) => text === label),
  );
  if (!on) throw new Error(`no button ${label}`);
  person.taps(on, { label });
  await house.settled();
}

async function taken(phase: string, ops: readonly Fields[], plan?: string): Promise<void> {
  await proposed(phase, ops, plan);
  await taps('Принять всё');
}

/** The newest file of the chat. */
async function lastFile(): Promise<{ name: string; caption: string; bytes: Uint8Array }> {
  const message = (await shown()).findLast(({ document }) => document !== undefined);
  const bytes = house.server.world.fileBytes(message?.document?.file_id ?? '');
  if (!message || !bytes) throw new Error('no file has come');
  return { name: message.document?.file_name ?? '', caption: message.caption ?? '', bytes };
}

describe('files of a production project', () => {
  test('the quote comes as a PDF that holds its amounts', async () => {
    await taken('planning', [ITEM]);
    await taken('quote', [QUOTE()]);
    person.says('клиент проекта Витрина: ООО «Пример»');
    person.says('/project 1');
    await taps('КП');
    const { name, caption, bytes } = await lastFile();
    expect(name).toBe('QUOTE-001-v1.pdf');
    expect(caption).toBe('КП «Витрина», версия 1');
    const words = (await pdfRuns(bytes)).map((run) => run.words).join(' ');
    for (const part of ['ООО «Пример»', '2 501,00', '500,20', '3 001,20', '(левая)']) {
      expect(words.replace(/[\u00a0\u202f]/g, ' ')).toContain(part);
    }
  });

  test('who sells, the language and how long the quote holds are said in words, and taken back', async () => {
    const printed = async (project: string): Promise<string> => {
      person.says(project);
      await taps('КП');
      const words = (await pdfRuns((await lastFile()).bytes)).map((run) => run.words).join(' ');
      return words.replace(/[\u00a0\u202f]/g, ' ');
    };
    await taken('planning', [ITEM]);
    await taken('quote', [QUOTE()]);
    person.says('исполнитель проекта Витрина: ИП Анна, ИНН 770000000000, anna@example.com');
    person.says('клиент проекта Витрина: Галерея, наб. Мойки 7');
    person.says('КП проекта Витрина действует до 20 марта');
    person.says('КП проекта Витрина на английском');
    await house.settled();
    const english = await printed('/project 1');
    for (const part of [
      'Supplier',
      'ИП Анна',
      'ИНН 770000000000',
      'anna@example.com',
      'Галерея',
      'наб. Мойки 7',
      'March 20, 2026',
      '2,501.00',
    ]) {
      expect(english).toContain(part);
    }
    const { quotes } = await agent.done('changesets_base', { plan: 'PLAN-001' });
    expect(quotes).toEqual({
      language: 'en',
      validUntil: '2026-03-20',
      seller: { name: 'ИП Анна', details: ['ИНН 770000000000', 'anna@example.com'] },
      client: { name: 'Галерея', details: ['наб. Мойки 7'] },
    });
    person.says('отмени');
    person.says('отмени');
    await house.settled();
    const russian = await printed('/project 1');
    expect(russian).toContain('Исполнитель');
    expect(russian).not.toMatch(/Supplier|Действует до/);
  });

  test('what was sent is printed as it was sent, whatever its project says since', async () => {
    const printed = async (): Promise<string> => {
      person.says('/project 1');
      await taps('КП');
      const words = (await pdfRuns((await lastFile()).bytes)).map((run) => run.words).join(' ');
      return words.replace(/[\u00a0\u202f]/g, ' ');
    };
    await taken('planning', [ITEM]);
    await taken('quote', [QUOTE()]);
    person.says('КП проекта Витрина на английском');
    person.says('КП проекта Витрина действует до 20 марта');
    person.says('клиент проекта Витрина: Галерея');
    person.says('КП проекта Витрина отправлено');
    person.says('КП проекта Витрина на иврите');
    person.says('КП проекта Витрина действует до 1 апреля');
    person.says('клиент проекта Витрина: Музей');
    await house.settled();
    const sent = await printed();
    for (const part of ['Subtotal', 'Галерея', 'March 20, 2026']) expect(sent).toContain(part);
    expect(sent).not.toContain('Музей');
    expect((await shown()).findLast(({ text }) => text?.includes('В КП:'))?.text).toContain(
      'клиент «Галерея», на английском, действует до 20 марта',
    );
    // The next version is a draft again, and goes with its project.
    await taken('quote', [{ ...QUOTE(), clientRef: 'quote_v2' }]);
    const draft = await printed();
    expect(draft).toContain('Музей');
    expect(draft).not.toContain('Subtotal');
  });

  test('a project that names nobody is sold by whoever sells in this chat', async () => {
    person.says('исполнитель проекта Витрина: Мастерская «Кедр»');
    person.says('Создай проект Стенд');
    await house.settled();
    await taken('planning', [ITEM], 'PLAN-002');
    await taken('quote', [QUOTE()], 'PLAN-002');
    person.says('/project 2');
    await taps('КП');
    const words = (await pdfRuns((await lastFile()).bytes)).map((run) => run.words).join(' ');
    expect(words).toContain('Мастерская «Кедр»');
  });

  test('the estimate comes as a sheet that adds up', async () => {
    await taken('planning', [ITEM]);
    await taken('accounting', [
      {
        op: 'accountingLine.create',
        tempId: 'tmp:line:glass',
        payload: {
          itemRef: 'ITEM-001',
          lineType: 'material',
          title: 'Стекло',
          quantity: 3,
          unitCost: 333.35,
        },
      },
    ]);
    person.says('/project 1');
    await taps('Смета');
    const { name, bytes } = await lastFile();
    expect(name).toBe('PLAN-001-estimate.xlsx');
    const values = [...xlsxCells(bytes).values()].map(({ value }) => value);
    expect(values).toContain('1000.05');
  });

  test('a set of a thousand ops is told in counts, and its list is a file', async () => {
    const tasks = Array.from({ length: 999 }, (_, index) => ({
      op: 'task.create',
      tempId: `tmp:task:t${index}`,
      clientRef: `t${index}`,
      payload: { title: `Шаг ${index}`, itemRef: 'tmp:item:window', durationHours: 1 },
    }));
    await proposed('planning', [ITEM, ...tasks]);
    const { name, caption, bytes } = await lastFile();
    expect(name).toBe('PLAN-001-planning.xlsx');
    expect(caption).toBe('План: 1000 правок');
    const cells = xlsxCells(bytes);
    expect(cells.get('A1001')?.value).toBe('1000');
    const told = (await shown()).findLast(({ text }) => text?.includes('предлагает'));
    expect(told?.text).toBe(
      'Агент planner предлагает: План. 1 позиция, 999 задач. По позициям: Витрина (левая) 1000. ' +
        'Весь список в файле. Проверьте, прежде чем принять.',
    );
  });

  test('a file that Telegram does not take at first comes once', async () => {
    await taken('planning', [ITEM]);
    await taken('quote', [QUOTE()]);
    person.says('/project 1');
    house.server.faults.add({ type: 'server_error', method: 'sendDocument' });
    await taps('КП');
    const files = (await shown()).filter(({ document }) => document !== undefined);
    expect(files.map(({ document }) => document?.file_name)).toEqual(['QUOTE-001-v1.pdf']);
    const heads = (await shown()).filter(({ text }) => text?.includes('QUOTE-001, версия 1'));
    expect(heads).toHaveLength(1);
  });

  test.each([400, 413])('a file that Telegram refuses with %s is told of', async (code) => {
    await taken('planning', [ITEM]);
    await taken('quote', [QUOTE()]);
    person.says('/project 1');
    const refused = { type: 'server_error', code, times: 100 } as const;
    const refusal = house.server.faults.add({ ...refused, method: 'sendDocument' });
    await taps('КП');
    refusal.cancel();
    expect((await shown()).at(-1)?.text).toMatch(/^Не собрал файл: КП «Витрина», версия 1/);
    person.says('/project 1');
    expect((await shown()).at(-1)?.text).toContain('PLAN-001 «Витрина»');
  });

  test('a quote that is too long to print is said to be so, and the chat goes on', async () => {
    const long = Array.from({ length: 200 }, () => 'слово '.repeat(333));
    await taken('planning', [ITEM]);
    await taken('quote', [QUOTE({ quote: { narrative: { terms: long, exclusions: long } } })]);
    person.says('/project 1');
    await taps('КП');
    const told = (await shown()).findLast(({ text }) => text?.startsWith('Не собрал файл'));
    expect(told?.text).toBe(
      'Не собрал файл: КП «Витрина», версия 1. Сократите тексты или попросите ещё раз позже.',
    );
    person.says('/project 1');
    expect((await shown()).at(-1)?.text).toContain('PLAN-001 «Витрина». Готово 0 из 0 задач');
  });

  test('a file of a quote that was taken back is not sent', async () => {
    await taken('planning', [ITEM]);
    await taken('quote', [QUOTE()]);
    person.says('/project 1');
    await house.settled();
    const card = (await shown()).at(-1);
    await taps('Отменить');
    if (card) person.taps(card, { label: 'КП' });
    await house.settled();
    expect((await shown()).filter(({ document }) => document !== undefined)).toEqual([]);
    expect((await shown()).at(-1)?.text).toBe('КП пока нет.');
  });
});
