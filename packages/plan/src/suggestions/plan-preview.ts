import { ESTIMATE_MAX_MINUTES, isJsonObject, type PlanPreview } from '@planerka/contracts';
import { isCount } from './payload-readers.ts';

/** What an item is held against. */
interface PreviewGround {
  readonly todoIds: readonly string[];
  readonly isRationale: (value: unknown) => value is string;
}

type Item = PlanPreview['items'][number];

/**
 * The plan of the day with the items that are lawful (X3): each falls alone, and of two with one rank
 * the second. Undefined where there is no list of items at all.
 */
export function readPlanPreview(raw: unknown, ground: PreviewGround): PlanPreview | undefined {
  const given = isJsonObject(raw) ? raw['items'] : undefined;
  if (!Array.isArray(given)) return undefined;
  const offered = new Set<unknown>(ground.todoIds);
  const ranks = new Set<number>();
  const items: Item[] = [];
  for (const entry of given) {
    const item = readItem(entry, offered, ground);
    if (item === undefined || ranks.has(item.rank)) continue;
    ranks.add(item.rank);
    items.push(item);
  }
  return { topN: items.length, items };
}

function readItem(
  entry: unknown,
  offered: ReadonlySet<unknown>,
  { isRationale }: PreviewGround,
): Item | undefined {
  if (!isJsonObject(entry)) return undefined;
  const { todoId, rank, timeEstimateMin, rationale } = entry;
  const isLawful =
    typeof todoId === 'string' &&
    offered.has(todoId) &&
    isCount(rank) &&
    isCount(timeEstimateMin) &&
    timeEstimateMin <= ESTIMATE_MAX_MINUTES &&
    isRationale(rationale);
  return isLawful ? { todoId, rank, timeEstimateMin, rationale } : undefined;
}
