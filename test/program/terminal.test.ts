import { createTaskSurface } from '@planerka/agents';
import { type Connection, connect, createTaskStore } from '@planerka/db';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { say as saySubcommand } from '../../apps/planerka/src/subcommands/say.ts';
import { createTestDatabase, type TestDatabase } from '../rig/postgres.ts';
import { printingProgramOn } from '../rig/printing-program.ts';
import { runProgram } from '../rig/program.ts';

/** The terminal answers, follows tokens and knows the bot's commands: the real program, line by line. */

// cites: Q-asking, Q-paged, K2-1-tokens, K4-validate-first, B-commands
vi.setConfig({ testTimeout: 180_000 });

const NOW = '2026-02-25T12:00:00+03:00';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
});

/** `planerka say` as a process, which reads its own command line. */
async function run(...args: string[]): Promise<string> {
  const ran = await runProgram(['say', '--now', NOW, ...args], { DATABASE_URL: database.url });
  expect(ran).toMatchObject({ code: 0, stderr: expect.not.stringContaining('Error') });
  return ran.stdout;
}

/** The same subcommand without a process of its own, which takes a second of a core. */
async function say(text: string): Promise<string> {
  const { program, printed } = printingProgramOn(database.url);
  await saySubcommand(program, { text, json: false, now: NOW });
  return `${printed.join('\n')}\n`;
}

async function chat(...lines: string[]): Promise<string> {
  const ran = await runProgram(
    ['chat', '--now', NOW],
    { DATABASE_URL: database.url },
    { stdin: `${lines.join('\n')}\n/quit\n` },
  );
  expect(ran).toMatchObject({ code: 0, stderr: expect.not.stringContaining('Error') });
  return ran.stdout;
}

test('questions about the plan are answered, and change nothing', async () => {
  await chat('Созвон с командой завтра в 10 на час', 'Добавь задачу отчёт вчера', 'да');
  await chat('Купить хлеб');
  const tomorrow = await say('что у меня завтра?');
  expect(tomorrow).toMatch(/^План: завтра, 26 февраля\n\n10:00–11:00  Созвон с командой\n/);
  expect(tomorrow).not.toContain('Поставить');
  expect(await say('/today')).toContain('1. Поставить «отчёт» (TASK-001) на 12:00–12:30?');
  expect(await say('что просрочено?')).toContain('• отчёт (TASK-001), просрочено на 1 день');
  expect(await say('когда созвон с командой?')).toContain('10:00');
  expect(await say('когда я свободен завтра?')).toContain('09:00–10:00 (1 ч), 11:00–19:00 (8 ч)');
  expect(await say('сколько у меня на неделе?')).toContain('1 блок');
  expect(await say('что дальше?')).toContain('отчёт');
  expect(await say('/week')).toContain('Созвон с командой');
  expect(await say('/urgent')).toContain('1. «отчёт» (TASK-001)');
  expect(await say('/inbox')).toContain('«Купить хлеб» (TASK-002)');
  expect(await say('/plan')).toMatch(/План на сегодня: 2 задачи, 1 ч из .* свободных\.\n1\. /);
  expect(await say('разложи завтра')).toContain('отчёт (TASK-001): просрочено');
  const asJson: unknown = JSON.parse(await run('--json', 'что просрочено?'));
  expect(asJson).toMatchObject({
    envelopes: [],
    outputs: [],
    receipts: [],
    query: { type: 'overdue' },
    answer: { objects: [{ kind: 'task', number: 1 }] },
  });
  const history = await say('/history');
  expect(history.match(/^\d\. .*$/gm)).toHaveLength(3);
});

test('what an answer speaks of is what the next words mean', async () => {
  const told = await chat('что просрочено?', 'перенеси на завтра', 'что у меня завтра?', '/undo');
  expect(told).toContain('«отчёт» (TASK-001)');
  expect(told).toMatch(/План: завтра, 26 февраля[^]*отчёт \(TASK-001\)|отчёт» \(TASK-001\)/);
  expect(told).toContain('Применено к: «отчёт».');
});

