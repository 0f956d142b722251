import type { ObjectFacts } from '@planerka/plan';
import { blockInBrief, taskInBrief } from './describe.ts';
import { nameSubject } from './name-object.ts';

type NamelessKind = Exclude<ObjectFacts['kind'], 'task' | 'timeblock' | 'project' | 'workspace'>;

/** One line for an object of any kind; `nameless`: what those are called that have no name. */
export function objectInBrief(
  object: ObjectFacts,
  zone: string,
  nameless: Readonly<Record<NamelessKind, string>>,
): string {
  switch (object.kind) {
    case 'task':
      return taskInBrief(object.row, zone);
    case 'timeblock':
      return blockInBrief(object.row, zone);
    case 'project':
      return nameSubject(object);
    case 'workspace':
      return `часовой пояс ${object.row.timezone}`;
    case 'memo':
    case 'thread_pin':
    case 'workroom':
    case 'person':
      return nameless[object.kind];
  }
}
