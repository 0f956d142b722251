import { readPositions, writePositions } from '@planerka/contracts';
import {
  authorOf,
  type CheckedOps,
  type DescribedOp,
  handleOf,
  type ObjectAt,
  objectKey,
  type Step,
  say,
  setCounts,
  solutionMemos,
  stepsOfSet,
} from '@planerka/plan';
import { stale } from '../drafts/stale.ts';
import type { StoredChangeSet, StoredChangeSetOp } from '../ports/stored-change-set.ts';
import type { Turn } from '../turn/turn.ts';
import type { Verdict } from '../verdict.ts';
import { askSet } from './ask-set.ts';
import { heldAgainst, opsOf } from './production.ts';
import { refusedWhole, reviewed, type SetInHand, setInHand } from './review-set.ts';

/** Each round leaves out what the round before it refused; what depends on itself comes to rest. */
const ROUNDS_MAX = 50;

/**
 * A person's yes to exactly these ops, or to all but what deletes where none are named. Everything is
 * written as one change, or nothing is: what deletes is asked about first, and where some of the ops
 * cannot be taken any more, whether the rest may be.
 */
export async function approveSet(
  turn: Turn,
  set: StoredChangeSet,
  positions: string | null,
): Promise<Verdict> {
  const question = askSet(turn, set);
  if (question !== null) return question;
  // What this very call has written is not in the project as it was read.
  const inHand = turn.written.length > 0 ? null : await setInHand(turn, set);
  if (inHand === null) return refusedWhole();
  const deletes = inHand.ops.filter(({ isDelete }) => isDelete);
  const others = inHand.ops.filter(({ isDelete }) => !isDelete).map(({ position }) => position);
  if (positions === null && deletes.length > 0) {
    return reviewed(turn, inHand, {
      asks: 'deletes',
      names: deletes.map(({ title }) => title),
      with: writePositions([...others, ...deletes.map(({ position }) => position)]),
      without: writePositions(others),
    });
  }
  const named = positions === null ? others : readPositions(positions, opsOf(set.envelope).length);
  if (named === null || named.length === 0) return stale();
  const checked = heldAgainst(turn, inHand.production, set.envelope, named);
  if (!('ops' in checked)) return refusedWhole();
  return checked.ok
    ? await apply(turn, inHand, checked)
    : await askAboutRest(turn, inHand, { named, checked });
}

/** What of it still holds may be taken: the rest is told, with who has written what meanwhile. */
async function askAboutRest(
  turn: Turn,
  inHand: SetInHand,
  { named, checked }: { readonly named: readonly number[]; readonly checked: CheckedOps },
): Promise<Verdict> {
  const { set, production } = inHand;
  let left = checked;
  let rest = named;
  for (let round = 0; round < ROUNDS_MAX && !left.ok; round += 1) {
    const refused = new Set(
      left.ops.flatMap(({ index, status }) => (status === 'refuse' ? [index] : [])),
    );
    rest = rest.filter((position) => !refused.has(position));
    const again = heldAgainst(turn, production, set.envelope, rest);
    if (!('ops' in again)) return refusedWhole();
    left = again;
  }
  const staleOps = checked.ops.filter(({ code }) => code === 'STALE');
  const moved = await movedSince(turn, inHand, new Set(staleOps.map(({ index }) => index)));
  return reviewed(turn, inHand, {
    asks: 'rest',
    moved,
    refused_count: named.length - rest.length,
    rest: left.ok ? writePositions(rest) : '',
    rest_count: left.ok ? rest.length : 0,
  });
}

/** So many are told by their names. */
const MOVED_MAX = 10;

/** What these ops are about, with who wrote it last since the agent looked, and when. */
async function movedSince(
  turn: Turn,
  { ops, production, set }: SetInHand,
  positions: ReadonlySet<number>,
) {
  const objects = new Map<
    string,
    { readonly at: ObjectAt; readonly name: string; readonly title: string }
  >();
  for (const { position, target, title, kind } of ops) {
    const id = production.names.uuidOf(target);
    if (!positions.has(position) || id === null || target === null) continue;
    const known = KINDS[kind];
    if (known !== undefined)
      objects.set(`${known}:${id}`, { at: { kind: known, id }, name: target, title });
  }
  const last = await turn.tx.lastWritten([...objects.values()].map(({ at }) => at));
  return last
    .filter(({ seq }) => seq > set.base_seq)
    .flatMap((entry) => {
      const object = objects.get(objectKey(entry));
      const by = authorOf(entry, turn.context.actor.id);
      return object ? [{ name: object.name, title: object.title, by, at: entry.at }] : [];
    })
    .slice(0, MOVED_MAX);
}