test('pages: --page for one line, /more in a conversation', async () => {
  const tasks = Array.from({ length: 9 }, (_, index) => `Добавь задачу полка ${index + 1}`);
  const told = await chat(...tasks, '/inbox', '/more', '/more', '/more');
  expect(told).toMatch(/1\. «Купить хлеб»[^]*Дальше: \/more\n[^]*4\. «полка 9» \(TASK-011\)/);
  expect(told).toContain('Дальше ничего нет.');
  expect(await say('что во входящих?')).toContain('Дальше: --page 2');
  expect(await run('--page', '2', 'что во входящих?')).toContain('4. «полка 9» (TASK-011)');
});

test('tokens name exactly their object; a wrong one stops everything', async () => {
  const ref = '[ref v:1 type:"task" id:2 name:"не так её зовут"]';
  expect(await say(`отметь ${ref} сделанной`)).toContain('Отметил сделанной задачу «Купить хлеб»');
  expect(await say('[op v:1 type:"update_status" task:2 status:"todo"]')).toContain('TASK-002');
  const card = await say(ref);
  expect(card).toContain('«Купить хлеб» (TASK-002)');
  const before = await say('/history');
  expect(await say(`${ref} и [ref v:1 type:"task" id:777] удали`)).toContain('TASK-777 здесь нет');
  expect(await say('[op v:1 type:"explode" task:2]')).toContain('Такого действия нет');
  expect(await say('/history')).toBe(before);
});

test('a room is opened and closed; only what needs Telegram is declined', async () => {
  const told = await chat('/focus TASK-002', 'поставь высокий приоритет', '/close', '/settings');
  expect(told).toContain('Открыл задачу «Купить хлеб» (TASK-002)');
  expect(told).toContain('TASK-002');
  expect(told).toContain('Вышел из задачи «Купить хлеб» (TASK-002).');
  expect(told).toContain('/settings есть только в Telegram');
  expect(await say('/bogus')).toContain('Не знаю команды /bogus.');
});

const AT = '2026-02-25T09:00:00.000Z';

/** An agent's set for a project of the terminal's own workspace, which waits; its id. */
async function proposed(
  phase: string,
  ops: readonly object[],
  { plan = 'PLAN-001', more = {} }: { plan?: string; more?: object } = {},
): Promise<string> {
  const connection = connect({ url: database.url, max: 2 });
  try {
    const ports = { clock: { now: () => AT }, ids: { uuid: () => uuidv7() } };
    const surface = createTaskSurface({ store: createTaskStore(connection.db), ...ports });
    const workspace = { id: await terminalWorkspace(connection), name: 'cli' };
    const caller = {
      actor: 'agent:sample',
      rights: new Set(['read', 'write'] as const),
      workspace,
      defaultWorkspace: 'cli',
      workspaceOf: () => Promise.resolve(workspace),
      traceId: 'trace',
    };
    const call = async (tool: string, args: object) => {
      const answer = await surface.call(caller, tool, { workspace: 'cli', ...args });
      if (!answer.ok) throw new Error(`${tool}: ${answer.error.message}`);
      return answer.result;
    };
    const { project, inputSnapshot } = await call('changesets_base', { plan });
    await call('changesets_submit', {
      envelope: {
        schemaVersion: '1.0',
        phase,
        agent: { name: 'planner', version: '1', runId: uuidv7() },
        project,
        inputSnapshot,
        ...more,
        changeSet: { changeSetId: phase, requiresApproval: true, ops },
      },
    });
    const sets = connection.db.selectFrom('change_set').select('set_id').orderBy('set_id', 'desc');
    return (await sets.limit(1).executeTakeFirstOrThrow()).set_id;
  } finally {
    await connection.close();
  }
}

async function terminalWorkspace({ db }: Connection): Promise<string> {
  const aliases = db.selectFrom('workspace_alias').select('workspace_id');
  return (await aliases.where('alias', '=', 'cli').executeTakeFirstOrThrow()).workspace_id;
}

/** The same, taken by whoever sits at the terminal. */
async function taken(phase: string, ops: readonly object[]): Promise<void> {
  const set = await proposed(phase, ops);
  expect(await say(`[op v:1 type:"change_set" set:"${set}" act:"approve"]`)).toContain('Принято: ');
}

