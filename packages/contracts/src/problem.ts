import { z } from 'zod';

/** RFC 9457 problem details; `errors` names each field at fault by its JSON pointer. */
export const Problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int().min(400).max(599),
  code: z.string(),
  detail: z.string(),
  errors: z
    .array(z.strictObject({ pointer: z.string(), detail: z.string() }))
    .max(50)
    .optional(),
});
export type Problem = z.infer<typeof Problem>;

export const PROBLEM_CONTENT_TYPE = 'application/problem+json';
