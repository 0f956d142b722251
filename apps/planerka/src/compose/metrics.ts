import type { BotMeter } from '@planerka/bot';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30];

export interface Metrics {
  readonly meter: BotMeter;
  readonly contentType: string;
  /** Keeps a gauge at what `read` says whenever the metrics are read. */
  gauge(name: string, help: string, read: () => Promise<number>): void;
  /** The same for values that bear labels; those that are not read any more are gone. */
  labelled<L extends string>(
    name: string,
    help: string,
    labels: readonly L[],
    read: () => Promise<
      ReadonlyArray<{ readonly labels: Record<L, string>; readonly value: number }>
    >,
  ): void;
  /** Adds what Node knows of its own process. */
  countProcess(): void;
  text(): Promise<string>;
}

/** What `/metrics` shows, in Prometheus's format. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const events = new Counter({
    name: 'planerka_bot_events_total',
    help: 'What the bot has done, by kind',
    labelNames: ['kind'] as const,
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'planerka_bot_seconds',
    help: 'How long parts of the path took',
    labelNames: ['part'] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  return {
    meter: {
      count: (kind) => events.inc({ kind }),
      took: (part, milliseconds) => durations.observe({ part }, milliseconds / 1000),
    },
    contentType: registry.contentType,
    gauge: (name, help, read) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers: [registry],
        collect: async () => {
          gauge.set(await read());
        },
      });
    },
    labelled: (name, help, labelNames, read) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [...labelNames],
        registers: [registry],
        collect: async () => {
          const values = await read();
          gauge.reset();
          for (const { labels, value } of values) gauge.set(labels, value);
        },
      });
    },
    countProcess: () => collectDefaultMetrics({ register: registry }),
    text: () => registry.metrics(),
  };
}