test('a production project: its card, its sheets by words, and what is edited in them', async () => {
  await chat('Создай проект Стенд');
  await taken('planning', [
    {
      op: 'item.create',
      tempId: 'tmp:item:wall',
      clientRef: 'wall',
      payload: { name: 'Стенка' },
    },
    {
      op: 'task.create',
      tempId: 'tmp:task:frame',
      clientRef: 'frame',
      payload: { itemRef: 'tmp:item:wall', title: 'Рама', durationHours: 8 },
    },
  ]);
  await taken('accounting', [
    {
      op: 'accountingLine.create',
      tempId: 'tmp:line:board',
      clientRef: 'board',
      payload: { itemRef: 'ITEM-001', lineType: 'material', title: 'Доска', quantity: 4 },
    },
  ]);
  await taken('quote', [
    {
      op: 'quote.createDraft',
      clientRef: 'quote',
      payload: { lines: [{ displayName: 'Стенка', quantity: 1, price: 9000 }] },
    },
  ]);
  const card = await say('/project');
  expect(card).toContain('PLAN-001 «Стенд». Готово 0 из 1 задачи');
  const asked = [...card.matchAll(/«(покажи [^»]+)»/g)].map(([, words = '']) => words);
  expect(asked).toHaveLength(6);
  // Each way that the card names leads to its sheet.
  const sheets = await chat('/project', ...asked);
  for (const part of [
    'PLAN-001 «Стенд», план: 1 позиция.',
    'PLAN-001 «Стенд», решения: ничего не ждёт ответа.',
    'PLAN-001 «Стенд», сроки: открыто 1 задача',
    'LINE-001 Доска: 4, цены нет',
    'QUOTE-001, версия 1, черновик',
    'PLAN-001 «Стенд», диаграмма: 0 задач.',
    'Тот же лист файлом приходит в Telegram.',
  ]) {
    expect(sheets).toContain(part);
  }
  // Costs, quantities, calendar, client and seller, each in a sentence.
  const edited = await chat(
    'покажи смету проекта Стенд',
    'LINE-001 цена 1 450,50, количество 6',
    'календарь проекта Стенд: пн-пт, старт 2 марта',
    'клиент проекта Стенд: Галерея',
    'исполнитель проекта Стенд: ИП Анна, ИНН 770000000000',
    'КП проекта Стенд на английском',
    'покажи смету проекта Стенд',
    'покажи КП проекта Стенд',
    'покажи гант проекта Стенд',
  );
  for (const part of [
    'LINE-001 «Доска», 6 × 1 450,50 ₽ = 8 703,00 ₽. Цену агенты без вас не изменят.',
    'рабочие дни пн–пт, старт понедельник, 2 марта 2026',
    'клиент «Галерея»',
    'исполнитель «ИП Анна» (ИНН 770000000000)',
    'LINE-001 Доска: 6 × 1 450,50 ₽ = 8 703,00 ₽ 🔒',
    'В КП: исполнитель «ИП Анна», клиент «Галерея», на английском.',
    'PLAN-001 «Стенд», диаграмма: 1 задача.',
    'Картинка приходит в Telegram.',
  ]) {
    expect(edited.replace(/[\u00a0\u202f]/g, ' ')).toContain(part);
  }
  expect(await say('/undo')).toContain('Отменил правку проекта: проект «Стенд» (PLAN-001).');
});

/** What presses a button, as it is printed beside its label. */
function printed(told: string, label: string): string {
  const line = told.split('\n').find((each) => each.includes(`. ${label}`)) ?? '';
  const [token = `no button ${label} in: ${told}`] = /\[op [^\]]*\]/.exec(line) ?? [];
  return token;
}

const tasks = (...titles: readonly string[]) =>
  titles.map((title, at) => ({
    op: 'task.create',
    tempId: `tmp:task:${at}`,
    payload: { title, durationHours: 4 },
  }));

