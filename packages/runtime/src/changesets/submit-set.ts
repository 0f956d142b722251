import { isJsonObject, type JsonObject, readEntityId } from '@planerka/contracts';
import {
  type CheckedOps,
  type DescribedOp,
  describedOps,
  idOfName,
  readBase,
  readSetHead,
  type SetFault,
  withoutAnswers,
} from '@planerka/plan';
import type { StoredChangeSet, StoredChangeSetOp } from '../ports/stored-change-set.ts';
import type { Turn } from '../turn/turn.ts';
import { heldAgainst, loadProduction, opsOf, type Production } from './production.ts';
import { shownSet } from './shown-set.ts';

/** What comes of an envelope that an agent gives. */
export type Submitted =
  /** It waits for its person from now on. */
  | { readonly outcome: 'stored'; readonly set: StoredChangeSet; readonly checked: CheckedOps }
  /** It was given before, word for word: the set as it is, whatever became of it. */
  | { readonly outcome: 'known'; readonly set: StoredChangeSet }
  /** Under its run and id there is another text. */
  | { readonly outcome: 'reused'; readonly set: StoredChangeSet }
  /** Nothing is kept: the set as a whole is refused, or some of its ops are. */
  | { readonly outcome: 'refused'; readonly fault: SetFault }
  | { readonly outcome: 'unfit'; readonly checked: CheckedOps };

/** Only holds an envelope against its project; nothing is kept. */
export async function checkSet(
  turn: Turn,
  envelope: unknown,
): Promise<
  Extract<Submitted, { outcome: 'refused' }> | { outcome: 'checked'; checked: CheckedOps }
> {
  const read = await readEnvelope(turn, envelope);
  if ('fault' in read) return { outcome: 'refused', fault: read.fault };
  const checked = heldAgainst(turn, read.production, read.envelope);
  return 'ops' in checked
    ? { outcome: 'checked', checked }
    : { outcome: 'refused', fault: checked };
}

/**
 * Keeps what an agent proposes, for its person to decide about. The same run and id are answered with
 * the set that they have, so that nothing is proposed twice; a set of which an op is refused leaves no
 * trace. Sets of the same phase that another run of this agent still has waiting are over.
 */
export async function submitSet(
  turn: Turn,
  envelope: unknown,
  agent: {
    readonly actor: string;
    readonly name: string | null;
    /** Its person is told at once, by the answer to this very call. */
    readonly toldAt?: string;
  },
): Promise<Submitted> {
  const fingerprint = idOfName(JSON.stringify(sorted(envelope)));
  const head = readSetHead(envelope);
  if ('code' in head) return { outcome: 'refused', fault: head };
  const known = await turn.changeSets.given(head.runId, head.changeSetId);
  if (known !== null) {
    return { outcome: known.fingerprint === fingerprint ? 'known' : 'reused', set: known };
  }
  const read = await readEnvelope(turn, envelope);
  if ('fault' in read) return { outcome: 'refused', fault: read.fault };
  const { production } = read;
  const checked = heldAgainst(turn, production, read.envelope);
  if (!('ops' in checked)) return { outcome: 'refused', fault: checked };
  if (!checked.ok) return { outcome: 'unfit', checked };
  const named = {
    set_id: turn.newId(),
    actor: agent.actor,
    agent_name: agentName(read.envelope) ?? agent.name,
    phase: head.phase,
  };
  const ops = describedOps(opsOf(read.envelope), production.project);
  const set: StoredChangeSet = {
    ...named,
    project_id: production.rows.project.project_id,
    run_id: head.runId,
    given_id: head.changeSetId,
    fingerprint,
    base_seq: readBase(head.itemsRevisionId) ?? 0,
    envelope: read.envelope,
    shown: shownSet(turn, production, { set: named, ops, checked }),
    told_at: agent.toldAt ?? null,
    state: 'proposed',
    decided_by: null,
    decided_at: null,
    reason: null,
    change_id: null,
    created_at: turn.now,
  };
  await supersede(turn, set);
  turn.changeSets.save(set, storedOps(set, ops));
  return { outcome: 'stored', set, checked };
}

async function supersede(turn: Turn, set: StoredChangeSet): Promise<void> {
  for (const other of await turn.changeSets.waiting(set.project_id)) {
    const isSamePart = other.run_id === set.run_id || other.phase !== set.phase;
    if (isSamePart || other.actor !== set.actor) continue;
    turn.changeSets.save({ ...other, state: 'superseded', decided_at: turn.now });
  }
}

function storedOps(set: StoredChangeSet, ops: readonly DescribedOp[]): StoredChangeSetOp[] {
  return ops.map(({ position, op, kind, clientRef }) => ({
    set_id: set.set_id,
    position,
    project_id: set.project_id,
    run_id: set.run_id,
    op,
    kind,
    client_ref: clientRef,
    status: 'proposed',
    code: null,
    object_name: null,
  }));
}

/** The envelope without answers of the agent's own, and the project that it is about. */
async function readEnvelope(
  turn: Turn,
  given: unknown,
): Promise<{ envelope: JsonObject; production: Production } | { fault: SetFault }> {
  const head = readSetHead(given);
  if ('code' in head) return { fault: head };
  const named = readEntityId(head.projectId);
  const [project = null] =
    named?.kind === 'plan' ? await turn.numbered([{ kind: 'project', number: named.number }]) : [];
  const production =
    project?.kind === 'project' ? await loadProduction(turn, project.row.project_id) : null;
  if (production === null) return { fault: { code: 'WRONG_PROJECT' } };
  return { envelope: withoutAnswers(isJsonObject(given) ? given : {}), production };
}

function agentName({ agent }: JsonObject): string | null {
  const name: unknown = isJsonObject(agent) ? agent['name'] : null;
  return typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 200) : null;
}

/** The same text for the same envelope, in whatever order its keys come. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}
