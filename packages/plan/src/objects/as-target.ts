import type { PlanObject, Target } from './object.ts';

/** The object when operations can act on its kind. */
export function asTarget(object: PlanObject | null): Target | null {
  switch (object?.kind) {
    case 'task':
    case 'timeblock':
    case 'project':
      return object;
    case 'thread_pin':
    case 'memo':
    case 'workroom':
    case 'workspace':
    case 'person':
    case undefined:
      return null;
  }
}

/** The object when operations can act on it and it is not deleted. */
export function liveTarget(object: PlanObject | null): Target | null {
  const target = asTarget(object);
  return target && target.row.deleted_at === null ? target : null;
}