test('change sets at the terminal: listed, looked at, taken and refused by number or by token', async () => {
  await chat('Создай проект Витрина');
  const plan = /PLAN-\d+/.exec(await say('/project Витрина'))?.[0] ?? '';
  const asks = {
    id: 'q1',
    question: 'Какого цвета фон?',
    blocking: true,
    options: ['белый', 'серый'],
  };
  await proposed('planning', tasks('Эскиз', 'Макет', 'Монтаж'), {
    plan,
    more: { openQuestions: [asks] },
  });
  // In a conversation each button is its number: the list, the set, its question, a page, the taking.
  const talked = await chat(
    'покажи решения проекта Витрина',
    '1',
    '2',
    '2',
    '1',
    '2',
    '4',
    'покажи решения проекта Витрина',
  );
  expect(talked).toContain('  1. План: planner');
  expect(talked).toContain('Агент planner предлагает: План. 3 задачи.');
  expect(talked).toContain('  1. Смотреть\n  2. Принять всё\n  3. Отклонить');
  expect(talked).toContain('Агент planner спрашивает: Какого цвета фон?\n  1. белый\n  2. серый');
  expect(talked).toContain(
    '  2. ☑ Задача: Макет, 4 ч\n  3. ☑ Задача: Монтаж, 4 ч\n  4. Принять выбранное (3)',
  );
  expect(talked).toContain('  2. ☐ Задача: Макет, 4 ч');
  expect(talked).toContain('  4. Принять выбранное (2)');
  expect(talked).toContain('Принято: 2 задачи.');
  expect(talked).toContain('План: 3 задачи (принято)');
  // Where nobody remembers numbers, what presses a button stands beside it.
  await proposed('planning', tasks('Свет', 'Звук'), { plan });
  const listed = await say('покажи решения проекта Витрина');
  const shown = await say(printed(listed, 'План: planner'));
  expect(shown).toContain('Проверьте, прежде чем принять.');
  const page = await say(printed(shown, 'Смотреть'));
  const fewer = await say(printed(page, '☑ Задача: Свет'));
  const approve = printed(fewer, 'Принять выбранное (1)');
  expect(await say(approve)).toContain('Принято: 1 задача.');
  expect(await say(approve)).toContain('Этот набор уже принят.');
  expect(await say('/undo')).toContain('Отменил принятое: 1 задача.');
  // Why it is refused is asked once; on a line of its own the reason stands after the token.
  await proposed('planning', tasks('Лишнее'), { plan });
  const refused = await chat('покажи решения проекта Витрина', '1', '3', 'слишком дорого');
  expect(refused).toContain('Почему отклоняете?');
  expect(refused).toContain('Отклонил: слишком дорого');
  await proposed('planning', tasks('Снова лишнее'), { plan });
  const asked = await say(printed(await say('покажи решения проекта Витрина'), 'План: planner'));
  expect(await say(`${printed(asked, 'Отклонить')} не по теме`)).toContain('Отклонил: не по теме');
  expect(await say('[op v:1 type:"change_set" set:"x" act:"approve"]')).toContain(
    'Такого действия нет',
  );
});

test('nothing said or given moves the cursor or changes colours', async () => {
  const told = await run('Создай задачу «\u001b[31mкрасный\u0007 \u009b2J шарф»');
  expect(told).toContain('«\\u001b[31mкрасный');
  const listed = await say('найди шарф');
  expect(listed).toContain('шарф');
  const database_url = { DATABASE_URL: database.url };
  const refused = await runProgram(['say', '--now', '\u001b[2Jx', 'слово'], database_url);
  const unknown = await runProgram(['\u001b[2Jcommand'], database_url);
  expect(refused.stderr + unknown.stderr).toContain('\\u001b[2J');
  for (const text of [told, listed, refused.stderr, unknown.stderr]) {
    // oxlint-disable-next-line no-control-regex -- these are what is looked for.
    expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
  }
});

test('what was changed of a list keeps the places that it had there', async () => {
  const talked = await chat(
    'Создай проект Полка',
    'добавь в проект Полка задачи: снять мерки, купить фанеру, распилить фанеру',
    'покажи задачи проекта Полка',
    'первая и вторая сделаны',
    'хотя вторая ещё нет',
    'верни первую',
  );
  expect(talked).toContain('Вернул в список задачу «купить фанеру»');
  expect(talked).toContain('Вернул в список задачу «снять мерки»');
  expect(talked).not.toContain('акую задачу');
});

test('what is said to an answer about a day is of that day', async () => {
  const talked = await chat('что в пятницу?', 'тогда в 16 созвон с Ирой на час', 'что в пятницу?');
  const [, afterwards = ''] = talked.split('созвон с Ирой');
  expect(talked).toContain('созвон с Ирой');
  expect(afterwards).toContain('16:00');
});
