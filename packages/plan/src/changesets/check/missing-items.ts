import { isJsonObject, type ProductionProject, ProjectNeed } from '@planerka/contracts';
import type { EnvelopeHead } from './read-head.ts';

/** What counts of an item here, of a row's or a payload's. */
interface SeenItem {
  readonly category: unknown;
  readonly requiresMoving: unknown;
  readonly requiresInstallation: unknown;
}

/**
 * The categories of items that the project needs and that neither it has nor the set proposes, for
 * which no warning says that they were declined (CS-P2). The items are seen as the set would leave them.
 */
export function missingItems(
  head: EnvelopeHead,
  project: ProductionProject,
  needs: readonly ProjectNeed[],
): ProjectNeed[] {
  const items = itemsAfter(head.ops, project);
  const needed = new Set(needs);
  const categories = new Set<unknown>();
  for (const { category, requiresMoving, requiresInstallation } of items) {
    categories.add(category);
    if (requiresMoving === true) needed.add('moving');
    if (requiresInstallation === true) needed.add('install_day');
  }
  const declined = head.warnings('TEMPLATE_DECLINED');
  return ProjectNeed.options.filter(
    (need) =>
      needed.has(need) &&
      !categories.has(need) &&
      !declined.some((message) => names(message, need)),
  );
}

function itemsAfter(ops: readonly unknown[], project: ProductionProject): Iterable<SeenItem> {
  const items = new Map<unknown, SeenItem>(
    project.items.map(({ itemId, category, flags }) => [itemId, seen({ category, flags })]),
  );
  for (const [index, op] of ops.entries()) {
    if (!isJsonObject(op) || !isJsonObject(op['payload'])) continue;
    if (op['op'] === 'item.create') items.set(index, seen(op['payload']));
    const before = items.get(op['itemId']);
    if (op['op'] === 'item.patch' && before !== undefined) {
      items.set(op['itemId'], seen(op['payload'], before));
    }
  }
  return items.values();
}

const UNSEEN: SeenItem = {
  category: undefined,
  requiresMoving: undefined,
  requiresInstallation: undefined,
};

function seen(
  { category, flags }: { readonly category?: unknown; readonly flags?: unknown },
  before = UNSEEN,
): SeenItem {
  const given: Readonly<Record<string, unknown>> = isJsonObject(flags) ? flags : {};
  const { requiresMoving = before.requiresMoving } = given;
  const { requiresInstallation = before.requiresInstallation } = given;
  return {
    category: category === undefined ? before.category : category,
    requiresMoving,
    requiresInstallation,
  };
}

/** Is the category named as a word of its own? */
function names(message: string, need: ProjectNeed): boolean {
  return new RegExp(`(?<![A-Za-z0-9_])${need}(?![A-Za-z0-9_])`).test(message);
}
