import { TerminalError } from '@planerka/contracts';
import { type AgentToken, type KnownWorkspace, listWorkspaces } from '@planerka/db';
import type { AgentRight } from '@planerka/runtime';
import { LOCAL_ALIAS } from '../compose/local-person.ts';
import type { OpenPlan } from '../compose/open-plan.ts';
import { findKnown } from './find-known.ts';
import type { ProgramContext } from './program-context.ts';
import { withPlan } from './with-plan.ts';

const RIGHTS: Readonly<Record<AgentRight, string>> = {
  read: 'читать',
  write: 'писать',
  delete: 'удалять',
};

/** `planerka token add`: a key to one workspace, which is shown this once. */
export async function addToken(
  program: ProgramContext,
  name: string,
  { workspace, rights }: { workspace: string; rights: readonly AgentRight[] },
): Promise<void> {
  await withPlan(program, async (plan) => {
    const found = await workspaceNamed(plan, workspace);
    const { token, key } = await plan.tokens.create({
      workspaceId: found.workspace_id,
      name,
      rights: [...new Set<AgentRight>(['read', ...rights])],
      createdBy: LOCAL_ALIAS,
    });
    program.print(key);
    program.print(`Ключ показан один раз. ${lineOf(token)}`);
  });
}

/** `planerka token list`: the keys to one workspace, or to all; the keys themselves are kept nowhere. */
export async function listTokens(
  program: ProgramContext,
  { workspace }: { workspace?: string },
): Promise<void> {
  await withPlan(program, async (plan) => {
    const tokens = await tokensOf(plan, workspace);
    for (const token of tokens) program.print(lineOf(token));
    if (tokens.length === 0) program.print('Ключей ещё нет: planerka token add ИМЯ --workspace …');
  });
}

/** `planerka token revoke`: the key opens nothing from now on. */
export async function revokeToken(program: ProgramContext, id: string): Promise<void> {
  await withPlan(program, async (plan) => {
    const tokens = await tokensOf(plan, undefined);
    const token = tokens.find((one) => one.token_id === id);
    if (!token) {
      const known = tokens.map(lineOf).join('\n');
      throw new TerminalError('NO_SUCH_TOKEN', `no token ${id}`, { details: { id, known } });
    }
    await plan.tokens.revoke(token.workspace_id, token.token_id);
    program.print(`Ключ отозван: ${token.name}.`);
  });
}

async function tokensOf(plan: OpenPlan, workspace: string | undefined): Promise<AgentToken[]> {
  const known =
    workspace === undefined
      ? await listWorkspaces(plan.connection.db)
      : [await workspaceNamed(plan, workspace)];
  const lists = await Promise.all(known.map((one) => plan.tokens.list(one.workspace_id)));
  return lists.flat();
}

async function workspaceNamed(plan: OpenPlan, wanted: string): Promise<KnownWorkspace> {
  const known = await listWorkspaces(plan.connection.db);
  const found = findKnown(known, wanted);
  if (found) return found;
  const list = known.map((one) => `  ${one.workspace_id}  ${one.aliases.join(', ')}`).join('\n');
  throw new TerminalError('NO_WORKSPACE_TO_NAME', `no workspace ${wanted}`, {
    details: { wanted, known: list },
  });
}

function lineOf({ token_id, name, workspace_id, rights }: AgentToken): string {
  const may = rights.map((right) => RIGHTS[right]).join(', ');
  return `${token_id}  ${name}  рабочее пространство ${workspace_id}  может: ${may}`;
}
