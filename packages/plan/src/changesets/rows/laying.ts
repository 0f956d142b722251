import type { ProductionProject } from '@planerka/contracts';
import type { Given } from '../../change/given.ts';
import type { WorkingPlan } from '../state/working-plan.ts';
import type { ProductionRows } from './production-rows.ts';
import type { UuidOf } from './row-fields.ts';
import type { RowNames } from './row-names.ts';

/** The project before the set, as it is stored and as the core sees it, and after it. */
export interface LaidSet {
  readonly rows: ProductionRows;
  readonly names: RowNames;
  readonly project: ProductionProject;
  readonly plan: WorkingPlan;
}

/** What the rows of a set are made with. */
export type SetGiven = Pick<Given, 'now' | 'actor' | 'ids'>;

/** What the steps of one kind are made with. */
export interface Laying extends LaidSet {
  readonly given: SetGiven;
  readonly uuidOf: UuidOf;
  /** The uuid of what the set makes. */
  readonly idOfNew: (name: string) => string;
  /** Notes the number under which people and agents will know what the set makes. */
  readonly call: (name: string, kind: 'item' | 'task' | 'accounting_line', number: number) => void;
}
