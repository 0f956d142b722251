import { isJsonObject, type JsonObject, ProductionProject } from '@planerka/contracts';
import { readCalendar } from './read-calendar.ts';

/** A project as the core holds a set against it; otherwise the first field that does not fit. */
export function readProductionProject(
  raw: unknown,
): ProductionProject | { readonly field: string } {
  if (!isJsonObject(raw)) return { field: 'plan' };
  const read = ProductionProject.safeParse(withoutNulls(raw));
  if (read.success) return read.data;
  return { field: ['plan', ...(read.error.issues[0]?.path ?? [])].join('.') };
}

/** A list that is null is none at all. */
function withoutNulls({ calendar, ...plan }: JsonObject): JsonObject {
  const given = Object.entries(plan).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(given), calendar: readCalendar(calendar) };
}
