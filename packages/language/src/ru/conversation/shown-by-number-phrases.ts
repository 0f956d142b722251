import type { TargetKind } from '@planerka/contracts';

/** The order for a number that stands alone. */
export const SHOW_BY_KIND: Readonly<Record<TargetKind, string>> = {
  task: 'покажи задачу',
  timeblock: 'покажи блок',
  project: 'покажи проект',
};
