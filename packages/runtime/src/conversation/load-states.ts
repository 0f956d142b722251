import {
  type AnyOperation,
  asTarget,
  type Kept,
  type Need,
  needsOf,
  type PlanState,
  pinIdOf,
  quoteMeant,
  roomIdOf,
  stateOf,
  type Target,
  type Timeblock,
} from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';
import { candidatesNamed, newestCandidates } from './candidates.ts';

type NeedOf<N extends Need['need']> = Extract<Need, { need: N }>;

/**
 * What the decisions about these targets look at. Each kind of need is one statement, however many
 * targets there are.
 */
export async function loadStates(
  turn: Turn,
  operation: AnyOperation,
  targets: ReadonlyArray<Target | null>,
): Promise<PlanState[]> {
  const needs = targets.map((target) => needsOf(operation, target, turn.moment));
  const all = needs.flat();
  const below = await turn.below(of(all, 'below').map((need) => need.task_id));
  const above = await turn.above(of(all, 'above').map((need) => need.task_id));
  const production = await productionOf(turn, of(all, 'production'));
  const common: Partial<PlanState> = {
    blocks: await blocksFor(turn, of(all, 'blocks')),
    takenOut: await takenOutOf(turn, of(all, 'taken_out')),
    other: await otherOf(turn, of(all, 'other')),
    candidates: await candidatesOf(turn, of(all, 'candidates')),
    numbered: await numberedOf(turn, of(all, 'numbered')),
    lists: of(all, 'lists').length > 0 ? await turn.lists() : [],
    production,
    quoteLines: await quoteLinesOf(turn, of(all, 'production'), production),
    person: turn.person,
    ...(of(all, 'room').length > 0 ? { room: await roomOf(turn) } : {}),
    ...(of(all, 'pin').length > 0 ? { pin: await pinOf(turn) } : {}),
  };
  return targets.map((target, index) => {
    const mine = needs[index] ?? [];
    return stateOf(target, {
      ...common,
      below: of(mine, 'below').flatMap((need) => below.get(need.task_id) ?? []),
      above: of(mine, 'above').flatMap((need) => above.get(need.task_id) ?? []),
    });
  });
}

function of<N extends Need['need']>(needs: readonly Need[], kind: N): NeedOf<N>[] {
  return needs.filter((need): need is NeedOf<N> => need.need === kind);
}

/** One span over all that are asked for: each decision looks at its own part of it. */
async function blocksFor(turn: Turn, needs: readonly NeedOf<'blocks'>[]): Promise<Timeblock[]> {
  const [from] = needs.map((need) => need.from).sort();
  const to = needs
    .map((need) => need.to)
    .sort()
    .at(-1);
  return from === undefined || to === undefined ? [] : await turn.blocksBetween(from, to);
}

/** Of one series: several objects at once are each meant alone. */
async function takenOutOf(
  turn: Turn,
  [need]: readonly NeedOf<'taken_out'>[],
): Promise<Timeblock[]> {
  return need === undefined ? [] : await turn.tx.takenOutOf(need.series_id, turn.now);
}

/** Of one project: several of them at once are not changed. */
async function productionOf(
  turn: Turn,
  [need]: readonly NeedOf<'production'>[],
): Promise<PlanState['production']> {
  return need === undefined ? null : await turn.production(need.project_id);
}

/** The lines of the version that is asked for. */
async function quoteLinesOf(
  turn: Turn,
  [need]: readonly NeedOf<'production'>[],
  production: PlanState['production'],
): Promise<PlanState['quoteLines']> {
  if (need?.quote === undefined || production === null) return [];
  const quote = quoteMeant(production.quotes, need.quote.version);
  return quote === null ? [] : await turn.tx.quoteLines(quote.quote_id);
}

/** An operation has one other object, whatever its targets are. */
async function otherOf(turn: Turn, [need]: readonly NeedOf<'other'>[]): Promise<Target | null> {
  return need === undefined ? null : await turn.byNumber(need.kind, need.number);
}

async function numberedOf(turn: Turn, needs: readonly NeedOf<'numbered'>[]): Promise<Target[]> {
  const handles = needs.flatMap((need) => need.handles);
  const found = handles.length === 0 ? [] : await turn.numbered(handles);
  return found.filter((target) => target !== null);
}

async function candidatesOf(
  turn: Turn,
  [need]: readonly NeedOf<'candidates'>[],
): Promise<Target[]> {
  if (need === undefined) return [];
  // Nothing is put into what is archived or done.
  const search = { kinds: [need.kind], states: ['open'], fits: () => true } as const;
  const named = need.words === null ? null : await candidatesNamed(turn, need.words, search);
  return named === null ? await newestCandidates(turn, search) : [...named.targets];
}

/** The room that the person is in here. */
export async function roomOf(turn: Turn): Promise<PlanState['room']> {
  const { room: row } = turn;
  const { thread, actor } = turn.context;
  return await kept(turn, row, { kind: 'workroom', id: roomIdOf(thread, actor.id) });
}

async function pinOf(turn: Turn): Promise<PlanState['pin']> {
  return await kept(turn, turn.pin, { kind: 'thread_pin', id: pinIdOf(turn.context.thread) });
}

interface Names {
  readonly task_id: string | null;
  readonly project_id: string | null;
  readonly revision: number;
}

async function kept<R extends Names>(
  turn: Turn,
  row: R | null,
  { kind, id }: { readonly kind: 'workroom' | 'thread_pin'; readonly id: string },
): Promise<Kept<R>> {
  if (row === null) return { row, revision: await turn.lastRevision(kind, id), names: [] };
  const task = row.task_id === null ? null : await turn.object('task', row.task_id);
  const project = row.project_id === null ? null : await turn.object('project', row.project_id);
  const names = [asTarget(task), asTarget(project)].filter((target) => target !== null);
  return { row, revision: row.revision, names };
}
