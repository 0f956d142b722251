import { z } from 'zod';
import { StoredInstant } from './fields.ts';

/** A project (a *plan* to agents, DESIGN.md): what tasks belong to. */
export const Project = z.strictObject({
  project_id: z.uuid(),
  number: z.int().min(1),
  title: z.string(),
  description: z.string().nullable(),
  status: z.enum(['active', 'archived']),
  created_by: z.string(),
  created_at: StoredInstant,
  deleted_at: StoredInstant.nullable(),
  revision: z.int().min(1),
});
export type Project = z.infer<typeof Project>;
