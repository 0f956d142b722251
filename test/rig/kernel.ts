import { randomUUID } from 'node:crypto';
import type { RefusalCode } from '@planerka/contracts';
import {
  type Connection,
  connect,
  createPlanReader,
  createPlanStore,
  createWorkspaceDirectory,
  type PlanRuntime,
} from '@planerka/db';
import { projectNeeds } from '@planerka/language';
import type { JournalEntry } from '@planerka/plan';
import { createSuggesting } from '@planerka/planerka';
import { createRuntime, type Ids, type PlanReader, type ProposalContext } from '@planerka/runtime';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { createTestDatabase } from './postgres.ts';
import {
  type ToldDone,
  type ToldOutcome,
  type ToldQuestion,
  type ToldRefusal,
  told,
} from './told.ts';
import { NOON, type Wish } from './wishes.ts';

export { command, envelope, NOON, operation, type Wish } from './wishes.ts';

const ZONE = 'Europe/Moscow';

/** The runtime on a database of its own, with a clock that is stopped until it is moved. */
export interface Kernel {
  /** Of its database, for processes of their own. */
  readonly url: string;
  readonly connection: Connection;
  readonly reader: PlanReader;
  readonly runtime: PlanRuntime;
  readonly clock: { now: string };
  /** A person's conversation in a workspace of its own, unless `context` names another. */
  story(context?: Partial<ProposalContext>): Promise<Story>;
  stop(): Promise<void>;
}

export interface KernelOptions {
  /** A migrated database that is there already, and stays; else one of its own. */
  readonly url?: string;
  readonly connections?: number;
  /** Random ones, unless the test counts on them. */
  readonly ids?: Ids;
  /** Told the rule that failed; without it a rule that fails breaks the test. */
  readonly onFault?: (rule: string, error: unknown) => void;
}

function broken(rule: string, error: unknown): never {
  throw new Error(`the rule ${rule} threw`, { cause: error });
}

export async function startKernel({
  url: given,
  connections = 4,
  // As the program makes them: what is made later sorts later.
  ids = { uuid: () => uuidv7() },
  onFault = broken,
}: KernelOptions = {}): Promise<Kernel> {
  const database = given === undefined ? await createTestDatabase() : null;
  const url = given ?? database?.url ?? '';
  const connection = connect({ url, max: connections });
  const directory = createWorkspaceDirectory(connection.db, () => ids.uuid());
  const reader = createPlanReader(connection.db);
  const clock = { now: NOON };
  const runtime = createRuntime({
    store: createPlanStore(connection.db),
    clock: { now: () => clock.now },
    ids,
    needsOf: projectNeeds,
    suggesting: createSuggesting(onFault),
  });
  return {
    url,
    connection,
    reader,
    runtime,
    clock,
    story: async (context = {}) => {
      const fresh = { kind: 'personal', timezone: ZONE, created_at: NOON } as const;
      return new Story(runtime, reader, {
        workspace: context.workspace ?? (await directory.forAlias(randomUUID(), fresh)),
        actor: { id: 'person:1', may_undo_others: false },
        thread: 'thread',
        door: 'test',
        traceId: 'trace',
        ...context,
      });
    },
    stop: async () => {
      await connection.close();
      await database?.drop();
    },
  };
}

/** One person's conversation: `given` what came before, `when` something is proposed, then ... */
export class Story {
  readonly context: ProposalContext;
  readonly #runtime: PlanRuntime;
  readonly #reader: PlanReader;

  constructor(runtime: PlanRuntime, reader: PlanReader, context: ProposalContext) {
    this.#runtime = runtime;
    this.#reader = reader;
    this.context = context;
  }

  /** The same plan seen by somebody else, or from another thread or door. */
  as(context: Partial<ProposalContext>): Story {
    return new Story(this.#runtime, this.#reader, { ...this.context, ...context });
  }

  async propose(...wishes: readonly Wish[]): Promise<ToldOutcome[]> {
    const call = randomUUID();
    const keyed = wishes.map((wish, index) => ({ ...wish, key: `${call}:${index}` }));
    return (await this.#runtime.propose(this.context, keyed)).map(told);
  }

  /** One proposal under a key of its own choosing. */
  async proposeAs(key: string, wish: Wish): Promise<ToldOutcome> {
    const [outcome] = await this.#runtime.propose(this.context, [{ ...wish, key }]);
    if (!outcome) throw new Error('the runtime answered nothing');
    return told(outcome);
  }

  async given(...wishes: readonly Wish[]): Promise<this> {
    for (const wish of wishes) await this.propose(wish);
    return this;
  }

  when(...wishes: readonly Wish[]): Result {
    return new Result(this, wishes);
  }

  /** The workspace's journal, oldest first. */
  async journal(): Promise<JournalEntry[]> {
    return (await this.#reader.journal(this.context.workspace, 10_000)).reverse();
  }
}

/** What follows from a proposal; each check proposes once and reads the journal before and after. */
export class Result {
  readonly #story: Story;
  readonly #wishes: readonly Wish[];

  constructor(story: Story, wishes: readonly Wish[]) {
    this.#story = story;
    this.#wishes = wishes;
  }

  /** The journal grows by exactly these entries. */
  async thenJournals(entries: ReadonlyArray<Partial<JournalEntry>>): Promise<ToldOutcome[]> {
    const { outcomes, added } = await this.#run();
    expect(added).toMatchObject(entries as object[]);
    return outcomes;
  }

  async thenDone(message: string): Promise<ToldDone> {
    const { outcomes } = await this.#run();
    expect(outcomes[0]).toMatchObject({ status: 'done', user_message: message });
    return first(outcomes, 'done');
  }

  /** Asks, and writes nothing but the draft. */
  async thenAsks(question: string, labels?: readonly string[]): Promise<ToldQuestion> {
    const { outcomes, added } = await this.#run();
    expect(outcomes[0]).toMatchObject({ status: 'question', clarifying_question: question });
    const asked = first(outcomes, 'question');
    if (labels) expect(asked.choices.map(({ label }) => label)).toEqual(labels);
    expect(added).toEqual([]);
    return asked;
  }

  async thenRefused(code: RefusalCode): Promise<ToldRefusal> {
    const { outcomes, added } = await this.#run();
    expect(outcomes[0]).toMatchObject({ status: 'refused', code });
    expect(added).toEqual([]);
    return first(outcomes, 'refused');
  }

  async #run(): Promise<{ outcomes: ToldOutcome[]; added: JournalEntry[] }> {
    const before = await this.#story.journal();
    const outcomes = await this.#story.propose(...this.#wishes);
    const after = await this.#story.journal();
    expect(after.slice(0, before.length)).toEqual(before);
    return { outcomes, added: after.slice(before.length) };
  }
}

function first<S extends ToldOutcome['status']>(
  [outcome]: readonly ToldOutcome[],
  status: S,
): Extract<ToldOutcome, { status: S }> {
  if (outcome === undefined || !isOf(outcome, status)) throw new Error(`expected ${status}`);
  return outcome;
}

function isOf<S extends ToldOutcome['status']>(
  outcome: ToldOutcome,
  status: S,
): outcome is Extract<ToldOutcome, { status: S }> {
  return outcome.status === status;
}
