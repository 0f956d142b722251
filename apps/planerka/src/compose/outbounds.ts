import {
  type Circuit,
  createCircuit,
  createOutbound,
  type InHand,
  type Outbound,
  type OutboundHealth,
} from '@planerka/outbound';
import type { Metrics } from './metrics.ts';
import type { ProgramLog } from './program-log.ts';

/**
 * What a text model, a gateway of its own, a speech server and Telegram (its calls, its long poll, its files)
 * may have in hand at once.
 */
const AT_ONCE = {
  model: 32,
  gateway: 32,
  speech: 16,
  telegram: 64,
  polling: 2,
  files: 16,
} as const;
/** Nothing can replace Telegram, and everybody waits for it: it is tried again soon. */
const SHORT_RESTS = { restMs: 1_000, restMaxMs: 4_000 } as const;
/** More than are under way at once: chats whose calls fail together say nothing of the others. */
const FAILURES_OF_ALL = 100;

/** Everybody waits for the database, and nothing can replace it: it is tried again very soon. */
const DATABASE_RESTS = { restMs: 250, restMaxMs: 2_000 } as const;

/** The doors to every service that the program asks over HTTP. */
export type Outbounds = Readonly<Record<keyof typeof AT_ONCE, Outbound>>;

const tellChanges =
  (log: ProgramLog) =>
  ({ service, state, last_failure }: OutboundHealth): void => {
    if (state === 'working') log.warn({ service }, 'a service works again');
    else log.error({ service, why: last_failure }, 'a service fails: it is asked less for a while');
  };

/** The database is asked through its driver, and otherwise like every other service. */
export function databaseCircuit(log: ProgramLog, inHand: () => InHand): Circuit {
  return createCircuit(
    { service: 'database', onChange: tellChanges(log), ...DATABASE_RESTS },
    inHand,
  );
}

/** The door to a collector of traces, which is opened before all others. */
export function tracesDoor(log: ProgramLog): Outbound {
  return createOutbound({ service: 'traces', atOnce: 2, onChange: tellChanges(log) });
}

/** Makes these doors; a service that is let rest, and one that works again, is logged. */
export function createOutbounds(log: ProgramLog): Outbounds {
  const onChange = tellChanges(log);
  const door = (service: keyof typeof AT_ONCE, rests = {}): Outbound =>
    createOutbound({ service, atOnce: AT_ONCE[service], onChange, ...rests });
  return {
    model: door('model'),
    gateway: door('gateway'),
    speech: door('speech'),
    telegram: door('telegram', {
      ...SHORT_RESTS,
      failuresMax: FAILURES_OF_ALL,
      restsForHangs: false,
    }),
    polling: door('polling', SHORT_RESTS),
    files: door('files'),
  };
}

/** How every service does. */
export function outboundHealth(outbounds: Outbounds): readonly OutboundHealth[] {
  return Object.values(outbounds).map((each) => each.health());
}

/** Shows in the metrics what is asked of each service and what becomes of it. */
export function countOutbounds(metrics: Metrics, services: () => readonly OutboundHealth[]): void {
  const each = (value: (health: OutboundHealth) => number) => async () =>
    services().map((health) => ({
      labels: { service: health.service },
      value: value(health),
    }));
  metrics.labelled(
    'planerka_service_rests',
    'Whether a service is asked nothing for a while, as it kept failing',
    ['service'],
    each(({ state }) => (state === 'working' ? 0 : 1)),
  );
  metrics.labelled(
    'planerka_service_calls_in_hand',
    'Calls of a service that are under way',
    ['service'],
    each((health) => health.in_hand),
  );
  metrics.labelled(
    'planerka_service_calls_waiting',
    'Calls of a service that wait for others of them to end',
    ['service'],
    each((health) => health.waiting),
  );
  metrics.labelled(
    'planerka_service_calls',
    'Calls of a service since the start, by what became of them',
    ['service', 'end'],
    async () =>
      services().flatMap(({ service, calls }) =>
        Object.entries(calls).map(([end, value]) => ({ labels: { service, end }, value })),
      ),
  );
}
