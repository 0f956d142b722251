import { TerminalError } from '@planerka/contracts';
import { isWorkspaceName, type KnownWorkspace, listWorkspaces } from '@planerka/db';
import { LOCAL_ALIAS } from '../compose/local-person.ts';
import type { OpenPlan } from '../compose/open-plan.ts';
import { systemClock } from '../compose/system.ts';
import { findKnown } from './find-known.ts';
import type { ProgramContext } from './program-context.ts';
import { withPlan } from './with-plan.ts';

const KINDS: Readonly<Record<string, string>> = {
  personal: 'личное',
  group: 'группа',
  agents: 'для агентов',
};

/** `planerka workspace list`: every workspace with the names and chats that lead to it. */
export async function listNames(program: ProgramContext): Promise<void> {
  await withPlan(program, async (plan) => {
    const known = await listWorkspaces(plan.connection.db);
    for (const line of known.map(lineOf)) program.print(line);
    if (known.length === 0) program.print('Рабочих пространств ещё нет.');
  });
}

/**
 * `planerka workspace add`: a name for a workspace that is there, or for a new one, which only agents
 * have.
 */
export async function addName(
  program: ProgramContext,
  name: string,
  options: { workspace?: string },
): Promise<void> {
  if (!isWorkspaceName(name)) {
    throw new TerminalError('BAD_WORKSPACE_NAME', `not a name: ${name}`, { details: { name } });
  }
  await withPlan(program, async (plan) => {
    const { workspace } = options;
    if (workspace === undefined) await addNew(program, plan, name);
    else await addKnown(program, plan, name, workspace);
  });
}

async function addNew(
  { environment, print }: ProgramContext,
  plan: OpenPlan,
  name: string,
): Promise<void> {
  const there = await plan.names.find(name);
  if (there !== null) return print(`Имя ${name} уже ведёт в рабочее пространство ${there}.`);
  const made = await plan.directory.forAlias(name, {
    kind: 'agents',
    timezone: environment.APP_TIMEZONE,
    created_at: systemClock.now(),
  });
  print(`Имя ${name} ведёт в новое рабочее пространство ${made}.`);
  print('Чтобы агенты видели план чата, дайте имя ему: --workspace с id чата или пространства.');
}

async function addKnown(
  { print }: ProgramContext,
  plan: OpenPlan,
  name: string,
  wanted: string,
): Promise<void> {
  const known = await listWorkspaces(plan.connection.db);
  const found = findKnown(known, wanted);
  if (!found) {
    const list = known.map((one) => `  ${lineOf(one)}`).join('\n');
    throw new TerminalError('NO_WORKSPACE_TO_NAME', `no workspace ${wanted}`, {
      details: { wanted, known: list },
    });
  }
  const { workspace_id: id } = found;
  if ((await plan.names.add(name, id)) === 'taken') {
    throw new TerminalError('WORKSPACE_NAME_TAKEN', `${name} leads elsewhere`, {
      details: { name },
    });
  }
  print(`Имя ${name} ведёт в рабочее пространство ${id}.`);
}

/** `planerka workspace remove`: the name goes, the workspace and its plan stay. */
export async function removeName(program: ProgramContext, name: string): Promise<void> {
  if (name === LOCAL_ALIAS) {
    throw new TerminalError('WORKSPACE_NAME_KEPT', 'the terminal needs it', { details: { name } });
  }
  await withPlan(program, async ({ names }) => {
    if (await names.remove(name)) {
      return program.print(`Имени ${name} больше нет; рабочее пространство и его план остались.`);
    }
    const known = (await names.list()).map((one) => one.name).join(', ');
    throw new TerminalError('NO_SUCH_WORKSPACE_NAME', `no name ${name}`, {
      details: { name, known },
    });
  });
}

function lineOf({ workspace_id, kind, aliases, chats }: KnownWorkspace): string {
  const parts = [
    ...(aliases.length === 0 ? [] : [`имена: ${aliases.join(', ')}`]),
    ...(chats.length === 0 ? [] : [`чаты: ${chats.join(', ')}`]),
  ];
  const about = parts.length === 0 ? 'имён нет' : parts.join('; ');
  return `${workspace_id}  ${KINDS[kind] ?? kind}  ${about}`;
}
