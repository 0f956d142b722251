import type { Task } from '@planerka/plan';
import type { Agenda } from '@planerka/runtime';

/** A task of an agenda; `toCome`: a repetition that is still ahead. */
export interface AgendaTask {
  readonly task: Task;
  readonly toCome: boolean;
}

/** The tasks that are written down, then the repetitions to come. */
export function agendaTasks({ tasks, repeats }: Agenda): AgendaTask[] {
  return [
    ...tasks.map((task) => ({ task, toCome: false })),
    ...repeats.map((task) => ({ task, toCome: true })),
  ];
}
