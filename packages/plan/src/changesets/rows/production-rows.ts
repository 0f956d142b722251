import type { AccountingLine } from '../../objects/accounting-line.ts';
import type { Dependency } from '../../objects/dependency.ts';
import type { Item } from '../../objects/item.ts';
import type { Project } from '../../objects/project.ts';
import type { Quote } from '../../objects/quote.ts';
import type { Task } from '../../objects/task.ts';

/** A production project as it is stored: live rows only, and links between live tasks. */
export interface ProductionRows {
  readonly project: Project;
  readonly timezone: string;
  /** Whoever sells in the newest project that names somebody. */
  readonly usualSeller: Project['seller'];
  /** The seq of the journal up to which the rows were read. */
  readonly seq: number;
  readonly items: readonly Item[];
  readonly tasks: readonly Task[];
  readonly dependencies: readonly Dependency[];
  readonly lines: readonly AccountingLine[];
  readonly quotes: readonly Quote[];
  /** The seq of each row's last change in the journal, by its uuid. */
  readonly seqs: ReadonlyMap<string, number>;
  readonly applied: ReadonlyArray<{
    readonly runId: string;
    readonly clientRef: string;
    readonly id: string;
  }>;
  readonly appliedSets: ReadonlyArray<{ readonly runId: string; readonly changeSetId: string }>;
}

/** The currency of projects for which nobody has named one. */
export const DEFAULT_CURRENCY = 'RUB';
