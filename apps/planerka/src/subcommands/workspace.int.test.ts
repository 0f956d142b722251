import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  createPrintingProgram,
  type PrintingProgram,
} from '../../../../test/rig/printing-program.ts';
import type { ProgramContext } from './program-context.ts';
import { addName, listNames, removeName } from './workspace.ts';

let running: PrintingProgram;
let program: ProgramContext;
let printed: string[];
beforeAll(async () => {
  running = await createPrintingProgram();
  ({ program, printed } = running);
});
beforeEach(() => {
  printed.length = 0;
});
afterAll(() => running.drop());

/** What a command prints. */
async function said(command: Promise<void>): Promise<string> {
  printed.length = 0;
  await command;
  return printed.join('\n');
}

// cites: T-x-alias
it('gives names, shows them and takes them away; the plan stays', async () => {
  expect(await said(listNames(program))).toBe('Рабочих пространств ещё нет.');
  const made = await said(addName(program, 'acme/repo', {}));
  const id = /[0-9a-f-]{36}/.exec(made)?.[0] ?? '';
  expect(made).toContain(`Имя acme/repo ведёт в новое рабочее пространство ${id}`);
  expect(await said(addName(program, 'acme/repo', {}))).toContain(
    `уже ведёт в рабочее пространство ${id}`,
  );
  for (const workspace of ['acme/repo', id]) {
    expect(await said(addName(program, 'docs', { workspace }))).toContain(id);
  }
  expect(await said(listNames(program))).toBe(`${id}  для агентов  имена: acme/repo, docs`);
  await removeName(program, 'docs');
  await removeName(program, 'acme/repo');
  expect(await said(listNames(program))).toBe(`${id}  для агентов  имён нет`);
});

it("names a chat's plan by the chat's id", async () => {
  const id = '01980000-0000-7000-8000-000000000001';
  const client = new Client({ connectionString: running.databaseUrl });
  await client.connect();
  await client.query(
    `insert into workspace (workspace_id, kind, timezone, created_at)
      values ($1, 'personal', 'Europe/Moscow', now())`,
    [id],
  );
  await client.query('insert into chat_workspace values (1, -100500, $1)', [id]);
  await client.end();
  await addName(program, 'home', { workspace: '-100500' });
  expect(await said(listNames(program))).toContain(`${id}  личное  имена: home; чаты: -100500`);
});

it('refuses a name that leads elsewhere, that is none, and a workspace that is not there', async () => {
  await addName(program, 'first', {});
  await addName(program, 'second', {});
  const refusals = [
    [addName(program, 'first', { workspace: 'second' }), 'WORKSPACE_NAME_TAKEN'],
    [addName(program, 'два слова', {}), 'BAD_WORKSPACE_NAME'],
    [addName(program, 'third', { workspace: '42' }), 'NO_WORKSPACE_TO_NAME'],
    [removeName(program, 'third'), 'NO_SUCH_WORKSPACE_NAME'],
    [removeName(program, 'cli'), 'WORKSPACE_NAME_KEPT'],
  ] as const;
  await Promise.all(
    refusals.map(([refusal, code]) => expect(refusal).rejects.toMatchObject({ code })),
  );
});
