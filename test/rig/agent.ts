import {
  type AgentRight,
  type Caller,
  createTaskSurface,
  type NamedWorkspace,
  type TaskSurface,
} from '@planerka/agents';
import { TaskAnswer, type TaskError, type TaskErrorCode } from '@planerka/contracts';
import {
  createTaskStore,
  createWorkspaceDirectory,
  type ExportFile,
  exportWorkspaces,
} from '@planerka/db';
import { projectNeeds } from '@planerka/language';
import type { JournalEntry } from '@planerka/plan';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { type Kernel, type KernelOptions, NOON, type Story, startKernel } from './kernel.ts';

/** The task surface on a database of its own, beside the runtime that people use. */
export interface AgentKernel extends Kernel {
  readonly surface: TaskSurface;
  /** A new workspace under this alias. */
  workspace(alias?: string): Promise<NamedWorkspace>;
  /** An agent that may do everything in `workspace`, and in every other that it can name. */
  agent(workspace: NamedWorkspace, more?: Partial<Caller>): Agent;
  /** The workspace as its tables hold it. */
  tables(workspace: NamedWorkspace): Promise<ExportFile['workspaces'][number]>;
  /** What a person says and taps in the same workspace. */
  person(workspace: NamedWorkspace): Promise<Story>;
}

export async function startAgents({
  connections = 4,
  ids = { uuid: () => uuidv7() },
  ...given
}: KernelOptions = {}): Promise<AgentKernel> {
  const kernel = await startKernel({ ...given, connections, ids });
  const { connection, clock } = kernel;
  const directory = createWorkspaceDirectory(connection.db, () => ids.uuid());
  const surface = createTaskSurface({
    store: createTaskStore(connection.db),
    clock: { now: () => clock.now },
    ids,
    needsOf: projectNeeds,
  });
  const workspaceOf = async (name: string): Promise<NamedWorkspace | null> => {
    const row = await connection.db
      .selectFrom('workspace_alias')
      .select('workspace_id')
      .where('alias', '=', name)
      .executeTakeFirst();
    return row ? { id: row.workspace_id, name } : null;
  };
  return {
    ...kernel,
    surface,
    workspace: async (alias = `sample/${uuidv7()}`) => ({
      name: alias,
      id: await directory.forAlias(alias, {
        kind: 'agents',
        timezone: 'Europe/Moscow',
        created_at: NOON,
      }),
    }),
    agent: (workspace, more = {}) =>
      new Agent(kernel, surface, workspace, {
        actor: 'agent:sample',
        rights: new Set<AgentRight>(['read', 'write', 'delete']),
        workspace: null,
        defaultWorkspace: null,
        workspaceOf,
        traceId: 'trace',
        ...more,
      }),
    tables: async ({ id }) => {
      const { workspaces } = await exportWorkspaces(connection.db, [id], NOON);
      const [only] = workspaces;
      if (!only) throw new Error('there is no such workspace');
      return only;
    },
    person: (workspace) => kernel.story({ workspace: workspace.id }),
  };
}

/** One agent's calls in one workspace; `workspace` is added where a call does not name it. */
export class Agent {
  readonly workspace: NamedWorkspace;
  readonly #kernel: Pick<Kernel, 'reader'>;
  readonly #surface: TaskSurface;
  readonly #caller: Caller;

  constructor(
    kernel: Pick<Kernel, 'reader'>,
    surface: TaskSurface,
    workspace: NamedWorkspace,
    caller: Caller,
  ) {
    this.#kernel = kernel;
    this.#surface = surface;
    this.workspace = workspace;
    this.#caller = caller;
  }

  /** Under which the journal knows it. */
  get actor(): string {
    return this.#caller.actor;
  }

  /** The same plan through the eyes of another agent. */
  as(more: Partial<Caller>): Agent {
    return new Agent(this.#kernel, this.#surface, this.workspace, { ...this.#caller, ...more });
  }

  /** The answer, checked against its schema, whatever it says. */
  async call(tool: string, args: Readonly<Record<string, unknown>> = {}): Promise<TaskAnswer> {
    return await this.callRaw(tool, { workspace: this.workspace.name, ...args });
  }

  /** The same with nothing added to what is given, which may be anything. */
  async callRaw(tool: string, args: unknown): Promise<TaskAnswer> {
    return TaskAnswer.parse(await this.#surface.call(this.#caller, tool, args));
  }

  /** The result of a call that must succeed. */
  async done(
    tool: string,
    args: Readonly<Record<string, unknown>> = {},
  ): Promise<Record<string, unknown>> {
    const answer = await this.call(tool, args);
    if (!answer.ok) throw new Error(`${tool}: ${answer.error.code}: ${answer.error.message}`);
    return answer.result;
  }

  /** The error of a call that must be refused with this code, and must write nothing. */
  async refused(
    code: TaskErrorCode,
    tool: string,
    args: Readonly<Record<string, unknown>> = {},
  ): Promise<TaskError> {
    const before = (await this.journal()).length;
    const answer = await this.call(tool, args);
    expect(answer).toMatchObject({ ok: false, error: { code } });
    if (answer.ok) throw new Error(`${tool} was not refused`);
    expect(answer.error.recovery).not.toBe('');
    expect(await this.journal()).toHaveLength(before);
    return answer.error;
  }

  /** The workspace's journal, oldest first. */
  async journal(): Promise<JournalEntry[]> {
    return (await this.#kernel.reader.journal(this.workspace.id, 10_000)).reverse();
  }
}
