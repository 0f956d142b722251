import { expect } from 'vitest';
import type { Agent, AgentKernel } from './agent.ts';
import type { Story, Wish } from './kernel.ts';
import { planTables } from './plan-tables.ts';
import { seeded } from './seeded.ts';

/** Random sets, one upon the other, through the agents' door and a person's yes. */

type Op = Readonly<Record<string, unknown>>;
type Random = ReturnType<typeof seeded>;
type Row = Readonly<Record<string, unknown>>;

interface Work {
  readonly kernel: AgentKernel;
  readonly agent: Agent;
  readonly owner: Story;
}

async function atWork(kernel: AgentKernel): Promise<Work> {
  const agent = kernel.agent(await kernel.workspace());
  await agent.done('tasks_create', { title: 'Стройка' });
  const owner = (await kernel.person(agent.workspace)).as({
    actor: { id: 'person:1', may_undo_others: true },
  });
  return { kernel, agent, owner };
}

async function base({ agent }: Work) {
  return await agent.done('changesets_base', { plan: 'PLAN-001', limit: 200 });
}

function idsIn(known: Row, key: string): string[] {
  return (known['rows'] as readonly Row[]).flatMap((row) => {
    const lists = { taskId: 'tasks', itemId: 'items', lineId: 'lines' };
    const isMine = row['list'] === lists[key as keyof typeof lists];
    return isMine ? [String(row[key])] : [];
  });
}

/** Ops of all kinds upon what there is; some of them may be refused. */
function drawOps(random: Random, known: Row, round: number): Op[] {
  const standing = { items: idsIn(known, 'itemId'), tasks: idsIn(known, 'taskId') };
  const items = [...standing.items, `tmp:item:r${round}`];
  const tasks = [...standing.tasks, `tmp:task:a${round}`, `tmp:task:b${round}`];
  const lines = idsIn(known, 'lineId');
  const hours = () => random.below(40) / 4;
  const drawn: Array<() => Op> = [
    () => ({ op: 'task.patch', taskId: random.pick(tasks), payload: { durationHours: hours() } }),
    () => ({
      op: 'task.patch',
      taskId: random.pick(tasks),
      payload: { parentTaskId: random.pick(tasks) },
    }),
    () => ({
      op: 'item.patch',
      itemId: random.pick(items),
      payload: { scope: { quantity: hours() }, parentItemId: random.pick(items) },
    }),
    () => ({
      op: 'dependency.upsert',
      payload: {
        fromTaskIdOrRef: random.pick(tasks),
        toTaskIdOrRef: random.pick(tasks),
        type: random.pick(['FS', 'SS', 'FF', 'SF']),
        lagHours: hours(),
      },
    }),
    () => ({
      op: 'dependency.delete',
      payload: { fromTaskIdOrRef: random.pick(tasks), toTaskIdOrRef: random.pick(tasks) },
    }),
    () => ({ op: 'task.deleteRequest', taskId: random.pick(tasks) }),
    () => ({ op: 'item.deleteRequest', itemId: random.pick(items) }),
    ...(lines.length === 0
      ? []
      : [
          () => ({
            op: 'accountingLine.patch',
            lineId: random.pick(lines),
            payload: { quantity: hours(), confidence: 1 },
          }),
        ]),
  ];
  return [
    {
      op: 'item.create',
      tempId: `tmp:item:r${round}`,
      clientRef: `item${round}`,
      payload: { name: `Позиция ${round}`, parentItemId: random.pick([null, ...standing.items]) },
    },
    {
      op: 'task.create',
      tempId: `tmp:task:a${round}`,
      payload: { itemRef: random.pick(items), title: `Задача ${round}`, durationHours: hours() },
    },
    {
      op: 'task.create',
      tempId: `tmp:task:b${round}`,
      payload: { title: `Ещё ${round}`, parentTaskId: random.pick([null, ...standing.tasks]) },
    },
    {
      op: 'accountingLine.create',
      tempId: `tmp:line:${round}`,
      payload: {
        itemRef: random.pick(items),
        lineType: 'material',
        title: 'Доска',
        quantity: hours(),
        unitCost: hours(),
        confidence: 0.5,
      },
    },
    ...Array.from({ length: 8 }, () => random.pick(drawn)()),
  ];
}

function envelope(known: Row, ops: readonly Op[], set: string) {
  return {
    schemaVersion: '1.0',
    phase: 'solutioning',
    agent: { name: 'planner', runId: 'run-1' },
    project: known['project'],
    inputSnapshot: known['inputSnapshot'],
    changeSet: { changeSetId: set, requiresApproval: true, ops },
  };
}

/** The ops that hold: those at fault are left out until none is. */
async function holding({ agent }: Work, known: Row, ops: readonly Op[]): Promise<Op[]> {
  let left = [...ops];
  for (;;) {
    const checked = await agent.done('changesets_check', {
      envelope: envelope(known, left, 'check'),
    });
    const bad = new Set(
      (checked['ops'] as readonly Row[]).flatMap(({ index, status }) =>
        status === 'refuse' ? [Number(index)] : [],
      ),
    );
    if (bad.size === 0) return left;
    left = left.filter((_, at) => !bad.has(at));
  }
}

async function submit({ kernel, agent }: Work, known: Row, ops: readonly Op[], set: string) {
  await agent.done('changesets_submit', { envelope: envelope(known, ops, set) });
  const { change_sets: sets } = await kernel.tables(agent.workspace);
  return sets.find(({ given_id: id }) => id === set)?.set_id ?? '';
}

const approve = (set: string, positions: readonly number[]): Wish => ({
  type: 'change_set',
  set_id: set,
  act: 'approve',
  positions: positions.join(','),
});

