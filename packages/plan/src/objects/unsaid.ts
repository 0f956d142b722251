import type { z } from 'zod';

/** Every field of a row that may be null, as null: nothing was said of them. */
export function unsaid(schema: z.ZodObject): Readonly<Record<string, null>> {
  const fields = Object.entries(schema.shape);
  return Object.fromEntries(
    fields.flatMap(([field, form]) => (form.safeParse(null).success ? [[field, null]] : [])),
  );
}
