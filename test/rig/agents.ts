import { randomUUID } from 'node:crypto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { TaskAnswer } from '@planerka/contracts';
import {
  type AgentTokenStore,
  type Connection,
  connect,
  createAgentTokenStore,
  createWorkspaceDirectory,
} from '@planerka/db';
import { createTestDatabase } from './postgres.ts';
import { PROGRAM } from './program.ts';

/** The revisions before 2026 shake hands; the later ones do not. */
export type Era = 'legacy' | 'modern';

/** A database with one workspace for agents, and the keys to it. */
export interface AgentsHome {
  readonly url: string;
  readonly connection: Connection;
  readonly tokens: AgentTokenStore;
  /** Its workspace is named `acme/repo`. */
  readonly workspaceId: string;
  /** A workspace of its own for this name. */
  workspace(name: string): Promise<string>;
  /** A new key to the workspace. */
  key(rights?: ReadonlyArray<'read' | 'write' | 'delete'>, workspaceId?: string): Promise<string>;
  stop(): Promise<void>;
}

export async function openAgentsHome(databaseUrl?: string): Promise<AgentsHome> {
  const database = databaseUrl === undefined ? await createTestDatabase() : null;
  const url = databaseUrl ?? database?.url ?? '';
  const connection = connect({ url, max: 2, onIdleError: () => {} });
  const tokens = createAgentTokenStore(connection.db, randomUUID);
  const directory = createWorkspaceDirectory(connection.db, randomUUID);
  const workspace = (name: string) =>
    directory.forAlias(name, {
      kind: 'agents',
      timezone: 'Europe/Moscow',
      created_at: new Date().toISOString(),
    });
  const workspaceId = await workspace('acme/repo');
  return {
    url,
    connection,
    tokens,
    workspaceId,
    workspace,
    key: async (rights = ['read', 'write', 'delete'], id = workspaceId) => {
      const made = await tokens.create({
        workspaceId: id,
        name: 'sample agent',
        rights,
        createdBy: 'tg:1',
      });
      return made.key;
    },
    stop: async () => {
      await connection.close();
      await database?.drop();
    },
  };
}

/** Answers what the server asks the person at the client; null declines. */
export type Person = (message: string) => Record<string, string | boolean> | null;

function client(era: Era, person?: Person): Client {
  const one = new Client(
    { name: 'sample-client', version: '1.0.0' },
    {
      versionNegotiation: { mode: era === 'legacy' ? 'legacy' : { pin: '2026-07-28' } },
      ...(person ? { capabilities: { elicitation: { form: {} } } } : {}),
    },
  );
  if (person) {
    one.setRequestHandler('elicitation/create', ({ params }) => {
      const content = person(params.message);
      return content === null ? { action: 'decline' } : { action: 'accept', content };
    });
  }
  return one;
}

/** An agent that comes over HTTP. */
export async function overHttp(
  url: string,
  key: string,
  era: Era = 'modern',
  person?: Person,
): Promise<Client> {
  const one = client(era, person);
  const headers = { authorization: `Bearer ${key}` };
  await one.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  return one;
}

/** An agent that starts the program itself. */
export async function overStdio(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  era: Era = 'modern',
  person?: Person,
): Promise<Client> {
  const one = client(era, person);
  const { PATH = '', HOME = '' } = process.env;
  await one.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [...PROGRAM, 'mcp', ...args],
      env: { PATH, HOME, ...env },
      stderr: 'ignore',
    }),
  );
  return one;
}

/** Calls a tool and reads its answer, which is in the result once. */
export async function call(
  agent: Client,
  tool: string,
  args: Readonly<Record<string, unknown>>,
): Promise<TaskAnswer> {
  const result = await agent.callTool({ name: tool, arguments: { ...args } });
  const [block] = result.content;
  const text = block?.type === 'text' ? block.text : '';
  const answer = TaskAnswer.parse(JSON.parse(text));
  if (result.structuredContent !== undefined) throw new Error('the answer is there twice');
  if (result.isError !== !answer.ok) throw new Error('isError is not what the answer says');
  return answer;
}
