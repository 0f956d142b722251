import { isOfKind, type PlanObject, type Target } from './object.ts';

/** The object when operations can act on its kind: those are the kinds that people number. */
export function asTarget(object: PlanObject | null): Target | null {
  return isOfKind(object, ['task', 'timeblock', 'project']) ? object : null;
}

/** The object when operations can act on it and it is not deleted. */
export function liveTarget(object: PlanObject | null): Target | null {
  const target = asTarget(object);
  return target && target.row.deleted_at === null ? target : null;
}
