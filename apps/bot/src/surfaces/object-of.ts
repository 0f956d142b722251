import type { ObjectHandle, SurfaceNavigateTo } from '@planerka/contracts';

/** The object that a navigation leads to, where it leads to one. */
export function objectOf(to: SurfaceNavigateTo | undefined): ObjectHandle[] {
  switch (to?.destination) {
    case 'workroom_task':
      return [{ kind: 'task', number: to.taskId }];
    case 'calendar_event':
      return [{ kind: 'timeblock', number: to.eventId }];
    case 'hub':
    case 'hub_queue':
    case undefined:
      return [];
  }
}
