import { DOUBTFUL, type ObjectHandle, operationEntry, type ShownOnes } from '@planerka/contracts';
import { say } from '@planerka/plan';
import { isLoss } from '../drafts/is-loss.ts';
import type { OperationProposal } from '../proposal.ts';
import type { Turn } from '../turn/turn.ts';
import { type Refusal, refusal } from '../verdict.ts';
import { isAt } from './said-set.ts';

/** A single object has no place in a list: "последнюю" is then what was shown at all. */
const LIST_MIN = 2;

/** What words for a part of the list that was shown last come to. */
export type OfShown =
  | { readonly kind: 'proposal'; readonly proposal: OperationProposal }
  /** All of them are meant at once. */
  | { readonly kind: 'several'; readonly handles: readonly ObjectHandle[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * "первую и третью", "последнюю", "то, что утром": those of the objects that were shown last which the words
 * mean, with nothing guessed: a place that is not there, or an hour at which nothing begins, is refused.
 */
export async function ofShown(turn: Turn, proposal: OperationProposal): Promise<OfShown> {
  const { read, refs, suggested } = proposal;
  const { shown, mention: _said, kind, ...rest } = read;
  if (shown === undefined || refs.length > 0) return { kind: 'proposal', proposal };
  const listed = listInView(proposal);
  const among = rowsOf(shown, listed, suggested).filter(
    (each) => kind === undefined || each.kind === kind,
  );
  if (among.length < LIST_MIN && isLast(shown)) {
    return { kind: 'proposal', proposal: { ...proposal, read: rest } };
  }
  const handles =
    shown.hours === undefined ? placed(among, shown) : await timed(turn, among, shown);
  const [only, ...others] = handles ?? [];
  const least = shown.rest === true ? 1 : LIST_MIN;
  if (only === undefined || among.length < least) {
    const message = say('nothing_found', { words: read.mention ?? null });
    return {
      kind: 'refused',
      refusal: refusal('NOTHING_FOUND', message, say('nothing_changed', {})),
    };
  }
  const [place, ...places] = shown.places ?? [];
  const isOne = place !== undefined && places.length === 0;
  const twice = isOne ? rowsMeant(proposal, place, only) : [];
  if (twice.length > 1) {
    return { kind: 'proposal', proposal: { ...proposal, read: rest, refs: twice } };
  }
  const isCounted = shown.hours === undefined && operationEntry(read.operation.type).bulk;
  if (others.length > 0 && isCounted) return { kind: 'several', handles: [only, ...others] };
  const confidence = isLoss(read.operation) ? Math.min(read.confidence, DOUBTFUL) : read.confidence;
  const meant = { ...proposal, read: { ...rest, confidence }, refs: [only, ...others] };
  return { kind: 'proposal', proposal: meant };
}

type List = NonNullable<OperationProposal['listed']>;
const isSame = (a: ObjectHandle, b: ObjectHandle): boolean =>
  a.kind === b.kind && a.number === b.number;

type Shown = Pick<OperationProposal, 'suggested' | 'listed'>;

/**
 * The list whose places are meant: the newest one, as long as nothing but its own objects was shown since,
 * for what was changed of a list is told in no order of its own; else what the newest answer shows, where
 * that is several. Null where there is none.
 */
export function listInView({ suggested, listed }: Shown): List | null {
  const isOfList = listed?.since.every((one) => hasOne(listed.objects, one));
  if (listed !== undefined && isOfList === true) return listed;
  return suggested.length >= LIST_MIN ? { objects: suggested, since: [] } : null;
}

/**
 * What a place of the list in view may mean: its row, and where that row was changed just now beside
 * others, the one at the same place of what was told of them, too.
 */
export function rowsMeant(
  { suggested, listed }: Shown,
  place: number,
  row: ObjectHandle,
): readonly ObjectHandle[] {
  const isChanged = listed !== undefined && suggested.length >= LIST_MIN && hasOne(suggested, row);
  const other = isChanged ? suggested.at(place > 0 ? place - 1 : place) : undefined;
  return other === undefined || isSame(other, row) ? [row] : [row, other];
}

/** "их": all that the newest answer shows; "остальные": what is left of the list; else its rows. */
function rowsOf(
  { rest, all }: ShownOnes,
  listed: List | null,
  suggested: readonly ObjectHandle[],
): readonly ObjectHandle[] {
  if (rest === true) return leftOf(listed);
  return all === true && suggested.length >= LIST_MIN ? suggested : (listed?.objects ?? suggested);
}

const hasOne = (among: readonly ObjectHandle[], one: ObjectHandle): boolean =>
  among.some((each) => isSame(one, each));

/** Those of a list that were not shown alone since. */
const leftOf = (list: List | null): readonly ObjectHandle[] =>
  list === null || list.since.length === 0
    ? []
    : list.objects.filter((one) => !list.since.some((each) => isSame(one, each)));

const isLast = ({ places = [], hours }: ShownOnes): boolean =>
  hours === undefined && places.length === 1 && places[0] === -1;

/** The objects at the places; null where one of the places is not there. */
function placed(
  among: readonly ObjectHandle[],
  { places = [], all, rest }: ShownOnes,
): readonly ObjectHandle[] | null {
  if (all === true || rest === true) return among;
  const found = places.map((place) => among[place > 0 ? place - 1 : among.length + place]);
  const there = found.filter((handle) => handle !== undefined);
  return there.length === places.length ? there : null;
}

async function timed(
  turn: Turn,
  among: readonly ObjectHandle[],
  { hours }: ShownOnes,
): Promise<readonly ObjectHandle[]> {
  const found = await turn.numbered(among);
  return among.filter((_, index) => {
    const target = found[index];
    return target != null && hours !== undefined && isAt(turn, target, { hours });
  });
}
