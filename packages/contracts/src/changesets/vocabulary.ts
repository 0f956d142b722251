import { z } from 'zod';

/** The one version of the contract. */
export const CHANGE_SET_VERSION = '1.0';

export const Phase = z.enum(['planning', 'solutioning', 'tasks', 'accounting', 'quote']);
export type Phase = z.infer<typeof Phase>;

export const OpName = z.enum([
  'item.create',
  'item.patch',
  'item.deleteRequest',
  'task.create',
  'task.patch',
  'task.deleteRequest',
  'dependency.upsert',
  'dependency.delete',
  'accountingLine.create',
  'accountingLine.patch',
  'accountingLine.deleteRequest',
  'quote.createDraft',
  'projection.recomputeHint',
]);
export type OpName = z.infer<typeof OpName>;

/** What a project has to have: an item of this category. */
export const ProjectNeed = z.enum(['moving', 'install_day', 'management']);
export type ProjectNeed = z.infer<typeof ProjectNeed>;

/** Finish or start of the first task to start or finish of the second. */
export const DependencyType = z.enum(['FS', 'SS', 'FF', 'SF']);
export type DependencyType = z.infer<typeof DependencyType>;

export const LineType = z.enum(['material', 'labor', 'purchase', 'shipping']);
export type LineType = z.infer<typeof LineType>;

/** A set holds at most so many ops. */
export const CHANGE_SET_OPS_MAX = 2000;
