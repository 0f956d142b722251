import { ProductionProject } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { type OracleAnswer, oracleAnswer } from '../../../../../test/rig/change-set-oracle.ts';
import { randomCases } from '../../../../../test/rig/random-cases.ts';
import { type RandomCase, randomChangeSet } from '../../../../../test/rig/random-change-set.ts';
import { epochMs } from '../../time/zoned.ts';
import { type CheckedOps, checkChangeSet } from './check-change-set.ts';

const CASES = randomCases().numRuns;

function check({ project, envelope, approve }: RandomCase) {
  return checkChangeSet(envelope, {
    project: ProductionProject.parse(project),
    needs: [],
    approve,
  });
}

const HOUR_MS = 3_600_000;

/** The answer in the oracle's terms. */
function told(drawn: RandomCase): OracleAnswer {
  const checked = check(drawn);
  if (!('ops' in checked)) {
    const { code, missing } = checked;
    return { code, ...(missing && { missing }) };
  }
  const begin = epochMs(String(drawn.project['startAt']));
  const hours = (instant: string | null) => (epochMs(instant ?? '') - begin) / HOUR_MS;
  const { ops, totals, schedule } = checked;
  const tasks = [...(schedule?.tasks ?? [])];
  return {
    ops: ops.map(({ status, code }) => (code === undefined ? { status } : { status, code })),
    accounting: totals.accounting,
    quote: totals.quote,
    starts: schedule && Object.fromEntries(tasks.map(([id, { startAt }]) => [id, hours(startAt)])),
    finish: schedule?.finishAt ? hours(schedule.finishAt) : undefined,
  };
}

/** Everything that can be seen of what a set leaves. */
function outcome({ plan, totals, schedule }: CheckedOps) {
  const sorted = (rows: ReadonlyMap<string, unknown>) =>
    [...rows].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    rows: [plan.items, plan.tasks, plan.lines, plan.links].map(sorted),
    drafts: plan.drafts,
    totals,
    tasks: sorted(schedule?.tasks ?? new Map()),
  };
}

const checkedOf = (drawn: RandomCase): CheckedOps | null => {
  const checked = check(drawn);
  return 'ops' in checked ? checked : null;
};
const withOps = (
  drawn: RandomCase,
  ops: RandomCase['envelope']['changeSet']['ops'],
): RandomCase => ({
  ...drawn,
  envelope: { ...drawn.envelope, changeSet: { ...drawn.envelope.changeSet, ops } },
});

const isCreation = (op: unknown) => typeof op === 'string' && op.endsWith('.create');

/** Everything by which an op's object is known, each with its kind. */
function namesOf(op: RandomCase['envelope']['changeSet']['ops'][number] | undefined): string[] {
  const { op: kind, tempId, clientRef } = op ?? {};
  return [
    ...(typeof tempId === 'string' ? [tempId] : []),
    ...(typeof clientRef === 'string' && typeof kind === 'string' ? [`${kind} ${clientRef}`] : []),
  ];
}

const seeds = Array.from({ length: CASES }, (_, seed) => seed);

describe('a random set', () => {
  it('is told as the slow way tells it', () => {
    const seen = new Set<string>();
    for (const seed of seeds) {
      const drawn = randomChangeSet(seed);
      const expected = oracleAnswer(drawn);
      expect(told(drawn), `seed ${seed}`).toEqual(expected);
      if (expected.code !== undefined) seen.add(expected.code);
      for (const { status, code } of expected.ops ?? []) seen.add(code ?? status);
    }
    // What was drawn says nearly everything that can be said.
    expect(seen.size).toBeGreaterThanOrEqual(25);
  });

  it('of which some are approved is the set of those', () => {
    let compared = 0;
    for (const seed of seeds) {
      const drawn = randomChangeSet(seed);
      const { approve } = drawn;
      const some = checkedOf(drawn);
      if (!Array.isArray(approve) || some === null) continue;
      const { ops } = drawn.envelope.changeSet;
      const chosen = ops.filter((_, index) => approve.includes(index));
      const alone = checkedOf({
        ...withOps(drawn, chosen),
        approve: chosen.map((_, index) => index),
      });
      // A planning set without what planning is for is none.
      if (alone === null) continue;
      compared += 1;
      expect(outcome(some), `seed ${seed}`).toEqual(outcome(alone));
      // What refers to something left is told so; alone, what it refers to is not known.
      const codes = some.ops.filter(({ status }) => status !== 'left').map(({ code }) => code);
      const expected = alone.ops.map(({ code }, place) =>
        code === 'UNKNOWN_REF' ? codes[place] : code,
      );
      expect(codes, `seed ${seed}`).toEqual(expected);
      const statuses = some.ops.filter(({ status }) => status !== 'left');
      expect(
        statuses.map(({ status }) => status),
        `seed ${seed}`,
      ).toEqual(alone.ops.map(({ status }) => status));
    }
    expect(compared).toBeGreaterThan(CASES / 5);
  });

  it('gives the same plan in whatever order its objects are made', () => {
    let compared = 0;
    for (const seed of seeds) {
      const drawn = { ...randomChangeSet(seed), approve: undefined };
      const { ops } = drawn.envelope.changeSet;
      const places = ops.flatMap(({ op }, index) => (isCreation(op) ? [index] : []));
      const names = places.flatMap((index) => namesOf(ops[index]));
      // Of two that bear one name the first is meant: there the order says something.
      if (places.length < 2 || new Set(names).size < names.length) continue;
      const moved = [...places].reverse();
      const turned = ops.map((op, index) => {
        const place = places.indexOf(index);
        return place === -1 ? op : (ops[moved[place] ?? index] ?? op);
      });
      const [one, other] = [checkedOf(drawn), checkedOf(withOps(drawn, turned))];
      if (one === null || other === null) continue;
      compared += 1;
      expect(outcome(other), `seed ${seed}`).toEqual(outcome(one));
      const codes = ({ ops: verdicts }: CheckedOps, of: typeof ops) =>
        verdicts.map(({ index, status, code }) => JSON.stringify([of[index], status, code])).sort();
      expect(codes(other, turned), `seed ${seed}`).toEqual(codes(one, ops));
    }
    expect(compared).toBeGreaterThan(CASES / 10);
  });

  it('leaves no trace of what is refused', () => {
    for (const seed of seeds) {
      const drawn = randomChangeSet(seed);
      const all = checkedOf(drawn);
      if (all === null) continue;
      const lawful = drawn.envelope.changeSet.ops.flatMap((_, index) =>
        ['apply', 'skip'].includes(all.ops[index]?.status ?? '') ? [index] : [],
      );
      const rest = checkedOf({ ...drawn, approve: lawful });
      // Questions that block are asked of approvals only.
      if (rest === null) continue;
      expect(outcome(rest), `seed ${seed}`).toEqual(outcome(all));
      expect(rest.ok, `seed ${seed}`).toBe(true);
    }
  });
});