const KINDS: Partial<Record<DescribedOp['kind'], ObjectAt['kind']>> = {
  item: 'item',
  task: 'task',
  line: 'accounting_line',
};

/** Writes what was approved: one change in the journal, and what became of each op. */
async function apply(turn: Turn, inHand: SetInHand, checked: CheckedOps): Promise<Verdict> {
  const { set, production, ops } = inHand;
  const given = {
    now: turn.now,
    actor: turn.context.actor.id,
    ids: turn.given({ by: 'person', accepted: [] }).ids,
  };
  const { steps, created, quotes } = stepsOfSet({ ...production, plan: checked.plan }, given);
  const memos = solutionMemos(set.envelope['solutionNotes'], set.project_id, {
    ...given,
    nameOf: (item) => created.get(item) ?? item,
  });
  const applied = new Set(
    checked.ops.flatMap(({ index, status }) => (status === 'apply' ? [index] : [])),
  );
  const decided = {
    ...set,
    state: 'applied' as const,
    decided_by: turn.context.actor.id,
    decided_at: turn.now,
  };
  const becameOf = statusOfOps({ ...inHand, set: decided }, { checked, created, quotes });
  if (steps.length === 0) {
    turn.changeSets.save(decided, becameOf);
    return { status: 'abstained', said: [say('change_set_empty', {})] };
  }
  const receipt = turn.change(
    { action: 'do', type: 'change_set_applied', operation: { change_set: set.set_id } },
    [...(await withRevisions(turn, steps)), ...memos],
  );
  turn.changeSets.save({ ...decided, change_id: receipt.change_id }, becameOf);
  const counts = setCounts(ops.filter(({ position }) => applied.has(position)));
  return {
    status: 'done',
    said: [say('change_set_applied', { counts })],
    receipt,
    // A receipt may name a thousand objects; people are shown their project.
    summary: {
      objects: [handleOf({ kind: 'project', row: production.rows.project })],
      assumed: null,
      can_change_target: false,
      can_open: false,
    },
  };
}

/** A link that was there once comes back under its id, newer than it ever was. */
async function withRevisions(turn: Turn, steps: readonly Step[]): Promise<Step[]> {
  const linked = steps.flatMap(({ before, after }) =>
    before === null && after?.kind === 'dependency'
      ? [{ kind: 'dependency' as const, id: after.row.dependency_id }]
      : [],
  );
  if (linked.length === 0) return [...steps];
  const last = await turn.lastRevisions(linked);
  return steps.map((step) => {
    const { before, after } = step;
    if (before !== null || after?.kind !== 'dependency') return step;
    const earlier = last.get(objectKey({ kind: 'dependency', id: after.row.dependency_id })) ?? 0;
    return { before, after: { kind: 'dependency', row: { ...after.row, revision: earlier + 1 } } };
  });
}

interface Became {
  readonly checked: CheckedOps;
  readonly created: ReadonlyMap<string, string>;
  readonly quotes: readonly string[];
}

function statusOfOps(
  { set, ops }: SetInHand,
  { checked, created, quotes }: Became,
): StoredChangeSetOp[] {
  const drafted = [...quotes];
  return ops.map(({ position, op, kind, clientRef, tempId, target }) => {
    const verdict = checked.ops[position];
    const isApplied = verdict?.status === 'apply';
    const made = kind === 'quote' ? drafted.shift() : created.get(tempId ?? '');
    return {
      set_id: set.set_id,
      position,
      project_id: set.project_id,
      run_id: set.run_id,
      op,
      kind,
      client_ref: clientRef,
      status: isApplied ? 'applied' : verdict?.status === 'skip' ? 'skipped' : 'left',
      code: verdict?.code ?? null,
      object_name: isApplied ? (made ?? target) : null,
    };
  });
}
