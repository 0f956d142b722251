import type { TaskLink } from '../../packages/plan/src/changesets/schedule/types.ts';
import type { SampleProject } from './random-project.ts';

interface Times {
  readonly duration: number;
  start: number;
  latest: number;
}

/** A project in Maps by the tasks' ids. */
export interface MappedProject {
  readonly durations: ReadonlyMap<string, number>;
  readonly leaving: ReadonlyMap<string, readonly TaskLink[]>;
  readonly incoming: ReadonlyMap<string, number>;
}

export function mapsOf({ tasks, links }: SampleProject): MappedProject {
  const durations = new Map(tasks.map(({ id, durationMinutes }) => [id, durationMinutes]));
  const leaving = new Map(tasks.map(({ id }): [string, TaskLink[]] => [id, []]));
  const incoming = new Map(tasks.map(({ id }) => [id, 0]));
  for (const link of links) {
    leaving.get(link.from)?.push(link);
    incoming.set(link.to, (incoming.get(link.to) ?? 0) + 1);
  }
  return { durations, leaving, incoming };
}

/** The passes of the critical path over Maps of objects: what it is measured against. */
export function pathOverMaps({ durations, leaving, incoming }: MappedProject): {
  times: ReadonlyMap<string, Times>;
  finish: number;
} {
  const times = new Map(
    Array.from(durations, ([id, duration]): [string, Times] => [
      id,
      { duration, start: 0, latest: 0 },
    ]),
  );
  const waiting = new Map(incoming);
  const order = [...waiting].flatMap(([id, left]) => (left === 0 ? [id] : []));
  for (const id of order) {
    for (const link of leaving.get(id) ?? []) {
      goForward(link, times);
      const left = (waiting.get(link.to) ?? 0) - 1;
      waiting.set(link.to, left);
      if (left === 0) order.push(link.to);
    }
  }
  let finish = 0;
  for (const { start, duration } of times.values()) finish = Math.max(finish, start + duration);
  for (const id of order.toReversed()) {
    const one = times.get(id);
    if (one === undefined) continue;
    one.latest = finish - one.duration;
    for (const link of leaving.get(id) ?? []) {
      const bound = (times.get(link.to)?.latest ?? 0) - weightOf(link, times);
      one.latest = Math.min(one.latest, bound);
    }
  }
  return { times, finish };
}

function goForward(link: TaskLink, times: ReadonlyMap<string, Times>): void {
  const from = times.get(link.from);
  const to = times.get(link.to);
  if (from === undefined || to === undefined) return;
  to.start = Math.max(to.start, from.start + weightOf(link, times));
}

function weightOf(
  { from, to, type, lagMinutes }: TaskLink,
  times: ReadonlyMap<string, Times>,
): number {
  const first = times.get(from)?.duration ?? 0;
  const second = times.get(to)?.duration ?? 0;
  switch (type) {
    case 'FS':
      return first + lagMinutes;
    case 'SS':
      return lagMinutes;
    case 'FF':
      return first - second + lagMinutes;
    case 'SF':
      return lagMinutes - second;
  }
}