/** A yes to these, and to what is left of them where the rest is asked about. */
async function take({ owner }: Work, set: string, positions: readonly number[]) {
  const [first] = await owner.propose(approve(set, positions));
  if (first?.status !== 'review' || first.question.asks !== 'rest') {
    return { outcome: first, taken: positions };
  }
  const taken = positionsIn(first.question.rest);
  const [second] = await owner.propose(approve(set, taken));
  return { outcome: second, taken };
}

const rowsOf = ({ kernel, agent }: Work) => planTables(kernel.connection.db, agent.workspace.id);

/** Rows by what people call them: ids are new in each workspace, revisions only rise. */
async function still(work: Work): Promise<string> {
  const objects = [...(await rowsOf(work)).values()];
  const names = new Map<string, string>();
  for (const { kind, row } of objects) {
    const id = Object.values(row).find((value) => typeof value === 'string') as string;
    if ('number' in row) names.set(id, `${kind} ${row.number}`);
  }
  const told = objects.map(({ kind, row }) => {
    const text = JSON.stringify({ kind, ...row, revision: 0, dependency_id: null });
    return text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => names.get(id) ?? id);
  });
  return told.sort().join('\n');
}

/** How a life of random sets is lived: from which seed, and how many sets. */
export interface Lived {
  readonly seed: number;
  readonly rounds: number;
}

/**
 * Each tells how many sets it has tried. A set that is applied and taken back leaves the plan as it was; done again, as it then was.
 */
export async function appliedAndTakenBack(kernel: AgentKernel, { seed, rounds }: Lived) {
  const random = seeded(seed);
  const work = await atWork(kernel);
  for (let round = 0; round < rounds; round += 1) {
    const known = await base(work);
    const ops = await holding(work, known, drawOps(random, known, round));
    const before = await still(work);
    const set = await submit(work, known, ops, `set-${round}`);
    const { outcome: done } = await take(
      work,
      set,
      ops.map((_, at) => at),
    );
    expect({ seed, round, done }).toMatchObject({ done: { status: 'done' } });
    const after = await still(work);
    expect(after).not.toBe(before);
    const [undone] = await work.owner.propose({ type: 'undo' });
    expect({ seed, round, undone }).toMatchObject({ undone: { status: 'done' } });
    expect(await still(work)).toBe(before);
    const [redone] = await work.owner.propose({ type: 'redo' });
    expect({ seed, round, redone }).toMatchObject({ redone: { status: 'done' } });
    expect(await still(work)).toBe(after);
  }
  return rounds;
}

/** Approving some ops of a set is as if only they had been proposed. */
export async function someApproved(kernel: AgentKernel, { seed, rounds }: Lived) {
  const random = seeded(seed);
  const [whole, part] = [await atWork(kernel), await atWork(kernel)];
  for (let round = 0; round < rounds; round += 1) {
    const known = await base(whole);
    const ops = await holding(whole, known, drawOps(random, known, round));
    const some = ops.flatMap((_, at) => (at === 0 || random.below(3) > 0 ? [at] : []));
    const set = await submit(whole, known, ops, `set-${round}`);
    // What refers to something that was left is told, and what is left of it taken.
    const { taken } = await take(whole, set, some);
    const mine = await base(part);
    const only = ops.filter((_, at) => taken.includes(at));
    const other = await submit(part, mine, only, `set-${round}`);
    await part.owner.propose(
      approve(
        other,
        only.map((_, at) => at),
      ),
    );
    expect({ seed, round, plan: await still(whole) }).toEqual({
      seed,
      round,
      plan: await still(part),
    });
  }
  return rounds;
}

/** An old base changes no row that somebody else has written since. */
export async function fromAnOldBase(kernel: AgentKernel, { seed, rounds }: Lived) {
  const random = seeded(seed);
  const work = await atWork(kernel);
  for (let round = 0; round < rounds; round += 1) {
    const known = await base(work);
    const first = await holding(work, known, drawOps(random, known, round));
    const late = await holding(work, known, drawOps(random, known, round + 100));
    const [a, b] = [
      await submit(work, known, first, `first-${round}`),
      await submit(work, known, late, `late-${round}`),
    ];
    await work.owner.propose(
      approve(
        a,
        first.map((_, at) => at),
      ),
    );
    const written = (await work.owner.journal()).slice(Number(seqOf(known)));
    const touched = new Set(written.map(({ object_id: id }) => id));
    const seq = written.at(-1)?.seq ?? 0;
    await take(
      work,
      b,
      late.map((_, at) => at),
    );
    const later = (await work.owner.journal()).filter((entry) => entry.seq > seq);
    const overwritten = later.filter((entry) => touched.has(entry.object_id) && isRewritten(entry));
    expect({ seed, round, overwritten }).toEqual({ seed, round, overwritten: [] });
  }
  return rounds;
}

/**
 * Does the entry change what somebody has written? The root of a task's tree is nobody's word: it follows
 * from where its parents stand, and goes with them.
 */
function isRewritten({ before, after }: Awaited<ReturnType<Story['journal']>>[number]): boolean {
  const written = (row: Row | null) =>
    JSON.stringify(row === null ? null : { ...row, root_id: null, revision: null });
  return written(before) !== written(after);
}

function positionsIn(text: string): number[] {
  return text.split(',').flatMap((span) => {
    const [from = 0, to = from] = span.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
}

function seqOf(known: Row): string {
  const { itemsRevisionId } = known['inputSnapshot'] as Row;
  return String(itemsRevisionId).slice('ir_'.length);
}
