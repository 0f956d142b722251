import { setTimeout as sleep } from 'node:timers/promises';
import { refuseUntoldPooler } from '@planerka/db';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AgentsHome, call, openAgentsHome, overStdio } from '../rig/agents.ts';
import { findPgBouncer, type PgBouncer, startPgBouncer } from '../rig/pgbouncer.ts';
import { runProgram } from '../rig/program.ts';
import { openSite, type Site, until } from '../rig/site.ts';

/** The whole program behind a real PgBouncer, where this machine has one. */

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const pgbouncer = findPgBouncer();
const PEOPLE = 6;
const EACH = 3;

describe.skipIf(pgbouncer === null)('behind PgBouncer in transaction mode', () => {
  let site: Site;
  let pooler: PgBouncer;
  let through: Readonly<Record<string, string>>;
  beforeAll(async () => {
    site = await openSite();
    pooler = await startPgBouncer(pgbouncer ?? '', site.databaseUrl, 'transaction');
    through = {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: site.databaseUrl,
      DATABASE_NAMED_STATEMENTS: 'off',
    };
  });
  afterAll(async () => {
    await site.stop();
    await pooler.stop();
  });

  it('the bot answers a crowd, reminds in time, and a second process takes part', async () => {
    await site.start(through);
    await site.start(through);
    const people = Array.from({ length: PEOPLE }, () => site.server.world.createPerson());
    const [first] = people;
    if (first === undefined) throw new Error('nobody');
    first.says('напомни через 1 минуту проверить духовку');
    for (const person of people) {
      for (let turn = 0; turn < EACH; turn += 1) person.says(`Создай задачу полить цветы ${turn}`);
    }
    const written = (chatId: number) =>
      site.heard(chatId).filter((text) => text.startsWith('Записал задачу «полить цветы'));
    await until('an answer to everything', () =>
      people.every(({ id }) => written(id).length === EACH),
    );
    await until('the reminder', () =>
      site.heard(first.id).some((text) => text.startsWith('Напоминаю: «проверить духовку»')),
    );
    await site.settled();
    const [row] = await site.query<{ n: number }>('select count(*)::int as n from task');
    expect(row?.n).toBe(PEOPLE * EACH + 1);
  });

  it('what one person says in a row is numbered in a row', async () => {
    const person = site.server.world.createPerson();
    const said = Array.from({ length: 12 }, (_, turn) => person.says(`Создай задачу ряд ${turn}`));
    // On a slow machine "Секунду…" comes first, which is no answer.
    const isWritten = (text: string) => text.startsWith('Записал задачу «ряд');
    await until(
      'an answer to everything',
      () => site.heard(person.id).filter(isWritten).length === said.length,
    );
    const rows = await site.query<{ number: number }>(
      `select number::int as number from task where title ~ '^ряд' order by number`,
    );
    expect(rows.map(({ number }) => number)).toEqual(said.map((_, index) => index + 1));
  });

  it('migrations go to the database itself', async () => {
    const ran = await runProgram(['migrate'], through);
    expect(ran).toMatchObject({ code: 0, stderr: '' });
  });

  it('doctor finds it, and that the program knows', async () => {
    const ran = await runProgram(['doctor', '--json'], through);
    expect(ran.stdout).toContain('"pooler"');
    expect(ran.stdout).toContain('программа об этом знает');
  });

  it.each([
    ['nobody has told of it', { DATABASE_NAMED_STATEMENTS: 'on' }, 'DATABASE_NAMED_STATEMENTS=off'],
    ['migrations would go through it', { DATABASE_DIRECT_URL: undefined }, 'DATABASE_DIRECT_URL'],
  ])('the start says so where %s', async (_why, changed, mend) => {
    const environment = Object.fromEntries(
      Object.entries({ ...through, ...changed }).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, value]],
      ),
    );
    const started = performance.now();
    const ran = await runProgram(['serve'], { ...environment, PORT: '0' });
    expect(ran.code).not.toBe(0);
    expect(ran.stderr + ran.stdout).toContain(mend);
    expect(ran.stdout).not.toContain('Площадка');
    expect(performance.now() - started).toBeLessThan(60_000);
  });

  it('a pooler that leaves a session to its client is none to be told of', async () => {
    const sessions = await startPgBouncer(pgbouncer ?? '', site.databaseUrl, 'session');
    const options = { namedStatements: true, direct: false };
    try {
      await expect(refuseUntoldPooler(sessions.url, options)).resolves.toBeUndefined();
      await expect(refuseUntoldPooler(pooler.url, options)).rejects.toMatchObject({
        code: 'POOLER_UNTOLD',
      });
    } finally {
      await sessions.stop();
    }
  });
});

describe.skipIf(pgbouncer === null)('an agent behind PgBouncer', () => {
  let home: AgentsHome;
  let pooler: PgBouncer;
  beforeAll(async () => {
    home = await openAgentsHome();
    pooler = await startPgBouncer(pgbouncer ?? '', home.url, 'transaction');
  });
  afterAll(async () => {
    await pooler.stop();
    await home.stop();
  });

  it('makes a plan, closes a step and undoes it over stdio', async () => {
    await home.workspace('pooled/one');
    const agent = await overStdio(
      {
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: home.url,
        DATABASE_NAMED_STATEMENTS: 'off',
      },
      [],
      'modern',
    );
    const done = async (tool: string, args: object) => {
      const answer = await call(agent, tool, { workspace: 'pooled/one', ...args });
      if (!answer.ok) throw new Error(`${tool}: ${answer.error.message}`);
      return answer.result;
    };
    const steps = [{ title: 'Only', success_criteria: ['it works'], tests: ['npm test'] }];
    await done('tasks_macro_start', { plan_title: 'Plan', task_title: 'Task', steps });
    await done('tasks_close_step', { task: 'TASK-001', path: 's:0', checkpoints: 'gate' });
    await done('tasks_undo', {});
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await done('tasks_radar', { task: 'TASK-001' })).toBeTruthy();
      await sleep(5);
    }
    await agent.close();
  });
});
